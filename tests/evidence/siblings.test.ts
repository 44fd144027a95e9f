import { siblings } from './cards/siblings.ts';
import { proveAll } from './support/evidence.ts';

proveAll(siblings);

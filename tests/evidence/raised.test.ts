import { raised } from './cards/raised.ts';
import { proveAll } from './support/evidence.ts';

proveAll(raised);

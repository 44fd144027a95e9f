import { momentum } from './cards/momentum.ts';
import { proveAll } from './support/evidence.ts';

proveAll(momentum);

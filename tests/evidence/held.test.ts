import { held } from './cards/held.ts';
import { proveAll } from './support/evidence.ts';

proveAll(held);

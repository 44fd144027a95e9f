import { objectsMade } from './cards/objects-made.ts';
import { proveAll } from './support/evidence.ts';

proveAll(objectsMade);

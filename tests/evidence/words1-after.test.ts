import { words1After } from './cards/words1-after.ts';
import { proveAll } from './support/evidence.ts';

proveAll(words1After);

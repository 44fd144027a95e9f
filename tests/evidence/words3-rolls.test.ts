import { words3Rolls } from './cards/words3-rolls.ts';
import { proveAll } from './support/evidence.ts';

proveAll(words3Rolls);

import { words1Moves } from './cards/words1-moves.ts';
import { proveAll } from './support/evidence.ts';

proveAll(words1Moves);

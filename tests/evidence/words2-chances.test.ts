import { words2Chances } from './cards/words2-chances.ts';
import { proveAll } from './support/evidence.ts';

proveAll(words2Chances);

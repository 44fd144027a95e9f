import { words2Specials } from './cards/words2-specials.ts';
import { proveAll } from './support/evidence.ts';

proveAll(words2Specials);

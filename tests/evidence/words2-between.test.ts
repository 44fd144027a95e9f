import { words2Between } from './cards/words2-between.ts';
import { proveAll } from './support/evidence.ts';

proveAll(words2Between);

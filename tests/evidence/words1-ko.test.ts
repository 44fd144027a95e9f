import { words1Ko } from './cards/words1-ko.ts';
import { proveAll } from './support/evidence.ts';

proveAll(words1Ko);

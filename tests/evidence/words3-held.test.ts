import { words3Held } from './cards/words3-held.ts';
import { proveAll } from './support/evidence.ts';

proveAll(words3Held);

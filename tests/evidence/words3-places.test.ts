import { words3Places } from './cards/words3-places.ts';
import { proveAll } from './support/evidence.ts';

proveAll(words3Places);

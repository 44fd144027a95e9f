import { words3Others } from './cards/words3-others.ts';
import { proveAll } from './support/evidence.ts';

proveAll(words3Others);

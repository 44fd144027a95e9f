import { lastChance } from './cards/words4-last-chance.ts';
import { proveAll } from './support/evidence.ts';

proveAll(lastChance);

import { words1Damage } from './cards/words1-damage.ts';
import { proveAll } from './support/evidence.ts';

proveAll(words1Damage);

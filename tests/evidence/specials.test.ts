import { specials } from './cards/specials.ts';
import { proveAll } from './support/evidence.ts';

proveAll(specials);

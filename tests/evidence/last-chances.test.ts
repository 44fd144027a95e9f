import { lastChances } from './cards/last-chances.ts';
import { proveAll } from './support/evidence.ts';

proveAll(lastChances);

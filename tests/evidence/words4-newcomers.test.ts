import { newcomers } from './cards/words4-newcomers.ts';
import { proveAll } from './support/evidence.ts';

proveAll(newcomers);

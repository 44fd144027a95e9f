import { newcomers } from './cards/newcomers.ts';
import { proveAll } from './support/evidence.ts';

proveAll(newcomers);

import { printedS } from './cards/printed-s.ts';
import { proveAll } from './support/evidence.ts';

proveAll(printedS);

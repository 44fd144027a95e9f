import { printedTU } from './cards/printed-t-u.ts';
import { proveAll } from './support/evidence.ts';

proveAll(printedTU);

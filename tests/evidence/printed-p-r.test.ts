import { printedPR } from './cards/printed-p-r.ts';
import { proveAll } from './support/evidence.ts';

proveAll(printedPR);

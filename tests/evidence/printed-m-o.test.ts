import { printedMO } from './cards/printed-m-o.ts';
import { proveAll } from './support/evidence.ts';

proveAll(printedMO);

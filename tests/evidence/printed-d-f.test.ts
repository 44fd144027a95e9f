import { printedDF } from './cards/printed-d-f.ts';
import { proveAll } from './support/evidence.ts';

proveAll(printedDF);

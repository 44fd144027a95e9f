import { printedC } from './cards/printed-c.ts';
import { proveAll } from './support/evidence.ts';

proveAll(printedC);

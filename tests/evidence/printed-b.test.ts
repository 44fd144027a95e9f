import { printedB } from './cards/printed-b.ts';
import { proveAll } from './support/evidence.ts';

proveAll(printedB);

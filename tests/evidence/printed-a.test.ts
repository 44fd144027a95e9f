import { printedA } from './cards/printed-a.ts';
import { proveAll } from './support/evidence.ts';

proveAll(printedA);

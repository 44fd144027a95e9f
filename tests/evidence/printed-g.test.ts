import { printedG } from './cards/printed-g.ts';
import { proveAll } from './support/evidence.ts';

proveAll(printedG);

import { printedHL } from './cards/printed-h-l.ts';
import { proveAll } from './support/evidence.ts';

proveAll(printedHL);

import { printedVZ } from './cards/printed-v-z.ts';
import { proveAll } from './support/evidence.ts';

proveAll(printedVZ);

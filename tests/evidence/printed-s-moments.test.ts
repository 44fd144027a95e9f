import { printedSMoments } from './cards/printed-s-moments.ts';
import { proveAll } from './support/evidence.ts';

proveAll(printedSMoments);

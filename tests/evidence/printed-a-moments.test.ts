import { printedAMoments } from './cards/printed-a-moments.ts';
import { proveAll } from './support/evidence.ts';

proveAll(printedAMoments);

import { marks } from './cards/words4-marks.ts';
import { proveAll } from './support/evidence.ts';

proveAll(marks);

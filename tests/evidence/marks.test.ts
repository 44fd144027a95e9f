import { marks } from './cards/marks.ts';
import { proveAll } from './support/evidence.ts';

proveAll(marks);

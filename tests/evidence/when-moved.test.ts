import { whenMoved } from './cards/when-moved.ts';
import { proveAll } from './support/evidence.ts';

proveAll(whenMoved);

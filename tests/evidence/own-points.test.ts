import { ownPoints } from './cards/own-points.ts';
import { proveAll } from './support/evidence.ts';

proveAll(ownPoints);

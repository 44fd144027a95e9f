import { placesTaken } from './cards/places-taken.ts';
import { proveAll } from './support/evidence.ts';

proveAll(placesTaken);

import { handedOn } from './cards/handed-on.ts';
import { proveAll } from './support/evidence.ts';

proveAll(handedOn);

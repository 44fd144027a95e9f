import { inFormation } from './cards/in-formation.ts';
import { proveAll } from './support/evidence.ts';

proveAll(inFormation);

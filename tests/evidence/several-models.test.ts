import { severalModels } from './cards/several-models.ts';
import { proveAll } from './support/evidence.ts';

proveAll(severalModels);

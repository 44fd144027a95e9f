import { models } from './cards/words4-models.ts';
import { proveAll } from './support/evidence.ts';

proveAll(models);

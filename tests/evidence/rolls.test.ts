import { rolls } from './cards/rolls.ts';
import { proveAll } from './support/evidence.ts';

proveAll(rolls);

import { afterAnAction } from './cards/after-an-action.ts';
import { proveAll } from './support/evidence.ts';

proveAll(afterAnAction);

import { betweenActions } from './cards/between-actions.ts';
import { proveAll } from './support/evidence.ts';

proveAll(betweenActions);

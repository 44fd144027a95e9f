import { PROOF_C } from './cards/proof-c.ts';
import { proveAll } from './support/evidence.ts';

proveAll(PROOF_C);

import { PROOF_A } from './cards/proof-a.ts';
import { proveAll } from './support/evidence.ts';

proveAll(PROOF_A);

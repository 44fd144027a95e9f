import { PROOF_B } from './cards/proof-b.ts';
import { proveAll } from './support/evidence.ts';

proveAll(PROOF_B);

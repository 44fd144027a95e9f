import { PROOF_D_F } from './cards/proof-d-f.ts';
import { proveAll } from './support/evidence.ts';

proveAll(PROOF_D_F);

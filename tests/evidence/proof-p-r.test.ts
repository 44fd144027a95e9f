import { PROOF_P_R } from './cards/proof-p-r.ts';
import { proveAll } from './support/evidence.ts';

proveAll(PROOF_P_R);

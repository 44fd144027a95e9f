import { PROOF_T_U } from './cards/proof-t-u.ts';
import { proveAll } from './support/evidence.ts';

proveAll(PROOF_T_U);

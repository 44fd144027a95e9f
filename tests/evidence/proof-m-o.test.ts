import { PROOF_M_O } from './cards/proof-m-o.ts';
import { proveAll } from './support/evidence.ts';

proveAll(PROOF_M_O);

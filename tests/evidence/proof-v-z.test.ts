import { PROOF_V_Z } from './cards/proof-v-z.ts';
import { proveAll } from './support/evidence.ts';

proveAll(PROOF_V_Z);

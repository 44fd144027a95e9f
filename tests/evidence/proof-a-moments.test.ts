import { PROOF_A_MOMENTS } from './cards/proof-a-moments.ts';
import { proveAll } from './support/evidence.ts';

proveAll(PROOF_A_MOMENTS);

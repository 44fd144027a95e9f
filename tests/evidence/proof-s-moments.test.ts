import { PROOF_S_MOMENTS } from './cards/proof-s-moments.ts';
import { proveAll } from './support/evidence.ts';

proveAll(PROOF_S_MOMENTS);

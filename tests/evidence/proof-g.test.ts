import { PROOF_G } from './cards/proof-g.ts';
import { proveAll } from './support/evidence.ts';

proveAll(PROOF_G);

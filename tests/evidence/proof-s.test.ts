import { PROOF_S } from './cards/proof-s.ts';
import { proveAll } from './support/evidence.ts';

proveAll(PROOF_S);

import { PROOF_H_L } from './cards/proof-h-l.ts';
import { proveAll } from './support/evidence.ts';

proveAll(PROOF_H_L);

import { transfer } from './cards/words4-transfer.ts';
import { proveAll } from './support/evidence.ts';

proveAll(transfer);

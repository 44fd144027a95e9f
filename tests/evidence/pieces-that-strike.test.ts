import { piecesThatStrike } from './cards/pieces-that-strike.ts';
import { proveAll } from './support/evidence.ts';

proveAll(piecesThatStrike);

import { onTheMove } from './cards/on-the-move.ts';
import { proveAll } from './support/evidence.ts';

proveAll(onTheMove);

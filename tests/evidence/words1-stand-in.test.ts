import { words1StandIn } from './cards/words1-stand-in.ts';
import { proveAll } from './support/evidence.ts';

proveAll(words1StandIn);

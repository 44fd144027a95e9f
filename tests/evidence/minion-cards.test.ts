import { minionCards } from './cards/minion-cards.ts';
import { proveAll } from './support/evidence.ts';

proveAll(minionCards);

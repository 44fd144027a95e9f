import { waysAndDice } from './cards/ways-and-dice.ts';
import { proveAll } from './support/evidence.ts';

proveAll(waysAndDice);

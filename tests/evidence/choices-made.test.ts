import { choicesMade } from './cards/choices-made.ts';
import { proveAll } from './support/evidence.ts';

proveAll(choicesMade);

import { standIns } from './cards/stand-ins.ts';
import { proveAll } from './support/evidence.ts';

proveAll(standIns);

import { team } from './cards/team.ts';
import { proveAll } from './support/evidence.ts';

proveAll(team);

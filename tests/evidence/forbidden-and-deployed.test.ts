import { forbiddenAndDeployed } from './cards/forbidden-and-deployed.ts';
import { proveAll } from './support/evidence.ts';

proveAll(forbiddenAndDeployed);

import { helpAndHindrance } from './cards/help-and-hindrance.ts';
import { proveAll } from './support/evidence.ts';

proveAll(helpAndHindrance);

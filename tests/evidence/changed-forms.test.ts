import { changedForms } from './cards/changed-forms.ts';
import { proveAll } from './support/evidence.ts';

proveAll(changedForms);

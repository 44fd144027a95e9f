import type { Agenda } from '../model/encounter.ts';
import { mostCounted } from './most.ts';

/** Citizens whom a Supreme has come to touch; they leave at once. @rule PC-AGENDA-17 */
export const teleportationTag: Agenda = {
  id: 'teleportationTag',
  rule: 'PC-AGENDA-17',
  category: 'citizens',
  worth: (w, mine) => mostCounted(w, mine),
};

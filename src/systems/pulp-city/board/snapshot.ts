import type { Places, RollSpec } from '../model/roll.ts';
import type { ModelState } from '../model/state.ts';
import { makeWorld, type World } from '../model/encounter.ts';
import { everyoneOnTable } from './on-table.ts';

/** Where everybody stands now. */
export function placesNow(w: World): Places {
  return Object.fromEntries(
    everyoneOnTable(w).map(({ id, x, y, z, inside, wall }) => [id, { x, y, z, inside, wall }]),
  );
}

/** The Encounter with everybody back where the dice of this roll are worked out from. @rule PC-TYPE-15 */
export function asBefore(w: World, spec: RollSpec): World {
  const places = spec.overrun?.places ?? null;
  if (places === null) return w;
  const models: Record<string, ModelState> = { ...w.state.models };
  for (const [id, place] of Object.entries(places)) {
    const model = models[id];
    if (model !== undefined) models[id] = { ...model, ...place, status: 'table' };
  }
  return makeWorld(w.setup, w.rules, { ...w.state, models });
}

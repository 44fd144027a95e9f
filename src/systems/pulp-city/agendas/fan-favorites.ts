import { SLACK } from '../../../geometry/units.ts';
import { gapBetween, withinRange } from '../board/distance.ts';
import { citizensOnTable } from '../board/on-table.ts';
import { sideOf } from '../board/sides.ts';
import type { Agenda, World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import { profileOf } from '../model/lookup.ts';
import { scores } from '../rules/objectives/control.ts';
import { mostCounted } from './most.ts';
import { mayTag } from './tags.ts';

/** SFX of one Action Roll that win a Citizen, and inches within which it is. */
const SFX = 3;
const REACH = 6;

/** The Citizen nearest to the model, or several as near. */
function nearest(w: World, model: ModelId): readonly ModelId[] {
  const near = citizensOnTable(w)
    .map(({ id }) => id)
    .filter((id) => withinRange(w, model, id, REACH));
  const away = (id: ModelId): number => gapBetween(w, model, id).horizontal;
  const least = Math.min(...near.map(away));
  return near.filter((id) => away(id) <= least + SLACK);
}

/** Citizens who have seen a Supreme do something great; they leave when the roll is over. @rule PC-AGENDA-19 */
export const fanFavorites: Agenda = {
  id: 'fanFavorites',
  rule: 'PC-AGENDA-19',
  category: 'citizens',
  worth: (w, mine) => mostCounted(w, mine),
  hears(w, _mine, event) {
    if (event.type !== 'rolled' || !event.won) return [];
    const before = w.setup.switches.fanFavorites === 'generated' ? event.cancelled : 0;
    if (event.sfx + before < SFX) return [];
    const { attacker: model } = event;
    const team = sideOf(w, model);
    if (team === null || profileOf(w, model).kind !== 'supreme' || !scores(w, model)) return [];
    const options = nearest(w, model).filter((citizen) => mayTag(w, model, citizen));
    return options.length === 0 ? [] : [{ type: 'citizenTagDue', due: { model, team, options } }];
  },
};

import { alliances, alliesOf, together } from '../board/allies.ts';
import { areEnemies } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';

/** 1 for what a Team of one's side has, -1 for what another has. */
export const signFor = (w: World, team: TeamId, me: TeamId): 1 | -1 => (areEnemies(w, team, me) ? -1 : 1);

/** How far a Team and its allies are ahead of the best of the other sides. @rule PC-TABLE-14 */
export function ahead(w: World, me: TeamId, amount: (team: TeamId) => number): number {
  const others = alliances(w.setup).filter((all) => !all.includes(me));
  const best = Math.max(...others.map((all) => together(all, amount)));
  return together(alliesOf(w.setup, me), amount) - best;
}

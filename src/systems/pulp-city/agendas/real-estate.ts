import { piecesOn } from '../board/scene.ts';
import type { Agenda, World } from '../model/encounter.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { most, presence, supremesThatCount } from '../rules/objectives/control.ts';
import { forMost } from './most.ts';

/** Structures that stand, but for those Summoned. @rule PC-AGENDA-22 @rule PC-STRUCT-13 */
const standing = (w: World): readonly TerrainPiece[] =>
  piecesOn(w).filter(
    ({ kind, summoned, token }) => kind === 'structure' && summoned === undefined && token !== true,
  );

/** Structures Tagged: Controlled once, and by no Enemy since. @rule PC-AGENDA-22 @rule PC-CONTROL-03 */
export const realEstate: Agenda = {
  id: 'realEstate',
  rule: 'PC-AGENDA-22',
  category: 'urbanism',
  worth: (w) => forMost(w, (team) => standing(w).filter(({ id }) => w.state.tags?.[id] === team).length),
  atEndOfRound(w) {
    const at = supremesThatCount(w);
    const tags = standing(w).flatMap(({ id }) => {
      const amounts = presence(w, { id, of: 'piece', piece: id }, 'supremes', at);
      const team = most(w, (one) => amounts.get(one) ?? 0);
      return team === null || w.state.tags?.[id] === team ? [] : [{ id, team }];
    });
    return tags.length === 0 ? [] : [{ type: 'structuresTagged', tags }];
  },
};

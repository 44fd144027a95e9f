import type { Waypoint } from '../../../../tabletop/gait.ts';
import { baseMm, baseRadius } from '../../../../systems/pulp-city/board/bodies.ts';
import { teamOf } from '../../../../systems/pulp-city/board/sides.ts';
import type { Anew } from '../../../../systems/pulp-city/model/decisions.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import type { ModelId } from '../../../../systems/pulp-city/model/ids.ts';
import type { Overlay } from '../../../../ui/table/types.ts';
import type { Plan } from '../plan.ts';
import { shown, toInches } from '../../../../ui/table/units.ts';

export interface ReturnDraft {
  readonly at: Waypoint | null;
}

export const beginReturn = (): ReturnDraft => ({ at: null });

/** How far its middle may be put. */
const ring = (w: World, model: ModelId, { around, inches }: Anew): Overlay => ({
  kind: 'range',
  shape: { kind: 'disc', at: shown(w.setup.table.size, around), radius: inches },
  team: teamOf(w, model),
});

/** The table's part in it: a tap or a drag puts the base there. */
export const returnPlacePlan: Plan<'returnPlace', ReturnDraft> = {
  begin: beginReturn,
  gesture(_w, _decision, draft, gesture) {
    switch (gesture.do) {
      case 'tapGround':
      case 'tapPiece':
      case 'dragMove':
      case 'dragEnd':
        return { at: { x: Math.round(gesture.at.x), y: Math.round(gesture.at.y) } };
      default:
        return draft;
    }
  },
  decor({ w }, decision, { at }) {
    const { model, anew } = decision;
    const radius = toInches(baseRadius(baseMm(w, model)));
    const here = anew === undefined ? {} : { acting: [model], overlays: [ring(w, model, anew)] };
    if (at === null) return here;
    const disc = { at: shown(w.setup.table.size, at), radius };
    return { ...here, live: [{ kind: 'drop', disc, legal: true }] };
  },
};

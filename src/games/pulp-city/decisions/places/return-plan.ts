import type { Waypoint } from '../../../../tabletop/gait.ts';
import { baseMm } from '../../../../systems/pulp-city/board/bodies.ts';
import type { Plan } from '../plan.ts';
import { shown } from '../../../../ui/table/units.ts';

export interface ReturnDraft {
  readonly at: Waypoint | null;
}

export const beginReturn = (): ReturnDraft => ({ at: null });

const MM_PER_INCH = 25.4;

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
    if (at === null) return {};
    const radius = baseMm(w, decision.model) / 2 / MM_PER_INCH;
    const disc = { at: shown(w.setup.table.size, at), radius };
    return { live: [{ kind: 'drop', disc, legal: true }] };
  },
};

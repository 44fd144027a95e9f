import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import { bodyOf } from '../../../../systems/pulp-city/board/bodies.ts';
import { type RulePoint, shown, shownAll, toInches } from '../../../../ui/table/units.ts';
import type { Plan } from '../plan.ts';

/** Which of the equally near places is looked at. */
export interface RoomDraft {
  readonly at: number;
}

/** The place nearest to a point. */
function nearest({ places }: DecisionFor<'makeRoom'>, point: RulePoint): number {
  const away = places.map(({ x, y }) => (x - point.x) ** 2 + (y - point.y) ** 2);
  return away.indexOf(Math.min(...away));
}

export const makeRoomPlan: Plan<'makeRoom', RoomDraft> = {
  begin: () => ({ at: 0 }),
  gesture: (_w, decision, draft, done) =>
    done.do === 'tapGround' || done.do === 'tapPiece' ? { at: nearest(decision, done.at) } : draft,
  decor({ w }, { model, places }, draft) {
    const { size } = w.setup.table;
    const body = bodyOf(w, model);
    const radius = toInches(body.r);
    const to = places[draft.at];
    return {
      acting: [model],
      overlays: [
        { kind: 'spots', discs: places.map((place) => ({ at: shown(size, place), radius })) },
        ...(to === undefined ? [] : [{ kind: 'displacement' as const, points: shownAll(size, [body, to]) }]),
      ],
    };
  },
};

import { bodyOf } from '../../../../systems/pulp-city/board/bodies.ts';
import { placeOn, roomBeside, whyNotSide } from '../../../../systems/pulp-city/effects/landing-thrown.ts';
import { positionOf } from '../../../../systems/pulp-city/view/actions/targets.ts';
import type { Overlay } from '../../../../ui/table/types.ts';
import { type RulePoint, shown, shownAll, toInches } from '../../../../ui/table/units.ts';
import type { Plan } from '../plan.ts';

/** Any point on the side of the Target where the model shall stand. */
export interface SideDraft {
  readonly at: RulePoint;
}

/** A thrown model in contact with its Target, on the side pointed at. @rule PC-FX-13 */
export const placeModelPlan: Plan<'placeModel', SideDraft> = {
  begin: (_w, { at }) => ({ at }),
  gesture(w, { model }, draft, done) {
    switch (done.do) {
      case 'tapGround':
      case 'tapPiece':
      case 'dragMove':
      case 'dragEnd':
        return { at: done.at };
      case 'tapToken':
        return done.id === model ? draft : { at: positionOf(w, done.id) };
      default:
        return draft;
    }
  },
  decor(say, decision, { at }) {
    const { w } = say;
    const { size } = w.setup.table;
    const place = placeOn(w, decision, at);
    const why = whyNotSide(w, decision, at);
    const { r } = bodyOf(w, decision.model);
    const live: readonly Overlay[] = [
      {
        kind: 'drop',
        disc: { at: shown(size, place ?? at), radius: toInches(r) },
        legal: why === null,
        ...(why === null ? {} : { chip: { text: say.why(why), tone: 'refused' as const } }),
      },
      ...roomBeside(w, decision, at).map(
        ({ from, to }): Overlay => ({ kind: 'displacement', points: shownAll(size, [from, to]) }),
      ),
    ];
    return { acting: [decision.model], targets: [decision.touching], live };
  },
  canDrag: (_w, { model }, _draft, id) => id === model,
};

import { DIRECTIONS } from '../../../../geometry/directions.ts';
import { centre, rotate, translate } from '../../../../geometry/shape.ts';
import { checkAnswer } from '../../../../systems/pulp-city/decisions/check.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import type { Refusal } from '../../../../kernel/game-system.ts';
import { landingOf, roomMade } from '../../../../systems/pulp-city/effects/grab-throw.ts';
import type { Overlay } from '../../../../ui/table/types.ts';
import { outlineOf, type RulePoint, shown, shownAll } from '../../../../ui/table/units.ts';
import type { Plan } from '../plan.ts';

export interface PlaceDraft {
  readonly at: RulePoint;
  /** Which of the even turns round the compass. */
  readonly turn: number;
}

export const TURNS = DIRECTIONS.length;

export const whyNotPlaced = (
  w: World,
  decision: DecisionFor<'placeObject'>,
  { at, turn }: PlaceDraft,
): Refusal | null => checkAnswer(w, decision, { x: at.x, y: at.y, turn });

/** Models that would make room for the Object there, each with where it would go. @rule PC-OBJ-07 */
export function roomAhead(w: World, decision: DecisionFor<'placeObject'>, draft: PlaceDraft) {
  const [target] = decision.touching;
  const piece = w.state.pieces[decision.piece];
  if (piece === undefined || target === undefined || whyNotPlaced(w, decision, draft) !== null) return [];
  return roomMade(w, piece, landingOf(w, piece, target, { ...draft.at, turn: draft.turn }));
}

export const placeObjectPlan: Plan<'placeObject', PlaceDraft> = {
  begin: (_w, decision) => ({ at: decision.at, turn: 0 }),
  gesture(_w, _decision, draft, done) {
    switch (done.do) {
      case 'tapGround':
      case 'tapPiece':
      case 'dragMove':
      case 'dragEnd':
        return { ...draft, at: done.at };
      default:
        return draft;
    }
  },
  decor(say, decision, draft) {
    const { w } = say;
    const piece = w.state.pieces[decision.piece];
    if (piece === undefined) return {};
    const { size } = w.setup.table;
    const middle = centre(piece.footprint);
    const by = DIRECTIONS[draft.turn % TURNS] ?? { x: 1, y: 0 };
    const moved = translate(
      rotate(piece.footprint, middle, by),
      draft.at.x - middle.x,
      draft.at.y - middle.y,
    );
    const why = whyNotPlaced(w, decision, draft);
    return {
      targets: decision.touching.filter((id) => w.state.models[id] !== undefined),
      live: [
        {
          kind: 'strip',
          outline: outlineOf(size, moved),
          ...(why === null ? {} : { chip: { text: say.why(why), tone: 'refused' as const } }),
        },
        { kind: 'drop', disc: { at: shown(size, draft.at), radius: 0.2 }, legal: why === null },
        ...roomAhead(w, decision, draft).map(
          ({ from, to }): Overlay => ({ kind: 'displacement', points: shownAll(size, [from, to]) }),
        ),
      ],
    };
  },
};

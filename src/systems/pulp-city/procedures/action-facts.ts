import type { Place } from '../model/events.ts';
import type { Frame } from '../model/frames.ts';
import type { ActionTally, DeclaredUse } from '../model/shapes.ts';
import type { TargetId } from '../model/state.ts';
import { type Ctx, type World, isModel } from '../model/world.ts';
import { stillThere } from '../rules/areas.ts';
import { onTable } from '../rules/bodies.ts';
import { placeOf } from '../rules/origins.ts';
import { isAutomatic } from '../rules/rolls-of-use.ts';

export const EMPTY: ActionTally = {
  selfDone: false,
  followUp: false,
  success: false,
  blast: null,
  usedPowers: [],
  damaged: [],
  damage: 0,
  smashed: [],
  standIn: null,
  pieceAt: null,
  openings: [],
  thrown: [],
};

/** The Attacker, or whom it acts from, is gone: the Action cannot go on. @rule PC-ROLL-14 @rule PC-TYPE-25 */
export function attackerGone(ctx: Ctx, use: DeclaredUse): boolean {
  const { model, source } = use.order;
  return !onTable(ctx, model) || (source !== undefined && !stillThere(ctx, source));
}

/**
 * What comes next in the Attacker's one order of models and pieces: the pieces at its head, then whoever is rolled
 * against.
 * @rule PC-TYPE-22 @rule PC-OBJ-11 @rule PC-ROLL-07
 */
export function inTurn(
  w: World,
  use: DeclaredUse,
  order: readonly TargetId[],
  tally: ActionTally,
): Extract<Frame, { proc: 'action'; step: 'automatic' }> {
  const first = order.findIndex((id) => !isAutomatic(w, use, id));
  const at = first < 0 ? order.length : first;
  return {
    proc: 'action',
    step: 'automatic',
    use,
    queue: order.slice(at),
    pieces: order.slice(0, at),
    tally,
  };
}

/** Where a target stands, or stood: a piece may have gone with the roll. */
export function placeThen(w: World, target: TargetId, { pieceAt }: ActionTally): Place {
  const here = isModel(w, target) || w.state.pieces[target] !== undefined;
  return here || pieceAt === null ? placeOf(w, target) : pieceAt;
}

import type { Place } from '../model/events.ts';
import type { ActionTally, DeclaredUse } from '../model/shapes.ts';
import type { TargetId } from '../model/state.ts';
import { type Ctx, type World, isModel } from '../model/world.ts';
import { stillThere } from '../rules/areas.ts';
import { onTable } from '../rules/bodies.ts';
import { placeOf } from '../rules/origins.ts';

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

/** Where a target stands, or stood: a piece may have gone with the roll. */
export function placeThen(w: World, target: TargetId, { pieceAt }: ActionTally): Place {
  const here = isModel(w, target) || w.state.pieces[target] !== undefined;
  return here || pieceAt === null ? placeOf(w, target) : pieceAt;
}

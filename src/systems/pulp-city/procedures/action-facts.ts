import { onTable, stillThere } from '../board/on-table.ts';
import type { ActionTally, DeclaredUse } from '../model/declared-action.ts';
import type { Ctx, World } from '../model/encounter.ts';
import type { Frame } from '../model/frames.ts';
import type { TargetId } from '../model/ids.ts';
import { isAutomatic } from '../rules/rolls/rolls-of-use.ts';

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

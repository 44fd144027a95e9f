import { UM_PER_INCH } from '../../../../geometry/units.ts';
import { baseRadius } from '../../board/bodies.ts';
import { onTable } from '../../board/on-table.ts';
import { teamOf } from '../../board/sides.ts';
import { piecesNamed, pieceText } from '../../board/summoned.ts';
import type { DeclaredUse } from '../../model/declared-action.ts';
import type { World } from '../../model/encounter.ts';
import { answered } from '../../model/frames.ts';
import type { ModelId, PieceId } from '../../model/ids.ts';
import { cardOf, powerCause, profileOf } from '../../model/lookup.ts';
import type { Step } from './step.ts';

/** It lies in Base to Base: no farther off than it is wide. @rule PC-CARD-06 @rule PC-COND-01 */
export const layPiece: Step<'layPiece'> = (ctx, now, { of }, model) => {
  if (!onTable(ctx, model)) return { do: 'goto', frame: now };
  const node = { fx: 'summon', summon: 'Terrain', of } as const;
  return {
    do: 'call',
    frame: { proc: 'summon', step: 'place', use: layingBy(ctx, now.use, of, model), node, left: 1, at: null },
    resume: now,
  };
};

/** As if an Action of the Power's name had Summoned it. */
function layingBy(w: World, { owner, power }: { owner: ModelId; power: string }, of: string, model: ModelId) {
  const base = pieceText(profileOf(w, owner), power, of)?.base ?? 30;
  return laying(w, { owner, power }, model, baseRadius(base) / UM_PER_INCH);
}

/** As if an Action of that name had Summoned it, so many inches from a model at most. */
export function laying(
  w: World,
  { owner, power }: { readonly owner: ModelId; readonly power: string },
  source: ModelId,
  range: number,
): DeclaredUse {
  const side = teamOf(w, owner);
  return {
    order: { model: owner, source, action: power, use: 0, targets: [] },
    profile: profileOf(w, owner).id,
    type: 'SUM',
    as: { type: 'SUM', range },
    range,
    combat: false,
    by: side,
    side,
    payer: side,
    free: true,
    occasion: 'power',
    against: null,
    thrown: null,
    affected: [],
    overrun: null,
    momentum: false,
    interruptions: 0,
  };
}

/** One after the other; as each goes its text strikes a last time. @rule PC-CARD-06 @rule PC-STRUCT-13 */
export const setOff: Step<'setOff'> = (ctx, now, { of }, model, wake) => {
  const { owner, power } = now.use;
  const pieces = piecesNamed(ctx, owner, of);
  const order = pieces.length > 1 ? answered(wake, 'blastOrder') : pieces;
  if (order === null)
    return { do: 'ask', questions: [{ kind: 'blastOrder', by: teamOf(ctx, owner), members: pieces, power }] };
  const [piece] = order as readonly PieceId[];
  if (piece === undefined) return { do: 'goto', frame: now };
  const cause = powerCause(ctx, owner, power);
  return {
    do: 'call',
    frame: { proc: 'collapse', step: 'remove', piece, by: cardOf(ctx, owner).id, cause },
    resume: { ...now, on: [model] },
  };
};

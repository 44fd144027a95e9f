import { onTable } from '../../board/on-table.ts';
import { teamOf } from '../../board/sides.ts';
import { strikeText } from '../../board/summoned.ts';
import type { DeclaredUse } from '../../model/declared-action.ts';
import type { Ctx } from '../../model/encounter.ts';
import { cardOf } from '../../model/lookup.ts';
import type { TerrainPiece } from '../../model/terrain.ts';
import { strikeOf } from '../../traits/roll-view.ts';
import { declare } from './declaring.ts';

/**
 * What the text of a Summoned piece does as it is destroyed: an Action from the piece, credited to the model that made
 * it, and rolled by what the text puts in force for it. null: nothing, or nobody is left to answer for it.
 * @rule PC-STRUCT-13 @rule PC-TYPE-25 @rule PC-FX-30 @rule PC-TYPE-18
 */
export function lastStrike(ctx: Ctx, piece: TerrainPiece): DeclaredUse | null {
  const model = piece.summoned?.model;
  const effect = strikeText(ctx, piece);
  if (model === undefined || effect === undefined || !onTable(ctx, model)) return null;
  const { bar, clauses } = effect;
  const team = teamOf(ctx, model);
  const declared = declare(
    ctx,
    { model, action: bar, use: 0, source: piece.id, targets: [] },
    {
      occasion: 'power',
      by: team,
      side: team,
      limits: { actions: [bar], moves: false, combat: true, free: true },
      against: null,
      from: piece.id,
    },
  );
  if (!declared.ok || declared.value.affected.length === 0) return null;
  ctx.emit({
    type: 'lastingBegan',
    model,
    lasting: {
      id: strikeOf(piece.id),
      clauses,
      lasts: 'action',
      from: piece.name ?? '',
      owner: cardOf(ctx, model).id,
    },
  });
  // Its own model comes last: with its KO the piece would be gone before it has struck the others.
  const others = declared.value.affected.filter((id) => id !== model);
  const own = declared.value.affected.filter((id) => id === model);
  return { ...declared.value, affected: [...others, ...own] };
}

import { modelsOnTable } from '../../board/on-table.ts';
import { teamOf } from '../../board/sides.ts';
import { piecesNamed } from '../../board/summoned.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId, TargetId } from '../../model/ids.ts';
import type { ActionProfile } from '../../model/profile.ts';
import type { Selector } from '../../model/clause.ts';
import { permitter } from '../../powers/measure.ts';
import { selects } from '../../traits/selectors.ts';
import { namesAction } from '../../traits/named-actions.ts';

export const mayUseFrom = permitter('useFrom');
const NONE: readonly TargetId[] = [];

/** Other models and Summoned pieces that the model may use the Action from. @rule PC-TYPE-25 */
export function sourcesOf(w: World, model: ModelId, action: ActionProfile): readonly TargetId[] {
  const allowed = mayUseFrom(w, model, {});
  if (allowed.length === 0) return NONE;
  const found = new Set<TargetId>();
  for (const { with: given, owner } of allowed) {
    if (!namesAction(given.actions, action)) continue;
    for (const id of named(w, given.piece, model, owner)) if (id !== model) found.add(id);
  }
  return [...found];
}

function named(w: World, piece: string | Selector, model: ModelId, owner: ModelId): readonly TargetId[] {
  if (piece === 'self') return modelsOnTable(w).flatMap(({ id }) => (id === owner ? [id] : []));
  if (typeof piece === 'string') {
    return piecesNamed(w, model, piece).filter((id) => w.state.pieces[id]?.footprint.kind === 'disc');
  }
  const from = { owner, side: teamOf(w, owner) };
  return modelsOnTable(w).flatMap(({ id }) => (selects(w, piece, id, from) ? [id] : []));
}

import { modelsOnTable } from '../../board/on-table.ts';
import { teamOf } from '../../board/sides.ts';
import { piecesNamed } from '../../board/summoned.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId, TargetId } from '../../model/ids.ts';
import type { ActionProfile } from '../../model/profile.ts';
import { forcesOn } from '../../powers/in-force.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { isSelector, selects } from '../../traits/selectors.ts';
import { namesAction } from './uses.ts';

/** Other models and Summoned pieces that the model may use the Action from. @rule PC-TYPE-25 */
export function sourcesOf(w: World, model: ModelId, action: ActionProfile): readonly TargetId[] {
  const found = new Set<TargetId>();
  for (const { clause, owner } of forcesOn(w, model, 'allow', 'useFrom')) {
    if (
      !('allow' in clause) ||
      !namesAction(clause.with?.['actions'], action) ||
      !holds(w, clause.when, owner, model, {})
    )
      continue;
    for (const id of named(w, clause.with?.['piece'], model, owner)) if (id !== model) found.add(id);
  }
  return [...found];
}

function named(w: World, piece: unknown, model: ModelId, owner: ModelId): readonly TargetId[] {
  if (piece === 'self') return modelsOnTable(w).flatMap(({ id }) => (id === owner ? [id] : []));
  if (typeof piece === 'string') {
    return piecesNamed(w, model, piece).filter((id) => w.state.pieces[id]?.footprint.kind === 'disc');
  }
  if (!isSelector(piece)) return [];
  const from = { owner, side: teamOf(w, owner) };
  return modelsOnTable(w).flatMap(({ id }) => (selects(w, piece, id, from) ? [id] : []));
}

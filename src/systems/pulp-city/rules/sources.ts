import type { Body } from '../../../tabletop/table.ts';
import type { ActionProfile } from '../model/profile.ts';
import type { ModelId, PieceId, TargetId } from '../model/state.ts';
import { type World, cardOf, isModel } from '../model/world.ts';
import { forcesOn } from '../powers/in-force.ts';
import { holds } from '../powers/when.ts';
import { bodyOf, modelsOnTable, piecesOn, teamOf } from './bodies.ts';
import { isSelector, selects } from './selectors.ts';
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

/** Pieces of that name that the model's card has Summoned. */
export function piecesNamed(w: World, model: ModelId, wanted: string | undefined): readonly PieceId[] {
  const own = cardOf(w, model).id;
  return piecesOn(w)
    .filter(({ name, summoned }) => name === wanted && summoned?.card === own)
    .map(({ id }) => id);
}

/** The cylinder an Action is measured from. */
export function sourceBody(w: World, id: TargetId): Body {
  const piece = isModel(w, id) ? undefined : w.state.pieces[id];
  if (piece === undefined || piece.footprint.kind !== 'disc') return bodyOf(w, id);
  const { x, y, r } = piece.footprint;
  return { id, x, y, r, z: piece.bottom, h: piece.top - piece.bottom, inside: null, wall: null };
}

/** A piece does not stand in its own way. */
export function sourceInSight(w: World, id: TargetId): { readonly ignore: readonly string[] } {
  return { ignore: isModel(w, id) ? [] : [id] };
}

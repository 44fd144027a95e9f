import type { Body } from '../../../tabletop/table.ts';
import type { ActionProfile, Selector } from '../model/profile.ts';
import type { ModelId, TargetId } from '../model/state.ts';
import { type World, cardOf, isModel } from '../model/world.ts';
import { forcesOn } from '../powers/in-force.ts';
import { holds } from '../powers/when.ts';
import { bodyOf, modelsOnTable, teamOf } from './bodies.ts';
import { selects } from './selectors.ts';
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
    const own = cardOf(w, model).id;
    return Object.values(w.state.pieces)
      .filter(
        ({ name, summoned, footprint }) =>
          name === piece && summoned?.card === own && footprint.kind === 'disc',
      )
      .map(({ id }) => id);
  }
  if (!isSelector(piece)) return [];
  const from = { owner, side: teamOf(w, owner) };
  return modelsOnTable(w).flatMap(({ id }) => (selects(w, piece, id, from) ? [id] : []));
}

const isSelector = (given: unknown): given is Selector => typeof given === 'object' && given !== null;

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

import { modelsOnTable } from '../board/on-table.ts';
import { teamOf } from '../board/sides.ts';
import type { ClauseEffect } from '../model/clause.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import type { Selector } from '../model/selector.ts';
import { selects } from './selectors.ts';

/** Models an Effect of a Power goes to, where nobody has to choose. */
export function receivers(
  w: World,
  owner: ModelId,
  to: ClauseEffect['to'],
  subject: ModelId | null,
): ModelId[] {
  if (to === undefined || to === 'self') return [owner];
  if (to === 'subject' || to === 'target' || to === 'opponent') return subject === null ? [] : [subject];
  if (typeof to === 'string') return [];
  const selector: Selector = to;
  const { count: _, ...rest } = selector;
  return modelsOnTable(w)
    .filter((model) => selects(w, rest, model.id, { owner, side: teamOf(w, owner) }))
    .map((model) => model.id);
}

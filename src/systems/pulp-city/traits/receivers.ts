import { allModelsOnTable } from '../board/on-table.ts';
import { teamOf } from '../board/sides.ts';
import type { AtOnceEffect } from '../model/clause.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import { selects } from './selectors.ts';

/** Models an Effect of a Power goes to, where nobody has to choose. */
export function receivers(
  w: World,
  owner: ModelId,
  to: AtOnceEffect['to'],
  subject: ModelId | null,
  side: TeamId = teamOf(w, owner),
  by: ModelId | null = null,
): ModelId[] {
  if (to === undefined || to === 'self') return [owner];
  if (to === 'by') return by === null ? [] : [by];
  if (to === 'subject' || to === 'target' || to === 'opponent') return subject === null ? [] : [subject];
  if (typeof to !== 'object') return [];
  const { count: _, ...rest } = to;
  return allModelsOnTable(w)
    .filter((model) => selects(w, rest, model.id, { owner, side, ...(subject === null ? {} : { subject }) }))
    .map((model) => model.id);
}

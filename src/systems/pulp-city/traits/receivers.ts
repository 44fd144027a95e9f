import { allModelsOnTable, inPlay } from '../board/on-table.ts';
import { teamOf } from '../board/sides.ts';
import type { AtOnceEffect, Selector } from '../model/clause.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import type { ModelState } from '../model/state.ts';
import { selects } from './selectors.ts';

/** What a model may be given wherever it is. */
const GIFTS: readonly string[] = ['attack', 'defend', 'heal', 'lasting', 'powerUp', 'remove'];

/** What asks where on the table a model stands. */
const PLACES: readonly (keyof Selector)[] = [
  'within',
  'of',
  'btb',
  'btbWith',
  'startedBtb',
  'touches',
  'touchesNo',
  'triangle',
  'underBlast',
  'seen',
  'closest',
];

/** Without a range it goes to friends aloft, too, who are not KO'ed. @rule PC-CARD-06 @rule PC-MOVE-29 */
const isGift = (fx: string, to: Selector): boolean =>
  GIFTS.includes(fx) && to.side === 'friendly' && PLACES.every((word) => to[word] === undefined);

/** Among whom an Effect looks for whoever it goes to. */
export const reachedBy = (w: World, fx: string | null, to: Selector): readonly ModelState[] =>
  fx !== null && isGift(fx, to) ? Object.values(w.state.models).filter(inPlay) : allModelsOnTable(w);

/** Models an Effect of a Power goes to, where nobody has to choose; `fx`: which Effect. */
export function receivers(
  w: World,
  owner: ModelId,
  to: AtOnceEffect['to'],
  subject: ModelId | null,
  side: TeamId = teamOf(w, owner),
  by: ModelId | null = null,
  fx: string | null = null,
): ModelId[] {
  if (to === undefined || to === 'self') return [owner];
  if (to === 'by') return by === null ? [] : [by];
  if (to === 'subject' || to === 'target' || to === 'opponent') return subject === null ? [] : [subject];
  if (typeof to !== 'object') return [];
  const { count: _, ...rest } = to;
  return reachedBy(w, fx, rest)
    .filter((model) => selects(w, rest, model.id, { owner, side, ...(subject === null ? {} : { subject }) }))
    .map((model) => model.id);
}

import type { Values } from '../../model/clause.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import { pickAmong } from '../../rules/actions/power-use.ts';
import { receivers } from '../../traits/receivers.ts';
import type { Now } from './step.ts';

/** A second model that an Effect names: the owner, the subject, or the first of those that fit. */
export function otherOf(
  w: World,
  { use }: Now,
  named: Values['toPickOrSubject'],
  model: ModelId,
): ModelId | null {
  const all = pickAmong(w, use, named) ?? receivers(w, use.owner, named, use.subject, undefined, use.by);
  return all.find((id) => id !== model) ?? null;
}

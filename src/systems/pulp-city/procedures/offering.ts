import { onTable } from '../board/on-table.ts';
import { placeOf } from '../board/places.ts';
import type { Frame } from '../model/frames.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import type { ReactionTrigger } from '../model/keywords.ts';
import type { World } from '../model/encounter.ts';
import { newContacts } from '../rules/falling/falling.ts';

/** Reactions are offered to the candidates, against the model whose Action or move triggers them and its side in it. @rule PC-TYPE-03 */
export const offering = (
  trigger: ReactionTrigger,
  against: ModelId,
  side: TeamId,
  candidates: readonly ModelId[],
) => ({ proc: 'reactions', step: 'offer', trigger, against, side, candidates, used: [] }) as const;

/**
 * Goes on with `next`, once those have reacted that the model has come into contact with: moved or placed by a side
 * it comes as if it had moved. `before`: whom it touched already.
 * @rule PC-TYPE-05
 */
export function afterContact<Next extends Frame>(
  w: World,
  model: ModelId,
  { side, before }: { readonly side: TeamId; readonly before: readonly ModelId[] },
  next: Next,
) {
  const candidates = onTable(w, model) ? newContacts(w, model, placeOf(w, model), before, side) : [];
  if (candidates.length === 0) return { do: 'goto', frame: next } as const;
  return { do: 'call', frame: offering('BTB', model, side, candidates), resume: next } as const;
}

import type { AgendaEvent, AgendaState } from '../model/agendas.ts';
import type { World } from '../model/encounter.ts';
import type { Event } from '../model/events.ts';
import type { ModelId } from '../model/ids.ts';
import { type Refusal, refusal } from '../model/refusals.ts';
import { scores } from '../rules/objectives/control.ts';

/** Why its Action can come to nothing any more in this Round; null: it may succeed. @rule PC-AGENDA-13 @rule PC-AGENDA-14 @rule PC-CONTROL-05 */
export function whyNotUnharmed(w: World, { attempt }: AgendaState, model: ModelId): Refusal | null {
  if (!scores(w, model)) return refusal('agenda.scoresNothing');
  if (w.state.agendas?.harmed.includes(model) === true) return refusal('agenda.harmed');
  return attempt !== null && !attempt.failed ? refusal('agenda.underWay') : null;
}

/** Nothing has spoiled it, and whoever has tried may score for it now. @rule PC-AGENDA-13 @rule PC-AGENDA-14 @rule PC-WIN-07 */
export const hasSucceeded = (w: World, { attempt }: AgendaState): boolean =>
  attempt !== null && !attempt.failed && scores(w, attempt.model);

/** Whoever is Damaged before the Round is over has tried in vain; so has who leaves. */
export function failedBy(
  { agenda, team, attempt }: AgendaState,
  event: Event | 'left',
): readonly AgendaEvent[] {
  if (attempt === null || attempt.failed || team === null) return [];
  const { model } = attempt;
  if (event === 'left') return [{ type: 'agendaAttemptFailed', team, agenda, model, why: 'left' }];
  const harmed =
    (event.type === 'damaged' && event.target === model) || (event.type === 'koed' && event.model === model);
  return harmed ? [{ type: 'agendaAttemptFailed', team, agenda, model, why: 'harmed' }] : [];
}

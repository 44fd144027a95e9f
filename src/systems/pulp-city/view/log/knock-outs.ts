import type { Cause } from '../../model/cause.ts';
import type { World } from '../../model/encounter.ts';
import type { Event } from '../../model/events.ts';
import type { ModelId, TeamId } from '../../model/ids.ts';

/** One model that was KO'ed. */
export interface KnockOut {
  readonly round: number;
  readonly model: ModelId;
  /** null: a Citizen. */
  readonly team: TeamId | null;
  /** Which Enemy's doing it was; null: nobody's, or its own side's. */
  readonly by: { readonly team: TeamId; readonly model: ModelId | null } | null;
  readonly cause: Cause;
}

/** Every KO in the order in which they came. `events`: all that have happened. @rule PC-AGENDA-24 */
export function knockOuts({ state, setup }: World, events: readonly Event[]): readonly KnockOut[] {
  const credits = (state.credits ?? []).filter(({ of }) => of === 'koed');
  const found: KnockOut[] = [];
  let round = setup.situation?.round ?? 0;
  for (const event of events) {
    if (event.type === 'roundBegan') round = event.number;
    if (event.type !== 'koed') continue;
    const { model, cause } = event;
    const credit = credits[found.length];
    const noted = credit?.id === model ? credit : null;
    const by = noted === null || noted.team === null ? null : { team: noted.team, model: noted.by };
    const team = state.cards[state.models[model]?.card ?? '']?.team ?? null;
    found.push({ round: noted?.round ?? round, model, team, by, cause });
  }
  return found;
}

import type { Journal } from '../../../kernel/journal.ts';
import type { Adjustment, Event } from '../../../systems/pulp-city/model/events.ts';
import type { EncounterSetup } from '../../../systems/pulp-city/model/setup.ts';

export type Played = Journal<EncounterSetup, Event, Adjustment>;

/** The end of a Turn. */
export interface TurnEnd {
  /** Entries in force then. */
  readonly at: number;
  readonly round: number;
  /** Its place in the Round, from 1. */
  readonly turn: number;
}

/** Every Turn of an Encounter up to its head, the one that ended it left out. */
export function turnEnds({ entries, head }: Pick<Played, 'entries' | 'head'>): readonly TurnEnd[] {
  let [round, turn] = [0, 0];
  const ends = new Map<string, TurnEnd>();
  for (const [index, { events }] of entries.slice(0, head).entries()) {
    for (const event of events) {
      if (event.type === 'roundBegan') [round, turn] = [event.number, 0];
      if (event.type === 'turnBegan') turn += 1;
      if (event.type === 'encounterEnded') return [...ends.values()];
      if (event.type === 'turnEnded' || event.type === 'teamDone')
        ends.set(`${round} ${turn}`, { at: index + 1, round, turn });
    }
  }
  return [...ends.values()];
}

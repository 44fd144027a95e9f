import { deciderOf, type Journal } from '../kernel/journal.ts';
import { isMachines, type Seats } from './seats.ts';

const NO_ENTRY = {};

/**
 * Where a step back or forth ends for those at this screen: where one of them decides next. What came along with a
 * command goes with it. Where bots play alone, or nobody has decided anything before, it is a step like any other.
 */
export function ownStep<J extends Journal<unknown, unknown, unknown>, Game>(
  journal: J,
  seats: Seats<Game>,
  step: (journal: J) => number,
  cameAlong: (entry: object) => boolean,
): number {
  const { entries } = journal;
  const walk = (passes: (at: number) => boolean): number => {
    let at = step(journal);
    while (at > 0 && at < entries.length && (cameAlong(entries[at] ?? NO_ENTRY) || passes(at)))
      at = step({ ...journal, head: at });
    return at;
  };
  const machines = (at: number): boolean => isMachines(seats, journal, at);
  const people = entries.some((_, at) => deciderOf(journal, at) !== null && !machines(at));
  if (!people) return walk(() => false);
  const own = walk(machines);
  return own === 0 && machines(0) ? walk(() => false) : own;
}

import { type Bots, botsIn, seatsFor } from '../../../app/seats.ts';
import { playersOf, type SomePlayers } from '../../../kernel/ids.ts';
import { before } from './last-edition.ts';

/** Who played last, as far as bots did. */
export function lastBots(found: unknown): Bots {
  const { bots }: Partial<Record<string, unknown>> = { ...before(found) };
  const kept = Object.entries(before(bots)).filter(([, name]) => typeof name === 'string');
  return botsIn(seatsFor(Object.fromEntries(kept))) ?? {};
}

/** The bots of Teams that there are. */
export const botsOf = (bots: Bots, teams: SomePlayers<unknown>): Bots =>
  Object.fromEntries(
    playersOf(teams).flatMap((side) => (bots[side] === undefined ? [] : [[side, bots[side]]])),
  );

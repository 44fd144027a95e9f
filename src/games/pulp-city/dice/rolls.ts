import { useMemo } from 'react';
import type { Event, EventOf } from '../../../systems/pulp-city/model/events.ts';
import { useSessionState } from '../use-game.ts';

export type Rolled = EventOf<'rolled'>;

const SHOWN = ['rolled', 'startingRolled', 'tacticalRolled', 'citizensRolled', 'environmentRolled'] as const;
/** Rolls that lie in the tray. */
export type ShownRoll = EventOf<(typeof SHOWN)[number]>;

const isRoll = (event: Event): event is Rolled => event.type === 'rolled';
export const isShown = (event: Event): event is ShownRoll => SHOWN.some((type) => type === event.type);

/** The latest Action Roll of the game so far, or null. */
export function useLastRoll(): Rolled | null {
  const journal = useSessionState((state) => state.journal);
  return useMemo(() => {
    if (journal === null) return null;
    for (let at = journal.head - 1; at >= 0; at -= 1) {
      const found = journal.entries[at]?.events.findLast(isRoll);
      if (found !== undefined) return found;
    }
    return null;
  }, [journal]);
}

/** A roll of the latest command, and how often it was thrown before without a winner. */
export interface FreshRoll {
  readonly roll: ShownRoll;
  readonly ties: number;
}

/** What was thrown again lies there no more: the roll that decides stands for all of them. */
export function settledRolls(rolls: readonly ShownRoll[]): readonly FreshRoll[] {
  const shown: FreshRoll[] = [];
  let ties = 0;
  for (const [at, roll] of rolls.entries()) {
    const again = 'winner' in roll && roll.winner === null && rolls[at + 1]?.type === roll.type;
    if (again) ties += 1;
    else {
      shown.push({ roll, ties });
      ties = 0;
    }
  }
  return shown;
}

/** Rolls that the latest command has brought, in order. */
export function useFreshRolls(): readonly FreshRoll[] {
  const fresh = useSessionState((state) => state.fresh);
  return useMemo(() => settledRolls(fresh.filter(isShown)), [fresh]);
}

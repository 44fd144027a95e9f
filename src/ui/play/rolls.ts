import { useMemo } from 'react';
import type { Event, EventOf } from '../../systems/pulp-city/model/events.ts';
import { useSessionState } from './app.ts';

export type Rolled = EventOf<'rolled'>;

const SHOWN = ['rolled', 'startingRolled', 'tacticalRolled', 'citizensRolled', 'environmentRolled'] as const;
/** Rolls that lie in the tray. */
export type ShownRoll = EventOf<(typeof SHOWN)[number]>;

const isRoll = (event: Event): event is Rolled => event.type === 'rolled';
const isShown = (event: Event): event is ShownRoll => SHOWN.some((type) => type === event.type);

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

/** Rolls that the latest command has brought, in order. */
export function useFreshRolls(): readonly ShownRoll[] {
  const fresh = useSessionState((state) => state.fresh);
  return useMemo(() => fresh.filter(isShown), [fresh]);
}

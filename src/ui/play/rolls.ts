import { useMemo } from 'react';
import type { Event, EventOf } from '../../systems/pulp-city/model/events.ts';
import { useSessionState } from './app.ts';

export type Rolled = EventOf<'rolled'>;

const isRoll = (event: Event): event is Rolled => event.type === 'rolled';

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
export function useFreshRolls(): readonly Rolled[] {
  const fresh = useSessionState((state) => state.fresh);
  return useMemo(() => fresh.filter(isRoll), [fresh]);
}

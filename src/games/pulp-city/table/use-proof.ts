import { useMemo } from 'react';
import { useUnhurried } from '../../../ui/shell/use-unhurried.ts';
import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { Say } from '../words/say.ts';
import { isInHand, proofOf, type ToProve } from './current-aim.ts';
import type { TablePlay } from './use-table.ts';

interface Looking extends Pick<TablePlay, 'draft' | 'decor'> {
  readonly say: Say;
  readonly decision: Decision | null;
  /** The world with the move made that is planned. */
  readonly there: World | null;
  readonly looked: { readonly from: string; readonly to: string } | null;
}

/** The sight that is to be proved, where there is room to show it. It stands beside what a hand moves about, and is read when the hand is slow. */
export function useProof(
  shows: boolean,
  { say, decision, draft, decor, there, looked }: Looking,
): ToProve | null {
  const now = useMemo(
    () => ({ say, decision, draft, decor, there, looked }),
    [say, decision, draft, decor, there, looked],
  );
  const told = useUnhurried(now, !isInHand(decision, draft));
  return useMemo(
    () => (shows ? proofOf(told.say, told.decision, told, told.there, told.looked) : null),
    [shows, told],
  );
}

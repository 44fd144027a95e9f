import { useMemo } from 'react';
import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { Say } from '../words/say.ts';
import { proofOf, type ToProve } from './current-aim.ts';
import type { TablePlay } from './use-table.ts';

interface Looking extends Pick<TablePlay, 'draft' | 'decor'> {
  readonly say: Say;
  readonly decision: Decision | null;
  /** The world with the move made that is planned. */
  readonly there: World | null;
  readonly looked: { readonly from: string; readonly to: string } | null;
}

/** The sight that is to be proved, where there is room to show it; the same object as long as nothing of it changes. */
export function useProof(
  shows: boolean,
  { say, decision, draft, decor, there, looked }: Looking,
): ToProve | null {
  return useMemo(
    () => (shows ? proofOf(say, decision, { draft, decor }, there, looked) : null),
    [shows, say, decision, draft, decor, there, looked],
  );
}

import { useState } from 'react';
import type { DecisionLike } from '../../../kernel/game-system.ts';
import { useDraftOf, useSessionState } from '../app.ts';

/** Which of the rolls that the latest command has brought lies on the table. */
export interface RollQueue {
  /** Its place among them. */
  readonly at: number;
  /** Another for each command: rolls of the same place are told apart by it. */
  readonly revision: number;
  /** The next answer has been begun: the rolls before it are cleared away. */
  readonly begun: boolean;
  readonly next: () => void;
}

/** New rolls fall one after the other, until the next answer is begun. */
export function useRollQueue(decision: DecisionLike | null): RollQueue {
  const revision = useSessionState((state) => state.revision);
  const [seen, setSeen] = useState({ revision: -1, count: 0 });
  const at = seen.revision === revision ? seen.count : 0;
  const begun = useDraftOf(decision?.id ?? null) !== undefined;
  return { at, revision, begun, next: () => setSeen({ revision, count: at + 1 }) };
}

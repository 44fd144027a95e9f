import type { Progress } from '../../../kernel/search.ts';
import type { Encounter } from '../engine.ts';

/** Rounds and Turns count from 1; before the first they are as the set-up has them. @rule PC-ROUND-01 */
export function progress({ state }: Encounter): Progress {
  const { round, turn } = state;
  return { round: round.number, turn: turn.number, phase: round.phase };
}

import type { DecisionLike } from '../../../kernel/game-system.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import { useAskedHere } from '../app.ts';
import { useTableFace } from './table-face.ts';

/** What a dock asks: its own player, where several may answer at the same time; else whoever is asked first. */
export function useOwnQuestion(
  decision: DecisionLike | null,
  team: PlayerId | undefined,
): DecisionLike | null {
  const here = useAskedHere();
  const { together } = useTableFace();
  if (decision === null || team === undefined || decision.by === team) return decision;
  if (together?.(decision) !== true) return decision;
  return here.find((one) => one.by === team && together(one)) ?? decision;
}

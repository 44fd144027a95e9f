import { CONFIDENCE, quantileOf, reachOf } from './normal.ts';

/** What so many comparisons with one half would show by chance alone, where every list is as good as every other. */
export interface ByChance {
  readonly comparisons: number;
  /** So many would look like a difference, on the mean. */
  readonly misleading: number;
  /** The chance that at least one does, were they independent. */
  readonly atLeastOne: number;
}

export const byChance = (comparisons: number, confidence: number = CONFIDENCE): ByChance => ({
  comparisons,
  misleading: comparisons * (1 - confidence),
  atLeastOne: 1 - confidence ** comparisons,
});

/** How many Encounters tell a score from one half by `gap`, with this chance of seeing it. `spread`: of one Encounter. */
export function gamesToTell(
  gap: number,
  spread: number,
  power = 0.8,
  confidence: number = CONFIDENCE,
): number {
  const reach = reachOf(confidence) + quantileOf(power);
  return Math.ceil(((reach * spread) / gap) ** 2);
}

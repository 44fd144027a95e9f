import { handOutcomes } from '../../../kernel/dice/distribution.ts';
import type { SidePool } from '../model/roll.ts';

type Pool = Pick<SidePool, 'dice' | 'value' | 'sfxFrom'>;

/** What one side's dice may come to. */
export interface Throw {
  readonly total: number;
  /** Highest face thrown; 0: none. */
  readonly best: number;
  /** Dice that give or cancel SFX. */
  readonly counted: number;
  readonly share: number;
}

/**
 * All throws of a pool, equal ones together. `turned`: the face to which the other side may turn one die. It turns the best
 * one, if that helps it: no other choice leaves a lower total or fewer SFX.
 */
export function throwsOf(pool: Pool, turned: number | null): readonly Throw[] {
  const found = new Map<string, { -readonly [K in keyof Throw]: Throw[K] }>();
  for (const hand of handOutcomes(pool.dice, pool.sfxFrom)) {
    const turns = turned !== null && hand.best > turned;
    const best = turns ? Math.max(turned, hand.second) : hand.best;
    const counts = (face: number): number => (face >= pool.sfxFrom ? 1 : 0);
    const counted = hand.counted + (turns ? counts(turned) - counts(hand.best) : 0);
    const key = `${best} ${counted}`;
    const same = found.get(key);
    if (same === undefined) found.set(key, { total: pool.value + best, best, counted, share: hand.share });
    else same.share += hand.share;
  }
  return [...found.values()];
}

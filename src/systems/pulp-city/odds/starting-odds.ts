import { handOutcomes } from '../../../kernel/dice/distribution.ts';
import type { World } from '../model/encounter.ts';
import type { CardId } from '../model/ids.ts';
import { startingDice } from '../rules/rounds/starting-dice.ts';
import { plansWon, startingRoller, startingWinner } from '../rules/rolls/starting-roll.ts';

/** One side of a Starting Roll: whoever rolls, and the Power Up dice that are added. */
export interface StartingSideOf {
  readonly card: CardId | null;
  readonly powerUp: number;
}

export interface StartingOdds {
  readonly win: number;
  /** Chance of at least one Master Plan, and how many there are on average. */
  readonly somePlans: number;
  readonly plans: number;
}

/** Exact chances of a Starting Roll; where neither wins both roll again with the same dice. @rule PC-START-04 @rule PC-START-06 */
export function startingOdds(
  w: World,
  own: StartingSideOf,
  other: StartingSideOf,
  deployment: boolean,
): StartingOdds {
  const me = startingRoller(w, own.card);
  const them = startingRoller(w, other.card);
  if (me === null || own.card === null) return { win: 0, somePlans: 0, plans: 0 };
  let [won, again, some, plans] = [0, 0, 0, 0];
  const theirs =
    them === null || other.card === null
      ? [{ best: 0, counted: 0, share: 1 }]
      : handOutcomes(startingDice(w, other.card, other.powerUp), them.cancelsFrom);
  for (const one of handOutcomes(startingDice(w, own.card, own.powerUp), me.gainsFrom)) {
    for (const two of theirs) {
      const share = one.share * two.share;
      const winner =
        them === null
          ? 'one'
          : startingWinner(
              { total: me.mind + one.best, origin: me.origin },
              { total: them.mind + two.best, origin: them.origin },
            );
      if (winner === 'neither') again += share;
      if (winner !== 'one') continue;
      const gained = plansWon(one.counted, two.counted, deployment);
      won += share;
      plans += share * gained;
      if (gained > 0) some += share;
    }
  }
  const decided = 1 - again;
  return { win: won / decided, somePlans: some / decided, plans: plans / decided };
}

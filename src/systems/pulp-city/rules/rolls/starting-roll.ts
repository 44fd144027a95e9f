import { firstModel } from '../../board/cards.ts';
import type { World } from '../../model/encounter.ts';
import type { CardId } from '../../model/ids.ts';
import type { Origin } from '../../model/keywords.ts';
import { originBeats, originOf } from '../../traits/descriptors.ts';
import { isTrump, traitOf } from '../../traits/values.ts';
import { total } from '../../powers/measure.ts';
import { cancelFrom, rollTraitMore, sfxThresholdSet } from './dice-pool.ts';

/** What a card brings to the Starting Roll besides its dice. */
export interface StartingRoller {
  readonly mind: number;
  readonly origin: Origin | null;
  /** Face from which a die of the winner counts for a Master Plan. */
  readonly gainsFrom: number;
  /** Face from which a die of the loser cancels one. */
  readonly cancelsFrom: number;
}

/** null: nobody of the card is left, so it makes no roll. @rule PC-START-02 @rule PC-START-06 */
export function startingRoller(w: World, card: CardId | null): StartingRoller | null {
  const model = card === null ? null : firstModel(w, card);
  if (model === null) return null;
  const printed = cancelFrom(isTrump(w, model, 'J'));
  return {
    mind: traitOf(w, model, 'J') + total(rollTraitMore(w, model, { startingRoll: true }, 'J')),
    origin: originOf(w, model),
    gainsFrom: sfxThresholdSet(w, model, { startingRoll: true }) ?? printed,
    cancelsFrom: printed,
  };
}

interface Total {
  readonly total: number;
  readonly origin: Origin | null;
}

/** Who of two wins; 'neither' where both have to roll again. @rule PC-START-04 */
export function startingWinner(one: Total, other: Total): 'one' | 'other' | 'neither' {
  if (one.total !== other.total) return one.total > other.total ? 'one' : 'other';
  if (originBeats(one.origin, other.origin)) return 'one';
  return originBeats(other.origin, one.origin) ? 'other' : 'neither';
}

/** Who wins of any number; several where their Origins do not decide between them. @rule PC-START-04 */
export function startingWinners<T>(sides: readonly (Total & { readonly value: T })[]): readonly T[] {
  const most = Math.max(...sides.map(({ total: sum }) => sum));
  const best = sides.filter(({ total: sum }) => sum === most);
  const winner = best.find((one) =>
    best.every((other) => other === one || originBeats(one.origin, other.origin)),
  );
  return (winner === undefined ? best : [winner]).map(({ value }) => value);
}

/** Master Plans from the dice that count on both sides; the roll of deployment brings none. @rule PC-START-06 */
export const plansWon = (gained: number, cancelled: number, deployment: boolean): number =>
  deployment ? 0 : Math.max(0, gained - cancelled);

import type { ChainOffer } from '../../model/declared-action.ts';
import type { CardId } from '../../model/ids.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import { canBeActivated } from './activating.ts';
import { liveModels } from '../../board/cards.ts';
import { inPlay } from '../../board/on-table.ts';
import { canPay } from './costs.ts';
import { atOnce } from '../damage/damage.ts';
import { isAtOnce } from '../damage/moments.ts';
import { limitOpen, takeLimit } from '../../powers/limits.ts';
import { payCost } from './paying.ts';

/** Cards that the offer would let Activate now. */
export function activatableBy(w: World, offer: ChainOffer): CardId[] {
  return offer.cards.filter((card) => canBeActivated(w, card));
}

/** Whose Power it is can still use it, and there is somebody to be Activated. @rule PC-AP-07 */
export function offerStands(w: World, offer: ChainOffer): boolean {
  const owner = w.state.models[offer.owner];
  if (owner === undefined || !inPlay(owner) || !canPay(w, offer.owner, offer.cost ?? undefined)) return false;
  return (
    limitOpen(w, offer.owner, offer.power, offer.limit ?? undefined) && activatableBy(w, offer).length > 0
  );
}

/** Uses the Power up, pays for it, and does what it does besides, also to whoever is Activated. */
export function takeOffer(ctx: Ctx, { owner, power, limit, cost, others }: ChainOffer, card: CardId): void {
  const [model = null] = liveModels(ctx, card);
  if (limit !== null) takeLimit(ctx, owner, power, limit);
  payCost(ctx, owner, cost ?? undefined, power);
  for (const effect of others) if (isAtOnce(effect)) atOnce(ctx, owner, power, effect, model);
}

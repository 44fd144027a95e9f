import type { Ctx, World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import type { PowerUse } from '../model/power-use.ts';
import { cardOf } from '../model/lookup.ts';

/** Marks a limited Power as used; answers whether it was still open. */
export function takeLimit(ctx: Ctx, owner: ModelId, key: string, limit: string): boolean {
  if (!limitOpen(ctx, owner, key, limit)) return false;
  const until = limitEnds(limit);
  if (until !== null) ctx.emit({ type: 'limitUsed', card: cardOf(ctx, owner).id, key, until });
  return true;
}

/** What answers an Action once is open again with the next one of that model. @rule PC-CARD-06 */
const keyOfAction = (power: string, by: ModelId): string => `${power}@${by}`;

/** As `limitOpen`, for a Power that answers what another model has done. */
export function answerOpen(w: World, { owner, power, by }: PowerUse, limit: string | undefined): boolean {
  if (limit !== 'oncePerAction') return limitOpen(w, owner, power, limit);
  return cardOf(w, owner).used[keyOfAction(power, by ?? owner)] === undefined;
}

/** As `takeLimit`, for a Power that answers what another model has done. */
export function takeAnswer(ctx: Ctx, use: PowerUse, limit: string | undefined): boolean {
  if (!answerOpen(ctx, use, limit)) return false;
  const { owner, power, by } = use;
  if (limit !== 'oncePerAction') return limit === undefined || takeLimit(ctx, owner, power, limit);
  const key = keyOfAction(power, by ?? owner);
  ctx.emit({ type: 'limitUsed', card: cardOf(ctx, owner).id, key, until: 'action' });
  return true;
}

export function limitOpen(w: World, owner: ModelId, key: string, limit: string | undefined): boolean {
  const card = cardOf(w, owner);
  if (limit === undefined) return true;
  if (limit === 'oncePerActivation') return w.state.activation?.limits[card.id]?.includes(key) !== true;
  if (limit === 'firstActivationOfRound')
    return card.activationsThisRound === 1 && card.used[key] === undefined;
  if (limit === 'firstActivationOfEncounter')
    return card.activationsEver === 1 && card.used[key] === undefined;
  return card.used[key] === undefined;
}

function limitEnds(limit: string): string | null {
  switch (limit) {
    case 'oncePerRound':
    case 'firstActivationOfRound':
      return 'round';
    case 'oncePerEncounter':
    case 'firstActivationOfEncounter':
      return 'encounter';
    case 'oncePerActivation':
      return 'activation';
    default:
      return null;
  }
}

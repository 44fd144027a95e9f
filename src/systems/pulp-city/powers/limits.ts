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

/** Under what a use is limited: once for a Target, or for an Action of the model that it answers. @rule PC-CARD-06 */
function keyOf({ owner, power, subject, by = owner }: PowerUse, limit: string): string {
  if (limit === 'oncePerTarget') return `${power}:${subject ?? ''}`;
  return limit === 'oncePerAction' && by !== owner ? `${power}@${by ?? ''}` : power;
}

/** As `limitOpen`, for one use of a Power. */
export const isUseOpen = (w: World, use: PowerUse, limit: string | undefined): boolean =>
  limit === undefined || limitOpen(w, use.owner, keyOf(use, limit), limit);

/** As `takeLimit`, for one use of a Power; without a limit it is always open. */
export const takeUse = (ctx: Ctx, use: PowerUse, limit: string | undefined): boolean =>
  limit === undefined || takeLimit(ctx, use.owner, keyOf(use, limit), limit);

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
    case 'oncePerAction':
    case 'oncePerTarget':
      return 'action';
    default:
      return null;
  }
}

import type { Ctx, World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import { cardOf } from '../model/lookup.ts';

/** Marks a limited Power as used; answers whether it was still open. */
export function takeLimit(ctx: Ctx, owner: ModelId, key: string, limit: string): boolean {
  if (!limitOpen(ctx, owner, key, limit)) return false;
  const until = limitEnds(limit);
  if (until !== null) ctx.emit({ type: 'limitUsed', card: cardOf(ctx, owner).id, key, until });
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
    case 'oncePerAction':
    case 'oncePerTarget':
      return 'action';
    default:
      return null;
  }
}

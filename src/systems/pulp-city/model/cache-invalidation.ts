import type { WorldCache } from './cache.ts';
import type { World } from './encounter.ts';
import type { Event } from './events.ts';

export const EVERYTHING = 'everything';

/** Whose place or standing an event changes: nobody's (null), one model's, or more than that. */
export function stirredBy(event: Event): string | null {
  switch (event.type) {
    case 'deployed':
    case 'moved':
    case 'placed':
    case 'fell':
    case 'koed':
    case 'citizenLeft':
    case 'statusChanged':
      return event.model;
    case 'displaced':
      return event.target;
    case 'pieceMoved':
    case 'pieceDestroyed':
    case 'pieceRemoved':
    case 'pieceMade':
    case 'modelMade':
    case 'cardJoined':
    case 'citizenPlaced':
    case 'shapeshifted':
    case 'adjusted':
      return EVERYTHING;
    default:
      return null;
  }
}

/** Drops what an event has made stale: what hangs on one model, or everything that was worked out. */
export function dropStale({ cache, state }: World, event: Event): void {
  cache.drawn = null;
  cache.attack = null;
  cache.defence = null;
  if (cache.auras.size > 0) cache.auras.clear();
  if (cache.underAuras.size > 0) cache.underAuras.clear();
  if (cache.silence.size > 0) cache.silence.clear();
  if (cache.unfit.size > 0) cache.unfit.clear();
  if (event.type === 'damaged' && state.models[event.target] === undefined) {
    cache.pieces = null;
    dropScene(cache);
  }
  const stirred = stirredBy(event);
  if (stirred === null) return;
  dropScene(cache);
  cache.everyone = null;
  cache.onTable = null;
  cache.targets = null;
  cache.live.clear();
  cache.vanquished = null;
  if (stirred !== EVERYTHING) {
    cache.bodies.delete(stirred);
    cache.contacts.delete(stirred);
    for (const row of cache.contacts.values()) row.delete(stirred);
    return;
  }
  cache.pieces = null;
  cache.bodies.clear();
  cache.contacts.clear();
  cache.ofCard.clear();
  cache.printed.clear();
}

function dropScene(cache: WorldCache): void {
  cache.scene = null;
  cache.sights.clear();
}

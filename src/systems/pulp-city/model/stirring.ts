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

import type { WorldCache } from './cache.ts';
import {
  ACTIVATION,
  EVERYTHING,
  moverOf,
  PIECES,
  PLACE,
  PRESENCE,
  SPOKEN_OF,
  touchedBy,
  WEAR,
} from './domains.ts';
import type { World } from './encounter.ts';
import type { Event } from './events.ts';
import type { PieceId } from './ids.ts';
import type { State } from './state.ts';
import type { TerrainPiece } from './terrain.ts';

/** Drops what an event has made stale: the facts that were worked out from what it changes. */
export function dropStale({ cache, state }: World, event: Event): void {
  cache.calm = null;
  cache.drawn = null;
  const touched = touchedBy(state, event);
  if ((touched & SPOKEN_OF) !== 0) dropSpoken(cache);
  if ((touched & (SPOKEN_OF | ACTIVATION)) !== 0) {
    if (cache.unfit.size > 0) cache.unfit.clear();
    cache.area = null;
    cache.attackView = null;
    cache.attack = null;
    cache.defence = null;
    cache.attackPool = null;
    cache.defencePool = null;
  }
  if ((touched & (PLACE | PIECES | WEAR)) === 0) return;
  cache.scene = null;
  if ((touched & (PIECES | WEAR)) !== 0) {
    cache.pieceSorts = null;
    cache.pieces = touched === WEAR && event.type === 'damaged' ? worn(cache, state, event.target) : null;
    dropTargets(cache);
  }
  if ((touched & PRESENCE) !== 0) dropPresence(cache);
  if ((touched & PIECES) !== 0) {
    cache.sights.clear();
    cache.carried.clear();
  }
  if ((touched & (PLACE | PIECES)) !== 0 && cache.contacts.size > 0) cache.contacts.clear();
  if ((touched & PLACE) !== 0) dropPlaces(cache, moverOf(event));
  if (touched === EVERYTHING) {
    cache.models = null;
    cache.ofCard.clear();
    cache.ofTeam.clear();
    cache.printed.clear();
    cache.profiles.clear();
  }
}

/** The pieces, one of which has taken Damage: it stands in its own place. */
function worn({ pieces }: WorldCache, state: State, id: PieceId): readonly TerrainPiece[] | null {
  const now = state.pieces[id];
  if (pieces === null || now === undefined) return null;
  return pieces.map((piece) => (piece.id === id ? now : piece));
}

/** What Powers and those they speak about have made of each other. */
function dropSpoken(cache: WorldCache): void {
  cache.unsupported = null;
  cache.teamsSpeak = null;
  if (cache.auras.size > 0) cache.auras.clear();
  if (cache.underAuras.size > 0) cache.underAuras.clear();
  if (cache.silence.size > 0) cache.silence.clear();
  if (cache.holders.size > 0) cache.holders.clear();
}

function dropPresence(cache: WorldCache): void {
  cache.everyone = null;
  cache.onTable = null;
  dropTargets(cache);
  cache.broad.length = 0;
  cache.live.clear();
  cache.leaders.clear();
  cache.oneTeamLeft = null;
}

function dropTargets(cache: WorldCache): void {
  cache.targets = null;
  cache.targetsOf.clear();
}

/** Where models stand: of one, or of all. Models never stand in each other's Line of Sight. */
function dropPlaces(cache: WorldCache, mover: string | null): void {
  if (mover === null) {
    cache.bodies.clear();
    cache.sights.clear();
    cache.carried.clear();
    return;
  }
  cache.bodies.delete(mover);
  cache.carried.delete(mover);
  cache.sights.delete(mover);
  for (const row of cache.sights.values()) row.delete(mover);
}

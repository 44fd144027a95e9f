import { SLACK } from '../../../../geometry/units.ts';
import { surfacesAt } from '../../../../tabletop/surfaces.ts';
import { sceneOf } from '../../board/scene.ts';
import type { World } from '../../model/encounter.ts';
import type { Event, EventOf } from '../../model/events.ts';
import type { ModelId, PieceId } from '../../model/ids.ts';
import { pieceOf } from '../../model/lookup.ts';
import type { Place } from '../../model/place.ts';
import { type Blow, crashBlow, fallBlow, hazardBlow } from '../../rules/damage/environment-damage.ts';

/** A Fall that would come of something, with what it would do. */
export interface FallAhead {
  readonly fall: Omit<EventOf<'fell'>, 'type' | 'hurts'>;
  /** What it drops from; null: nothing that has a name. */
  readonly off: PieceId | null;
  readonly immune: boolean;
  /** null: no harm is done. */
  readonly blow: Blow | null;
  /** Models that would suffer a Crash. */
  readonly crashed: readonly ModelId[];
  readonly crash: Blow | null;
  /** It is certain to be KO'ed by the Fall. */
  readonly fatal: boolean;
}

/** Dangerous Terrain that would strike. */
export interface StrikeAhead {
  readonly model: ModelId;
  readonly piece: PieceId;
  readonly blow: Blow;
}

/** Whoever is inside what comes down. */
export interface CrashAhead {
  readonly model: ModelId;
  /** null: no harm is done. */
  readonly blow: Blow | null;
}

/** What the ground would do, each in the order in which it happens. */
export interface Ground {
  readonly falls: readonly FallAhead[];
  /** Crashes that no falling model causes. @rule PC-STRUCT-11 */
  readonly crashes: readonly CrashAhead[];
  readonly strikes: readonly StrikeAhead[];
}

export const STILL: Ground = { falls: [], crashes: [], strikes: [] };

/** The same with one event more. @rule PC-FALL-03 @rule PC-FALL-07 @rule PC-DANGER-03 */
export function withEvent(w: World, ground: Ground, event: Event): Ground {
  const { falls, crashes, strikes } = ground;
  switch (event.type) {
    case 'fell':
      return { ...ground, falls: [...falls, fallOf(w, event)] };
    case 'crashed': {
      const { by, model, height } = event;
      const blow = crashBlow(w, height);
      if (by === null) return { ...ground, crashes: [...crashes, { model, blow }] };
      const hit = ({ crashed }: FallAhead) => ({ crashed: [...crashed, model], crash: blow });
      return { ...ground, falls: changed(falls, by, hit) };
    }
    case 'koed': {
      const { cause, model } = event;
      const fell = cause.of === 'environment' && cause.name === 'fall';
      return fell ? { ...ground, falls: changed(falls, model, () => ({ fatal: true })) } : ground;
    }
    case 'struck': {
      const { model, piece } = event;
      const blow = hazardBlow(w, pieceOf(w, piece));
      return blow === null ? ground : { ...ground, strikes: [...strikes, { model, piece, blow }] };
    }
    default:
      return ground;
  }
}

function fallOf(w: World, { model, height, from, to, onPurpose, hurts }: EventOf<'fell'>): FallAhead {
  return {
    fall: { model, height, from, to, onPurpose },
    off: pieceUnder(w, from),
    immune: !hurts,
    blow: hurts ? fallBlow(w, height) : null,
    crashed: [],
    crash: crashBlow(w, height),
    fatal: false,
  };
}

/** The last Fall of the model, changed. */
function changed(
  falls: readonly FallAhead[],
  model: ModelId,
  change: (fall: FallAhead) => Partial<FallAhead>,
): readonly FallAhead[] {
  const last = falls.findLastIndex(({ fall }) => fall.model === model);
  return falls.map((one, at) => (at === last ? { ...one, ...change(one) } : one));
}

/** The piece that carries something in a place; null: the ground. */
export function pieceUnder(w: World, at: Place): PieceId | null {
  if (at.inside !== null || at.wall !== null) return at.inside ?? at.wall;
  const found = surfacesAt(sceneOf(w), at.x, at.y);
  return found.find(({ z, room }) => !room && Math.abs(z - at.z) <= SLACK)?.piece ?? null;
}

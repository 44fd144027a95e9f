import type { Footprint } from '../../../../geometry/shape.ts';
import { inches } from '../../../../geometry/units.ts';
import { placeOf } from '../../board/places.ts';
import type { World } from '../../model/encounter.ts';
import type { Event } from '../../model/events.ts';
import type { TargetId } from '../../model/ids.ts';
import { isModel, pieceOf } from '../../model/lookup.ts';
import type { Place } from '../../model/place.ts';
import { type Shove, isMovable } from '../../rules/movement/displacing.ts';
import { foresee } from './foresight.ts';
import { type Ground, STILL, withEvent } from './ground.ts';

/** What a Displacement would come to, and what it would end in. */
export interface Push extends Ground {
  readonly target: TargetId;
  readonly effect: Shove['effect'];
  /** Micrometres: what is asked for, and what becomes of it. */
  readonly wanted: number;
  readonly travelled: number;
  /** Where it begins, every edge it goes over with the foot below, its end. */
  readonly path: readonly Place[];
  readonly end: Place;
  /** Where a piece would lie. */
  readonly footprint: Footprint | null;
  /** A model, a piece, or the edge of the table; null: the way is free. */
  readonly stoppedBy: string | null;
  /** Nothing of its kind is moved. */
  readonly fixed: boolean;
}

/** The rules' own answer to a push that has not happened. @rule PC-FX-08 @rule PC-FALL-09 @rule PC-DANGER-03 */
export function pushOf(w: World, shove: Shove): Push {
  let push = begun(w, shove);
  const cause = { of: 'rule', rule: 'PC-FX-08' } as const;
  foresee(
    w,
    { proc: 'displace', step: 'slide', ...shove, cause },
    { told: (now, event) => (push = pushedOn(now, push, event)) },
  );
  return push;
}

/** A push before its first step. */
export function begun(w: World, { target, effect, distance }: Shove): Push {
  const at = placeOf(w, target);
  const fixed = !isMovable(w, target);
  return {
    ...STILL,
    target,
    effect,
    wanted: inches(distance),
    travelled: 0,
    path: [at],
    end: at,
    footprint: fixed || isModel(w, target) ? null : pieceOf(w, target).footprint,
    stoppedBy: null,
    fixed,
  };
}

/** The same push with one event more. */
export function pushedOn(w: World, push: Push, event: Event): Push {
  const next = { ...push, ...withEvent(w, push, event) };
  const { target, path } = push;
  const further = (more: readonly Place[]): Pick<Push, 'path' | 'end'> => {
    const way = path.length === 1 ? more : [...path, ...more.slice(1)];
    return { path: way, end: way.at(-1) ?? push.end };
  };
  if (event.type === 'displaced' && event.target === target) {
    const travelled = push.travelled + event.length;
    return { ...next, ...further(event.path), travelled, stoppedBy: event.stoppedBy };
  }
  if (event.type === 'fell' && event.model === target) return { ...next, ...further([event.from, event.to]) };
  if (event.type === 'pieceMoved' && event.piece === target) return { ...next, footprint: event.footprint };
  return next;
}

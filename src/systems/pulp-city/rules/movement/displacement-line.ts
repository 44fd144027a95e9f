import { placeOf } from '../../board/places.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId, TargetId } from '../../model/ids.ts';
import type { RollSpec } from '../../model/roll.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point to move towards, far enough that it is never reached. */
function beyond(from: Point, through: Point): Point {
  return { x: through.x + (through.x - from.x), y: through.y + (through.y - from.y) };
}

/**
 * The line of a Knockback or Pull: away from or towards the source, or the centre of a Blast. `stopAt` ends a Pull.
 * @rule PC-FX-09 @rule PC-FX-10 @rule PC-FX-11
 */
export function displacementLine(
  w: World,
  spec: RollSpec,
  target: TargetId,
  fx: 'knockback' | 'pull',
  self: boolean,
): { toward: Point; stopAt: Point | null } {
  const moved = placeOf(w, target);
  const origin = originOf(w, spec, target, self);
  if (fx === 'pull') {
    const toward = moved.x === origin.x && moved.y === origin.y ? { x: moved.x, y: moved.y + 1 } : origin;
    return { toward, stopAt: origin };
  }
  return { toward: awayFrom(w, spec, moved, origin), stopAt: null };
}

function originOf(w: World, spec: RollSpec, target: TargetId, self: boolean): Point {
  if (self && spec.target !== null) return placeOf(w, spec.target);
  if (spec.splash !== null) return spec.splash;
  const source: ModelId = spec.source;
  return placeOf(w, source === target ? spec.attacker : source);
}

/** Where the two coincide the line from the Attacker serves. */
function awayFrom(w: World, spec: RollSpec, moved: Point, origin: Point): Point {
  if (moved.x !== origin.x || moved.y !== origin.y) return beyond(origin, moved);
  const attacker = placeOf(w, spec.attacker);
  if (moved.x !== attacker.x || moved.y !== attacker.y) return beyond(attacker, moved);
  return { x: moved.x, y: moved.y + 1 };
}

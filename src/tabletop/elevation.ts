import { outlineOf } from '../geometry/outline.ts';
import { disc } from '../geometry/shape.ts';
import { sweepSpans } from '../geometry/sweep.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import type { Leg } from './gait.ts';
import { surfaceBelow } from './surfaces.ts';
import type { Body, Scene } from './table.ts';

export interface Hump {
  /** The piece or body that is stepped over. */
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

/** All that a base climbs on its way, step by step, things crossed included; nothing above `limit` is. @rule PC-MOVE-08 */
export function risesOf(scene: Scene, body: Body, legs: readonly Leg[], limit: Um): number {
  return legs.reduce((sum, leg) => sum + risesOn(scene, body, leg, limit), 0);
}

function risesOn(scene: Scene, body: Body, leg: Leg, limit: number): number {
  const { from, to } = leg;
  const humps = humpsOn(scene, body, leg, limit);
  const cuts = [...new Set([0, 1, ...humps.flatMap((hump) => [hump.from, hump.to])])].sort((a, b) => a - b);
  let level = from.z;
  let sum = 0;
  const climbTo = (next: number): void => {
    sum += Math.max(0, next - level);
    level = next;
  };
  for (const [i, cut] of cuts.entries()) {
    const next = cuts[i + 1];
    if (next === undefined) break;
    const share = (cut + next) / 2;
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    const over = humps.filter((hump) => hump.from < share && share < hump.to).map((hump) => hump.top);
    climbTo(Math.max(surfaceBelow(scene, x, y, limit), ...over));
  }
  climbTo(to.z);
  return sum;
}

/** What a base steps over on a leg: the highest thing above both its ends, and where on the leg it lies. */
export function crestOf(scene: Scene, body: Body, leg: Leg, limit: number): Hump | null {
  const ends = Math.max(leg.from.z, leg.to.z);
  return humpsOn(scene, body, leg, limit)
    .filter(({ top, to }) => top > ends + SLACK && to < 1)
    .reduce<Hump | null>((best, hump) => (best === null || hump.top > best.top ? hump : best), null);
}

function humpsOn(scene: Scene, body: Body, { from, to }: Leg, limit: number): Hump[] {
  const reach = body.r - SLACK;
  const inTheWay = [
    ...scene.pieces
      .filter(
        (piece) =>
          piece.solid && piece.parts === undefined && piece.id !== from.inside && piece.id !== to.inside,
      )
      .map((piece) => ({ id: piece.id, outline: outlineOf(piece.footprint), top: piece.top })),
    ...scene.bodies
      .filter((other) => other.id !== body.id && other.inside === from.inside)
      .map((other) => ({
        id: other.id,
        outline: outlineOf(disc(other.x, other.y, other.r)),
        top: other.z + other.h,
      })),
  ];
  return inTheWay
    .filter(({ top }) => top <= limit + SLACK)
    .flatMap(({ id, outline, top }) =>
      sweepSpans(from.x, from.y, to.x, to.y, reach, outline).map(([start, end]) => ({
        id,
        from: start,
        to: end,
        top,
      })),
    );
}

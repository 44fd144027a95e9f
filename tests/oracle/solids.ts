/**
 * The table once more, written to be seen through rather than to be fast: distances by walking over every side of a
 * shape, everything else by looking at many points. Shares no code with src/geometry and src/tabletop but the types.
 */
import type { Footprint } from '../../src/geometry/shape.ts';
import type { Body, Piece, Prism } from '../../src/tabletop/table.ts';

/**
 * The one tolerance of all oracles, in micrometres (0.004 in): the engine's slack of 25 and what rounding adds to it.
 * A question whose answer changes when everything is made larger or smaller by this much is near: it is counted and
 * not held against the engine.
 */
export const TOLERANCE = 100;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Spot3 extends Spot {
  readonly z: number;
}

/** From a point to the border of a shape, negative inside. */
export function away(x: number, y: number, shape: Footprint): number {
  if (shape.kind === 'disc') return Math.hypot(x - shape.x, y - shape.y) - shape.r;
  let nearest = Infinity;
  let crossings = 0;
  let a = shape.points[shape.points.length - 1];
  for (const b of shape.points) {
    if (a === undefined) break;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    const [px, py] = [a.x + dx * share - x, a.y + dy * share - y];
    nearest = Math.min(nearest, px * px + py * py);
    if (a.y > y !== b.y > y && x < a.x + (dx * (y - a.y)) / dy) crossings += 1;
    a = b;
  }
  return crossings % 2 === 1 ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}

export const solidsOf = (piece: Piece): readonly Prism[] => piece.parts ?? [piece];

/** From a point in space to a block: never more than the true distance; negative inside. */
export const awayFromBlock = ({ x, y, z }: Spot3, { footprint, bottom, top }: Prism): number =>
  Math.max(away(x, y, footprint), z - top, bottom <= 0 ? -Infinity : bottom - z);

/** From a point in space to a cylinder, in the same way. */
export const awayFromBody = ({ x, y, z }: Spot3, body: Body): number =>
  Math.max(Math.hypot(x - body.x, y - body.y) - body.r, z - body.z - body.h, body.z - z);

/** Whole numbers of 32 bits, the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/** From 0 up to, not including, 1. */
export const share = (draw: () => number): number => draw() / 4294967296;

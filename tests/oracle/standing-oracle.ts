import type { StandingOptions } from '../../src/tabletop/standing.ts';
import type { Body, Piece, Place, Scene } from '../../src/tabletop/table.ts';
import { away, solidsOf } from './solids.ts';

/** Contact reaches this far, in micrometres (0.01 in). @rule PC-TABLE-09 */
export const TOUCH = 254;

export const roomById = (scene: Scene, id: string | null): Piece | undefined =>
  id === null ? undefined : scene.pieces.find((piece) => piece.id === id);

/** Heights of all that one can stand on under a point; the ground is the last. */
export function floorsAt(scene: Scene, x: number, y: number, margin: number): readonly number[] {
  const tops = scene.pieces
    .filter((piece) => piece.standable)
    .flatMap(solidsOf)
    .filter(({ footprint }) => away(x, y, footprint) <= -margin)
    .map(({ top }) => top);
  return [...tops, 0].sort((a, b) => b - a);
}

/** The highest floor under a point that is no higher than a limit. */
export const floorBelow = (scene: Scene, x: number, y: number, limit: number): number =>
  floorsAt(scene, x, y, 0).find((z) => z <= limit + 25) ?? 0;

/** Whether two stretches of height share more than nothing. */
export const overlap = (low: number, high: number, bottom: number, top: number, margin: number): boolean =>
  low < top + margin && bottom < high + margin;

/**
 * Why a body may not stand in a place, each reason with what it is about. With a margin above 0 everything is in the
 * way that comes so near; below 0 only what goes in so deep.
 */
export function misplaced(
  scene: Scene,
  body: Body,
  at: Place,
  margin: number,
  opts: StandingOptions = {},
): readonly string[] {
  const { r } = body;
  const found: string[] = [];
  const ignored = (id: string): boolean => id === body.id || opts.ignore?.includes(id) === true;
  const room = roomById(scene, at.inside);
  const head = Math.min(at.z + body.h, room?.top ?? Infinity);
  if (Math.min(at.x, at.y, scene.size - at.x, scene.size - at.y) < r + margin) found.push('off the table');
  for (const other of scene.bodies) {
    if (ignored(other.id) || other.inside !== at.inside) continue;
    const gap = Math.hypot(other.x - at.x, other.y - at.y) - r - other.r;
    if (gap < margin && overlap(at.z, head, other.z, other.z + other.h, Math.min(0, margin)))
      found.push(other.id);
  }
  for (const piece of scene.pieces) {
    if (ignored(piece.id)) continue;
    const gap = away(at.x, at.y, piece.footprint) - r;
    if (piece.id === at.inside) {
      if (away(at.x, at.y, piece.footprint) > -r - margin) found.push(piece.id);
      continue;
    }
    if (barred(piece, at.z) && gap < margin + (opts.avoidTerrain === true ? TOUCH : 0)) found.push(piece.id);
    if (!piece.solid) continue;
    const inWay = solidsOf(piece).some(
      ({ footprint, bottom, top }) =>
        overlap(at.z, head, bottom, top, Math.min(0, margin)) && away(at.x, at.y, footprint) - r < margin,
    );
    if (inWay) found.push(piece.id);
  }
  if (at.wall !== null) {
    const wall = roomById(scene, at.wall);
    const gap = wall === undefined ? Infinity : Math.abs(away(at.x, at.y, wall.footprint) - r);
    if (gap > TOUCH - margin) found.push('no wall');
  } else if (!supported(scene, at, margin)) found.push('no support');
  return found;
}

export const barred = ({ impassable, enterable, bottom }: Piece, z: number): boolean =>
  impassable !== undefined &&
  !enterable &&
  (impassable.fixedHeight === null || z < bottom + impassable.fixedHeight - 25);

function supported(scene: Scene, at: Place, margin: number): boolean {
  const room = roomById(scene, at.inside);
  if (room !== undefined && Math.abs(at.z - room.bottom) <= 100) return true;
  return floorsAt(scene, at.x, at.y, margin).some((z) => Math.abs(z - at.z) <= 100);
}

import { SLACK } from '../../geometry/units.ts';
import { type Gait, highest, lowest } from '../../tabletop/gait.ts';
import { type Bend, routesFrom } from '../../tabletop/route.ts';
import type { Body, Piece, Scene } from '../../tabletop/table.ts';
import { blocksOf, type Flatten, type FlattenBlock, type FlattenPoint, indexed } from './flatten.ts';

export type CanEnd = (x: number, y: number) => boolean;

/** Nothing but distances: to where the move begins, and to every other base. */
export const distancesOnly =
  ({ bodies }: Scene, body: Body, { distance }: Gait): CanEnd =>
  (x, y) => {
    const near = (other: Body, reach: number): boolean => {
      const [dx, dy] = [other.x - x, other.y - y];
      return Math.sqrt(dx * dx + dy * dy) < reach;
    };
    return (
      near(body, distance) &&
      !bodies.some((other) => other.id !== body.id && near(other, other.r + body.r - SLACK))
    );
  };

/** What a gait measured in plan walks round. */
const isWall = (piece: Piece, gait: Gait, high: number): boolean =>
  (piece.impassable !== undefined && !piece.enterable && gait.passesImpassable === 'no') ||
  (piece.solid &&
    piece.parts === undefined &&
    !gait.through.pieces &&
    gait.over.pieces !== 'any' &&
    piece.top > high + SLACK);

/**
 * Where a base may end, its legs and places judged by the library's distances; for gaits measured in plan, from the
 * open. The corners where a move may turn, and what it costs to get there, are the engine's own.
 */
export function flattenCanEnd(scene: Scene, body: Body, gait: Gait, flatten: Flatten): CanEnd {
  const { Box, Point, Segment } = flatten;
  const { r } = body;
  const [low, high] = [lowest(gait, body.z), highest(gait, body.z)];
  const all = scene.pieces.flatMap((piece) => blocksOf(flatten, piece));
  const search = indexed(flatten, all);
  const walls = scene.pieces
    .filter((piece) => isWall(piece, gait, high))
    .flatMap((piece) => blocksOf(flatten, { ...piece, parts: [piece] }));
  const searchWalls = indexed(flatten, walls);
  const others = scene.bodies.filter((other) => other.id !== body.id);
  const inWay = gait.through.bodies || gait.over.bodies === 'any' ? [] : others;
  const { bends } = routesFrom(scene, body, gait);

  const levelAt = (at: FlattenPoint, under: readonly FlattenBlock[]): number | null => {
    const here = under.filter(({ shape }) => shape.contains(at));
    const tops = here.filter(({ piece, top }) => piece.standable && top <= high + SLACK);
    const z = tops.reduce((best, { top }) => Math.max(best, top), 0);
    const buried = here.some(
      ({ piece, bottom, top }) =>
        piece.solid && piece.parts === undefined && bottom <= z + SLACK && top > z + SLACK,
    );
    return buried || z < low - SLACK ? null : z;
  };
  /** The room a point is in, where its floor is meant. */
  const roomAt = (at: FlattenPoint, under: readonly FlattenBlock[]): Piece | null =>
    under.find(({ piece, shape }) => piece.enterable && piece.impassable === undefined && shape.contains(at))
      ?.piece ?? null;
  const stands = (at: FlattenPoint, z: number, room: Piece | null, under: readonly FlattenBlock[]): boolean =>
    at.x >= r - SLACK &&
    at.y >= r - SLACK &&
    Math.max(at.x, at.y) <= scene.size - r + SLACK &&
    others.every(
      (other) =>
        other.inside !== (room?.id ?? null) ||
        other.z >= z + body.h - SLACK ||
        z >= other.z + other.h - SLACK ||
        at.distanceTo(new Point(other.x, other.y))[0] >= r + other.r - SLACK,
    ) &&
    under.every(({ piece, shape, bottom, top }) => {
      if (piece === room) return true;
      const barred = piece.impassable !== undefined && !piece.enterable;
      const blocks = piece.solid && bottom < z + body.h - SLACK && top > z + SLACK;
      return !(barred || blocks) || (!shape.contains(at) && at.distanceTo(shape)[0] >= r - SLACK);
    });
  const legFree = (from: Bend, at: FlattenPoint, room: Piece | null): boolean => {
    const { x, y } = from.place;
    const leg = new Segment(new Point(x, y), at);
    const box = new Box(
      Math.min(x, at.x) - r,
      Math.min(y, at.y) - r,
      Math.max(x, at.x) + r,
      Math.max(y, at.y) + r,
    );
    return (
      searchWalls(box).every(
        ({ piece, shape }) => piece.id === room?.id || leg.distanceTo(shape)[0] >= r - SLACK,
      ) &&
      inWay.every(
        (other) =>
          other.inside !== null ||
          (gait.over.bodies === 'lowEnough' && other.z + other.h <= high + SLACK) ||
          other.z >= high + body.h ||
          leg.distanceTo(new Point(other.x, other.y))[0] >= r + other.r - SLACK,
      )
    );
  };

  return (x, y) => {
    const at = new Point(x, y);
    const limit = gait.distance + SLACK;
    const inReach = bends.filter(({ place, cost }) => {
      const [dx, dy] = [place.x - x, place.y - y];
      return cost + Math.sqrt(dx * dx + dy * dy) <= limit;
    });
    if (inReach.length === 0) return false;
    const under = search(new Box(x - r, y - r, x + r, y + r));
    const level = levelAt(at, under);
    const room = level === null && gait.rooms ? roomAt(at, under) : null;
    if (level === null && room === null) return false;
    if (!stands(at, level ?? 0, room, under)) return false;
    return inReach.some((bend) => legFree(bend, at, room));
  };
}

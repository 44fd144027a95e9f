import { nearestOn, discContact } from '../geometry/curves.ts';
import { outlineOf } from '../geometry/outline.ts';
import type { Um } from '../geometry/units.ts';
import { towards } from '../geometry/vec.ts';
import { type Gait, highest, lowest, type Waypoint } from './gait.ts';
import { type Body, pieceById, type Scene } from './table.ts';
import { checkTravel } from './travel.ts';

const TRIES = 8;

/** Whole numbers from 0 to n - 1, n below 2^31. */
const below = (rng: () => number, n: number): number => rng() % Math.max(1, n);

/**
 * A random legal move, cheaply: a handful of straight legs, every second one towards a body; no leg at all, which is
 * always legal, when none of them works.
 */
export function sampleTravel(scene: Scene, body: Body, gait: Gait, rng: () => number): readonly Waypoint[] {
  for (let i = 0; i < TRIES; i++) {
    const target = (i % 2 === 0 ? aimed(scene, body, gait, rng) : null) ?? anywhere(scene, body, gait, rng);
    const found = checkTravel(scene, body, [target], gait);
    if (found.ok) return [target];
    const onWall =
      gait.cling && found.by !== undefined ? clinging(scene, body, gait, target, found.by, rng) : null;
    if (onWall !== null && checkTravel(scene, body, [onWall], gait).ok) return [onWall];
    const half = { x: Math.round((body.x + target.x) / 2), y: Math.round((body.y + target.y) / 2) };
    if (checkTravel(scene, body, [half], gait).ok) return [half];
  }
  return [];
}

function anywhere(scene: Scene, body: Body, gait: Gait, rng: () => number): Waypoint {
  const d = gait.distance;
  for (;;) {
    const x = below(rng, 2 * d + 1) - d;
    const y = below(rng, 2 * d + 1) - d;
    if (x * x + y * y <= d * d) {
      return { x: inTable(body.x + x, body.r, scene.size), y: inTable(body.y + y, body.r, scene.size) };
    }
  }
}

const inTable = (p: Um, r: Um, size: Um): Um => Math.max(r, Math.min(size - r, p));

/** Up to a body in reach, or as near as the distance goes. */
function aimed(scene: Scene, body: Body, gait: Gait, rng: () => number): Waypoint | null {
  const other = scene.bodies[below(rng, scene.bodies.length)];
  if (other === undefined || other.id === body.id) return null;
  const dx = other.x - body.x;
  const dy = other.y - body.y;
  const apart = Math.sqrt(dx * dx + dy * dy) - body.r - other.r;
  if (apart <= 0) return null;
  const to = towards(body, other, Math.floor(Math.min(apart, gait.distance)));
  return { x: inTable(to.x, body.r, scene.size), y: inTable(to.y, body.r, scene.size) };
}

function clinging(
  scene: Scene,
  body: Body,
  gait: Gait,
  target: Waypoint,
  id: string,
  rng: () => number,
): Waypoint | null {
  const piece = pieceById(scene, id);
  if (piece === undefined || !piece.solid || piece.parts !== undefined) return null;
  const halfway = { x: (body.x + target.x) / 2, y: (body.y + target.y) / 2 };
  let best: { readonly x: number; readonly y: number } | null = null;
  let nearest = Infinity;
  for (const curve of discContact(body.r, outlineOf(piece.footprint))) {
    const p = nearestOn(curve, halfway);
    const d2 = (p.x - halfway.x) * (p.x - halfway.x) + (p.y - halfway.y) * (p.y - halfway.y);
    if (d2 >= nearest) continue;
    nearest = d2;
    best = p;
  }
  if (best === null) return null;
  const low = Math.max(piece.bottom, lowest(gait, body.z));
  const high = Math.min(piece.top, highest(gait, body.z), body.z + gait.distance);
  const z = low + below(rng, high - low + 1);
  return { x: Math.round(best.x), y: Math.round(best.y), level: { wall: id, z } };
}

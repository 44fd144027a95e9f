import type { Slide } from '../../src/tabletop/slide.ts';
import type { Body, Place, Scene } from '../../src/tabletop/table.ts';
import { away, solidsOf, TOLERANCE } from './solids.ts';
import { barred, floorBelow, floorsAt, misplaced, overlap, roomById } from './standing-oracle.ts';
import type { Verdict } from './move-oracle.ts';

/** Directions in which a nearer place is looked for, and how many spots in each. */
const ROUND = 36;
const OUT = 24;
const STEP = 400;

const wrong = (why: string): Verdict => ({ agreed: false, why });

/** Holds the nearest place the engine found to a search of all spots that are nearer by more than the tolerance. */
export function judgeNearest(scene: Scene, body: Body, wish: Place, found: Place | null): Verdict {
  const here = misplaced(scene, body, wish, TOLERANCE);
  if (here.length === 0)
    return found !== null && found.x === wish.x && found.y === wish.y ? FINE : wrong('left a free place');
  if (found === null) {
    const free = spots(wish, 80 * 25_400).find((at) => misplaced(scene, body, at, TOLERANCE).length === 0);
    return free === undefined ? FINE : wrong(`nothing found, yet ${at(free)} is free`);
  }
  const bad = misplaced(scene, body, found, -TOLERANCE);
  if (bad.length > 0) return wrong(`${at(found)} is in ${bad.join(' ')}`);
  const far = Math.hypot(found.x - wish.x, found.y - wish.y);
  const nearer = spots(wish, far - 2 * TOLERANCE).find(
    (spot) => misplaced(scene, body, spot, TOLERANCE).length === 0,
  );
  return nearer === undefined ? FINE : wrong(`${at(found)} is farther away than ${at(nearer)}`);
}

const FINE: Verdict = { agreed: true, near: false };
const at = ({ x, y, z }: Place): string => `(${x}, ${y}, ${z})`;

/** Spots all round within a distance, on the level asked for. */
function spots(wish: Place, far: number): readonly Place[] {
  const found: Place[] = [];
  for (let i = 1; i <= OUT; i += 1) {
    for (let k = 0; k < ROUND; k += 1) {
      const turn = (2 * Math.PI * (k + (i % 2) / 2)) / ROUND;
      const d = (far * i) / OUT;
      found.push({ ...wish, x: wish.x + Math.cos(turn) * d, y: wish.y + Math.sin(turn) * d });
    }
  }
  return far <= 0 ? [] : found;
}

/** How far a push goes on one level, and what ends it there. */
interface Pushed {
  readonly far: number;
  readonly by: ReadonlySet<string>;
  readonly falls: boolean;
}

/** Pushes a body along in small steps until something is in its way, or nothing is below it. */
function push(scene: Scene, body: Body, ux: number, uy: number, length: number, margin: number): Pushed {
  const room = roomById(scene, body.inside);
  const head = Math.min(body.z + body.h, room?.top ?? Infinity);
  const start = inWay(scene, body, body, head, -Infinity);
  for (let far = 0; far <= length; far += STEP / 4) {
    const p = { x: body.x + ux * far, y: body.y + uy * far };
    const by = [...inWay(scene, body, p, head, margin)].filter(
      ([id, gap]) => gap < (start.get(id) ?? Infinity) - (margin > 0 ? 5 : 30),
    );
    if (by.length > 0) return { far, by: new Set(by.map(([id]) => id)), falls: false };
    const held =
      room !== undefined ||
      body.z <= 25 ||
      floorsAt(scene, p.x, p.y, margin).some((z) => Math.abs(z - body.z) <= 100);
    if (!held) return { far, by: new Set(), falls: true };
  }
  return { far: length, by: new Set(), falls: false };
}

/** Everything nearer than a margin, and how near. */
function inWay(
  scene: Scene,
  body: Body,
  { x, y }: { readonly x: number; readonly y: number },
  head: number,
  margin: number,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const meet = (id: string, gap: number): void => {
    if (gap < margin || margin === -Infinity) found.set(id, Math.min(gap, found.get(id) ?? Infinity));
  };
  meet('edge', Math.min(x, y, scene.size - x, scene.size - y) - body.r);
  for (const other of scene.bodies) {
    if (other.id === body.id || other.inside !== body.inside) continue;
    if (!overlap(body.z, body.z + body.h, other.z, other.z + other.h, -25)) continue;
    meet(other.id, Math.hypot(other.x - x, other.y - y) - body.r - other.r);
  }
  for (const piece of scene.pieces) {
    if (piece.id === body.inside) meet(piece.id, -body.r - away(x, y, piece.footprint));
    else if (barred(piece, body.z)) meet(piece.id, away(x, y, piece.footprint) - body.r);
    else if (piece.solid) {
      for (const { footprint, bottom, top } of solidsOf(piece)) {
        if (overlap(body.z, head, bottom, top, -25)) meet(piece.id, away(x, y, footprint) - body.r);
      }
    }
  }
  return found;
}

/** Holds a push to one in small steps: how far it goes on its first level, what stops it, whether it Falls there. */
export function judgeSlide(
  scene: Scene,
  body: Body,
  ux: number,
  uy: number,
  length: number,
  found: Slide,
): Verdict {
  const soon = push(scene, body, ux, uy, length, TOLERANCE);
  const late = push(scene, body, ux, uy, length, -TOLERANCE);
  const [fall] = found.falls;
  const end = fall?.from ?? found.end;
  const far = Math.hypot(end.x - body.x, end.y - body.y);
  // Grazed at a sharp angle, or from the start, a thing is within the tolerance over a long stretch.
  const near =
    late.far - soon.far > 20 * TOLERANCE ||
    soon.falls !== late.falls ||
    (soon.by.size > 0 && late.by.size === 0) ||
    soon.far <= 20 * TOLERANCE;
  if (far > late.far + 2 * TOLERANCE)
    return wrong(`goes ${far}, though ${[...late.by].join(' ')} is in the way at ${late.far}`);
  if (near) return { agreed: true, near };
  if (far < soon.far - 20 * TOLERANCE) return wrong(`goes ${far} only, the way is free for ${soon.far}`);
  if ((fall !== undefined) !== soon.falls) return wrong(soon.falls ? 'does not Fall' : 'Falls');
  const stopped = !soon.falls && soon.far < length;
  if (stopped && found.stoppedBy !== null && !late.by.has(found.stoppedBy) && !soon.by.has(found.stoppedBy))
    return wrong(`stopped by ${found.stoppedBy}, not ${[...late.by].join(' ')}`);
  if (stopped && found.stoppedBy === null)
    return wrong(`${[...late.by].join(' ')} stops it and is not named`);
  if (fall === undefined) return FINE;
  const foot = floorBelow(scene, fall.from.x, fall.from.y, fall.from.z - 100);
  if (fall.to.z >= fall.from.z) return wrong('falls upwards');
  const bad = misplaced(scene, body, fall.to, -TOLERANCE);
  return bad.length > 0 ? wrong(`lies in ${bad.join(' ')} after a Fall to ${foot}`) : FINE;
}

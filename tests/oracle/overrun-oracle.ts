import type { OverrunEnd } from '../../src/tabletop/overrun.ts';
import type { Body, Place, Scene } from '../../src/tabletop/table.ts';
import type { Verdict } from './move-oracle.ts';
import { away, TOLERANCE } from './solids.ts';
import { barred, floorsAt, misplaced, roomById, TOUCH } from './standing-oracle.ts';

const STEP = 250;
const INCH = 25_400;

const wrong = (why: string): Verdict => ({ agreed: false, why });

/** Holds the end of an Overrun to a walk back along its middle line in small steps; nobody makes room. */
export function judgeOverrun(
  scene: Scene,
  body: Body,
  ux: number,
  uy: number,
  length: number,
  { end, travelled }: OverrunEnd,
): Verdict {
  const at = (far: number) => ({ x: body.x + ux * far, y: body.y + uy * far });
  const off = Math.hypot(end.x - at(travelled).x, end.y - at(travelled).y);
  if (off > TOLERANCE) return wrong('it left the middle line of its strip');
  const early = barrier(scene, body, at, length, TOLERANCE);
  const late = barrier(scene, body, at, length, -TOLERANCE);
  if (travelled > late + TOLERANCE) return wrong(`${travelled} is beyond Impassable Terrain at ${late}`);
  if (travelled > 0) {
    const bad = faults(scene, body, end, -TOLERANCE);
    if (bad.length > 0) return wrong(`it ends in ${bad.join(' ')}`);
    if (Math.abs(end.z - body.z) >= INCH) return wrong('it left its level');
  }
  for (let far = early; far > travelled + STEP + TOLERANCE; far -= STEP) {
    const free = ends(scene, body, at(far)).find(
      (place) => faults(scene, body, place, TOLERANCE).length === 0,
    );
    if (free !== undefined) return wrong(`it ends at ${travelled}, though ${far} is free`);
  }
  return { agreed: true, near: late - early > 20 * TOLERANCE };
}

/** How far it gets before Impassable Terrain that a Sprint does not cross. */
function barrier(
  scene: Scene,
  body: Body,
  at: (far: number) => { readonly x: number; readonly y: number },
  length: number,
  margin: number,
): number {
  const bars = scene.pieces.filter((piece) => barred(piece, body.z));
  const start = bars.map(({ footprint }) => away(body.x, body.y, footprint) - body.r);
  for (let far = 0; far <= length; far += STEP) {
    const { x, y } = at(far);
    const met = bars.some(({ footprint }, i) => {
      const gap = away(x, y, footprint) - body.r;
      return gap < margin && gap < (start[i] ?? Infinity) - 5;
    });
    if (met) return far;
  }
  return length;
}

/** Standing places over a point, less than an inch up or down. */
function ends(scene: Scene, body: Body, { x, y }: { readonly x: number; readonly y: number }): Place[] {
  const room = roomById(scene, body.inside);
  const indoors = room !== undefined && away(x, y, room.footprint) <= -body.r - TOLERANCE;
  const floors = indoors
    ? [room.bottom, ...floorsAt(scene, x, y, TOLERANCE)]
    : floorsAt(scene, x, y, TOLERANCE);
  return floors
    .filter((z) => Math.abs(z - body.z) < INCH - 25 && (!indoors || z < room.top - 25))
    .map((z) => ({ x, y, z, inside: indoors ? room.id : null, wall: null }));
}

/** Why it may not end there: as for standing, and Dangerous Terrain. */
function faults(scene: Scene, body: Body, place: Place, margin: number): readonly string[] {
  const struck = scene.pieces.filter(
    ({ hazard, bottom, top, footprint }) =>
      hazard === true &&
      bottom <= place.z + body.h + margin &&
      top >= place.z - margin &&
      away(place.x, place.y, footprint) - body.r < TOUCH + margin,
  );
  return [...misplaced(scene, body, place, margin, { avoidTerrain: true }), ...struck.map(({ id }) => id)];
}

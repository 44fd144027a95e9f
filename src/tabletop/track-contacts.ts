import { segmentDistance, signedDistance } from '../geometry/distance.ts';
import { type Outline, outlineOf } from '../geometry/outline.ts';
import { sweepSpans } from '../geometry/sweep.ts';
import { SLACK, TOUCH, type Um } from '../geometry/units.ts';
import { toSegment2 } from '../geometry/vec.ts';
import { type Gait, type HazardMet, highest, type Leg } from './gait.ts';
import { type Indexed, indexOf, legOutOfReach } from './spatial-index.ts';
import { surfaceBelow } from './surfaces.ts';
import type { Body, Piece, Place, Scene } from './table.ts';
import { clearFrom } from './tracks.ts';

export interface Contacts {
  readonly touched: readonly string[];
  readonly met: readonly string[];
  readonly hazards: readonly HazardMet[];
  /** Hazards that were come into, or stopped at. */
  readonly entered: readonly string[];
  /** Impassable pieces run over and not left behind. */
  readonly impassable: readonly string[];
}

const legTouches = ({ from, to }: Leg, entry: Indexed, reach: number): boolean =>
  !legOutOfReach(entry, from, to, reach) &&
  segmentDistance(from.x, from.y, to.x, to.y, entry.outline) <= reach;

/** What a base touches along its legs. @rule PC-OBJ-08 @rule PC-DANGER-06 @rule PC-MOVE-21 */
export function passed(scene: Scene, body: Body, legs: readonly Leg[], end: Place, gait: Gait): Contacts {
  const touched: string[] = [];
  const met: string[] = [];
  const hits: Hit[] = [];
  const impassable: string[] = [];
  const reach = body.r + TOUCH;
  for (const entry of indexOf(scene)) {
    if (!legs.some((leg) => legTouches(leg, entry, reach))) continue;
    const { piece } = entry;
    if ((piece.solid || piece.marker === true) && legs.some((leg) => meets(leg, entry, body.h, reach))) {
      touched.push(piece.id);
    }
    if (piece.hazard === true) hits.push(...hazardHits(scene, entry, legs, end, body, gait));
    if (piece.impassable === undefined || piece.enterable) continue;
    const top = clearFrom(piece);
    const crossed = legs.some(
      (leg) => Math.min(leg.from.z, leg.to.z) < top && legTouches(leg, entry, body.r - SLACK - 1),
    );
    if (crossed && !isClear(piece, end, body.r)) impassable.push(piece.id);
  }
  for (const other of scene.bodies) {
    if (other.id === body.id) continue;
    const far = reach + other.r;
    const near = legs.some(
      ({ from, to }) =>
        (other.inside === from.inside || other.inside === to.inside) &&
        other.z <= Math.max(from.z, to.z) + body.h + SLACK &&
        other.z + other.h >= Math.min(from.z, to.z) - SLACK &&
        toSegment2(other.x, other.y, from.x, from.y, to.x - from.x, to.y - from.y) <= far * far,
    );
    if (near) met.push(other.id);
  }
  hits.sort((a, b) => a.order - b.order);
  const hazards = hits.map(({ met: hazard }) => hazard);
  const entered = hits.filter(entersIt).map(({ met: { id } }) => id);
  return { touched, met, hazards, entered, impassable };
}

/** Contact from the start is no entering, nor is a way over it that does nothing. @rule PC-DANGER-02 */
const entersIt = ({ met: { atStart, immune }, left }: Hit): boolean => !atStart && !(immune && left);

const meets = (leg: Leg, entry: Indexed, h: number, reach: number): boolean =>
  entry.piece.bottom <= Math.max(leg.from.z, leg.to.z) + h + SLACK &&
  entry.piece.top >= Math.min(leg.from.z, leg.to.z) - SLACK &&
  legTouches(leg, entry, reach);

/** @rule PC-MOVE-21 Passed: at the end no part of the base touches the terrain. */
const isClear = (piece: Piece, end: Place, r: number): boolean =>
  signedDistance(end.x, end.y, outlineOf(piece.footprint)) > r + TOUCH;

interface Hit {
  readonly met: HazardMet;
  /** The move ends out of contact. */
  readonly left: boolean;
  /** Legs gone before, and the share of this one. */
  readonly order: number;
}

/** Share of a leg by which two stretches of one contact may fail to meet. */
const SEAM = 1e-9;

/** The first contact; where the move began in it, also the first after it was left. @rule PC-DANGER-03 */
function hazardHits(
  scene: Scene,
  { piece, outline }: Indexed,
  legs: readonly Leg[],
  end: Place,
  body: Body,
  gait: Gait,
): readonly Hit[] {
  const hits: Hit[] = [];
  let contactEnds = -1;
  const walks = gait.over.pieces !== 'any' && !gait.through.pieces;
  for (const [i, { from, to }] of legs.entries()) {
    const low = Math.min(from.z, to.z);
    const high = Math.max(from.z, to.z) + body.h;
    if (low > piece.top + SLACK || high < piece.bottom - SLACK) continue;
    for (const [first, last] of touching(outline, from, to, body.r + TOUCH)) {
      const level = walks ? levelOver(scene, from, to, highest(gait, from.z), (first + last) / 2) : low;
      if (level > piece.top + SLACK) continue;
      const goesOn = hits.length > 0 && i + first <= contactEnds + SEAM;
      contactEnds = i + last;
      if (goesOn) continue;
      const x = Math.round(from.x + (to.x - from.x) * first);
      const y = Math.round(from.y + (to.y - from.y) * first);
      const left = end.z > piece.top + SLACK || isClear(piece, end, body.r);
      const immune = gait.hazards === 'immune' || (gait.hazards === 'immuneIfCleared' && left);
      const atStart = i === 0 && first === 0;
      hits.push({ met: { id: piece.id, immune, atStart, at: { ...from, x, y } }, left, order: i + first });
      if (!atStart) return hits;
    }
  }
  return hits;
}

/** The stretches of a leg in contact; all of it for a leg that goes straight up or down. */
function touching(
  outline: Outline,
  from: Place,
  to: Place,
  reach: Um,
): readonly (readonly [number, number])[] {
  if (from.x !== to.x || from.y !== to.y) return sweepSpans(from.x, from.y, to.x, to.y, reach, outline);
  return signedDistance(from.x, from.y, outline) <= reach ? [[0, 1]] : [];
}

/** The level of the base in the middle of a stretch, when it walks there. */
function levelOver(scene: Scene, from: Place, to: Place, limit: Um, share: number): number {
  const x = from.x + (to.x - from.x) * share;
  const y = from.y + (to.y - from.y) * share;
  return surfaceBelow(scene, x, y, limit);
}

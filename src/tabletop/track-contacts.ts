import { segmentDistance, signedDistance } from '../geometry/distance.ts';
import { outlineOf } from '../geometry/outline.ts';
import { sweepSpans } from '../geometry/sweep.ts';
import { SLACK, TOUCH, type Um } from '../geometry/units.ts';
import { toSegment2 } from '../geometry/vec.ts';
import { type Gait, type HazardMet, highest, type Leg } from './gait.ts';
import { type Indexed, indexOf, legOutOfReach } from './spatial-index.ts';
import { surfaceBelow } from './surfaces.ts';
import type { Body, Piece, Place, Scene } from './table.ts';

export interface Contacts {
  readonly touched: readonly string[];
  readonly met: readonly string[];
  readonly hazards: readonly HazardMet[];
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
  const hazards: HazardMet[] = [];
  const impassable: string[] = [];
  const reach = body.r + TOUCH;
  for (const entry of indexOf(scene)) {
    if (!legs.some((leg) => legTouches(leg, entry, reach))) continue;
    const { piece } = entry;
    if ((piece.solid || piece.marker === true) && legs.some((leg) => meets(leg, entry, body.h, reach))) {
      touched.push(piece.id);
    }
    if (piece.hazard === true) hazards.push(...hazardMet(scene, piece, legs, end, body, gait));
    if (piece.impassable === undefined || piece.enterable) continue;
    const crossed = legs.some((leg) => legTouches(leg, entry, body.r - SLACK - 1));
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
  return { touched, met, hazards, impassable };
}

const meets = (leg: Leg, entry: Indexed, h: number, reach: number): boolean =>
  entry.piece.bottom <= Math.max(leg.from.z, leg.to.z) + h + SLACK &&
  entry.piece.top >= Math.min(leg.from.z, leg.to.z) - SLACK &&
  legTouches(leg, entry, reach);

/** @rule PC-MOVE-21 Passed: at the end no part of the base touches the terrain. */
const isClear = (piece: Piece, end: Place, r: number): boolean =>
  signedDistance(end.x, end.y, outlineOf(piece.footprint)) > r + TOUCH;

function hazardMet(
  scene: Scene,
  piece: Piece,
  legs: readonly Leg[],
  end: Place,
  body: Body,
  gait: Gait,
): readonly HazardMet[] {
  const outline = outlineOf(piece.footprint);
  const flies = gait.over.pieces === 'any' || gait.through.pieces;
  for (const { from, to } of legs) {
    const [span] = sweepSpans(from.x, from.y, to.x, to.y, body.r + TOUCH, outline);
    const still = from.x === to.x && from.y === to.y;
    const share =
      span?.[0] ?? (still && signedDistance(from.x, from.y, outline) <= body.r + TOUCH ? 0 : null);
    if (share === null) continue;
    const x = Math.round(from.x + (to.x - from.x) * share);
    const y = Math.round(from.y + (to.y - from.y) * share);
    const walkedLevel = levelOver(scene, from, to, highest(gait, from.z), (share + (span?.[1] ?? share)) / 2);
    const low = Math.min(from.z, to.z);
    if (!flies && (low > piece.top + SLACK || walkedLevel > piece.top + SLACK)) continue;
    if (flies && gait.hazards === 'struck' && low > piece.top + SLACK) continue;
    if (low + body.h < piece.bottom - SLACK && Math.max(from.z, to.z) + body.h < piece.bottom - SLACK)
      continue;
    const immune =
      gait.hazards === 'immune' || (gait.hazards === 'immuneIfCleared' && isClear(piece, end, body.r));
    const first = legs[0];
    const atStart = share === 0 && first?.from === from;
    return [{ id: piece.id, immune, atStart, at: { ...from, x, y } }];
  }
  return [];
}

/** The level of the base in the middle of a stretch, when it walks there. */
function levelOver(scene: Scene, from: Place, to: Place, limit: Um, share: number): number {
  const x = from.x + (to.x - from.x) * share;
  const y = from.y + (to.y - from.y) * share;
  return surfaceBelow(scene, x, y, limit);
}

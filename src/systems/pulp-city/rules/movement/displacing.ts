import { centre, type Footprint } from '../../../../geometry/shape.ts';
import { TOUCH, UM_PER_INCH, inches } from '../../../../geometry/units.ts';
import { dist2, unit } from '../../../../geometry/vec.ts';
import { type BlockSlide, slideBlock } from '../../../../tabletop/block.ts';
import { type Slide, slide } from '../../../../tabletop/slide.ts';
import { inContact } from '../../../../tabletop/measure.ts';
import { type Body, bodyAt, placeOf } from '../../../../tabletop/table.ts';
import type { Cause } from '../../model/cause.ts';
import type { Asks } from '../../model/decisions.ts';
import type { Place, Point } from '../../model/place.ts';

import type { Displacing, DueFall, DueHazard, GroundShapes } from '../../model/ground-locals.ts';
import type { PieceId, TargetId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { isModel, pieceOf } from '../../model/lookup.ts';
import { bodyOf } from '../../board/bodies.ts';
import { onTable } from '../../board/on-table.ts';
import { piecesOn, sceneOf } from '../../board/scene.ts';
import { goesDeeper, hazardsTouched, spares } from './hazards.ts';
import { movementTypeOf } from '../../traits/movement-type.ts';

/** A model or thing that is to be pushed, pulled or shifted. */
export type Shove = Omit<GroundShapes['displace']['slide'], 'cause'>;

/** Inches of a Shift towards a point: all of them, or fewer where it may stop there. @rule PC-FX-12 @rule PC-LEADER-24 */
export function shiftLength(
  w: World,
  { target, distance, upTo }: Pick<Asks['shift']['q'], 'target' | 'distance' | 'upTo'>,
  toward: Point,
): number {
  if (upTo !== true) return distance;
  const from = isModel(w, target) ? bodyOf(w, target) : centre(pieceOf(w, target).footprint);
  return Math.min(distance, Math.sqrt(dist2(from, toward)) / UM_PER_INCH);
}

/** A model on the table that can move at all, or an Object. @rule PC-FX-08 @rule PC-OBJ-09 @rule PC-STRUCT-01 */
export function isMovable(w: World, target: TargetId): boolean {
  const piece = w.state.pieces[target];
  if (piece !== undefined) return piece.kind === 'object' && piece.token !== true;
  return onTable(w, target) && movementTypeOf(w, target) !== 'Immobile';
}

/** A Displacement before its first step; null: the model is not moved. @rule PC-FX-08 */
export function setOff(w: World, shove: Shove): Omit<Displacing, 'cause'> | null {
  const { target, toward, distance, stopAt, effect, careful } = shove;
  if (!isMovable(w, target)) return null;
  const { x, y } = bodyOf(w, target);
  return {
    target,
    way: { x: toward.x - x, y: toward.y - y },
    left: inches(distance),
    travelled: 0,
    stopAt,
    effect,
    met: [],
    began: hazardsTouched(w, target),
    ...(careful === true ? { careful } : {}),
  };
}

/** As far as a Displacement goes on one level, or until Dangerous Terrain strikes. */
export interface Stretch {
  readonly path: readonly Place[];
  readonly gone: number;
  readonly stoppedBy: string | null;
  /** Dangerous Terrain met on the way. */
  readonly met: readonly PieceId[];
  /** It strikes at once, where contact begins. @rule PC-DANGER-06 */
  readonly strike: DueHazard | null;
  /** It ends over an edge. @rule PC-FALL-09 */
  readonly fall: DueFall | null;
  /** Where it may come down as well. @rule PC-FALL-08 */
  readonly others: readonly Place[];
}

type Going = Pick<Displacing, 'target' | 'way' | 'left' | 'stopAt' | 'careful' | 'began' | 'met'>;

export function nextStretch(w: World, going: Going): Stretch {
  const { target } = going;
  const body = bodyOf(w, target);
  const left = going.careful === true ? safeLength(w, body, going) : going.left;
  const whole = slideOn(w, body, going, left);
  const [first] = whole.falls;
  if (first === undefined) {
    const { path, travelled, stoppedBy } = whole;
    return (
      untilStruck(w, going, whole, path) ?? {
        path,
        gone: travelled,
        stoppedBy,
        met: idsOf(whole),
        strike: null,
        fall: null,
        others: [],
      }
    );
  }
  const { from, to, others, height, under } = first;
  const gone = Math.min(left, Math.round(Math.sqrt(dist2(body, from))));
  const path = [placeOf(body), from];
  const near = slideOn(w, body, going, gone);
  const struck = untilStruck(w, going, near, path);
  if (struck !== null) return struck;
  return {
    path,
    gone,
    stoppedBy: null,
    met: idsOf(near),
    strike: null,
    fall: { model: target, height, from, to, under, onPurpose: false, crashes: true },
    others,
  };
}

/** As far as the first Dangerous Terrain that strikes as soon as it is touched; null: none does. @rule PC-DANGER-06 */
function untilStruck(
  w: World,
  { target: model, met, began }: Going,
  { hazards }: Slide,
  path: readonly Place[],
): Stretch | null {
  if (w.rules.policies.environment !== 'happens') return null;
  const body = bodyOf(w, model);
  const [first] = hazards
    .filter(({ id }) => !met.includes(id) && spares(w, pieceOf(w, id), { model, piece: id }) === null)
    .filter(({ id }) => !began.includes(id) || goesDeeper(pieceOf(w, id), body.r, path))
    .toSorted((one, other) => dist2(body, one.at) - dist2(body, other.at));
  if (first === undefined) return null;
  const { id: piece, at } = first;
  const gone = Math.round(Math.sqrt(dist2(body, at)));
  return {
    path: gone === 0 ? [placeOf(body)] : [placeOf(body), { ...at, wall: null }],
    gone,
    stoppedBy: null,
    met: [piece],
    strike: { model, piece },
    fall: null,
    others: [],
  };
}

/** How far it goes without meeting Dangerous Terrain or going over an edge. @rule PC-CITIZEN-08 */
function safeLength(w: World, body: Body, going: Going): number {
  const { falls, hazards } = slideOn(w, body, going, going.left);
  const ends = [...falls.map(({ from }) => from), ...newly(hazards).map(({ at }) => at)];
  if (ends.length === 0) return going.left;
  let length = Math.floor(Math.sqrt(Math.min(...ends.map((at) => dist2(body, at)))));
  while (length > 0 && harms(w, body, going, length)) length = Math.max(0, length - TOUCH);
  return length;
}

const newly = (hazards: Slide['hazards']): Slide['hazards'] => hazards.filter(({ atStart }) => !atStart);

function harms(w: World, body: Body, going: Going, length: number): boolean {
  const { falls, hazards, end } = slideOn(w, body, going, length);
  if (falls.length > 0 || newly(hazards).length > 0) return true;
  const there = bodyAt(body, end);
  return piecesOn(w).some(
    (piece) =>
      piece.danger !== undefined && !going.began.includes(piece.id) && inContact(sceneOf(w), there, piece),
  );
}

const idsOf = ({ hazards }: Slide): readonly PieceId[] => hazards.map(({ id }) => id);

function slideOn(w: World, body: Body, { way, stopAt }: Going, distance: number): Slide {
  return slide(sceneOf(w), body, way, distance, stopAt === null ? {} : { limit: stopAt });
}

/** One Displacement triggers an area once; what it touched before counts only if it is pushed on into it. @rule PC-DANGER-03 */
export function strikesOwed(
  w: World,
  { target, met, began }: Pick<Displacing, 'target' | 'met' | 'began'>,
  last: Pick<Stretch, 'path' | 'met'>,
): DueHazard[] {
  const { r } = bodyOf(w, target);
  const all = new Set([...met, ...last.met, ...hazardsTouched(w, target)]);
  return [...all]
    .filter((id) => !began.includes(id) || goesDeeper(pieceOf(w, id), r, last.path))
    .map((piece) => ({ model: target, piece }));
}

/** The way of an Object, or of a piece that a Power of its own card moves; null: the piece is never moved. @rule PC-OBJ-09 @rule PC-STRUCT-01 @rule PC-FX-11 */
export function slideOfPiece(
  w: World,
  { target, toward, distance, stopAt }: Pick<Shove, 'target' | 'toward' | 'distance' | 'stopAt'>,
  by: Cause | null = null,
): BlockSlide | null {
  const piece = pieceOf(w, target);
  const own = by?.of === 'power' && piece.summoned?.card === by.card;
  if (!own && !isMovable(w, target)) return null;
  const from = centre(piece.footprint);
  const way = { x: toward.x - from.x, y: toward.y - from.y };
  const room = stopAt === null ? Infinity : roomTo(piece.footprint, way, stopAt);
  return slideBlock(sceneOf(w), piece, way, Math.min(inches(distance), room));
}

/** How far a thing goes until its leading edge is level with a point. */
function roomTo(footprint: Footprint, direction: Point, point: Point): number {
  const way = unit(direction);
  if (way === null) return 0;
  const along = ({ x, y }: Point): number => x * way.x + y * way.y;
  const ahead =
    footprint.kind === 'disc' ? along(footprint) + footprint.r : Math.max(...footprint.points.map(along));
  return Math.max(0, Math.floor(along(point) - ahead));
}

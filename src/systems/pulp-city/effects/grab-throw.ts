import { type Refusal, refusal } from '../model/refusals.ts';
import { DIRECTIONS } from '../../../geometry/directions.ts';
import { outlineGap } from '../../../geometry/distance.ts';
import { outlineOf } from '../../../geometry/outline.ts';
import { centre, disc, type Footprint, rotate, translate } from '../../../geometry/shape.ts';
import { TOUCH } from '../../../geometry/units.ts';
import type { Point } from '../../../geometry/vec.ts';
import { blockOf, type BlockPlace } from '../../../tabletop/block.ts';
import { type Incoming, inTheWay, makeRoom } from '../../../tabletop/make-room.ts';
import { blockOk } from '../../../tabletop/standing.ts';
import { surfaceBelow } from '../../../tabletop/surfaces.ts';
import { placeTouching, type Spot } from '../../../tabletop/touching.ts';
import type { Asks } from '../model/decisions.ts';
import type { ModelId, PieceId, TargetId } from '../model/ids.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import type { World } from '../model/encounter.ts';
import { pieceOf } from '../model/lookup.ts';
import { isTrapped } from '../board/agenda-citizens.ts';
import { bodyOf } from '../board/bodies.ts';
import { allModelsOnTable, onTable } from '../board/on-table.ts';
import { sceneOf } from '../board/scene.ts';
import { indexBelow } from '../../../kernel/draw.ts';
import { faultRefusal } from '../board/placement-faults.ts';
import { movementTypeOf } from '../traits/movement-type.ts';

/** Where the middle of a piece goes, and how many twenty-fourths of a turn it makes. */
export type ObjectSpot = Asks['placeObject']['a'];

const TURNS = DIRECTIONS.length;

/** Models that make room for a thing; Immobile ones and the Citizen under wreckage do not. @rule PC-MOVE-34 @rule PC-AGENDA-06 */
export function movable(w: World, but: readonly TargetId[] = []): ModelId[] {
  return allModelsOnTable(w)
    .map((model) => model.id)
    .filter((id) => !but.includes(id) && movementTypeOf(w, id) !== 'Immobile' && !isTrapped(w, id));
}

export function shapeAt(piece: TerrainPiece, { x, y, turn }: ObjectSpot): Footprint {
  const middle = centre(piece.footprint);
  const by = DIRECTIONS[turn];
  const turned = by === undefined || turn === 0 ? piece.footprint : rotate(piece.footprint, middle, by);
  return translate(turned, x - middle.x, y - middle.y);
}

/** Which answer leads to a footprint that the piece may have. */
function spotOf(piece: TerrainPiece, footprint: Footprint): ObjectSpot {
  const middle = centre(piece.footprint);
  if (footprint.kind === 'disc') return { x: footprint.x, y: footprint.y, turn: 0 };
  const [first] = footprint.points;
  for (let turn = 0; turn < TURNS && first !== undefined; turn += 1) {
    const turned = shapeAt(piece, { ...middle, turn });
    if (turned.kind === 'disc') continue;
    const [corner] = turned.points;
    if (corner === undefined) continue;
    const [dx, dy] = [first.x - corner.x, first.y - corner.y];
    const same = turned.points.every((p, i) => {
      const q = footprint.points[i];
      return q !== undefined && q.x - p.x === dx && q.y - p.y === dy;
    });
    if (same) return { x: middle.x + dx, y: middle.y + dy, turn };
  }
  return { ...centre(footprint), turn: 0 };
}

/** Places for an Object at one model, or between two; the best first. @rule PC-OBJ-07 @rule PC-OBJ-08 */
export function spotsAt(w: World, piece: PieceId, targets: readonly ModelId[]): readonly Spot[] {
  const bodies = targets.map((id) => bodyOf(w, id));
  return placeTouching(sceneOf(w), blockOf(pieceOf(w, piece)), bodies, { movable: movable(w, targets) });
}

/** Does a thrown Object lie where its player says? @rule PC-OBJ-07 */
export function whyNotPlace(w: World, id: PieceId, target: ModelId, spot: ObjectSpot): Refusal | null {
  const piece = w.state.pieces[id];
  if (piece === undefined || !onTable(w, target)) return refusal('target.gone');
  if (![spot.x, spot.y, spot.turn].every(Number.isSafeInteger) || spot.turn < 0 || spot.turn >= TURNS) {
    return refusal('place.malformed');
  }
  const found = landingOf(w, piece, target, spot);
  const body = bodyOf(w, target);
  const apart = Math.round(outlineGap(outlineOf(disc(body.x, body.y, body.r)), outlineOf(found.footprint)));
  if (apart > TOUCH) return refusal('place.notTouching', { by: apart, thing: target }, 'PC-OBJ-07');
  const ok = blockOk(sceneOf(w), id, found.footprint, found.bottom, piece.top - piece.bottom, {
    ignore: movable(w, [target]),
  });
  if (!ok.ok) return faultRefusal('place', ok);
  const incoming = { id, ...found, top: found.bottom + piece.top - piece.bottom };
  return inTheWay(sceneOf(w), incoming).includes(target)
    ? refusal('place.overlaps', { by: target, short: 0 })
    : null;
}

/** The first surface below the side of the Target it is put at. @rule PC-OBJ-07 */
export function landingOf(w: World, piece: TerrainPiece, target: ModelId, spot: ObjectSpot): BlockPlace {
  const footprint = shapeAt(piece, spot);
  const middle = centre(footprint);
  const bottom = surfaceBelow(sceneOf(w), middle.x, middle.y, bodyOf(w, target).z, piece.id);
  return { footprint, bottom };
}

/** The piece where it comes to lie, as something that others make room for. */
export function incomingOf(piece: TerrainPiece, { footprint, bottom }: BlockPlace): Incoming {
  return { id: piece.id, footprint, bottom, top: bottom + piece.top - piece.bottom };
}

/** Who is shifted by the least for a thing that comes to lie somewhere. @rule PC-MOVE-34 @rule PC-OBJ-07 */
export function roomMade(w: World, piece: TerrainPiece, at: BlockPlace) {
  return makeRoom(sceneOf(w), incomingOf(piece, at), movable(w)).shifts;
}

/** A legal answer drawn at random. */
export function samplePlace(w: World, id: PieceId, target: ModelId, draw: () => number): ObjectSpot | null {
  const piece = pieceOf(w, id);
  const spots = spotsAt(w, id, [target]);
  for (let left = spots.length; left > 0; left -= 1) {
    const spot = spots[(indexBelow(draw, spots.length) + left) % spots.length];
    if (spot === undefined) continue;
    const answer = spotOf(piece, spot.footprint);
    if (whyNotPlace(w, id, target, answer) === null) return answer;
  }
  return null;
}

/** Where the question puts the Object until its player says otherwise. */
export function suggestion(w: World, id: PieceId, target: ModelId): Point | null {
  const piece = pieceOf(w, id);
  const best = spotsAt(w, id, [target]).find(
    (spot) => whyNotPlace(w, id, target, spotOf(piece, spot.footprint)) === null,
  );
  return best === undefined ? null : best.centre;
}

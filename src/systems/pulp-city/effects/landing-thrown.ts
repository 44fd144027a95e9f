import { type Refusal, refusal } from '../model/refusals.ts';
import type { Point } from '../../../geometry/vec.ts';
import { airBeside, type Beside, placeBeside, placesBeside } from '../../../tabletop/beside.ts';
import { makeRoom } from '../../../tabletop/make-room.ts';
import { inContact } from '../../../tabletop/measure.ts';
import { nearestPlace } from '../../../tabletop/nearest.ts';
import { placeOk } from '../../../tabletop/standing.ts';
import { type Body, bodyAt, type Scene } from '../../../tabletop/table.ts';
import type { DecisionFor } from '../model/frames.ts';
import type { Place } from '../model/place.ts';
import type { ModelId, TargetId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { isModel } from '../model/lookup.ts';
import { bodyOf } from '../board/bodies.ts';
import { onTable } from '../board/on-table.ts';
import { sceneOf } from '../board/scene.ts';
import { indexBelow } from '../../../kernel/draw.ts';
import { movable } from './grab-throw.ts';

/** @param free nobody makes room for it */
export function besideOf(w: World, model: ModelId, target: ModelId, free = false): Beside {
  return {
    scene: without(sceneOf(w), model),
    body: { ...bodyOf(w, model), wall: null },
    other: bodyOf(w, target),
    movable: free ? [] : movable(w, [model, target]),
  };
}

export const without = (scene: Scene, model: ModelId): Scene => ({
  ...scene,
  bodies: scene.bodies.filter(({ id }) => id !== model),
});

const standsThere = (w: World, target: TargetId): target is ModelId =>
  isModel(w, target) && onTable(w, target);

/** The side its thrower may choose: where to begin; null: there is one place at most. @rule PC-FX-13 @rule PC-TYPE-21 */
export function sideToChoose(w: World, model: ModelId, target: TargetId, from: Point): Point | null {
  if (!standsThere(w, target)) return null;
  const [best, second] = placesBeside(besideOf(w, model, target), from);
  return best === undefined || second === undefined ? null : { x: best.x, y: best.y };
}

type Asked = Pick<DecisionFor<'placeModel'>, 'model' | 'touching' | 'free'>;

/** @rule PC-FX-13 @rule PC-CARD-06 */
export function whyNotSide(w: World, asked: Asked, toward: Point): Refusal | null {
  const rule = asked.free === true ? 'PC-CARD-06' : 'PC-FX-13';
  return placeOn(w, asked, toward) === null ? refusal('place.noRoom', {}, rule) : null;
}

/** Where it would stand on the side of a point; null: it cannot. @rule PC-FX-13 */
export const placeOn = (w: World, { model, touching, free }: Asked, toward: Point): Place | null =>
  standsThere(w, touching) ? placeBeside(besideOf(w, model, touching, free), toward) : null;

/** Who would make room for it on the side of a point. @rule PC-MOVE-34 */
export function roomBeside(w: World, asked: DecisionFor<'placeModel'>, toward: Point) {
  const at = placeOn(w, asked, toward);
  if (at === null) return [];
  const { scene, body, movable: aside } = besideOf(w, asked.model, asked.touching, asked.free);
  return makeRoom(scene, bodyAt(body, at), aside).shifts;
}

/** A legal side drawn at random. */
export function sampleSide(w: World, asked: DecisionFor<'placeModel'>, draw: () => number): Point {
  const places = placesBeside(besideOf(w, asked.model, asked.touching, asked.free), asked.at);
  const { x, y } = places[indexBelow(draw, places.length)] ?? asked.at;
  return { x, y };
}

/** Put down in a place, or let go in the air of one. */
export interface ThrownEnd {
  readonly at: Place;
  readonly falls: boolean;
}

/**
 * Where a thrown model comes to be: beside its Target on the Target's own level as long as there is room, else in the
 * air beside it; where the Target stood if that is gone, and beside a piece on the nearest place.
 * @rule PC-FX-13 @rule PC-OBJ-07
 */
export function thrownEnd(
  w: World,
  model: ModelId,
  target: TargetId,
  goal: Place,
  from: Point,
  toward: Point | null,
): ThrownEnd | null {
  if (standsThere(w, target)) {
    const asked = besideOf(w, model, target);
    const chosen = toward === null ? null : placeBeside(asked, toward);
    const at = chosen ?? placesBeside(asked, from)[0];
    if (at !== undefined) return { at, falls: false };
    const air = airBeside(asked, from);
    return air === null ? nearest(w, model, goal) : { at: air, falls: true };
  }
  const piece = isModel(w, target) ? undefined : w.state.pieces[target];
  if (piece === undefined) return whereItStood(w, model, goal);
  const body = { ...bodyOf(w, model), wall: null };
  const scene = without(sceneOf(w), model);
  const accept = (at: Place): boolean => inContact(scene, { ...body, ...at }, piece);
  const at = nearestPlace(scene, body, { ...goal, wall: null }, { level: 'below', accept });
  return at === null ? nearest(w, model, goal) : { at, falls: false };
}

/** The Target is gone: on its very spot, if need be with others making room. */
function whereItStood(w: World, model: ModelId, goal: Place): ThrownEnd | null {
  const body: Body = { ...bodyOf(w, model), wall: null };
  const at = { ...goal, wall: null };
  const standing = placeOk(without(sceneOf(w), model), body, at, { ignore: movable(w, [model]) });
  if (standing.ok) return { at, falls: false };
  return standing.why === 'noSupport' ? { at, falls: true } : nearest(w, model, goal);
}

function nearest(w: World, model: ModelId, goal: Place): ThrownEnd | null {
  const body: Body = { ...bodyOf(w, model), wall: null };
  const at = nearestPlace(without(sceneOf(w), model), body, { ...goal, wall: null }, { level: 'below' });
  return at === null ? null : { at, falls: false };
}

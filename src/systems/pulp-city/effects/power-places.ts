import { placesBeside } from '../../../tabletop/beside.ts';
import { nearestPlace } from '../../../tabletop/nearest.ts';
import { placeOk } from '../../../tabletop/standing.ts';
import { type Body, bodyAt, type Scene } from '../../../tabletop/table.ts';
import { bodyOf } from '../board/bodies.ts';
import { placeOf } from '../board/places.ts';
import { sceneOf } from '../board/scene.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import type { Place } from '../model/place.ts';
import { besideOf, without } from './landing-thrown.ts';

/**
 * Places beside another where a Power may put a model, the nearest to itself first. For that nobody makes room.
 * @rule PC-CARD-06 @rule PC-MOVE-34
 */
export const freePlacesBeside = (w: World, model: ModelId, touching: ModelId): readonly Place[] =>
  placesBeside(besideOf(w, model, touching, true), bodyOf(w, model));

/**
 * Where two models stand that change places: each where the other stood, or as near to it as its own base has room;
 * null: they cannot.
 * @rule PC-CARD-06 @rule PC-TABLE-10
 */
export function changedPlaces(w: World, one: ModelId, other: ModelId): readonly [Place, Place] | null {
  const [first, second] = [bodyOf(w, one), bodyOf(w, other)];
  const empty = without(without(sceneOf(w), one), other);
  const there = asNear(empty, first, placeOf(w, other));
  if (there === null) return null;
  const taken = { ...empty, bodies: [...empty.bodies, bodyAt(first, there)] };
  const here = asNear(taken, second, placeOf(w, one));
  return here === null ? null : [there, here];
}

const asNear = (scene: Scene, body: Body, at: Place): Place | null =>
  placeOk(scene, body, at).ok
    ? at
    : nearestPlace(scene, { ...body, wall: null }, { ...at, wall: null }, { level: 'below' });

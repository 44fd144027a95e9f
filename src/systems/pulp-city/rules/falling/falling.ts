import { SLACK, UM_PER_INCH } from '../../../../geometry/units.ts';
import { inContact } from '../../../../tabletop/measure.ts';
import { type Landing, landing } from '../../../../tabletop/landing.ts';
import { placeOk } from '../../../../tabletop/standing.ts';
import { placeOf } from '../../../../tabletop/table.ts';
import { supported } from '../../../../tabletop/surfaces.ts';
import type { Place } from '../../model/place.ts';
import type { MovementType } from '../../model/keywords.ts';
import type { DueFall } from '../../model/ground-locals.ts';
import type { ModelId, TeamId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { modelOf } from '../../model/lookup.ts';
import { allModelsOnTable, everyoneOnTable, isMarker, onTable } from '../../board/on-table.ts';
import { bodyOf } from '../../board/bodies.ts';
import { enemiesInBtb } from '../../traits/contact.ts';
import { isEnemy, sideOf, teamOf } from '../../board/sides.ts';
import { sceneOf } from '../../board/scene.ts';
import { isSpectral } from '../../traits/conditions.ts';
import { immunitiesOf } from '../../traits/immunity.ts';
import { movementTypeOf } from '../../traits/movement-type.ts';

const STEP = 3 * UM_PER_INCH;

/** A drop this small is level ground, and no Fall. @rule PC-FALL-01 */
export const isLevel = (height: number): boolean => height < UM_PER_INCH - SLACK;

const LIGHT_FOOTED: readonly MovementType[] = ['Wall Crawling', 'Blink', 'Bounding', 'Flight'];

/** Full 3 inches of a height in micrometres. @rule PC-FALL-02 */
export function fallSteps(height: number): number {
  return Math.floor((height + SLACK) / STEP);
}

/** Unhurt by a Fall, with the type it moves by now. @rule PC-FALL-01 @rule PC-MOVE-10 @rule PC-MOVE-15 @rule PC-MOVE-16 @rule PC-MOVE-18 */
export function immuneToFall(w: World, model: ModelId, as: MovementType = movementTypeOf(w, model)): boolean {
  if (LIGHT_FOOTED.includes(as)) return true;
  if (w.rules.policies.spectralImmuneToFall && isSpectral(w, model)) return true;
  return immunitiesOf(w, model, {}).some(({ of }) => of === 'Fall');
}

/** @rule PC-FALL-07 @rule PC-FX-27 */
export function causesCrash(w: World, faller: ModelId): boolean {
  if (isMarker(w, faller)) return false;
  return !(w.rules.policies.spectralImmuneToFall && isSpectral(w, faller));
}

/** Models that touch a model where it would stand, or stands. @rule PC-FALL-07 */
export function modelsTouching(w: World, model: ModelId, at?: Place): ModelId[] {
  const scene = sceneOf(w);
  const body = at === undefined ? bodyOf(w, model) : { ...bodyOf(w, model), ...at };
  return allModelsOnTable(w)
    .filter((other) => other.id !== model && inContact(scene, body, bodyOf(w, other.id)))
    .map((other) => other.id);
}

/** Who suffers a Crash from a faller that lies where it fell to. @rule PC-FALL-07 @rule PC-FALL-08 */
export function crashedBy(w: World, due: DueFall): ModelId[] {
  if (!due.crashes || !causesCrash(w, due.model)) return [];
  const touched = new Set([...due.under, ...modelsTouching(w, due.model)]);
  return [...touched].filter((id) => onTable(w, id) && !isMarker(w, id) && due.spared?.includes(id) !== true);
}

/** Enemies a model would be in Base to Base with in a place, and is not now. @rule PC-TYPE-05 */
export function newContacts(
  w: World,
  model: ModelId,
  at: Place,
  before: readonly ModelId[] = enemiesInBtb(w, model),
  side: TeamId = teamOf(w, model),
): ModelId[] {
  return newNeighbours(w, model, at, before).filter((other) => isEnemy(w, other, side));
}

/** Friend or Enemy that a model would be in Base to Base with in a place, and was not before. @rule PC-BONUS-08 */
export function newNeighbours(w: World, model: ModelId, at: Place, before: readonly ModelId[]): ModelId[] {
  const { spectralBreaksContact } = w.rules.policies;
  const ghost = (id: ModelId): boolean => spectralBreaksContact && isSpectral(w, id);
  if (ghost(model) || sideOf(w, model) === null) return [];
  return modelsTouching(w, model, at).filter((other) => !before.includes(other) && !ghost(other));
}

export interface FallOptions {
  /** Micrometres counted instead of the way down. */
  readonly height?: number;
  readonly crashes?: boolean;
}

/** A Fall from a place, to where the table has room for the model now, with the other places that are equally near. @rule PC-FALL-02 @rule PC-FALL-08 */
export function landingChoice(
  w: World,
  model: ModelId,
  from: Place,
  opts: FallOptions = {},
): { readonly fall: DueFall; readonly others: readonly Place[] } {
  const found = landingFrom(w, model, from);
  return { fall: dueFrom(model, from, found, opts), others: found.others };
}

function landingFrom(w: World, model: ModelId, from: Place): Landing {
  return landing(sceneOf(w), { ...bodyOf(w, model), wall: null }, { ...from, wall: null });
}

function dueFrom(model: ModelId, from: Place, found: Landing, opts: FallOptions): DueFall {
  return {
    model,
    height: opts.height ?? found.height,
    from,
    to: found.place,
    onPurpose: false,
    under: found.under,
    crashes: opts.crashes ?? true,
  };
}

/** Nothing carries it: its support is gone, or it can no longer cling to the wall. @rule PC-FALL-10 @rule PC-MOVE-18 */
function hangsInTheAir(w: World, model: ModelId): boolean {
  const { wall, inside, z } = modelOf(w, model);
  const body = bodyOf(w, model);
  if (wall !== null) {
    const found = placeOk(sceneOf(w), body, placeOf(body));
    return movementTypeOf(w, model) !== 'Wall Crawling' || (!found.ok && found.why === 'noWall');
  }
  if (z <= SLACK && inside === null) return false;
  let carried = w.cache.carried.get(model);
  if (carried === undefined) {
    carried = supported(sceneOf(w), placeOf(body));
    w.cache.carried.set(model, carried);
  }
  return !carried;
}

/** Models that Fall now, straight down from where they stand. @rule PC-FALL-10 @rule PC-MOVE-18 @rule PC-STRUCT-10 */
export function unsupported(w: World): readonly ModelId[] {
  w.cache.unsupported ??= everyoneOnTable(w)
    .filter((model) => (model.z > SLACK || model.wall !== null) && hangsInTheAir(w, model.id))
    .map((model) => model.id);
  return w.cache.unsupported;
}

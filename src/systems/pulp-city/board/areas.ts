import { overlaps } from '../../../geometry/distance.ts';
import { disc } from '../../../geometry/shape.ts';
import { strip } from '../../../geometry/strip.ts';
import { unit } from '../../../geometry/vec.ts';
import { inDisc, inStrip, roomAround } from '../../../tabletop/measure.ts';
import type { TargetsOf } from '../model/cache.ts';
import type { World } from '../model/encounter.ts';
import type { CardId, ModelId, TargetId, TeamId } from '../model/ids.ts';
import type { ActionType } from '../model/keywords.ts';
import { isModel } from '../model/lookup.ts';
import type { Place, Point } from '../model/place.ts';
import { isTrapped } from './agenda-citizens.ts';
import { inches } from '../../../geometry/units.ts';
import { bodyOf } from './bodies.ts';
import { liveModels } from './cards.ts';
import { withinRange } from './distance.ts';
import { everyoneOnTable } from './on-table.ts';
import { isComingDown, piecesOn, sceneOf } from './scene.ts';
import { isEnemy } from './sides.ts';
import { sourceBody } from './source-body.ts';

/** Models and the terrain that can be acted on. @rule PC-DESC-10 @rule PC-STRUCT-12 */
export function everyTarget(w: World): readonly TargetId[] {
  if (w.cache.targets !== null) return w.cache.targets;
  const found = everyoneOnTable(w).flatMap(({ id }) => (isTrapped(w, id) ? [] : [id]));
  for (const { id, health } of piecesOn(w)) if (health !== undefined && !isComingDown(w, id)) found.push(id);
  w.cache.targets = found;
  return found;
}

/** Those of them that are Enemies of a side, and the others. */
export function targetsOf(w: World, side: TeamId): TargetsOf {
  const known = w.cache.targetsOf.get(side);
  if (known !== undefined) return known;
  const all = everyTarget(w);
  const enemies = all.filter((id) => isModel(w, id) && isEnemy(w, id, side));
  const found = { enemies, others: all.filter((id) => !enemies.includes(id)) };
  w.cache.targetsOf.set(side, found);
  return found;
}

function bodyOrPiece(w: World, id: TargetId): Parameters<typeof inDisc>[4] {
  if (isModel(w, id)) return bodyOf(w, id);
  const piece = w.state.pieces[id];
  if (piece === undefined) throw new Error(`no piece ${id}`);
  return piece;
}

/** Types that ask for no sight, and pass the walls of a room. @rule PC-LOS-05 */
const THROUGH_WALLS: readonly ActionType[] = ['AUR', 'IND', 'IST', 'PLS', 'RCT'];

/**
 * Keeps a wall of an Enclosed Structure the Action, or the Blast of it, from a thing? The house itself is never behind
 * its own walls.
 * @rule PC-LOS-06 @rule PC-STRUCT-05
 */
export function walledOff(w: World, source: TargetId, type: ActionType, id: TargetId): boolean {
  if (THROUGH_WALLS.includes(type)) return false;
  const from = sourceBody(w, source).inside;
  const piece = isModel(w, id) ? undefined : w.state.pieces[id];
  if (piece === undefined) return bodyOf(w, id).inside !== from;
  return from !== id && roomAround(sceneOf(w), piece) !== from;
}

/** Everything within X inches of the source's base but the source itself. @rule PC-TYPE-18 @rule PC-MEASURE-02 */
export function pulseMembers(w: World, source: ModelId, user: ModelId, range: number): TargetId[] {
  return everyTarget(w).filter((id) => id !== source && id !== user && withinRange(w, source, id, range));
}

/** As a Pulse, the model it is measured from included. @rule PC-TYPE-10 @rule PC-TYPE-25 */
export function auraMembers(w: World, source: TargetId, range: number): TargetId[] {
  return everyTarget(w).filter((id) => (id === source ? isModel(w, id) : withinRange(w, source, id, range)));
}

/**
 * A straight strip from the base, as wide as the base and as high as the model; the house around it is always in it.
 * @rule PC-TYPE-15 @rule PC-TYPE-19 @rule PC-LOS-06
 */
export function stripMembers(
  w: World,
  source: ModelId,
  user: ModelId,
  toward: Point,
  length: number,
): TargetId[] {
  const body = sourceBody(w, source);
  const direction = unit({ x: toward.x - body.x, y: toward.y - body.y });
  if (direction === null) return [];
  const area = strip(body, direction, inches(length));
  return everyTarget(w).filter(
    (id) =>
      id !== source &&
      id !== user &&
      (id === body.inside || inStrip(area, body.z, body.z + body.h, bodyOrPiece(w, id))),
  );
}

/** Everything under a Blast's template, up to its radius in height. @rule PC-FX-04 */
export function blastMembers(w: World, at: Place, radius: number): TargetId[] {
  const reach = inches(radius);
  return everyTarget(w).filter((id) => inDisc(at, reach, at.z, at.z + reach, bodyOrPiece(w, id)));
}

/** Partly inside the triangle between the middles of three models of a card, all of which are on the table. */
export function inTriangle(w: World, card: CardId, id: ModelId): boolean {
  const corners = liveModels(w, card).map((model) => bodyOf(w, model));
  if (corners.length !== 3) return false;
  const points = corners.map(({ x, y }) => ({ x, y }));
  const { x, y, r } = bodyOf(w, id);
  return overlaps({ kind: 'polygon', points }, disc(x, y, r));
}

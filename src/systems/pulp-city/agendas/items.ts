import { overlaps, signedDistance } from '../../../geometry/distance.ts';
import { outlineOf } from '../../../geometry/outline.ts';
import { aabb, disc, type Footprint } from '../../../geometry/shape.ts';
import { SLACK, inches } from '../../../geometry/units.ts';
import { piecesOn } from '../board/scene.ts';
import { teamsOf } from '../board/sides.ts';
import { zoneOf } from '../board/zones.ts';
import type { AgendaState } from '../model/agendas.ts';
import type { Ctx, World } from '../model/encounter.ts';
import type { PieceId, TeamId } from '../model/ids.ts';
import type { Point } from '../model/place.ts';
import { type Refusal, refusal } from '../model/refusals.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { hasRoomWithin } from '../rules/citizens/placing.ts';
import { agendasPlayed } from './settle.ts';
import { area } from '../tables/build.ts';

/** Least width of an Area, inches. @rule PC-AGENDA-07 */
const AREA = 3;
/** Of a new Area, micrometres. */
export const AREA_RADIUS = inches(AREA / 2);
/** Base of a Token, millimetres. @rule PC-AGENDA-05 */
const TOKEN_MM = 30;

/** Agendas for which the Team has something left to place, those with the other items first. @rule PC-AGENDA-04 */
export const itemsOf = (
  w: World,
  team: TeamId,
  places?: 'citizenInArea' | 'citizen',
): readonly AgendaState[] =>
  agendasPlayed(w).flatMap(({ agenda, mine }) =>
    mine.team === team &&
    !mine.revealed &&
    agenda.places !== undefined &&
    (places === undefined || agenda.places === places)
      ? [mine]
      : [],
  );

/** Wholly outside of every Deployment Zone; one that touches its border is. */
const outsideZones = (w: World, shape: Footprint): TeamId | null =>
  teamsOf(w).find((team) => overlaps(shape, zoneOf(w, team))) ?? null;

const onTable = (w: World, shape: Footprint): boolean => {
  const { x0, y0, x1, y1 } = aabb(shape);
  const { size } = w.setup.table;
  return x0 >= -SLACK && y0 >= -SLACK && x1 <= size + SLACK && y1 <= size + SLACK;
};

/** A circle, or anything in which a square of that width fits along the edges of the table. */
function isWideEnough(shape: Footprint): boolean {
  if (shape.kind === 'disc') return 2 * shape.r >= inches(AREA) - SLACK;
  const { x0, y0, x1, y1 } = aabb(shape);
  return x1 - x0 >= inches(AREA) - SLACK && y1 - y0 >= inches(AREA) - SLACK;
}

/** The Area that a Team marks where none on the table is to serve: a circle as small as the rule allows. */
export const newArea = (id: PieceId, at: Point): TerrainPiece =>
  area(id, 'agendaArea', disc(at.x, at.y, AREA_RADIUS));

function whyNotAreaShape(w: World, shape: Footprint): Refusal | null {
  if (!isWideEnough(shape)) return refusal('agenda.areaSmall', { least: inches(AREA) });
  if (!onTable(w, shape)) return refusal('agenda.areaOff');
  const team = outsideZones(w, shape);
  return team === null ? null : refusal('agenda.areaZone', { team });
}

/** Why a piece of the table may not be an Agenda Area; null: it may. @rule PC-AGENDA-07 */
export function whyNotAreaPiece(w: World, piece: TerrainPiece): Refusal | null {
  const flat = piece.kind === 'area' || piece.kind === 'feature';
  if (!flat || piece.bottom > 0 || piece.solid || piece.hazard === true || piece.impassable !== undefined)
    return refusal('agenda.item', { piece: piece.id });
  return whyNotAreaShape(w, piece.footprint);
}

/** Why a new Agenda Area, with a Citizen in it, may not have its middle there; null: it may. @rule PC-AGENDA-07 */
export function whyNotAreaAt(w: World, at: Point): Refusal | null {
  const shape = disc(at.x, at.y, AREA_RADIUS);
  const why = whyNotAreaShape(w, shape);
  if (why !== null) return why;
  const covered = piecesOn(w).find(
    (piece) =>
      (piece.solid || piece.enterable || piece.hazard === true || piece.impassable !== undefined) &&
      overlaps(shape, piece.footprint),
  );
  if (covered !== undefined) return refusal('agenda.areaCovered', { piece: covered.id });
  return hasRoomWithin(w, shape) ? null : refusal('agenda.noRoom');
}

/** Inches from one point that is tried to the next. */
const GRID = 1;

/** Where the middle of a new Area may be, as near to a point as a grid finds it; null: nowhere. */
export function nearestArea(w: World, to: Point): Point | null {
  if (whyNotAreaAt(w, to) === null) return to;
  const count = Math.floor(w.setup.table.size / inches(GRID));
  const lines = Array.from({ length: count + 1 }, (_, at) => at * inches(GRID));
  const away = ({ x, y }: Point): number => (x - to.x) * (x - to.x) + (y - to.y) * (y - to.y);
  const all = lines.flatMap((x) => lines.map((y) => ({ x, y })));
  return (
    all.toSorted((one, other) => away(one) - away(other)).find((at) => whyNotAreaAt(w, at) === null) ?? null
  );
}

/** Pieces of the table in which an Agenda Area with a Citizen may be. @rule PC-AGENDA-07 */
export const areasOpen = (w: World): readonly PieceId[] =>
  piecesOn(w).flatMap((piece) =>
    whyNotAreaPiece(w, piece) === null && hasRoomWithin(w, piece.footprint) ? [piece.id] : [],
  );

/** Marks a new Area on the ground, in place of one that was marked in vain. @rule PC-AGENDA-07 */
export function markArea(ctx: Ctx, id: PieceId, at: Point): PieceId {
  if (ctx.state.pieces[id] !== undefined) ctx.emit({ type: 'pieceRemoved', piece: id, why: 'replaced' });
  ctx.emit({ type: 'pieceMade', piece: newArea(id, at) });
  return id;
}

/** Why a piece may not be an Agenda Structure; null: it may. @rule PC-AGENDA-07 */
export function whyNotAgendaStructure(w: World, piece: TerrainPiece): Refusal | null {
  const { kind, enterable, material, sizeClass } = piece;
  const fits =
    kind === 'structure' &&
    enterable &&
    ((material === 'Solid' && sizeClass === 'Medium') ||
      (material === 'Reinforced' && sizeClass === 'Small'));
  if (!fits) return refusal('agenda.item', { piece: piece.id });
  const team = outsideZones(w, piece.footprint);
  return team === null ? null : refusal('agenda.areaZone', { team });
}

/** Where an Agenda Token goes: in a zone, outside of all, or on the half of the table before a zone. */
export type TokenPlace = { readonly in: TeamId } | { readonly half: TeamId } | 'outside';

/** Why an Agenda Token may not have its middle there; null: it may. @rule PC-AGENDA-05 */
export function whyNotToken(w: World, at: Point, where: TokenPlace): Refusal | null {
  const r = Math.round((TOKEN_MM / 2) * 1000);
  const shape = disc(at.x, at.y, r);
  const wrong = refusal('agenda.tokenPlace');
  if (!onTable(w, shape)) return refusal('agenda.areaOff', {}, 'PC-AGENDA-05');
  if (where !== 'outside' && 'in' in where)
    return signedDistance(at.x, at.y, outlineOf(zoneOf(w, where.in))) <= SLACK - r ? null : wrong;
  if (outsideZones(w, shape) !== null) return wrong;
  if (where === 'outside') return null;
  const away = signedDistance(at.x, at.y, outlineOf(zoneOf(w, where.half)));
  const { x0, y0, x1, y1 } = aabb(zoneOf(w, where.half));
  const half = w.setup.table.size / 2 - Math.min(x1 - x0, y1 - y0);
  return away + r <= half + SLACK ? null : wrong;
}

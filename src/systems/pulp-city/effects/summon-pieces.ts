import { disc } from '../../../geometry/shape.ts';
import { UM_PER_INCH, inches } from '../../../geometry/units.ts';
import { nearestBlock } from '../../../tabletop/block.ts';
import { nearestPlace } from '../../../tabletop/nearest.ts';
import { surfacesAt } from '../../../tabletop/surfaces.ts';
import { bodyOf, baseRadius, heightOnBase } from '../board/bodies.ts';
import { touching } from '../board/distance.ts';
import { allModelsOnTable } from '../board/on-table.ts';
import { pieceSorts, sceneOf } from '../board/scene.ts';
import { sharedRoom } from '../board/source-body.ts';
import { objectLaid } from './lay-objects.ts';
import { pieceText, textOf } from '../board/summoned.ts';
import type { PieceClause, PieceTextClause } from '../model/clause.ts';
import type { DeclaredUse } from '../model/declared-action.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, PieceId, TargetId, TeamId } from '../model/ids.ts';
import { cardById, pieceOf, profileById } from '../model/lookup.ts';
import type { Place, Point } from '../model/place.ts';
import type { EffectNode } from '../model/profile.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { handledBy } from '../powers/handlers/handlers.ts';
import { movementTypeOf } from '../traits/movement-type.ts';

/** An area is touched by whoever stands within an inch above it. @rule PC-AREA-06 */
const REACH_UP = UM_PER_INCH;

/** Pieces whose text ends in the Effects Phase. @rule PC-AREA-06 */
export function endingNow(w: World): PieceId[] {
  return pieceSorts(w)
    .summoned.filter((piece) => textOf(w, piece)?.removed === 'effectsPhase')
    .map((piece) => piece.id);
}

/** Pieces that stay until the Action that has made them is used again. @rule PC-AREA-05 */
export const outlivedBy = (w: World, { order: { model, action } }: DeclaredUse): PieceId[] =>
  pieceSorts(w)
    .summoned.filter(({ summoned }) => summoned?.model === model && summoned.action === action)
    .filter((piece) => textOf(w, piece)?.removed === 'nextUse')
    .map(({ id }) => id);

/** Some texts let earlier pieces stay. @rule PC-FX-30 */
const keepsEarlier = (text: PieceClause | null): boolean => text?.keepsEarlier === true;

/** Earlier pieces of the same Action of the same model that a new one replaces; those the text has no room for, oldest first. @rule PC-FX-28 @rule PC-AREA-05 */
export function replacedBy(w: World, use: DeclaredUse, node: EffectNode, declared: boolean): PieceId[] {
  const { model, action } = use.order;
  const text = pieceText(profileById(w, use.profile), action, node.of);
  const earlier = pieceSorts(w)
    .summoned.filter((piece) => piece.summoned?.model === model && piece.summoned.action === action)
    .map((piece) => piece.id);
  if (declared && w.rules.policies.summonReplaces && !keepsEarlier(text)) return earlier;
  return text?.max === undefined ? [] : earlier.slice(0, Math.max(0, earlier.length + 1 - text.max));
}

const lookOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Who Summons, from where and by which text. */
export interface SummonedBy {
  readonly model: ModelId;
  readonly source: TargetId;
  readonly profile: string;
  readonly action: string;
}

/** A table from outside may have a piece of any name. */
function freeId(w: World): PieceId {
  let number = w.state.made + 1;
  while (Object.hasOwn(w.state.pieces, `s${number}`)) number += 1;
  return `s${number}`;
}

/** The piece a Summon makes, lying at a point; null: there is no room for it. @rule PC-FX-30 @rule PC-AREA-06 @rule PC-STRUCT-13 */
export function summonedPiece(
  w: World,
  by: SummonedBy,
  node: EffectNode,
  at: Point,
  options?: readonly string[],
): TerrainPiece | null {
  const { model, source, action } = by;
  if (node.summon === 'Object') return objectLaid(w, freeId(w), source, node, at);
  const profile = profileById(w, by.profile);
  const text = pieceText(profile, action, node.of);
  const name = node.of ?? '';
  const common = {
    id: freeId(w),
    look: lookOf(name),
    name,
    enterable: false,
    summoned: {
      card: w.state.models[model]?.card ?? '',
      model,
      action,
      ...(options === undefined ? {} : { options }),
    },
  } as const;
  const level =
    sharedRoom(w, source, at)?.bottom ??
    surfacesAt(sceneOf(w), at.x, at.y).find((surface) => !surface.room)?.z ??
    0;
  if (node.summon === 'Dangerous Terrain' || node.summon === 'Terrain') {
    const radius = text?.base === undefined ? inches(node.radius ?? text?.size ?? 1) : baseRadius(text.base);
    return { ...common, ...areaAt(at, radius, level, node.summon === 'Dangerous Terrain' ? text : null) };
  }
  const baseMm = text?.base ?? 30;
  const height = inches(text?.height ?? heightOnBase(baseMm));
  const block = { id: common.id, footprint: disc(at.x, at.y, baseRadius(baseMm)), height };
  const found = nearestBlock(sceneOf(w), block, level);
  if (found === null) return null;
  const health = text?.hp ?? 1;
  const reinforced = (text?.clauses ?? []).some(
    (clause) => 'allow' in clause && clause.allow === 'givesCover',
  );
  return {
    ...common,
    kind: 'structure',
    footprint: found.footprint,
    bottom: found.bottom,
    top: found.bottom + height,
    solid: true,
    standable: true,
    cover: reinforced ? 'reinforced' : 'typical',
    g: text?.G ?? 5,
    health,
    maxHealth: health,
    baseMm,
    ...(node.summon === 'Token' ? { token: true as const } : {}),
  };
}

type AreaPart = Pick<
  TerrainPiece,
  'kind' | 'footprint' | 'bottom' | 'top' | 'solid' | 'standable' | 'cover' | 'danger' | 'hazard'
>;

function areaAt({ x, y }: Point, radius: number, level: number, text: PieceClause | null): AreaPart {
  const flat = {
    kind: 'area',
    footprint: disc(x, y, radius),
    bottom: level,
    top: level + REACH_UP,
    solid: false,
    standable: false,
    cover: 'none',
  } as const;
  if (text === null) return flat;
  const clauses = text.clauses ?? [];
  return {
    ...flat,
    hazard: true,
    danger: { grade: 'Dangerous', trait: 'H', damage: damageIn(clauses), clauses },
  };
}

/** Damage the text gives to whoever enters. */
function damageIn(clauses: readonly PieceTextClause[]): number {
  for (const clause of clauses) {
    if (!('must' in clause)) continue;
    for (const effect of clause.must ?? []) if (effect.fx === 'damage') return effect.x;
  }
  return 0;
}

/** Models that a new area covers, those of the summoner first. @rule PC-AREA-06 */
export function coveredBy(w: World, piece: PieceId, first: TeamId): ModelId[] {
  const models = allModelsOnTable(w).filter((model) => touching(w, model.id, piece));
  const own = models.filter((model) => cardById(w, model.card).team === first);
  return [...own, ...models.filter((model) => !own.includes(model))].map((model) => model.id);
}

const offersEscape = (piece: TerrainPiece): boolean =>
  handledBy(piece.danger?.clauses ?? [], 'leaveByShortestRoute', null) !== null;

/** Where a covered model would leave the area by the shortest way; null: it may not, or cannot. @rule PC-AREA-06 */
export function escapePlace(w: World, model: ModelId, piece: PieceId): Place | null {
  if (!offersEscape(pieceOf(w, piece)) || movementTypeOf(w, model) === 'Immobile') return null;
  const body = bodyOf(w, model);
  const { x, y, z, inside } = body;
  return nearestPlace(sceneOf(w), body, { x, y, z, inside, wall: null }, { avoidHazard: true });
}

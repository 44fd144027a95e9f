import { contains } from '../../../geometry/distance.ts';
import { disc } from '../../../geometry/shape.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { UM_PER_INCH } from '../../../geometry/units.ts';
import { nearestBlock } from '../../../tabletop/block.ts';
import { placeAt } from '../../../tabletop/levels.ts';
import { nearestPlace } from '../../../tabletop/nearest.ts';
import { surfacesAt } from '../../../tabletop/surfaces.ts';
import type { Body } from '../../../tabletop/table.ts';
import type { Point } from '../model/decisions.ts';
import type { Place } from '../model/events.ts';
import { modelsAtStart } from '../model/initial.ts';
import type { Clause, PieceClause } from '../model/clause.ts';
import type { CardProfile, EffectNode } from '../model/profile.ts';
import type { DeclaredUse } from '../model/shapes.ts';
import type { CardId, ModelId, PieceId, TargetId, TeamId } from '../model/state.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { type World, actionOn, cardById, pieceOf, profileById } from '../model/world.ts';
import { allModelsOnTable, bodyOf, inches, piecesOn, sceneOf, touching } from './bodies.ts';
import { cardsOf } from './teams.ts';
import { movementTypeOf, modelsOfCard } from './traits.ts';

/** An area is touched by whoever stands within an inch above it. @rule PC-AREA-06 */
const REACH_UP = UM_PER_INCH;

/** What the card says of a piece that one of its Actions makes. @rule PC-AREA-06 @rule PC-STRUCT-13 */
export function pieceText(
  profile: CardProfile,
  action: string,
  name: string | undefined,
): PieceClause | null {
  const special = actionOn(profile, action)?.specials?.find((one) => one.name === name);
  for (const clause of special?.clauses ?? []) if ('piece' in clause) return clause;
  return null;
}

/** What the card says of a piece that stands on the table. */
export function textOf(w: World, piece: TerrainPiece): PieceClause | null {
  const made = piece.summoned;
  if (made === undefined) return null;
  const own = w.state.cards[made.card]?.profile ?? '';
  const profiles = [w.setup.profiles[own], ...Object.values(w.setup.profiles)];
  for (const profile of profiles) {
    const text = profile === undefined ? null : pieceText(profile, made.action, piece.name);
    if (text !== null) return text;
  }
  return null;
}

/** Pieces whose text ends in the Effects Phase. @rule PC-AREA-06 */
export function endingNow(w: World): PieceId[] {
  return piecesOn(w)
    .filter((piece) => piece.summoned !== undefined && textOf(w, piece)?.removed === 'effectsPhase')
    .map((piece) => piece.id);
}

/** Some texts let earlier pieces stay. @rule PC-FX-30 */
const keepsEarlier = (text: PieceClause | null): boolean =>
  text !== null && 'keepsEarlier' in text && text.keepsEarlier === true;

/** Earlier pieces of the same Action of the same model that a new one replaces; those the text has no room for, oldest first. @rule PC-FX-28 @rule PC-AREA-05 */
export function replacedBy(w: World, use: DeclaredUse, node: EffectNode, declared: boolean): PieceId[] {
  const { model, action } = use.order;
  const text = pieceText(profileById(w, use.profile), action, node.of);
  const earlier = piecesOn(w)
    .filter((piece) => piece.summoned?.model === model && piece.summoned.action === action)
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

/** The room of the source if the point lies in it: what is Summoned there stays in. @rule PC-TYPE-20 @rule PC-STRUCT-05 */
function sharedRoom(w: World, source: TargetId, { x, y }: Point): TerrainPiece | null {
  const room = w.state.pieces[w.state.models[source]?.inside ?? ''];
  return room !== undefined && contains(room.footprint, { x, y }) ? room : null;
}

/** A table from outside may have a piece of any name. */
function freeId(w: World): PieceId {
  let number = w.state.made + 1;
  while (Object.hasOwn(w.state.pieces, `s${number}`)) number += 1;
  return `s${number}`;
}

/** The piece a Summon makes, lying at a point; null: there is no room for it. @rule PC-FX-30 @rule PC-AREA-06 @rule PC-STRUCT-13 */
export function summonedPiece(w: World, by: SummonedBy, node: EffectNode, at: Point): TerrainPiece | null {
  const { model, source, action } = by;
  const profile = profileById(w, by.profile);
  const text = pieceText(profile, action, node.of);
  const name = node.of ?? '';
  const common = {
    id: freeId(w),
    look: lookOf(name),
    name,
    enterable: false,
    summoned: { card: w.state.models[model]?.card ?? '', model, action },
  } as const;
  const level =
    sharedRoom(w, source, at)?.bottom ??
    surfacesAt(sceneOf(w), at.x, at.y).find((surface) => !surface.room)?.z ??
    0;
  if (node.summon === 'Dangerous Terrain' || node.summon === 'Terrain') {
    const radius = inches(node.radius ?? text?.size ?? 1);
    return { ...common, ...areaAt(at, radius, level, node.summon === 'Dangerous Terrain' ? text : null) };
  }
  const baseMm = text?.base ?? 30;
  const height = inches(text?.height ?? baseMm / 20);
  const block = { id: common.id, footprint: disc(at.x, at.y, baseMm * 500), height };
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
function damageIn(clauses: readonly Clause[]): number {
  for (const clause of clauses) {
    if (!('at' in clause) || 'custom' in clause || clause.at !== 'enteredArea') continue;
    for (const effect of clause.must ?? []) {
      if (effect.fx === 'damage' && typeof effect.x === 'number') return effect.x;
    }
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
  (piece.danger?.clauses ?? []).some(
    (clause) => 'custom' in clause && clause.custom === 'leaveByShortestRoute',
  );

/** Where a covered model would leave the area by the shortest way; null: it may not, or cannot. @rule PC-AREA-06 */
export function escapePlace(w: World, model: ModelId, piece: PieceId): Place | null {
  if (!offersEscape(pieceOf(w, piece)) || movementTypeOf(w, model) === 'Immobile') return null;
  const body = bodyOf(w, model);
  const { x, y, z, inside } = body;
  return nearestPlace(sceneOf(w), body, { x, y, z, inside, wall: null }, { avoidHazard: true });
}

/** The Team's card of a Minion with that name, KO'ed or not. @rule PC-FX-29 */
export function minionCard(w: World, team: TeamId, name: string | undefined): CardId | null {
  const found = cardsOf(w, team).find((card) => {
    const profile = profileById(w, cardById(w, card).profile);
    return profile.kind === 'minion' && (profile.name === name || profile.short === name);
  });
  return found ?? null;
}

/** A new model of a Minion card, as near to the point as it can stand. @rule PC-FX-29 */
export function newMinion(
  w: World,
  card: CardId,
  at: Point,
  source: TargetId,
): { readonly model: ModelId; readonly body: Body; readonly at: Place } | null {
  const profile = profileById(w, cardById(w, card).profile);
  const model = `${card}.${modelsOfCard(w, card).length + 1}`;
  const body: Body = {
    id: model,
    x: at.x,
    y: at.y,
    z: 0,
    r: profile.baseMm * 500,
    h: inches(profile.heightIn ?? profile.baseMm / 20),
    inside: null,
    wall: null,
  };
  const scene = sceneOf(w);
  const room = sharedRoom(w, source, at);
  const wish = placeAt(scene, body, room === null ? at : { ...at, level: 'inside' }) ?? {
    x: at.x,
    y: at.y,
    z: 0,
    inside: null,
    wall: null,
  };
  const found =
    nearestPlace(scene, body, wish, { level: 'below', avoidTerrain: true }) ??
    nearestPlace(scene, body, wish, { level: 'below' });
  return found === null ? null : { model, body, at: found };
}

/** Exclusive Minions that began on the table are only Summoned in place of KO'ed ones. @rule PC-MINION-05 */
export function whyNotSummonMinion(w: World, team: TeamId, name: string | undefined): Refusal | null {
  const card = minionCard(w, team, name);
  if (card === null || !w.rules.policies.exclusiveOnlyReplaced) return null;
  const { profile, level } = cardById(w, card);
  const { exclusiveTo, modelsMax } = profileById(w, profile);
  if (exclusiveTo === undefined) return null;
  const most = modelsAtStart(w.setup, profile, level) || modelsMax;
  const live = modelsOfCard(w, card).filter((id) => w.state.models[id]?.status === 'table');
  return live.length < most ? null : refusal('summon.inPlay', { most });
}

/** Models of the card beyond the most that may be in play. @rule PC-FX-29 */
export function surplus(w: World, card: CardId, most: number | undefined): ModelId[] {
  const live = modelsOfCard(w, card).filter((id) => w.state.models[id]?.status === 'table');
  return live.length > (most ?? profileById(w, cardById(w, card).profile).modelsMax) ? live : [];
}

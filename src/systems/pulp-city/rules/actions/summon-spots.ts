import { farthest } from '../../../../geometry/distance.ts';
import { centre, type Footprint } from '../../../../geometry/shape.ts';
import { dist2, EIGHT_WAYS } from '../../../../geometry/vec.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import { inContact, within } from '../../../../tabletop/measure.ts';
import { sight, sightToPoint } from '../../../../tabletop/sight.ts';
import { surfacesAt } from '../../../../tabletop/surfaces.ts';
import type { Body, Point3 } from '../../../../tabletop/table.ts';
import type { DecisionFor } from '../../model/frames.ts';
import type { Point } from '../../model/place.ts';
import type { EffectNode } from '../../model/profile.ts';
import type { DeclaredUse } from '../../model/declared-action.ts';
import type { ModelId, TargetId, TeamId } from '../../model/ids.ts';
import type { TerrainPiece } from '../../model/terrain.ts';
import type { World } from '../../model/encounter.ts';
import { actionOn, profileById } from '../../model/lookup.ts';
import { stealthStops, whyUnaffected } from '../../traits/affect.ts';
import { inches, SLACK } from '../../../../geometry/units.ts';
import { bodyOf } from '../../board/bodies.ts';
import { isEnemy } from '../../board/sides.ts';
import { allModelsOnTable, modelsOnTable } from '../../board/on-table.ts';
import { pieceText } from '../../board/summoned.ts';
import { sceneOf } from '../../board/scene.ts';
import { atOf } from '../../model/action-at.ts';
import { sourceBody, sourceInSight } from '../../board/source-body.ts';
import { minionCard, newMinion } from './summon-minions.ts';
import { summonedPiece } from '../../effects/summon-pieces.ts';

/** A Summon in search of its place. */
export interface Summoning {
  readonly source: TargetId;
  readonly side: TeamId;
  readonly profile: string;
  readonly action: string;
  /** Inches. */
  readonly range: number;
  /** What is put down; absent where the Action names nothing. */
  readonly node: EffectNode | undefined;
}

/** In range on both axes, and seen as it would stand there; an Object wholly in the area. @rule PC-OBJ-13 @rule PC-TYPE-20 @rule PC-LOS-05 @rule PC-MEASURE-01 @rule PC-MEASURE-02 */
export function whyNotSummonSpot(w: World, summoning: Summoning, at: Point): Refusal | null {
  const { size } = w.setup.table;
  if (at.x < 0 || at.y < 0 || at.x > size || at.y > size) return refusal('place.offTable', {}, 'PC-TYPE-20');
  const from = sourceBody(w, summoning.source);
  const put = putAt(w, summoning, at);
  if (put === null) return refusal('place.noRoom', {}, 'PC-TYPE-20');
  const close = tooClose(w, summoning, put);
  if (close !== null) return close;
  const { x, y, z } = put.middle;
  const most = inches(summoning.range);
  const whole = summoning.node?.summon === 'Object' && put.thing !== null && 'footprint' in put.thing;
  const away =
    (whole ? farthest(put.thing.footprint, from.x, from.y) : Math.sqrt(dist2({ x, y }, from))) - from.r;
  if (away > most + SLACK) return refusal('target.tooFar', { by: Math.ceil(away - most) });
  const upright = Math.max(0, z - from.z - from.h, from.z - z);
  if (upright > most + SLACK) return refusal('target.tooHigh', { by: upright - most });
  if (whole) return null;
  const ignore = sourceInSight(w, summoning.source);
  const scene = sceneOf(w);
  const { visible } =
    put.thing === null
      ? sightToPoint(scene, from, put.middle, ignore)
      : sight(scene, from, put.thing, ignore);
  return visible ? null : refusal('target.hidden');
}

/** Some pieces are put no nearer to a model than their text says. @rule PC-FX-30 */
function tooClose(w: World, { source, profile, action, node }: Summoning, { thing }: Put): Refusal | null {
  const { apart } = pieceText(profileById(w, profile), action, node?.of) ?? {};
  if (apart === undefined || thing === null || !('footprint' in thing)) return null;
  const near = allModelsOnTable(w).find(
    ({ id }) => id !== source && within(bodyOf(w, id), thing, inches(apart)),
  );
  return near === undefined ? null : refusal('place.tooNear', { inches: apart, thing: near.id }, 'PC-FX-30');
}

interface Put {
  readonly middle: Point3;
  /** What is looked at; null: only the middle, as of a flat Area. */
  readonly thing: TerrainPiece | Body | null;
}

/** What would stand there; null: there is no room for it. */
function putAt(w: World, { source, side, profile, action, node }: Summoning, at: Point): Put | null {
  const by = { model: source, source, profile, action };
  const card = node?.summon === 'Minion' ? minionCard(w, side, node.of) : null;
  if (card !== null) {
    const made = newMinion(w, card, at, source);
    return made === null ? null : { middle: made.at, thing: { ...made.body, ...made.at } };
  }
  if (node === undefined || node.summon === 'Minion') {
    return { middle: { ...at, z: surfacesAt(sceneOf(w), at.x, at.y)[0]?.z ?? 0 }, thing: null };
  }
  const piece = summonedPiece(w, by, node, at);
  if (piece === null) return null;
  const middle = { ...centre(piece.footprint), z: piece.bottom };
  return { middle, thing: piece.kind === 'area' ? null : piece };
}

/** What a piece would cover there; null: there is no room for it, or no piece is put down. */
export function summonedFootprint(w: World, summoning: Summoning, at: Point): Footprint | null {
  const { source, profile, action, node } = summoning;
  if (node === undefined || node.summon === 'Minion') return null;
  return summonedPiece(w, { model: source, source, profile, action }, node, at)?.footprint ?? null;
}

/** The place asked for is that of the first thing the Action puts down. @rule PC-FX-28 */
export function summonOf(w: World, profile: string, action: string): EffectNode | undefined {
  const found = actionOn(profileById(w, profile), action);
  return [...(found?.effects ?? []), ...(found?.sfx ?? []).flatMap(({ effects }) => effects)].find(
    ({ fx }) => fx === 'summon',
  );
}

/** The Summon that asks for the place of one more thing. */
export function summoningAsked(
  w: World,
  { model, by, range, effect, of }: DecisionFor<'summonPlace'>,
): Summoning {
  const own = w.state.cards[w.state.models[model]?.card ?? '']?.profile ?? '';
  const { profile, action, side } = of ?? { profile: own, action: '', side: by };
  return { source: model, side, profile, action, range, node: effect };
}

const RINGS = [0, 0.25, 0.5, 0.75, 1];

/** Some legal place, looked for all round the source; null: there is none. @rule PC-FX-28 */
export function someSummonSpot(w: World, summoning: Summoning): Point | null {
  const { x, y, r } = sourceBody(w, summoning.source);
  for (const share of RINGS) {
    const reach = r + inches(summoning.range) * share;
    for (const [dx, dy] of EIGHT_WAYS) {
      const at = { x: Math.round(x + dx * reach), y: Math.round(y + dy * reach) };
      if (whyNotSummonSpot(w, summoning, at) === null) return at;
    }
  }
  return null;
}

/** Enemies where the piece will lie and whom the Action can affect: one of them answers for it. @rule PC-TYPE-24 */
export function enemiesWhereSummoned(w: World, use: DeclaredUse): ModelId[] {
  const { model, action, source = model, at } = use.order;
  const node = actionOn(profileById(w, use.profile), action)?.effects.find(
    (one) => one.fx === 'summon' && one.summon !== 'Minion',
  );
  const by = { model, source, profile: use.profile, action };
  const piece = node === undefined || at === undefined ? null : summonedPiece(w, by, node, at);
  if (piece === null) return [];
  const used = atOf(w, use);
  return modelsOnTable(w)
    .filter(({ id }) => isEnemy(w, id, use.side) && inContact(sceneOf(w), bodyOf(w, id), piece))
    .filter(({ id }) => stealthStops(w, used, id) === null && whyUnaffected(w, used, id) === null)
    .map(({ id }) => id);
}

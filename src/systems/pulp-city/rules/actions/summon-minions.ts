import { type Refusal, refusal } from '../../model/refusals.ts';
import { placeAt } from '../../../../tabletop/levels.ts';
import { nearestPlace } from '../../../../tabletop/nearest.ts';
import type { Body } from '../../../../tabletop/table.ts';
import { cardsOf, liveModels, modelsOfCard, ownerOf } from '../../board/cards.ts';
import { teamOfCard } from '../../board/sides.ts';
import { printed } from '../../powers/measure.ts';
import { noted } from '../../powers/noted.ts';
import { powersAtWork } from '../../powers/silence.ts';
import type { CardProfile } from '../../model/profile.ts';
import { sceneOf } from '../../board/scene.ts';
import { sharedRoom } from '../../board/source-body.ts';
import type { World } from '../../model/encounter.ts';
import { type CardId, memberIdOf, type ModelId, type TargetId, type TeamId } from '../../model/ids.ts';
import { modelsAtStart } from '../../model/initial.ts';
import { cardById, profileById } from '../../model/lookup.ts';
import type { Place, Point } from '../../model/place.ts';
import { cylinderOf, baseAs } from '../../board/bodies.ts';

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
  const model = memberIdOf(card, modelsOfCard(w, card).length);
  const body: Body = {
    id: model,
    x: at.x,
    y: at.y,
    z: 0,
    ...cylinderOf(profile, baseAs(w, card, profile)),
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
  const minion = profileById(w, profile);
  if (ownerOf(minion, w.rules.recruiting) === undefined) return null;
  const most = modelsAtStart(w.setup, profile, level) || minion.modelsMax;
  return liveModels(w, card).length + countedAmong(w, team, minion) < most
    ? null
    : refusal('summon.inPlay', { most });
}

/** Models of the card beyond the most that may be in play. @rule PC-FX-29 */
export function surplus(w: World, card: CardId, most: number | undefined): readonly ModelId[] {
  const minion = profileById(w, cardById(w, card).profile);
  const live = liveModels(w, card);
  const others = countedAmong(w, teamOfCard(w, card), minion);
  return live.length + others > (most ?? minion.modelsMax) ? live : [];
}

export const amongNamed = printed('grant', 'countsAmong');

/** Models of other cards of the Team that take up the room of this one's. @rule PC-CARD-06 @rule PC-FX-29 */
function countedAmong(w: World, team: TeamId, { name }: CardProfile): number {
  const models = cardsOf(w, team).flatMap((card) => liveModels(w, card));
  return models.filter((id) => {
    const own = amongNamed(powersAtWork(w, id)).find(({ of }) => of === name);
    if (own !== undefined) noted(own);
    return own !== undefined;
  }).length;
}

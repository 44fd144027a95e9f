import { hasRolePower } from '../../powers/silence.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import { leaderCard } from '../../cards/leader-cards.ts';
import type { Selector } from '../../model/clause.ts';
import type { Act, ActOccasion } from '../../model/orders.ts';
import type { Cause } from '../../model/cause.ts';
import type { LeaderEffect, LeaderCard, LeaderCardKind, LeaderMoment } from '../../model/leader-card.ts';
import type { CardProfile } from '../../model/profile.ts';
import type { CardId, ModelId, TeamId } from '../../model/ids.ts';
import type { EncounterSetup } from '../../model/setup.ts';
import type { World } from '../../model/encounter.ts';
import { cardById, modelOf, profileById } from '../../model/lookup.ts';
import { forbidder, permitter } from '../../powers/measure.ts';
import { inPlay } from '../../board/on-table.ts';
import { recruitedAs } from '../../board/bodies.ts';
import { teamOf, teamOfCard } from '../../board/sides.ts';
import { formsPrinted } from '../../traits/forms.ts';
import { whoMayJoin } from './joining.ts';
import { selects } from '../../traits/selectors.ts';
import { cardInPlay, cardsOf, liveModels, firstModel } from '../../board/cards.ts';

/** A Supreme with the Role in one of its forms leads in all of them. @rule PC-LEADER-02 */
export function canLead(profile: CardProfile, profiles: EncounterSetup['profiles']): boolean {
  const forms = [profile.id, ...formsPrinted(profile, profiles)];
  return profile.role === 'Leader' || forms.some((form) => profiles[form]?.role === 'Leader');
}

/** The card of the Team's Leader; null: it has none. @rule PC-ROLE-08 */
export function leaderOf(w: World, team: TeamId): CardId | null {
  const leads = (id: CardId): boolean => {
    const recruited = recruitedAs(w, id)?.profile ?? cardById(w, id).profile;
    return canLead(profileById(w, recruited), w.setup.profiles);
  };
  return cardsOf(w, team).find(leads) ?? null;
}

/** Cards of the Team that are left for such a moment. */
export function inHand(w: World, team: TeamId, moment: LeaderMoment): readonly LeaderCard[] {
  return w.state.teams[team].leaderCards.flatMap((id) => {
    const card = leaderCard(id);
    return card !== null && card.moment === moment ? [card] : [];
  });
}

const KIND_WORDS: Readonly<Record<LeaderCardKind, string>> = {
  recruitment: 'Recruitment',
  action: 'Action',
  faction: 'Faction',
};

export const leaderCardsForbidden = forbidder('leaderCards');
export const mayEndSpectral = permitter('endSpectral');

/** Cards for such a moment that a Leader who is not KO'ed may play. @rule PC-LEADER-02 */
export function playableAt(w: World, team: TeamId, moment: LeaderMoment): readonly LeaderCard[] {
  const hand = inHand(w, team, moment);
  const leader = hand.length === 0 ? null : leaderOf(w, team);
  const model = leader === null || !cardInPlay(w, leader) ? null : firstModel(w, leader);
  if (model === null || !hasRolePower(w, model)) return [];
  return hand.filter(({ kind }) => leaderCardsForbidden(w, model, {}, KIND_WORDS[kind]) === null);
}

/** Between Actions of the Leader's own Activation. @rule PC-LEADER-02 */
export function playableNow(w: World, card: CardId, occasion: ActOccasion): readonly LeaderCard[] {
  const { activation } = w.state;
  if (occasion !== 'activation' || activation?.card !== card || activation.step !== null) return [];
  const team = teamOfCard(w, card);
  if (w.state.teams[team].leaderCards.length === 0) return [];
  if (leaderOf(w, team) !== card || liveModels(w, card).length === 0) return [];
  return playableAt(w, team, 'activation');
}

/** Of these, the cards that have something to do. @rule PC-LEADER-29 */
export function usefulNow(w: World, card: CardId, occasion: ActOccasion): readonly LeaderCard[] {
  const leader = firstModel(w, card);
  return playableNow(w, card, occasion).filter(({ ways }) =>
    ways.some((way) => leader !== null && !joinsInVain(w, leader, way)),
  );
}

/** Nobody is left that it could bring, or there is no room. @rule PC-LEADER-29 */
function joinsInVain(w: World, leader: ModelId, way: readonly LeaderEffect[]): boolean {
  const joins = way.find((effect) => effect.fx === 'join');
  return joins !== undefined && whoMayJoin(w, leader, joins).length === 0;
}

/** Models that one use of a card has to be given, and how many at most. null: nobody is chosen. */
export function choiceOf(
  w: World,
  leader: ModelId,
  way: readonly LeaderEffect[],
): { readonly among: readonly ModelId[]; readonly most: number } | null {
  for (const effect of way) {
    const to = 'to' in effect ? effect.to : undefined;
    if (typeof to !== 'object' || typeof to.count !== 'number') continue;
    const { count: most, ...who } = to;
    return { among: livingOnes(w, leader, who), most };
  }
  return null;
}

/** Whom a card speaks of that has no range: those off the table, too, who are not KO'ed. @rule PC-LEADER-25 @rule PC-MOVE-29 */
export function livingOnes(w: World, leader: ModelId, who: Selector): readonly ModelId[] {
  const from = { owner: leader, side: teamOf(w, leader) };
  const found = Object.values(w.state.models).filter(
    (model) => inPlay(model) && selects(w, who, model.id, from),
  );
  return found.map((model) => model.id);
}

/** @rule PC-LEADER-02 @rule PC-LEADER-09 @rule PC-LEADER-10 */
export function whyNotPlay(
  w: World,
  leader: CardId,
  occasion: ActOccasion,
  { card, way, on }: Extract<Act, { do: 'leaderCard' }>,
): Refusal | null {
  const found = playableNow(w, leader, occasion).find((one) => one.id === card);
  const use = found?.ways[way];
  const model = firstModel(w, leader);
  if (use === undefined || model === null) return refusal('leader.notNow');
  if (joinsInVain(w, model, use)) return refusal('leader.nobodyJoins');
  const choice = choiceOf(w, model, use);
  if (choice === null) return on.length === 0 ? null : refusal('answer.notOffered');
  if (on.length === 0) return refusal('leader.nobody');
  if (on.length > choice.most) return refusal('leader.tooMany', { most: choice.most });
  if (!on.every((id) => choice.among.includes(id))) return refusal('answer.notOffered');
  const cards = new Set(on.map((id) => modelOf(w, id).card));
  return cards.size === on.length ? null : refusal('leader.twice');
}

/** The card that lets a Supreme leave its Spectral state; null: none does. @rule PC-LEADER-19 */
export function endsSpectral(w: World, model: ModelId, occasion: ActOccasion): string | null {
  if (occasion !== 'activation' || !modelOf(w, model).spectral) return null;
  return mayEndSpectral(w, model, {})[0]?.name ?? null;
}

export const causeOf = (team: TeamId, card: string): Cause => ({ of: 'leaderCard', team, card });

/** Cards that are lost with the Leader: those that have not done their work. @rule PC-LEADER-02 */
export function lostWith(w: World, card: CardId): readonly string[] {
  const { team } = cardById(w, card);
  if (team === null) return [];
  const { leaderCards } = w.state.teams[team];
  if (leaderCards.length === 0 || leaderOf(w, team) !== card) return [];
  return leaderCards.filter((id) => leaderCard(id)?.moment !== 'teamBuilding');
}

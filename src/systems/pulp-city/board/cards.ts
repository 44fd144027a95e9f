import { byPlayer, playersOf } from '../../../kernel/ids.ts';
import type { World } from '../model/encounter.ts';
import type { CardId, ModelId, TeamId } from '../model/ids.ts';
import type { CardProfile } from '../model/profile.ts';
import type { CardState } from '../model/state.ts';
import type { RecruitingRules } from '../model/team.ts';
import { cardById, modelOf, profileById } from '../model/lookup.ts';
import { alliances, areAllied } from './allies.ts';
import { recruitedAs } from './bodies.ts';

export function cardsOf(w: World, team: TeamId): readonly CardId[] {
  const known = w.cache.ofTeam.get(team);
  if (known !== undefined) return known;
  const found = Object.values(w.state.cards)
    .filter((card) => card.team === team)
    .map((card) => card.id);
  w.cache.ofTeam.set(team, found);
  return found;
}

export function isMinionCard(w: World, card: CardId): boolean {
  return profileById(w, cardById(w, card).profile).kind === 'minion';
}

/** The Supreme whose alone the Minions are; undefined: they are anybody's. @rule PC-TEAM-12 @rule PC-TEAM-18 */
export function ownerOf(
  { exclusiveTo, namedBy }: CardProfile,
  { namedAreExclusive }: RecruitingRules,
): string | undefined {
  return exclusiveTo ?? (namedAreExclusive ? namedBy : undefined);
}

/** Is it an Exclusive Minion card of this Supreme, whom it names? @rule PC-MINION-05 @rule PC-CARD-01 */
export function isExclusiveTo(w: World, minions: CardId, leader: CardId): boolean {
  const owner = ownerOf(profileById(w, cardById(w, minions).profile), w.rules.recruiting);
  if (owner === undefined) return false;
  if (cardById(w, minions).team !== cardById(w, leader).team) return false;
  const forms = [cardById(w, leader).profile, recruitedAs(w, leader)?.profile ?? []].flat();
  return forms.some((form) => {
    const { id, name, short } = profileById(w, form);
    return [id, name, short].includes(owner);
  });
}

/** Some model of the card is not KO'ed. */
export function cardInPlay(w: World, card: CardId): boolean {
  return modelsOfCard(w, card).some((id) => modelOf(w, id).status !== 'ko');
}

export function cardOnTable(w: World, card: CardId): boolean {
  return liveModels(w, card).length > 0;
}

/** Supremes and Monsters that are not KO'ed. @rule PC-START-01 */
export function leadersOfTurns(w: World, team: TeamId): readonly CardId[] {
  const known = w.cache.leaders.get(team);
  if (known !== undefined) return known;
  const found = cardsOf(w, team).filter((card) => !isMinionCard(w, card) && cardInPlay(w, card));
  w.cache.leaders.set(team, found);
  return found;
}

/** What speaks of Supremes does not mean a Monster. @rule PC-TABLE-11 @rule PC-START-07 @rule PC-START-09 */
export const supremesInPlay = (w: World, team: TeamId): readonly CardId[] =>
  leadersOfTurns(w, team).filter((card) => profileById(w, cardById(w, card).profile).kind === 'supreme');

/** All Supremes of the Team are KO'ed: it is out. @rule PC-WIN-02 @rule PC-WIN-08 */
export function vanquished(w: World, team: TeamId): boolean {
  return leadersOfTurns(w, team).length === 0;
}

/** No two Teams are left to fight: the Encounter ends. @rule PC-WIN-02 @rule PC-WIN-08 @rule PC-TABLE-14 */
export function oneTeamLeft(w: World): boolean {
  w.cache.oneTeamLeft ??=
    alliances(w.setup).filter((all) => !all.every((team) => vanquished(w, team))).length < 2;
  return w.cache.oneTeamLeft;
}

/** Nothing more is begun for the Team: it is out, or the Encounter ends; of two Teams, both at once. @rule PC-WIN-02 @rule PC-WIN-08 */
export const isStopped = (w: World, team: TeamId): boolean =>
  oneTeamLeft(w) || (playersOf(w.setup.teams).length > 2 && vanquished(w, team));

/** The model that stands for the card: the first on the table, else the first. */
export function firstModel(w: World, card: CardId): ModelId | null {
  return liveModels(w, card)[0] ?? modelsOfCard(w, card)[0] ?? null;
}

/** Levels of Enemy Supremes that are KO'ed now, by the Team that gains from it. @rule PC-PLOT-01 */
export function levelsTaken(w: World): Readonly<Record<TeamId, number>> {
  const teams = playersOf(w.setup.teams);
  const taken = byPlayer(teams, () => 0);
  for (const card of Object.values(w.state.cards)) {
    if (card.team === null || isMinionCard(w, card.id) || cardInPlay(w, card.id)) continue;
    for (const team of gainersOf(w, card)) taken[team] += card.level;
  }
  return taken;
}

/** Who gains from a KO'ed Supreme: of two Teams the other, of more the Enemy that KO'ed it itself. @rule PC-PLOT-01 @rule PC-PLOT-18 @rule PC-AGENDA-24 */
export function gainersOf(w: World, card: CardState): readonly TeamId[] {
  const { team: own } = card;
  if (own === null) return [];
  const others = playersOf(w.setup.teams).filter((team) => !areAllied(w.setup, own, team));
  if (others.length === 1) return others;
  const models = modelsOfCard(w, card.id);
  const last = w.state.credits?.findLast(({ of, id }) => of === 'koed' && models.includes(id));
  return others.filter((team) => team === last?.team);
}

export function modelsOfCard(w: World, card: CardId): readonly ModelId[] {
  const known = w.cache.ofCard.get(card);
  if (known !== undefined) return known;
  const found = Object.values(w.state.models)
    .filter((model) => model.card === card)
    .map((model) => model.id);
  w.cache.ofCard.set(card, found);
  return found;
}

export function liveModels(w: World, card: CardId): readonly ModelId[] {
  const known = w.cache.live.get(card);
  if (known !== undefined) return known;
  const found = modelsOfCard(w, card).filter((id) => modelOf(w, id).status === 'table');
  w.cache.live.set(card, found);
  return found;
}

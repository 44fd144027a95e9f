import type { World } from '../model/encounter.ts';
import type { CardId, ModelId, TeamId } from '../model/ids.ts';
import type { CardProfile } from '../model/profile.ts';
import type { RecruitingRules } from '../model/team.ts';
import { cardById, modelOf, profileById } from '../model/lookup.ts';
import { recruitedAs } from './bodies.ts';
import { otherTeam, TEAMS } from './sides.ts';

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
export function leadersOfTurns(w: World, team: TeamId): CardId[] {
  return cardsOf(w, team).filter((card) => !isMinionCard(w, card) && cardInPlay(w, card));
}

/** All Supremes of the Team are KO'ed. @rule PC-WIN-02 */
export function vanquished(w: World, team: TeamId): boolean {
  return leadersOfTurns(w, team).length === 0;
}

export function someoneVanquished(w: World): boolean {
  w.cache.vanquished ??= TEAMS.some((team) => vanquished(w, team));
  return w.cache.vanquished;
}

/** The model that stands for the card: the first on the table, else the first. */
export function standIn(w: World, card: CardId): ModelId | null {
  return liveModels(w, card)[0] ?? modelsOfCard(w, card)[0] ?? null;
}

/** Levels of Enemy Supremes that are KO'ed now, by the Team that gains from it. @rule PC-PLOT-01 */
export function levelsTaken(w: World): Readonly<Record<TeamId, number>> {
  const taken = { a: 0, b: 0 };
  for (const card of Object.values(w.state.cards)) {
    if (card.team === null || isMinionCard(w, card.id) || cardInPlay(w, card.id)) continue;
    taken[otherTeam(card.team)] += card.level;
  }
  return taken;
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

export function firstModel(w: World, card: CardId): ModelId | null {
  return liveModels(w, card)[0] ?? modelsOfCard(w, card)[0] ?? null;
}

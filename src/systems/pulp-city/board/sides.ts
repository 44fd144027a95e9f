import { othersOf, orderFrom, playersOf } from '../../../kernel/ids.ts';
import type { World } from '../model/encounter.ts';
import type { CardId, ModelId, TargetId, TeamId } from '../model/ids.ts';
import { cardById, cardOf, isModel, modelOf } from '../model/lookup.ts';
import { areAllied } from './allies.ts';
import { vanquished } from './cards.ts';

/** null: a Citizen, who is in no Team. @rule PC-DESC-08 @rule PC-TABLE-14 */
export function sideOf(w: World, model: ModelId): TeamId | null {
  return cardOf(w, model).team;
}

/** @throws for a Citizen: what may be one is asked for its side. */
export function teamOf(w: World, model: ModelId): TeamId {
  return teamOfCard(w, modelOf(w, model).card);
}

/** @throws for the card of the Citizens. */
export function teamOfCard(w: World, card: CardId): TeamId {
  const { team } = cardById(w, card);
  if (team === null) throw new Error(`${card} is in no team`);
  return team;
}

/**
 * Are the models of one Team Friendly to those of the other? Its own are, and those of allied Teams unless the players
 * have agreed that they are not.
 * @rule PC-DESC-08 @rule PC-TABLE-14 @rule PC-TABLE-16
 */
export const areFriends = ({ setup }: Pick<World, 'setup'>, one: TeamId, other: TeamId): boolean =>
  one === other || (setup.switches.alliedTeamsFriendly !== false && areAllied(setup, one, other));

/** Are the models of one Team Enemies of those of the other? Those of an allied Team never are. @rule PC-DESC-08 @rule PC-TABLE-14 */
export const areEnemies = ({ setup }: Pick<World, 'setup'>, one: TeamId, other: TeamId): boolean =>
  !areAllied(setup, one, other);

/** Citizens are Friendly and Enemy to nobody. @rule PC-DESC-08 @rule PC-TABLE-14 */
export function isFriend(w: World, model: ModelId, side: TeamId): boolean {
  const team = sideOf(w, model);
  return team !== null && areFriends(w, team, side);
}

/** Citizens are Friendly and Enemy to nobody. @rule PC-DESC-08 @rule PC-TABLE-14 */
export function isEnemy(w: World, model: ModelId, side: TeamId): boolean {
  const team = sideOf(w, model);
  return team !== null && areEnemies(w, team, side);
}

/** Of the Team itself or of one that plays together with it, whether that is Friendly or not. @rule PC-TABLE-14 */
export const isOnSide = (w: World, model: ModelId, side: TeamId): boolean =>
  sideOf(w, model) !== null && !isEnemy(w, model, side);

/** Does the model belong to an ally of the Team? What is done with a Turn or with dice of one's own is not done with its. @rule PC-TABLE-14 */
export const isOfAlly = (w: World, model: ModelId, team: TeamId): boolean =>
  sideOf(w, model) !== team && isOnSide(w, model, team);

/** Who answers and rolls for a model: for a Citizen the player after the one whose Turn it is. */
export function playerFor(w: World, model: ModelId): TeamId {
  return sideOf(w, model) ?? nextTeam(w, w.state.turn.active);
}

/** All that play, in the order of the sides: two, three or four. */
export const teamsOf = ({ setup }: Pick<World, 'setup'>): readonly TeamId[] => playersOf(setup.teams);

/** Those of a list that still have a Supreme. @rule PC-WIN-08 */
export const stillIn = (w: World, teams: readonly TeamId[]): readonly TeamId[] =>
  teams.filter((team) => !vanquished(w, team));

/** As `stillIn`, of all, in the order of the sides. @rule PC-WIN-08 */
export const teamsIn = (w: World): readonly TeamId[] => stillIn(w, teamsOf(w));

/** Has the player of one of more than two Teams given up? Then nothing is left for it to answer. @rule PC-WIN-08 */
export const hasGivenUp = ({ setup, state }: World, team: TeamId): boolean =>
  teamsOf({ setup }).length > 2 && state.teams[team].conceded === true;

/** Who decides for a Team what concerns all: itself, if it is out an ally that is still in, else the next of the Teams. @rule PC-WIN-08 @rule PC-TABLE-14 */
export function standIn(w: World, team: TeamId): TeamId {
  const left = stillIn(w, orderFrom(teamsOf(w), team));
  return left.find((one) => areAllied(w.setup, one, team)) ?? left[0] ?? team;
}

/** Everybody else's Teams, in the order of the sides. */
export const otherTeams = (w: World, team: TeamId): readonly TeamId[] => othersOf(teamsOf(w), team);

/** Those among them that do not play together with it. @rule PC-TABLE-14 */
export const enemyTeams = (w: World, team: TeamId): readonly TeamId[] =>
  teamsOf(w).filter((other) => areEnemies(w, team, other));

/** The order of the Teams in this Round. @rule PC-START-05 @rule PC-TURN-01 */
export const roundOrder = (w: World): readonly TeamId[] =>
  w.state.round.order ?? orderFrom(teamsOf(w), w.state.round.firstTurn);

/** The others in the order of Turns, beginning after this Team. */
export const teamsAfter = (w: World, team: TeamId): readonly TeamId[] =>
  orderFrom(roundOrder(w), team).slice(1);

/** The opponent of a side where only one can answer: the player of an Enemy that it is about, else the next in the order of Turns. @rule PC-FX-05 */
export function opponentAt(w: World, side: TeamId, about: TargetId | null): TeamId {
  const team = about !== null && isModel(w, about) ? sideOf(w, about) : null;
  return team === null || !areEnemies(w, team, side) ? nextTeam(w, side) : team;
}

/** Who has the Terrain Advantage: of two the other, of more whoever deploys last. @rule PC-SETUP-06 @rule PC-DEPLOY-07 */
export function terrainHolder(w: World, tactical: TeamId): TeamId {
  const [other = tactical, more] = otherTeams(w, tactical);
  return more === undefined ? other : (w.state.deployment.order.at(-1) ?? other);
}

/** Whose player rolls or decides where no Enemy is named: the next opponent in the order of Turns that is not out. @rule PC-FALL-11 */
export function nextTeam(w: World, team: TeamId): TeamId {
  const after = teamsAfter(w, team).filter((one) => areEnemies(w, team, one));
  const next = after.find((one) => !vanquished(w, one)) ?? after[0];
  if (next === undefined) throw new Error(`${team} plays alone`);
  return next;
}

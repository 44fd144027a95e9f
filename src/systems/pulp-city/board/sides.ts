import type { World } from '../model/encounter.ts';
import type { CardId, ModelId, TeamId } from '../model/ids.ts';
import { cardById, cardOf, modelOf } from '../model/lookup.ts';

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

/** Citizens are Friendly and Enemy to nobody. @rule PC-DESC-08 @rule PC-TABLE-14 */
export function isEnemy(w: World, model: ModelId, side: TeamId): boolean {
  const team = sideOf(w, model);
  return team !== null && team !== side;
}

/** Who answers and rolls for a model: for a Citizen the player whose Turn it is not. */
export function playerFor(w: World, model: ModelId): TeamId {
  return sideOf(w, model) ?? (w.state.turn.active === 'a' ? 'b' : 'a');
}

export const TEAMS: readonly TeamId[] = ['a', 'b'];

export function otherTeam(team: TeamId): TeamId {
  return team === 'a' ? 'b' : 'a';
}

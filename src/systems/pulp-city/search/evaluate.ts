import { winnersOf } from '../board/allies.ts';
import { sideOf, teamsOf } from '../board/sides.ts';
import { type Encounter, worldOf } from '../engine.ts';
import type { World } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';
import { projected } from '../rules/objectives/scoring.ts';
import { ahead } from './ours.ts';
import { inTime, type Weights, WEIGHTS } from './weights.ts';
import { cardWorth, lifeWorth, pointWorth } from './worth.ts';

/** What a win is worth besides the points that it is won by. */
const WIN = 1;

/** Dice, Fatigue and AP in hand. */
const DIE = 0.05;
const FATIGUE = 0.04;
const AP = 0.03;

/** Attack and Defend dice, Suppress, a Stun. */
const BONUS = 0.05;
const STUN = 0.1;

/**
 * How far a Team is ahead of the best of the others, in Levels: Agenda Points with those that would be counted if the
 * Encounter ended now, and what it has left to win more of them. @rule PC-WIN-04 @rule PC-WIN-06
 */
export const evaluate = (game: Encounter, team: TeamId): number =>
  evaluateFor(game, team, inTime(worldOf(game), WEIGHTS));

/** The same by weights that are those of the time already. */
export function evaluateFor(game: Encounter, team: TeamId, weights: Weights): number {
  const w = worldOf(game);
  const points = projected(w, team);
  const over = w.state.outcome !== null;
  const standing = new Map(teamsOf(w).map((one) => [one, over ? 0 : forceOf(w, one, weights)]));
  const of = (one: TeamId): number =>
    weights.plot * certainty(w) * pointWorth(w) * (points.get(one) ?? 0) + (standing.get(one) ?? 0);
  const lead = ahead(w, team, of);
  const { outcome } = w.state;
  if (outcome === null) return lead;
  const win = WIN * w.setup.level;
  return outcome.winner === 'tie' ? lead : lead + (winnersOf(outcome).includes(team) ? win : -win);
}

/** What would be counted now is the less certain, the more Rounds are left. */
const certainty = ({ state, rules }: World): number =>
  state.outcome !== null
    ? 1
    : 0.5 + (0.5 * Math.min(state.round.number, rules.numbers.rounds)) / rules.numbers.rounds;

/** What a Team has on the table and in hand. */
function forceOf(w: World, team: TeamId, weights: Weights): number {
  let sum = 0;
  for (const model of Object.values(w.state.models)) {
    if (sideOf(w, model.id) !== team) continue;
    sum += lifeWorth(w, model.id, weights);
    if (model.status === 'ko') continue;
    sum += BONUS * (model.attack + model.defend - model.suppress) - (model.stunned ? STUN : 0);
  }
  for (const card of Object.values(w.state.cards)) {
    if (card.team !== team || cardWorth(w, card.id, weights) === 0) continue;
    sum += DIE * card.powerUp - FATIGUE * card.fatigue;
  }
  const { pool, dominations } = w.state.teams[team];
  return sum + AP * (pool + dominations);
}

import { inches } from '../../../geometry/units.ts';
import { bodyOf } from '../board/bodies.ts';
import { burdensOn } from '../board/burdens.ts';
import { isMinionCard, liveModels } from '../board/cards.ts';
import { modelsOnTable } from '../board/on-table.ts';
import { sideOf } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import { cardOf, modelOf, profileById } from '../model/lookup.ts';
import type { CardState } from '../model/state.ts';
import { mayMove } from '../rules/actions/activating.ts';
import { projected } from '../rules/objectives/scoring.ts';
import { spareAp, spareFatigue } from '../traits/limits.ts';
import { movementOf } from '../traits/movement-type.ts';
import { aimsFor } from './aims.ts';
import { type Holding, holdingOf } from './holding.ts';
import { airBetween } from './spot.ts';
import { type Strikes, strikesOf } from './strikes.ts';
import { inTime, type Weights, WEIGHTS } from './weights.ts';
import { fullHealth } from './worth.ts';

/**
 * What tells of a Team how the Encounter will end, as shares of its Level or of all points of the Plot, so that it says the
 * same at any size. Each is told so that more of it is better, and held against that of the other Team.
 */
export const SIGNS = [
  /** Agenda Points counted so far, and those besides if it ended now. */
  'points',
  'due',
  /** Levels of Supremes in play, their Health, and Levels of Minions. */
  'being',
  'health',
  'minions',
  'pool',
  'powerUp',
  'fatigue',
  /** Attack and Defend dice. */
  'bonus',
  'suppress',
  'stun',
  /** Strikes within reach of a move, and those of them that there are AP for. */
  'strike',
  'strikeNow',
  /** Aims of the Plot and Agendas that models are on their way to, and those they have come to. */
  'aims',
  'there',
  'bearers',
  /** It is the Team's Turn. */
  'turn',
] as const;

export type Sign = (typeof SIGNS)[number];
export type Signs = Readonly<Record<Sign, number>>;

/** A Minion beside a Supreme where each counts by itself. */
const OF_MINION = 0.3;

/** A strike that asks for a move first. */
const AFTER_MOVE = 0.8;

/** From so far an aim begins to count, and by so much at most. */
const FAR = inches(16);
const ON_THE_WAY = 0.6;

/** `viewer`: who knows of it. */
export function signsOf(w: World, team: TeamId, viewer: TeamId): Signs {
  const { state, setup, rules } = w;
  const found: Record<Sign, number> = { ...NONE };
  const share = rules.policies.pointsOfPlot(setup.level);
  const { agendaPoints, pool } = state.teams[team];
  found.points = agendaPoints / share;
  found.due = ((projected(w, viewer).get(team) ?? 0) - agendaPoints) / share;
  found.turn = state.turn.active === team ? 1 : 0;
  const per = 1 / setup.level;
  found.pool = per * pool;
  for (const card of Object.values(state.cards)) if (card.team === team) addCard(w, card, per, found);
  const weights = inTime(w, WEIGHTS);
  const looks = { holding: holdingOf(w, team), strikes: strikesOf(w, weights), weights };
  for (const { id } of modelsOnTable(w)) if (sideOf(w, id) === team) addModel(w, id, looks, per, found);
  for (const [bearer] of burdensOn(w)) if (sideOf(w, bearer) === team) found.bearers += 1;
  return found;
}

const NONE = Object.fromEntries(SIGNS.map((sign) => [sign, 0])) as Record<Sign, number>;

function addCard(w: World, card: CardState, per: number, found: Record<Sign, number>): void {
  const models = liveModels(w, card.id).length;
  if (models === 0) return;
  if (isMinionCard(w, card.id)) {
    const begun = Math.max(1, profileById(w, card.profile).modelsAtStart);
    found.minions += (per * models * card.level) / begun;
    return;
  }
  found.being += per * card.level;
  found.powerUp += per * card.powerUp;
  found.fatigue -= per * card.fatigue;
}

interface Looks {
  readonly holding: Holding | null;
  readonly strikes: Strikes;
  readonly weights: Weights;
}

function addModel(
  w: World,
  id: ModelId,
  { holding, strikes, weights }: Looks,
  per: number,
  found: Record<Sign, number>,
): void {
  const model = modelOf(w, id);
  const card = cardOf(w, id);
  const minion = isMinionCard(w, card.id);
  const each = per * (minion ? OF_MINION : 1);
  if (!minion) found.health += (per * card.level * model.health) / fullHealth(w, id);
  found.bonus += each * (model.attack + model.defend);
  found.suppress -= each * model.suppress;
  if (model.stunned) found.stun -= each;
  const team = card.team;
  if (team === null) return;
  const body = bodyOf(w, id);
  const walk = mayMove(w, id) && spareFatigue(w, card.id) > 0 ? inches(movementOf(w, id)) : 0;
  const purse = Math.min(spareAp(w, card.id), w.state.teams[team].pool);
  let [now, ever] = [0, 0];
  for (const { other, strikes: all } of strikes.by(id)) {
    const gap = airBetween(body, bodyOf(w, other));
    for (const { ap, range, worth } of all) {
      if (gap > range + walk) continue;
      ever = Math.max(ever, worth);
      if (ap <= purse) now = Math.max(now, gap <= range ? worth : AFTER_MOVE * worth);
    }
  }
  found.strikeNow += per * now;
  found.strike += per * ever;
  let [near, there] = [0, 0];
  for (const aim of aimsFor(w, id, team, weights, holding)) {
    const away = aim.away(body);
    if (away === 0) there = Math.max(there, aim.worth);
    near = Math.max(near, aim.worth * (away === 0 ? 1 : ON_THE_WAY * Math.max(0, 1 - away / FAR)));
  }
  found.aims += per * near;
  found.there += per * there;
}

import { byPlayer, orderFrom, playersOf } from '../../../kernel/ids.ts';
import { newModel } from './apply-parts.ts';
import { healthFirst } from './health-first.ts';
import { CITIZENS, CITIZEN_HEALTH, CITIZEN_PROFILE, citizenId, citizensAskedFor } from './citizens.ts';
import { CORNERS, type CardId, cardIdOf, memberIdOf, type TeamId, type ZonePlace } from './ids.ts';
import type { CardState, ModelState, State, TeamState } from './state.ts';
import type { EncounterSetup, Situation } from './setup.ts';
import { pieceWith } from './terrain.ts';

/** Models of a card at the start. @rule PC-DEPLOY-06 @rule PC-CARD-09 */
export function modelsAtStart(setup: EncounterSetup, profile: string, level: number | undefined): number {
  const card = setup.profiles[profile];
  if (card === undefined) return 0;
  return card.levels?.find((one) => one.level === level)?.models ?? card.modelsAtStart;
}

export function newCard(id: CardId, team: TeamId | null, profile: string, level: number): CardState {
  return {
    id,
    team,
    profile,
    level,
    fatigue: 0,
    apSpent: 0,
    powerUp: 0,
    powerUpThisRound: 0,
    activationsThisRound: 0,
    activationsEver: 0,
    used: {},
  };
}

/** Ids are 'a1' for the first card of Team a, 'a5.2' for the second model of a card of several. */
function recruit(
  setup: EncounterSetup,
  team: TeamId,
  cards: Record<string, CardState>,
  models: Record<string, ModelState>,
): void {
  setup.teams[team].cards.forEach((entry, index) => {
    const profile = setup.profiles[entry.profile];
    if (profile === undefined) return;
    const id = cardIdOf(team, index);
    const shown = setup.profiles[entry.form ?? entry.profile] ?? profile;
    cards[id] = newCard(id, team, shown.id, entry.level ?? profile.level);
    const count = modelsAtStart(setup, entry.profile, entry.level);
    for (let at = 0; at < count; at += 1) {
      const model = count === 1 && profile.modelsMax <= 1 ? id : memberIdOf(id, at);
      models[model] = newModel(model, id, shown.health + healthFirst(shown));
    }
  });
}

/** The Encounter before anything has happened. */
export function initialState(setup: EncounterSetup): State {
  const cards: Record<string, CardState> = {};
  const models: Record<string, ModelState> = {};
  const teams = playersOf(setup.teams);
  for (const team of teams) recruit(setup, team, cards, models);
  if (citizensAskedFor(setup)) cards[CITIZENS] = newCard(CITIZENS, null, CITIZEN_PROFILE, 0);
  const team = (id: TeamId): TeamState => ({
    ...{ pool: 0, dominations: 0, done: false, agendaPoints: 0 },
    leaderCards: [...(setup.teams[id].leaderCards ?? [])],
    lasting: [],
  });
  const state: State = {
    round: { number: 0, phase: 'setup', last: false, firstTurn: 'a', startingWinner: null },
    deployment: { edges: zonesAtFirst(teams), order: [...teams], tactical: null },
    turn: { active: 'a', order: [...teams], number: 0, chained: [], interruptions: 0, offered: null },
    activation: null,
    interrupted: [],
    teams: byPlayer(teams, team),
    cards,
    models,
    pieces: Object.fromEntries(setup.table.pieces.map((piece) => [piece.id, piece])),
    auras: [],
    dying: [],
    made: 0,
    outcome: null,
  };
  if (setup.situation !== undefined) putIn(state, setup.situation);
  return state;
}

/** Opposite edges for two Teams, corners for more, until somebody has chosen. @rule PC-DEPLOY-01 @rule PC-DEPLOY-07 */
function zonesAtFirst(teams: readonly TeamId[]): Record<TeamId, ZonePlace> {
  const places: readonly ZonePlace[] = teams.length === 2 ? ['south', 'north'] : CORNERS;
  return byPlayer(teams, (team) => places[teams.indexOf(team)] ?? 'south');
}

/** Everything as it stands where an Encounter begins in the middle. */
function putIn(state: State, { round, active, pools, models, pieces, citizens = [] }: Situation): void {
  Object.assign(state.round, { number: round, phase: 'turns', firstTurn: active, startingWinner: active });
  const teams = playersOf(state.teams);
  Object.assign(state.turn, { active, order: orderFrom(teams, active) });
  for (const side of teams) state.teams[side].pool = pools[side];
  for (const [id, { inside, health, ...at }] of Object.entries(models)) {
    const model = state.models[id];
    if (model === undefined) continue;
    Object.assign(model, at, { status: 'table', inside: inside ?? null, health: health ?? model.health });
  }
  citizens.forEach((at, index) => {
    const id = citizenId(index + 1);
    state.models[id] = { ...newModel(id, CITIZENS, CITIZEN_HEALTH), ...at, status: 'table' };
  });
  for (const [id, health] of Object.entries(pieces ?? {})) {
    const piece = state.pieces[id];
    if (piece !== undefined) state.pieces[id] = pieceWith(piece, { health });
  }
}

import { orderFrom, playersOf } from '../../../kernel/ids.ts';
import { ownProfile } from './borrowed.ts';
import type { Adjustment, Event, EventOf } from './events.ts';
import type { CardId, ModelId } from './ids.ts';
import type { Place } from './place.ts';
import { held, named, put, putNew } from './keyed.ts';
import type { CardState, ModelState, State, TeamState } from './state.ts';
import { pieceWith } from './terrain.ts';

export function newModel(id: string, card: string, health: number): ModelState {
  return {
    id,
    card,
    status: 'reserve',
    x: 0,
    y: 0,
    z: 0,
    inside: null,
    wall: null,
    health,
    stunned: false,
    suppress: 0,
    attack: 0,
    defend: 0,
    spectral: false,
    weak: [],
    immune: [],
    lasting: [],
    struckBy: [],
    damagedBy: [],
  };
}

/** One more model on the table. */
export function addModel(state: State, id: string, card: string, health: number, at: Place): void {
  const model = newModel(id, card, health);
  model.status = 'table';
  stand(model, at);
  putNew(state.models, id, model, 'model');
}

export function modelIn(state: State, id: string): ModelState {
  return named(state.models, id, 'model');
}

export function cardIn(state: State, id: string): CardState {
  return named(state.cards, id, 'card');
}

export function teamIn(state: State, id: string): TeamState {
  return named(state.teams, id, 'team');
}

export function stand(model: ModelState, at: Place): void {
  model.x = at.x;
  model.y = at.y;
  model.z = at.z;
  model.inside = at.inside;
  model.wall = at.wall;
}

export function addOnce(list: string[], value: string): void {
  if (!list.includes(value)) list.push(value);
}

/** Events keep what they were made with: state gets a copy of its own. */
export function structureOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

export function beginRound(state: State, number: number): void {
  state.round.number = number;
  state.round.startingWinner = state.round.startingWinner ?? null;
  for (const team of Object.values(state.teams)) team.done = false;
  for (const card of Object.values(state.cards)) {
    card.activationsThisRound = 0;
    card.apSpent = 0;
    dropLimits(card.used, 'round');
  }
  for (const model of Object.values(state.models)) model.struckBy = [];
  state.turn.offered = null;
  state.turn.number = 0;
  endLasting(state, 'round');
}

export function beginPhase(state: State, phase: State['round']['phase']): void {
  state.round.phase = phase;
  if (phase === 'turns') {
    const first = state.round.firstTurn;
    state.turn.active = first;
    state.turn.order = state.round.order ?? orderFrom(playersOf(state.teams), first);
    beginTurnOf(state, first);
  }
  if (phase === 'effects') endLasting(state, 'nextActionPool');
  if (phase === 'endOfRound') endLasting(state, 'turn');
}

/** What was put off to a player's next Turn holds in it. @rule PC-TURN-10 */
export function beginTurnOf(state: State, team: State['turn']['active']): void {
  renameLasting(state, 'nextTurn', 'turn', team);
}

function renameLasting(state: State, from: string, to: string, team?: State['turn']['active']): void {
  for (const model of Object.values(state.models)) {
    if (team !== undefined && held(state.cards, model.card)?.team !== team) continue;
    if (!model.lasting.some((one) => one.lasts === from)) continue;
    model.lasting = model.lasting.map((one) => (one.lasts === from ? { ...one, lasts: to } : one));
  }
}

export function endEffects(state: State): void {
  state.auras = [];
  for (const card of Object.values(state.cards)) {
    card.fatigue = 0;
    card.profile = ownProfile(card.profile);
  }
  for (const model of Object.values(state.models)) {
    model.stunned = false;
    model.suppress = 0;
    model.attack = 0;
    model.defend = 0;
    model.spectral = false;
    model.weak = [];
    model.immune = [];
  }
  endLasting(state, 'effectsPhase');
}

export function loseRoundDice(card: CardState, dice: number): void {
  card.powerUp -= dice;
  card.powerUpThisRound = 0;
}

/** Nothing is in progress any more. */
export function endEncounter(state: State, outcome: State['outcome']): void {
  state.outcome = outcome;
  state.round.phase = 'over';
  state.activation = null;
  state.interrupted = [];
  delete state.due;
}

/** What lasts to the next Starting Roll has done its work. */
export function wonStart(state: State, winner: State['turn']['active']): void {
  state.round.startingWinner = winner;
  endLasting(state, 'nextStartingRoll');
}

export function dropLeaderCards(state: State, id: State['turn']['active'], cards: readonly string[]): void {
  const team = teamIn(state, id);
  team.leaderCards = team.leaderCards.filter((card) => !cards.includes(card));
}

export function endLasting(state: State, lasts: string): void {
  for (const team of Object.values(state.teams)) {
    if (team.lasting.some((one) => one.lasts === lasts))
      team.lasting = team.lasting.filter((one) => one.lasts !== lasts);
  }
  for (const model of Object.values(state.models)) {
    if (model.lasting.some((one) => one.lasts === lasts)) {
      model.lasting = model.lasting.filter((one) => one.lasts !== lasts);
    }
  }
}

export function dropLimits(used: Record<string, string>, until: string): void {
  for (const [key, value] of Object.entries(used)) if (value === until) delete used[key];
}

export function spendPoints(card: CardState, points: number): void {
  card.pointsSpent = (card.pointsSpent ?? 0) + points;
}

/** A limit for the Activation goes with it; any other stays with the card. */
export function markUsed(state: State, event: Extract<Event, { type: 'limitUsed' }>): void {
  if (event.until !== 'activation') put(cardIn(state, event.card).used, event.key, event.until);
  else if (state.activation !== null) {
    const keys = held(state.activation.limits, event.card) ?? [];
    addOnce(keys, event.key);
    put(state.activation.limits, event.card, keys);
  }
}

/** What is open once for each Action is open again. */
export function forgetActionLimits(state: State, model: string): void {
  const card = held(state.models, model)?.card;
  if (card === undefined) return;
  for (const { id, used } of Object.values(state.cards))
    for (const key of Object.keys(used))
      if (used[key] === 'action' && (id === card || key.endsWith(`@${model}`))) delete used[key];
}

/** What lasts for the Activation in progress waits with it under a name of its own. @rule PC-TURN-10 */
export function interruptActivation(state: State): void {
  if (state.activation === null) return;
  renameLasting(state, 'activation', suspended(state));
  state.interrupted.push(state.activation);
  state.activation = null;
  state.turn.interruptions += 1;
}

export function resumeActivation(state: State): void {
  state.activation = state.interrupted.pop() ?? null;
  renameLasting(state, suspended(state), 'activation');
}

function suspended(state: State): string {
  return `activation ${state.interrupted.length}`;
}

export function beginActivation(state: State, event: Extract<Event, { type: 'activationBegan' }>): void {
  const card = cardIn(state, event.card);
  if (card.team === null) throw new Error(`${event.card} is in no team`);
  card.activationsThisRound += 1;
  card.activationsEver += 1;
  if (event.chainedBy !== null) state.turn.chained.push(event.chainedBy);
  state.turn.offered = null;
  state.activation = {
    card: event.card,
    team: event.by ?? card.team,
    minions: event.minions,
    used: [],
    actions: [],
    paid: event.minions,
    startedInContact: [...event.inContact],
    ...(event.with === undefined ? {} : { startedWith: structureOf(event.with) }),
    newcomers: [],
    moves: {},
    momentumUsed: [],
    touched: {},
    step: null,
    diceRolled: {},
    closed: false,
    limits: {},
  };
}

/** A Power paid for with AP or Fatigue makes an Activation as an Action does. @rule PC-TURN-06 */
export function payActivation(state: State, card: string | null): void {
  if (state.activation !== null && state.activation.card === card) state.activation.paid = true;
}

export function recordRoll(state: State, event: Extract<Event, { type: 'rolled' }>): void {
  const activation = state.activation;
  if (activation === null || modelIn(state, event.attacker).card !== activation.card) return;
  const most = held(activation.diceRolled, event.action) ?? 0;
  put(activation.diceRolled, event.action, Math.max(most, event.attack.faces.length));
  if (event.momentum) addOnce(activation.momentumUsed, event.attacker);
}

export function damage(state: State, event: Extract<Event, { type: 'damaged' }>): void {
  const piece = held(state.pieces, event.target);
  if (piece !== undefined) {
    put(state.pieces, event.target, pieceWith(piece, { health: event.left }));
    return;
  }
  const model = modelIn(state, event.target);
  model.health = event.left;
  if (event.by !== null && event.cause.of === 'action') addOnce(model.damagedBy, event.by);
}

/** What a player has set for the card is anybody's of it. */
function shareAnew(state: State, card: CardId): void {
  for (const model of Object.values(state.models)) if (model.card === card) delete model.powerUp;
}

export function gainDice(state: State, event: EventOf<'powerUpGained'>): void {
  const card = cardIn(state, event.card);
  card.powerUp += event.dice;
  if (event.thisRound) card.powerUpThisRound += event.dice;
  if (event.model === undefined) return;
  const model = modelIn(state, event.model);
  model.powerUp = (model.powerUp ?? 0) + event.dice;
}

/** A model's own go first, then those that its card has besides. @rule PC-CARD-03 */
export function loseDice(state: State, from: CardId, dice: number, who: ModelId | undefined): void {
  const card = cardIn(state, from);
  card.powerUp -= dice;
  card.powerUpThisRound = Math.max(0, card.powerUpThisRound - dice);
  const model = who === undefined ? undefined : modelIn(state, who);
  if (model?.powerUp === undefined) return;
  if (model.powerUp > dice) model.powerUp -= dice;
  else delete model.powerUp;
}

export function knockOut(state: State, model: ModelState): void {
  cardIn(state, model.card).powerUp -= model.powerUp ?? 0;
  delete model.powerUp;
  model.status = 'ko';
  model.health = 0;
  model.inside = null;
  model.wall = null;
  model.stunned = false;
  model.spectral = false;
  model.suppress = 0;
  model.attack = 0;
  model.defend = 0;
  model.weak = [];
  model.immune = [];
  model.lasting = [];
}

export function removeConditions(model: ModelState, what: readonly string[]): void {
  for (const one of what) {
    if (one === 'stun') model.stunned = false;
    else if (one === 'suppress' || one === 'attack' || one === 'defend') model[one] = 0;
    else if (one === 'spectral') model.spectral = false;
    else if (one === 'weak') model.weak = [];
  }
}

/** Whoever was inside of a piece or clung to it is so no more. */
function takeAway(state: State, piece: string): void {
  delete state.pieces[piece];
  for (const model of Object.values(state.models)) {
    if (model.inside === piece) model.inside = null;
    if (model.wall === piece) model.wall = null;
  }
}

export function adjust(state: State, change: Adjustment): void {
  switch (change.what) {
    case 'position': {
      const model = modelIn(state, change.model);
      stand(model, change.at);
      if (
        model.status === 'reserve' ||
        model.status === 'aloft' ||
        model.status === 'ko' ||
        model.status === 'left'
      )
        model.status = 'table';
      if (model.health === 0) model.health = 1;
      return;
    }
    case 'health': {
      const model = modelIn(state, change.model);
      model.health = change.to;
      if (change.to === 0) knockOut(state, model);
      return;
    }
    case 'pieceHealth': {
      const piece = held(state.pieces, change.piece);
      if (piece === undefined) return;
      if (change.to === 0) takeAway(state, change.piece);
      else put(state.pieces, change.piece, pieceWith(piece, { health: change.to }));
      return;
    }
    case 'fatigue':
    case 'apSpent':
    case 'powerUp':
      cardIn(state, change.card)[change.what] = change.to;
      if (change.what === 'powerUp') shareAnew(state, change.card);
      return;
    case 'pool':
    case 'agendaPoints':
      teamIn(state, change.team)[change.what] = change.to;
      return;
    case 'realDice':
      state.realDice = { ...state.realDice, [change.team]: change.to };
      return;
    case 'condition':
      modelIn(state, change.model)[change.condition] = change.to;
      return;
    case 'dice':
      modelIn(state, change.model)[change.effect] = change.to;
      return;
  }
}

import type { Adjustment, Event, Place } from './events.ts';
import type { ModelState, State } from './state.ts';

/**
 * Applies one event to a state that the caller owns. The only place where a state changes, so that a state is the
 * fold of its events.
 * @throws when an event names what is not there: events are made from the state they apply to.
 */
export function apply(state: State, event: Event): void {
  switch (event.type) {
    case 'sidesDrawn':
    case 'edgesTaken':
      state.deployment.edges = { ...event.edges };
      return;
    case 'advantageTaken':
      if (event.advantage === 'tactical') state.deployment.tactical = event.team;
      return;
    case 'deploymentOrdered':
      state.deployment.order = [...event.order];
      return;
    case 'deployed': {
      const model = modelIn(state, event.model);
      model.status = 'table';
      stand(model, event.at);
      return;
    }
    case 'roundBegan':
      beginRound(state, event.number);
      return;
    case 'phaseBegan':
      beginPhase(state, event.phase);
      return;
    case 'startingRolled':
      if (!event.deployment && event.winner !== null) state.round.startingWinner = event.winner;
      return;
    case 'masterPlanUsed':
      if (event.plan === 'domination') state.teams[event.team].dominations += 1;
      return;
    case 'firstTurnChosen':
      state.round.firstTurn = event.first;
      return;
    case 'poolCalculated':
      state.teams[event.team].pool = event.total;
      state.teams[event.team].dominations = 0;
      return;
    case 'lastRoundCalled':
      state.round.last = true;
      return;
    case 'apGained':
      state.teams[event.team].pool += event.ap;
      return;
    case 'apDiscarded':
      state.teams[event.team].pool -= event.ap;
      return;
    case 'effectsEnded':
      endEffects(state);
      return;
    case 'roundDiceLost': {
      const card = cardIn(state, event.card);
      card.powerUp -= event.dice;
      card.powerUpThisRound = 0;
      return;
    }
    case 'agendaPointsScored':
      state.teams[event.team].agendaPoints += event.points;
      return;
    case 'encounterEnded':
      state.outcome = event.outcome;
      state.round.phase = 'over';
      state.activation = null;
      return;
    case 'turnBegan':
      state.turn.active = event.team;
      state.turn.number += 1;
      state.turn.chained = [];
      return;
    case 'turnEnded':
      state.turn.active = event.next;
      state.turn.chained = [];
      return;
    case 'turnPassed':
      state.teams[event.team].pool -= event.ap;
      state.turn.offered = null;
      return;
    case 'teamDone':
      state.teams[event.team].done = true;
      return;
    case 'endOffered':
      state.turn.offered = event.team;
      return;
    case 'endRefused':
      state.turn.offered = null;
      return;
    case 'activationBegan': {
      const card = cardIn(state, event.card);
      card.activationsThisRound += 1;
      card.activationsEver += 1;
      if (event.chainedBy !== null) state.turn.chained.push(event.chainedBy);
      state.turn.offered = null;
      state.activation = {
        card: event.card,
        team: card.team,
        minions: event.minions,
        used: [],
        actions: [],
        paid: event.minions,
        startedInContact: [...event.inContact],
        moves: {},
        momentumUsed: [],
        touched: {},
        step: null,
        diceRolled: {},
        closed: false,
      };
      return;
    }
    case 'actionCounted':
      if (state.activation !== null) {
        state.activation.used.push(event.kind);
        state.activation.actions.push(event.action);
        state.activation.paid = true;
      }
      return;
    case 'minionStepBegan':
      if (state.activation !== null) state.activation.step = { action: event.action, models: [] };
      return;
    case 'minionStepUsed':
      state.activation?.step?.models.push(event.model);
      return;
    case 'minionStepEnded':
      if (state.activation !== null) state.activation.step = null;
      return;
    case 'activationClosed':
      if (state.activation !== null) state.activation.closed = true;
      return;
    case 'activationEnded':
      state.activation = null;
      for (const card of Object.values(state.cards)) dropLimits(card.used, 'activation');
      endLasting(state, 'activation');
      return;
    case 'apSpent':
      state.teams[event.team].pool -= event.ap;
      if (event.card !== null) cardIn(state, event.card).apSpent += event.ap;
      return;
    case 'diceCommitted': {
      const card = cardIn(state, modelIn(state, event.model).card);
      card.powerUp -= event.powerUp;
      card.powerUpThisRound = Math.max(0, card.powerUpThisRound - event.powerUp);
      return;
    }
    case 'rolled':
      recordRoll(state, event);
      return;
    case 'powerUsed':
      if (state.activation !== null && event.model === null) state.activation.paid = true;
      return;
    case 'limitUsed':
      cardIn(state, event.card).used[event.key] = event.until;
      return;
    case 'damaged':
      damage(state, event);
      return;
    case 'healed':
      modelIn(state, event.model).health = event.left;
      return;
    case 'koed':
      knockOut(modelIn(state, event.model));
      return;
    case 'fatigued':
      cardIn(state, event.card).fatigue += event.points;
      return;
    case 'fatigueRemoved':
      cardIn(state, event.card).fatigue -= event.points;
      return;
    case 'powerUpGained': {
      const card = cardIn(state, event.card);
      card.powerUp += event.dice;
      if (event.thisRound) card.powerUpThisRound += event.dice;
      return;
    }
    case 'powerUpLost': {
      const card = cardIn(state, event.card);
      card.powerUp -= event.dice;
      card.powerUpThisRound = Math.min(card.powerUpThisRound, card.powerUp);
      return;
    }
    case 'stunned':
      modelIn(state, event.model).stunned = true;
      return;
    case 'conditionsRemoved':
      removeConditions(modelIn(state, event.model), event.what);
      return;
    case 'diceEffect':
      modelIn(state, event.model)[event.effect] += event.x;
      return;
    case 'becameSpectral':
      modelIn(state, event.model).spectral = true;
      return;
    case 'becameWeak':
      addOnce(modelIn(state, event.model).weak, event.of);
      return;
    case 'becameImmune':
      addOnce(modelIn(state, event.model).immune, event.of);
      return;
    case 'lastingBegan':
      modelIn(state, event.model).lasting.push(event.lasting);
      return;
    case 'lastingEnded': {
      const model = modelIn(state, event.model);
      model.lasting = model.lasting.filter((one) => !event.ids.includes(one.id));
      return;
    }
    case 'auraBegan':
      state.auras = state.auras.filter((one) => one.id !== event.aura.id);
      state.auras.push(structureOf(event.aura));
      return;
    case 'auraEnded':
      state.auras = state.auras.filter((one) => one.id !== event.id);
      return;
    case 'shapeshifted':
      cardIn(state, event.card).profile = event.profile;
      for (const one of event.health) modelIn(state, one.model).health = one.left;
      return;
    case 'moved': {
      const model = modelIn(state, event.model);
      const end = event.path[event.path.length - 1];
      if (end !== undefined) stand(model, end);
      if (state.activation !== null && event.counts) {
        const moves = state.activation.moves[event.model] ?? [];
        moves.push({ type: event.as, into: [...event.into] });
        state.activation.moves[event.model] = moves;
        const touched = state.activation.touched[event.model] ?? [];
        for (const piece of event.touched) addOnce(touched, piece);
        state.activation.touched[event.model] = touched;
      }
      return;
    }
    case 'placed': {
      const model = modelIn(state, event.model);
      stand(model, event.at);
      if (model.status === 'aloft') model.status = 'table';
      return;
    }
    case 'displaced': {
      const end = event.path[event.path.length - 1];
      const model = state.models[event.target];
      if (model !== undefined && end !== undefined) stand(model, end);
      return;
    }
    case 'fell':
      stand(modelIn(state, event.model), event.to);
      return;
    case 'struck':
      addOnce(modelIn(state, event.model).struckBy, event.piece);
      return;
    case 'statusChanged':
      modelIn(state, event.model).status = event.status;
      return;
    case 'pieceMoved': {
      const piece = state.pieces[event.piece];
      if (piece !== undefined) {
        state.pieces[event.piece] = {
          ...piece,
          footprint: event.footprint,
          bottom: event.bottom,
          top: event.top,
        };
      }
      return;
    }
    case 'pieceDestroyed':
    case 'pieceRemoved':
      delete state.pieces[event.piece];
      return;
    case 'pieceMade':
      state.pieces[event.piece.id] = structureOf(event.piece);
      state.made += 1;
      return;
    case 'modelMade':
      state.models[event.model] = newModel(event.model, event.card, event.health);
      stand(modelIn(state, event.model), event.at);
      modelIn(state, event.model).status = 'table';
      state.made += 1;
      return;
    case 'adjusted':
      adjust(state, event.change);
      return;
    case 'tacticalRolled':
    case 'turnSkipped':
    case 'actionDeclared':
    case 'actionFailed':
    case 'redirected':
    case 'traitChosen':
    case 'dieChanged':
    case 'sfxSpent':
    case 'environmentRolled':
    case 'reactionDeclined':
    case 'effectIgnored':
    case 'crashed':
    case 'blastPlaced':
    case 'decisionSkipped':
    case 'conceded':
      return;
  }
}

/** Events after which positions or pieces are others than before. */
export function movesThings(event: Event): boolean {
  switch (event.type) {
    case 'deployed':
    case 'moved':
    case 'placed':
    case 'displaced':
    case 'fell':
    case 'koed':
    case 'statusChanged':
    case 'pieceMoved':
    case 'pieceDestroyed':
    case 'pieceRemoved':
    case 'pieceMade':
    case 'modelMade':
    case 'shapeshifted':
    case 'becameSpectral':
    case 'effectsEnded':
    case 'adjusted':
      return true;
    default:
      return false;
  }
}

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

function modelIn(state: State, id: string): ModelState {
  const model = state.models[id];
  if (model === undefined) throw new Error(`no model ${id}`);
  return model;
}

function cardIn(state: State, id: string): State['cards'][string] {
  const card = state.cards[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

function stand(model: ModelState, at: Place): void {
  model.x = at.x;
  model.y = at.y;
  model.z = at.z;
  model.inside = at.inside;
  model.wall = at.wall;
}

function addOnce(list: string[], value: string): void {
  if (!list.includes(value)) list.push(value);
}

/** Events keep what they were made with: state gets a copy of its own. */
function structureOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function beginRound(state: State, number: number): void {
  state.round.number = number;
  state.round.startingWinner = state.round.startingWinner ?? null;
  for (const team of [state.teams.a, state.teams.b]) team.done = false;
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

function beginPhase(state: State, phase: State['round']['phase']): void {
  state.round.phase = phase;
  if (phase === 'turns') {
    const first = state.round.firstTurn;
    state.turn.active = first;
    state.turn.order = first === 'a' ? ['a', 'b'] : ['b', 'a'];
  }
}

function endEffects(state: State): void {
  state.auras = [];
  for (const card of Object.values(state.cards)) card.fatigue = 0;
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

function endLasting(state: State, lasts: string): void {
  for (const model of Object.values(state.models)) {
    if (model.lasting.some((one) => one.lasts === lasts)) {
      model.lasting = model.lasting.filter((one) => one.lasts !== lasts);
    }
  }
}

function dropLimits(used: Record<string, string>, until: string): void {
  for (const key of Object.keys(used)) if (used[key] === until) delete used[key];
}

function recordRoll(state: State, event: Extract<Event, { type: 'rolled' }>): void {
  const activation = state.activation;
  if (activation === null || modelIn(state, event.attacker).card !== activation.card) return;
  const most = activation.diceRolled[event.action] ?? 0;
  activation.diceRolled[event.action] = Math.max(most, event.attack.faces.length);
  if (event.momentum) addOnce(activation.momentumUsed, event.attacker);
}

function damage(state: State, event: Extract<Event, { type: 'damaged' }>): void {
  const piece = state.pieces[event.target];
  if (piece !== undefined) {
    state.pieces[event.target] = { ...piece, health: event.left };
    return;
  }
  const model = modelIn(state, event.target);
  model.health = event.left;
  if (event.by !== null && event.cause.of === 'action') addOnce(model.damagedBy, event.by);
}

function knockOut(model: ModelState): void {
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

function removeConditions(model: ModelState, what: readonly string[]): void {
  for (const one of what) {
    if (one === 'stun') model.stunned = false;
    else if (one === 'suppress' || one === 'attack' || one === 'defend') model[one] = 0;
    else if (one === 'spectral') model.spectral = false;
    else if (one === 'weak') model.weak = [];
  }
}

function adjust(state: State, change: Adjustment): void {
  switch (change.what) {
    case 'position': {
      const model = modelIn(state, change.model);
      stand(model, change.at);
      if (model.status === 'reserve' || model.status === 'aloft' || model.status === 'ko')
        model.status = 'table';
      if (model.health === 0) model.health = 1;
      return;
    }
    case 'health': {
      const model = modelIn(state, change.model);
      model.health = change.to;
      if (change.to === 0) knockOut(model);
      return;
    }
    case 'pieceHealth': {
      const piece = state.pieces[change.piece];
      if (piece === undefined) return;
      if (change.to === 0) delete state.pieces[change.piece];
      else state.pieces[change.piece] = { ...piece, health: change.to };
      return;
    }
    case 'fatigue':
    case 'apSpent':
    case 'powerUp':
      cardIn(state, change.card)[change.what] = change.to;
      return;
    case 'pool':
    case 'agendaPoints':
      state.teams[change.team][change.what] = change.to;
      return;
    case 'condition':
      modelIn(state, change.model)[change.condition] = change.to;
      return;
    case 'dice':
      modelIn(state, change.model)[change.effect] = change.to;
      return;
  }
}

import {
  addModel,
  addOnce,
  adjust,
  beginActivation,
  beginPhase,
  beginRound,
  beginTurnOf,
  cardIn,
  damage,
  dropLeaderCards,
  endEffects,
  endEncounter,
  endLasting,
  interruptActivation,
  gainDice,
  knockOut,
  loseDice,
  loseRoundDice,
  modelIn,
  payActivation,
  recordRoll,
  removeConditions,
  resumeActivation,
  stand,
  structureOf,
  teamIn,
  forgetActionLimits,
  markUsed,
  spendPoints,
  wonStart,
} from './apply-parts.ts';
import { type AgendaEvent, isAgendaEvent } from './agendas.ts';
import { addCitizen, applyAgenda, beginRoundOfAgendas, noteHarm } from './apply-agendas.ts';
import { applyObjective, noteScore } from './apply-objectives.ts';
import { noteCredit } from './credit.ts';
import type { Event } from './events.ts';
import { newCard } from './initial.ts';
import { held, put, putNew } from './keyed.ts';
import type { State } from './state.ts';
import { pieceWith } from './terrain.ts';

/**
 * Applies one event to a state that the caller owns. The only place where a state changes, so that a state is the
 * fold of its events.
 * @throws when an event names what is not there: events are made from the state they apply to.
 */
export function apply(state: State, event: Event): void {
  if (isAgendaEvent(event)) applyAgenda(state, event);
  else change(state, event);
  noteCredit(state, event);
}

function change(state: State, event: Exclude<Event, AgendaEvent>): void {
  switch (event.type) {
    case 'plotSetUp':
    case 'markerPlaced':
    case 'markerHidden':
    case 'burdened':
    case 'burdenKept':
    case 'burdenLoosened':
    case 'burdenDropped':
    case 'objectivesControlled':
      applyObjective(state, event);
      return;
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
      if (event.noted === true) model.deployedAt = event.at;
      return;
    }
    case 'citizenPlaced':
      addCitizen(state, event);
      return;
    case 'citizenLeft':
      modelIn(state, event.model).status = 'left';
      return;
    case 'roundBegan':
      beginRound(state, event.number);
      beginRoundOfAgendas(state);
      return;
    case 'phaseBegan':
      beginPhase(state, event.phase);
      return;
    case 'startingRolled':
      if (!event.deployment && event.winner !== null) wonStart(state, event.winner);
      return;
    case 'rollForgone':
      if (event.roll === 'starting') wonStart(state, event.winner);
      return;
    case 'masterPlanUsed':
      if (event.plan === 'domination') teamIn(state, event.team).dominations += 1;
      return;
    case 'firstTurnChosen':
      state.round.firstTurn = event.first;
      if (event.order !== undefined) state.round.order = [...event.order];
      return;
    case 'poolCalculated':
      teamIn(state, event.team).pool = event.total;
      teamIn(state, event.team).dominations = 0;
      return;
    case 'lastRoundCalled':
      state.round.last = true;
      return;
    case 'apGained':
      teamIn(state, event.team).pool += event.ap;
      return;
    case 'apDiscarded':
      teamIn(state, event.team).pool -= event.ap;
      return;
    case 'effectsEnded':
      endEffects(state);
      return;
    case 'roundDiceLost':
      loseRoundDice(cardIn(state, event.card), event.dice);
      return;
    case 'agendaPointsScored':
      teamIn(state, event.team).agendaPoints += event.points;
      noteScore(state, event);
      return;
    case 'conceded':
      teamIn(state, event.team).conceded = true;
      return;
    case 'encounterEnded':
      endEncounter(state, event.outcome);
      return;
    case 'turnBegan':
      state.turn.active = event.team;
      state.turn.number += 1;
      state.turn.chained = [];
      return;
    case 'turnEnded':
      state.turn.active = event.next;
      state.turn.chained = [];
      state.turn.interruptions = 0;
      endLasting(state, 'turn');
      endLasting(state, 'answeredAction');
      beginTurnOf(state, event.next);
      return;
    case 'turnPassed':
      teamIn(state, event.team).pool -= event.ap;
      state.turn.offered = null;
      return;
    case 'teamDone':
      teamIn(state, event.team).done = true;
      return;
    case 'endOffered':
      state.turn.offered = event.team;
      return;
    case 'endRefused':
      state.turn.offered = null;
      return;
    case 'actionBorrowed':
      cardIn(state, event.card).profile = event.profile;
      return;
    case 'activationBegan':
      beginActivation(state, event);
      return;
    case 'activationInterrupted':
      interruptActivation(state);
      return;
    case 'activationResumed':
      resumeActivation(state);
      return;
    case 'actionCounted':
      if (state.activation !== null) {
        state.activation.used.push(event.kind);
        state.activation.actions.push(event.action);
        state.activation.paid = true;
      }
      return;
    case 'minionStepBegan':
      if (state.activation !== null) {
        const { action, combined } = event;
        state.activation.step = { action, models: [], ...(combined === true ? { combined } : {}) };
      }
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
      endLasting(state, 'activation');
      return;
    case 'apSpent':
      teamIn(state, event.team).pool -= event.ap;
      if (event.card !== null) cardIn(state, event.card).apSpent += event.ap;
      payActivation(state, event.card);
      return;
    case 'diceCommitted':
      loseDice(state, modelIn(state, event.model).card, event.powerUp, event.model);
      return;
    case 'rolled':
      recordRoll(state, event);
      return;
    case 'pointsSpent':
      return spendPoints(cardIn(state, event.card), event.points);
    case 'limitUsed':
      return markUsed(state, event);
    case 'damaged':
      damage(state, event);
      noteHarm(state, event.target);
      return;
    case 'cardJoined':
      putNew(state.cards, event.card, newCard(event.card, event.team, event.profile, event.level), 'card');
      addModel(state, event.card, event.card, event.health, event.at);
      return;
    case 'powersDue':
      state.due = [...(state.due ?? []), ...structureOf(event.uses)];
      return;
    case 'powersTaken':
      delete state.due;
      return;
    case 'survivalDue':
      state.dying.push(event.dying);
      return;
    case 'survivalRolled':
    case 'lastChanceTaken':
      state.dying = state.dying.filter(({ model }) => model !== event.model);
      modelIn(state, event.model).health = event.left;
      return;
    case 'damageDue':
      state.dueDamage = [...(state.dueDamage ?? []), event.due];
      return;
    case 'damageSettled':
      state.dueDamage = state.dueDamage?.slice(1) ?? [];
      return;
    case 'healed':
      modelIn(state, event.model).health = event.left;
      return;
    case 'koed':
      knockOut(state, modelIn(state, event.model));
      return;
    case 'fatigued':
      cardIn(state, event.card).fatigue += event.points;
      if (event.cause.of === 'power' && event.cause.card === event.card) payActivation(state, event.card);
      return;
    case 'fatigueRemoved':
      cardIn(state, event.card).fatigue -= event.points;
      return;
    case 'powerUpGained':
      gainDice(state, event);
      return;
    case 'powerUpLost':
      loseDice(state, event.card, event.dice, event.model);
      return;
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
    case 'teamLastingBegan':
      teamIn(state, event.team).lasting.push(event.lasting);
      return;
    case 'leaderCardPlayed':
      dropLeaderCards(state, event.team, [event.card]);
      return;
    case 'leaderCardsLost':
      dropLeaderCards(state, event.team, event.cards);
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
        const moves = held(state.activation.moves, event.model) ?? [];
        const rest = event.rest === undefined ? {} : { rest: event.rest };
        moves.push({ type: event.as, into: [...event.into], ...rest });
        put(state.activation.moves, event.model, moves);
        const touched = held(state.activation.touched, event.model) ?? [];
        for (const piece of event.touched) addOnce(touched, piece);
        put(state.activation.touched, event.model, touched);
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
      const model = held(state.models, event.target);
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
      const piece = held(state.pieces, event.piece);
      if (piece !== undefined) {
        const { footprint, bottom, top } = event;
        put(state.pieces, event.piece, pieceWith(piece, { footprint, bottom, top }));
      }
      return;
    }
    case 'pieceDestroyed':
    case 'pieceRemoved':
      delete state.pieces[event.piece];
      return;
    case 'pieceMade':
      putNew(state.pieces, event.piece.id, structureOf(event.piece), 'piece');
      state.made += 1;
      return;
    case 'modelMade':
      addModel(state, event.model, event.card, event.health, event.at);
      for (const one of [state.activation, ...state.interrupted])
        if (one?.card === event.card && event.ready !== true) one.newcomers.push(event.model);
      state.made += 1;
      return;
    case 'adjusted':
      adjust(state, event.change);
      return;
    case 'actionDeclared':
      forgetActionLimits(state, event.model);
      return;
    case 'plotRolled':
    case 'damageTransferred':
    case 'tacticalRolled':
    case 'leaderCardsCancelled':
    case 'citizensRolled':
    case 'citizenStayed':
    case 'citizensLeftOut':
    case 'turnSkipped':
    case 'powerUsed':
    case 'powerRolled':
    case 'wayTaken':
    case 'actionFailed':
    case 'redirected':
    case 'traitChosen':
    case 'dieChanged':
    case 'dieRerolled':
    case 'traitForced':
    case 'sfxSpent':
    case 'environmentRolled':
    case 'reactionDeclined':
    case 'effectIgnored':
    case 'crashed':
    case 'blastPlaced':
    case 'decisionSkipped':
      return;
  }
}

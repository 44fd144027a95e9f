import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Parts of the state that facts are worked out from, one bit each. */
export const NOTHING = 0;
/** Where models stand. */
export const PLACE = 1;
/** Terrain: what there is of it, and where. */
export const PIECES = 2;
/** Health, Conditions, clauses in force for a time, Auras and forms. */
export const STANDING = 4;
/** Round, Phase and whose Turn it is. */
export const COURSE = 8;
/** What has been done in the Activation in progress. */
export const ACTIVATION = 16;
/** AP, Fatigue, Power Up dice, limits used up, Leader cards and Agenda Points: what no Power looks at. */
export const PURSE = 32;
/** Who is on the table. */
export const PRESENCE = 64;
/** Health of terrain: it stands as it stood. */
export const WEAR = 128;
export const EVERYTHING = PLACE | PIECES | WEAR | STANDING | COURSE | ACTIVATION | PURSE | PRESENCE;

/** What Powers look at. */
export const SPOKEN_OF = PLACE | PIECES | WEAR | STANDING | COURSE | PRESENCE;

/** The domains that an event has just changed; every kind of event has to say. */
export function touchedBy(state: State, event: Event): number {
  switch (event.type) {
    case 'moved':
      return PLACE | ACTIVATION;
    case 'displaced':
    case 'fell':
      return PLACE;
    case 'deployed':
    case 'placed':
    case 'citizenTagged':
    case 'citizenLeft':
    case 'statusChanged':
      return PLACE | PRESENCE;
    case 'koed':
      return PLACE | PRESENCE | STANDING | PURSE;
    case 'markerPlaced':
    case 'pieceMoved':
    case 'pieceDestroyed':
    case 'pieceRemoved':
    case 'pieceMade':
      return PIECES;
    case 'burdened':
    case 'burdenDropped':
      return PIECES | PLACE | PRESENCE | STANDING;
    case 'citizenFreed':
    case 'modelMade':
    case 'cardJoined':
    case 'citizenPlaced':
    case 'actionBorrowed':
    case 'shapeshifted':
    case 'effectsEnded':
    case 'adjusted':
    case 'roundBegan':
      return EVERYTHING;
    case 'damaged':
      return state.models[event.target] === undefined ? WEAR : STANDING;
    case 'burdenKept':
    case 'burdenLoosened':
    case 'survivalDue':
    case 'survivalRolled':
    case 'lastChanceTaken':
    case 'healed':
    case 'stunned':
    case 'conditionsRemoved':
    case 'diceEffect':
    case 'becameSpectral':
    case 'becameWeak':
    case 'becameImmune':
    case 'lastingBegan':
    case 'lastingEnded':
    case 'teamLastingBegan':
    case 'auraBegan':
    case 'auraEnded':
    case 'struck':
      return STANDING;
    case 'agendaPlanTaken':
    case 'agendaAttempted':
    case 'agendaAttemptFailed':
    case 'agendasWritten':
    case 'agendaPicked':
    case 'agendasAgreed':
    case 'agendaRevealed':
    case 'agendaCounted':
    case 'agendaSettled':
    case 'structuresTagged':
    case 'chiefNamed':
    case 'contactsNoted':
    case 'citizenTagDue':
      return PURSE;
    case 'sidesDrawn':
    case 'edgesTaken':
    case 'advantageTaken':
    case 'deploymentOrdered':
    case 'turnBegan':
    case 'firstTurnChosen':
    case 'lastRoundCalled':
    case 'endOffered':
    case 'endRefused':
      return COURSE;
    case 'phaseBegan':
    case 'turnEnded':
    case 'startingRolled':
    case 'rollForgone':
      return COURSE | STANDING;
    case 'encounterEnded':
      return COURSE | ACTIVATION;
    case 'activationBegan':
      return event.with === undefined ? ACTIVATION | PURSE : ACTIVATION | PURSE | STANDING;
    case 'activationInterrupted':
    case 'activationResumed':
    case 'activationEnded':
      return ACTIVATION | STANDING;
    case 'actionCounted':
    case 'minionStepBegan':
    case 'minionStepUsed':
    case 'minionStepEnded':
    case 'activationClosed':
    case 'rolled':
      return ACTIVATION;
    case 'apSpent':
    case 'fatigued':
    case 'limitUsed':
    case 'pointsSpent':
      return ACTIVATION | PURSE;
    case 'masterPlanUsed':
    case 'poolCalculated':
    case 'apGained':
    case 'apDiscarded':
    case 'roundDiceLost':
    case 'agendaPointsScored':
    case 'turnPassed':
    case 'teamDone':
    case 'diceCommitted':
    case 'fatigueRemoved':
    case 'powerUpGained':
    case 'powerUpLost':
    case 'leaderCardPlayed':
    case 'leaderCardsLost':
    case 'actionDeclared':
    case 'powersDue':
    case 'powersTaken':
      return PURSE;
    case 'plotRolled':
    case 'plotSetUp':
    case 'markerHidden':
    case 'objectivesControlled':
    case 'damageDue':
    case 'damageSettled':
    case 'damageTransferred':
    case 'agendaItemsOrdered':
    case 'agendasOpened':
    case 'citizenStayed':
    case 'tacticalRolled':
    case 'leaderCardsCancelled':
    case 'citizensRolled':
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
    case 'conceded':
      return NOTHING;
  }
}

/** The one model or piece whose place an event changes; null: there may be more. */
export function moverOf(event: Event): string | null {
  switch (event.type) {
    case 'deployed':
    case 'moved':
    case 'placed':
    case 'fell':
    case 'koed':
    case 'citizenTagged':
    case 'citizenLeft':
    case 'statusChanged':
      return event.model;
    case 'displaced':
      return event.target;
    default:
      return null;
  }
}

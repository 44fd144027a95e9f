import type { Topic } from '../../../ui/shell/log/story.ts';
import type { EventType } from './telling.ts';

/** The rules that a line of each kind rests on; one tap on the line's rule opens it. */
export const RULES_OF_EVENTS: Readonly<Record<EventType, readonly string[]>> = {
  sidesDrawn: ['PC-DEPLOY-02'],
  tacticalRolled: ['PC-SETUP-04'],
  advantageTaken: ['PC-SETUP-04'],
  edgesTaken: ['PC-DEPLOY-02'],
  deploymentOrdered: ['PC-DEPLOY-03'],
  deployed: ['PC-DEPLOY-04'],
  agendasWritten: ['PC-AGENDA-02'],
  agendaPicked: ['PC-SETUP-05', 'PC-AGENDA-15'],
  agendasAgreed: ['PC-AGENDA-15'],
  agendaItemsOrdered: ['PC-AGENDA-04'],
  agendaRevealed: ['PC-AGENDA-02'],
  agendaPlanTaken: ['PC-AGENDA-14'],
  agendaAttempted: ['PC-AGENDA-13', 'PC-AGENDA-14'],
  agendaAttemptFailed: ['PC-AGENDA-13', 'PC-AGENDA-14'],
  citizenFreed: ['PC-AGENDA-13'],
  agendaCounted: ['PC-AGENDA-16'],
  agendaSettled: ['PC-AGENDA-03'],
  structuresTagged: ['PC-AGENDA-22', 'PC-CONTROL-03'],
  chiefNamed: ['PC-AGENDA-26'],
  contactsNoted: ['PC-AGENDA-17'],
  citizenTagDue: ['PC-AGENDA-19'],
  citizenTagged: ['PC-AGENDA-17', 'PC-AGENDA-19'],
  agendasOpened: ['PC-AGENDA-02'],
  plotSetUp: ['PC-SETUP-03'],
  plotRolled: ['PC-SETUP-07'],
  markerPlaced: ['PC-TABLE-12'],
  markerHidden: ['PC-PLOT-06'],
  burdened: ['PC-BURDEN-01'],
  burdenKept: ['PC-BURDEN-03'],
  burdenLoosened: ['PC-BURDEN-05', 'PC-BURDEN-04'],
  burdenDropped: ['PC-BURDEN-06'],
  objectivesControlled: ['PC-CONTROL-01', 'PC-CONTROL-04'],
  citizensRolled: ['PC-CITIZEN-04'],
  citizenPlaced: ['PC-CITIZEN-03'],
  citizensLeftOut: ['PC-CITIZEN-12'],
  citizenStayed: ['PC-CITIZEN-06'],
  citizenLeft: ['PC-CITIZEN-07'],
  roundBegan: ['PC-ROUND-01'],
  phaseBegan: ['PC-ROUND-01'],
  startingRolled: ['PC-START-04', 'PC-START-02', 'PC-START-06'],
  masterPlanUsed: ['PC-START-10'],
  rollForgone: ['PC-LEADER-06', 'PC-LEADER-21'],
  firstTurnChosen: ['PC-START-05'],
  poolCalculated: ['PC-ROUND-04'],
  lastRoundCalled: ['PC-ROUND-05'],
  apGained: ['PC-AP-01'],
  apDiscarded: ['PC-ROUND-09'],
  effectsEnded: ['PC-ROUND-07'],
  roundDiceLost: ['PC-START-10'],
  agendaPointsScored: ['PC-PLOT-01', 'PC-PLOT-18', 'PC-WIN-05'],
  encounterEnded: ['PC-WIN-04', 'PC-ROUND-10'],
  turnBegan: ['PC-TURN-01'],
  turnEnded: ['PC-TURN-01'],
  turnPassed: ['PC-TURN-07'],
  turnSkipped: ['PC-TURN-08'],
  teamDone: ['PC-ROUND-08'],
  endOffered: ['PC-ROUND-08'],
  endRefused: ['PC-ROUND-08'],
  activationInterrupted: ['PC-TURN-10'],
  activationResumed: ['PC-TURN-10'],
  activationBegan: ['PC-TURN-02', 'PC-TURN-06'],
  leaderCardPlayed: ['PC-LEADER-02'],
  leaderCardsCancelled: ['PC-LEADER-06'],
  leaderCardsLost: ['PC-LEADER-02'],
  actionCounted: ['PC-TURN-02'],
  minionStepBegan: ['PC-MINION-04'],
  minionStepUsed: ['PC-MINION-04'],
  minionStepEnded: ['PC-MINION-04'],
  activationClosed: ['PC-FALL-04'],
  activationEnded: ['PC-TURN-01'],
  actionDeclared: ['PC-ROLL-14', 'PC-AP-02'],
  apSpent: ['PC-AP-02', 'PC-AP-01'],
  actionFailed: [],
  redirected: ['PC-ROLE-11'],
  traitChosen: ['PC-DESC-09'],
  diceCommitted: ['PC-FX-22', 'PC-ROLL-10'],
  rolled: ['PC-ROLL-04', 'PC-ROLL-02'],
  dieChanged: ['PC-CARD-06'],
  dieRerolled: ['PC-CARD-06'],
  traitForced: ['PC-ROLL-16'],
  sfxSpent: ['PC-SFX-04'],
  environmentRolled: ['PC-ROLL-13'],
  reactionDeclined: ['PC-TYPE-03'],
  powerUsed: ['PC-CARD-06'],
  powersDue: ['PC-CARD-06'],
  powersTaken: ['PC-CARD-06'],
  powerRolled: ['PC-CARD-06'],
  wayTaken: ['PC-CARD-06'],
  limitUsed: ['PC-CARD-06'],
  pointsSpent: ['PC-CARD-06'],
  damaged: ['PC-FX-07'],
  healed: ['PC-FX-18'],
  survivalDue: ['PC-LEADER-27'],
  survivalRolled: ['PC-LEADER-27'],
  damageDue: [],
  damageSettled: [],
  damageTransferred: ['PC-CARD-06', 'PC-FX-07'],
  lastChanceTaken: ['PC-CARD-06', 'PC-COND-02'],
  koed: ['PC-COND-02'],
  fatigued: ['PC-FX-16'],
  fatigueRemoved: ['PC-FX-16'],
  powerUpGained: ['PC-FX-22'],
  powerUpLost: ['PC-FX-23'],
  stunned: ['PC-FX-32', 'PC-COND-03'],
  conditionsRemoved: ['PC-CARD-06'],
  diceEffect: ['PC-FX-01'],
  becameSpectral: ['PC-FX-27'],
  becameWeak: ['PC-FX-33'],
  becameImmune: ['PC-FX-19'],
  effectIgnored: ['PC-CARD-06'],
  lastingBegan: ['PC-FX-25'],
  teamLastingBegan: ['PC-LEADER-03'],
  lastingEnded: ['PC-ROUND-07'],
  auraBegan: ['PC-TYPE-10'],
  auraEnded: ['PC-TYPE-11'],
  actionBorrowed: ['PC-CARD-06'],
  shapeshifted: ['PC-COND-06'],
  moved: ['PC-MOVE-01', 'PC-MOVE-06'],
  placed: ['PC-TABLE-10'],
  displaced: ['PC-FX-08'],
  fell: ['PC-FALL-02'],
  crashed: ['PC-FALL-07'],
  struck: ['PC-DANGER-03'],
  statusChanged: [],
  pieceMoved: ['PC-OBJ-07'],
  pieceDestroyed: ['PC-OBJ-06'],
  pieceRemoved: ['PC-AREA-05'],
  pieceMade: ['PC-FX-30'],
  cardJoined: ['PC-LEADER-29'],
  modelMade: ['PC-FX-29'],
  blastPlaced: ['PC-FX-04'],
  adjusted: [],
  decisionSkipped: [],
  conceded: [],
};

/** What the filter of the log goes by. */
export function topicOf(type: EventType): Topic {
  switch (type) {
    case 'sidesDrawn':
    case 'tacticalRolled':
    case 'agendaItemsOrdered':
    case 'citizensRolled':
    case 'startingRolled':
    case 'rolled':
    case 'environmentRolled':
    case 'dieChanged':
    case 'dieRerolled':
    case 'traitForced':
    case 'diceCommitted':
    case 'sfxSpent':
    case 'survivalDue':
    case 'survivalRolled':
      return 'dice';
    case 'damaged':
    case 'damageTransferred':
    case 'lastChanceTaken':
    case 'healed':
    case 'koed':
    case 'fatigued':
    case 'fatigueRemoved':
    case 'powerUpGained':
    case 'powerUpLost':
    case 'stunned':
    case 'conditionsRemoved':
    case 'diceEffect':
    case 'becameSpectral':
    case 'becameWeak':
    case 'becameImmune':
    case 'effectIgnored':
    case 'lastingBegan':
    case 'teamLastingBegan':
    case 'lastingEnded':
    case 'auraBegan':
    case 'auraEnded':
    case 'shapeshifted':
    case 'pieceDestroyed':
      return 'effects';
    case 'deployed':
    case 'moved':
    case 'placed':
    case 'displaced':
    case 'fell':
    case 'crashed':
    case 'struck':
    case 'statusChanged':
    case 'pieceMoved':
    case 'pieceMade':
    case 'cardJoined':
    case 'modelMade':
      return 'moves';
    default:
      return 'other';
  }
}

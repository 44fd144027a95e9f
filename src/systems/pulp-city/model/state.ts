import type { ByPlayer } from '../../../kernel/ids.ts';
import type { AgendasState } from './agendas.ts';
import type { Cause } from './cause.ts';
import type { ClauseInForce } from './clause.ts';
import type { Place } from './place.ts';
import type { PowerUse } from './power-use.ts';
import type { CardId, ModelId, ObjectiveId, PieceId, TargetId, TeamId, ZonePlace } from './ids.ts';
import type { BurdenState, ControlNote, Credit, HiddenMarker, ScoreEntry } from './objectives.ts';
import type { TerrainPiece } from './terrain.ts';

export type Phase =
  | 'setup'
  | 'deployment'
  | 'startingRoll'
  | 'actionPool'
  | 'effects'
  | 'turns'
  | 'endOfRound'
  | 'over';

export interface TeamState {
  pool: number;
  /** AP promised by Domination, added after the calculation. @rule PC-START-08 */
  dominations: number;
  /** Takes no more Turns in this Phase. @rule PC-ROUND-08 */
  done: boolean;
  /** Agenda Points; halves are kept. @rule PC-WIN-05 */
  agendaPoints: number;
  /** Its player has given up, and cannot win. */
  conceded?: true;
  /** Leader cards neither discarded nor lost. @rule PC-LEADER-02 */
  leaderCards: string[];
  /** Clauses in force over the table by a card of the Team, about the models they name. */
  lasting: Lasting[];
}

/** Shared by all models of a card. @rule PC-CARD-03 @rule PC-CARD-07 */
export interface CardState {
  readonly id: CardId;
  /** null: in no Team, as the Citizens. @rule PC-TABLE-14 */
  readonly team: TeamId | null;
  profile: string;
  /** Forms it may take besides the one it shows. */
  readonly level: number;
  fatigue: number;
  apSpent: number;
  /** All of them, those of single Minions too. */
  powerUp: number;
  /** 2013: of these, dice of a Master Plan, gone at the end of the Round. @rule PC-START-10 */
  powerUpThisRound: number;
  activationsThisRound: number;
  activationsEver: number;
  /** Limits of Powers already used: key -> when ('round:2', 'encounter', ...). */
  used: Record<string, string>;
  /** Of the points that it started with. */
  pointsSpent?: number;
}

/** `left`: gone over an edge of the table, `carried`: a model is Burdened with it, as only Citizens are. @rule PC-CITIZEN-07 @rule PC-BURDEN-08 */
export type ModelStatus = 'reserve' | 'table' | 'aloft' | 'ko' | 'left' | 'carried';

/** Clauses in force on a model for a time. */
export interface Lasting {
  readonly id: string;
  readonly clauses: readonly ClauseInForce[];
  readonly lasts: string;
  readonly from: string;
  readonly owner: CardId;
  /** It ends once the model has used an Action of one of these names. */
  readonly until?: readonly string[];
  /** It ends with the last model of that card. */
  readonly whileInPlay?: true;
  /** The model that is remembered with it. */
  readonly about?: ModelId;
}

export interface ModelState {
  readonly id: ModelId;
  readonly card: CardId;
  status: ModelStatus;
  /** Base centre and level of the base, micrometres. */
  x: number;
  y: number;
  z: number;
  /** The Enclosed Structure it is inside of. */
  inside: PieceId | null;
  /** The piece whose wall it clings to. */
  wall: PieceId | null;
  health: number;
  stunned: boolean;
  suppress: number;
  attack: number;
  defend: number;
  spectral: boolean;
  weak: string[];
  immune: string[];
  lasting: Lasting[];
  /** Areas that already struck it in this Round. @rule PC-DANGER-03 */
  struckBy: PieceId[];
  /** Cards whose Actions have Damaged it. */
  damagedBy: CardId[];
  /** Power Up dice of a Minion by itself; its card counts them as well. @rule PC-CARD-03 */
  powerUp?: number;
  /** Where it was deployed, where its card asks for that later. */
  deployedAt?: Place;
}

export interface AuraState {
  readonly id: string;
  readonly owner: ModelId;
  /** Whose friends are Friendly to it: under Mind Control not always its owner's Team. @rule PC-FX-21 */
  readonly side: TeamId;
  /** What it is measured from: its owner, or the model or piece it was used from. @rule PC-TYPE-25 */
  readonly source: TargetId;
  /** Card profile the Action is printed on, which its owner may have left since. */
  readonly profile: string;
  readonly action: string;
  /** Inches. */
  readonly range: number;
  attack: number;
  defend: number;
  suppress: number;
  stun: boolean;
  spectral: boolean;
  weak: string[];
  immune: string[];
  lasting: Lasting[];
  /** Trait against Trait: only those beaten on use. @rule PC-TYPE-10 */
  readonly beaten: ModelId[] | null;
}

export type ActionKind = 'move' | 'climbHigh' | 'combat' | 'combinable';

export interface MoveMade {
  readonly type: string;
  /** Models it was not in Base to Base with before and is after. */
  readonly into: readonly ModelId[];
  /** Micrometres left of it, where a Power lets the model go on. */
  readonly rest?: number;
}

/** The Activation in progress. */
export interface ActivationState {
  readonly card: CardId;
  readonly team: TeamId;
  readonly minions: boolean;
  /** Actions used, in order; a Minion card counts one Action for all its models. */
  used: ActionKind[];
  /** Names of the card's Actions used, in order. */
  actions: string[];
  /** Something that counts as an Action for PC-TURN-06 has been used. */
  paid: boolean;
  /** Models of the card that were in Base to Base with an Enemy when it began. */
  readonly startedInContact: ModelId[];
  /** Whom its models were in Base to Base with when it began, where a card looks at that. */
  readonly startedWith?: Record<ModelId, readonly ModelId[]>;
  moves: Record<ModelId, MoveMade[]>;
  /** Models Summoned to the card since it began: they act in a later one. @rule PC-FX-29 */
  newcomers: ModelId[];
  /** Models that have used their Momentum. @rule PC-BONUS-09 */
  momentumUsed: ModelId[];
  /** Objects touched on the way, per model. @rule PC-BONUS-11 */
  touched: Record<ModelId, PieceId[]>;
  /** A card of several models: the Action all are using now, two moves as one, and those that have. @rule PC-MINION-03 @rule PC-MOVE-22 */
  step: { readonly action: string; models: ModelId[]; readonly combined?: true } | null;
  /** Most dice rolled with each Action in this Activation. */
  diceRolled: Record<string, number>;
  /** No further Action: a Fall on purpose or Climb High. */
  closed: boolean;
  /** Limits of Powers used up for this Activation, by card. */
  limits: Record<CardId, string[]>;
}

export interface TurnState {
  active: TeamId;
  order: readonly TeamId[];
  number: number;
  /** Cards that have started a chain in this Turn. @rule PC-TURN-10 */
  chained: CardId[];
  /** Activations that have interrupted another one in this Turn. @rule PC-TURN-10 */
  interruptions: number;
  /** The team that has offered to end the Phase. */
  offered: TeamId | null;
}

export interface RoundState {
  number: number;
  phase: Phase;
  /** This Round is the last, however many were left. @rule PC-ROUND-05 */
  last: boolean;
  firstTurn: TeamId;
  /** Of more than two Teams, the order of their Turns in this Round. @rule PC-START-05 */
  order?: readonly TeamId[];
  startingWinner: TeamId | null;
}

export interface DeploymentState {
  edges: ByPlayer<ZonePlace>;
  /** Teams in the order they deploy. */
  order: readonly TeamId[];
  /** 2017: holder of the Tactical Advantage. @rule PC-SETUP-05 */
  tactical: TeamId | null;
}

/** A model that has lost its last Health and may stay by a roll of its own. @rule PC-LEADER-27 */
export interface Dying {
  readonly model: ModelId;
  readonly power: string;
  readonly needed: number;
  /** Health it stays with. */
  readonly left: number;
  readonly by: CardId | null;
  readonly cause: Cause;
  /** It is dealt with once the Action is resolved. */
  readonly afterAction?: true;
}

/** Damage outside of an Action that another model may suffer instead. */
export interface DueDamage {
  readonly target: ModelId;
  readonly points: number;
  readonly by: CardId | null;
  readonly cause: Cause;
}

export interface Outcome {
  readonly winner: TeamId | 'tie';
  /** All that have won, where Teams play together. @rule PC-TABLE-14 */
  readonly together?: readonly TeamId[];
  /** Of more than two Teams, those that share the win. @rule PC-WIN-08 */
  readonly shared?: readonly TeamId[];
  readonly why: 'rounds' | 'vanquished' | 'pool' | 'conceded';
  readonly agendaPoints: ByPlayer<number>;
}

/** The table as the players see it. Changes only by events. */
export interface State {
  round: RoundState;
  deployment: DeploymentState;
  turn: TurnState;
  activation: ActivationState | null;
  /** Activations that another one has interrupted, the latest last: they go on when it has ended. @rule PC-TURN-10 */
  interrupted: ActivationState[];
  teams: Record<TeamId, TeamState>;
  cards: Record<CardId, CardState>;
  models: Record<ModelId, ModelState>;
  pieces: Record<PieceId, TerrainPiece>;
  auras: AuraState[];
  /** In the order in which they roll. */
  dying: Dying[];
  /** Powers whose moment has come, before anything else goes on. */
  due?: PowerUse[];
  /** In the order in which it is dealt with; absent: none has ever been due. */
  dueDamage?: DueDamage[];
  /** Pieces and Tokens made so far, for ids. */
  made: number;
  /** Absent: no Agendas are used, or none has been chosen yet. */
  agendas?: AgendasState;
  outcome: Outcome | null;
  /** The items of the Plot are on the table. Absent: they are not, or it has none. */
  plotSetUp?: true;
  /** By the models that carry them; absent: none has ever been picked up. @rule PC-BURDEN-01 */
  burdens?: Record<ModelId, BurdenState>;
  hidden?: HiddenMarker[];
  /** Who Controlled what, Round by Round. */
  controlled?: ControlNote[];
  /** What stays under a Team's Control without presence. @rule PC-CONTROL-03 */
  tags?: Record<ObjectiveId, TeamId>;
  /** Agenda Points counted so far. */
  scores?: ScoreEntry[];
  /** KO's and destroyed pieces in order, with whose doing they were. */
  credits?: Credit[];
  /** Who throws real dice and who does not, where that differs from the set-up. */
  realDice?: Partial<Record<TeamId, boolean>>;
  /** Whose Action is being carried out, or has last done something. */
  doer?: { readonly model: ModelId; readonly team: TeamId } | null;
  /** For whom models under Mind Control act in this Activation. */
  actsFor?: Record<ModelId, TeamId>;
}

import type { DieEvent } from './die-events.ts';
import type { ByPlayer } from '../../../kernel/ids.ts';
import type { Adjustment } from './adjustment.ts';
import type { AgendaEvent } from './agendas.ts';
import type { Cause } from './cause.ts';
import type { CitizenEvent } from './citizens.ts';
import type { PowerUse } from './power-use.ts';
import type { CardId, ModelId, PieceId, TargetId, TeamId } from './ids.ts';
import type { MasterPlan, Trait } from './keywords.ts';
import type { LeaderEvent } from './leader-card.ts';
import type { ObjectiveEvent, ScoreSource, ScoreWhy } from './objectives.ts';
import type { Place } from './place.ts';
import type { EnvironmentName, RolledSide, StartingSide, TieBreak } from './roll.ts';
import type { ActionKind, AuraState, DueDamage, Lasting, ModelStatus, Outcome, Phase } from './state.ts';
import type { SetupEvent } from './setup-events.ts';
import type { TerrainPiece } from './terrain.ts';

export type { Adjustment } from './adjustment.ts';
export type { MasterPlan } from './keywords.ts';

/** Facts that have happened, each with all that is needed to apply it and to tell it. */
export type Event =
  | LeaderEvent
  | SetupEvent
  | CitizenEvent
  | AgendaEvent
  | ObjectiveEvent
  // round
  | { readonly type: 'roundBegan'; readonly number: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | {
      readonly type: 'startingRolled';
      readonly sides: ByPlayer<StartingSide>;
      readonly winner: TeamId | null;
      readonly tie: TieBreak;
      readonly plans: number;
      readonly deployment: boolean;
    }
  | {
      readonly type: 'masterPlanUsed';
      readonly team: TeamId;
      readonly plan: MasterPlan;
      readonly card: CardId | null;
    }
  | {
      readonly type: 'firstTurnChosen';
      readonly by: TeamId;
      readonly first: TeamId;
      /** Of more than two Teams. @rule PC-START-05 */
      readonly order?: readonly TeamId[];
    }
  | {
      readonly type: 'poolCalculated';
      readonly team: TeamId;
      readonly parts: readonly {
        readonly card: CardId | null;
        readonly ap: number;
        readonly why: 'apPlus' | 'support' | 'power' | 'domination';
      }[];
      readonly total: number;
    }
  | { readonly type: 'lastRoundCalled'; readonly team: TeamId }
  | { readonly type: 'apGained'; readonly team: TeamId; readonly ap: number; readonly cause: Cause }
  | { readonly type: 'apDiscarded'; readonly team: TeamId; readonly ap: number }
  | { readonly type: 'effectsEnded' }
  | { readonly type: 'roundDiceLost'; readonly card: CardId; readonly dice: number }
  | {
      readonly type: 'agendaPointsScored';
      readonly team: TeamId;
      readonly points: number;
      /** Levels of Enemy Supremes KO'ed. A file of version 1 tells them of any Plot and nothing else. */
      readonly levels?: number;
      /** Absent: the Plot. */
      readonly source?: ScoreSource;
      readonly why?: ScoreWhy;
    }
  | { readonly type: 'encounterEnded'; readonly outcome: Outcome }
  // turns
  | { readonly type: 'turnBegan'; readonly team: TeamId }
  | { readonly type: 'turnEnded'; readonly team: TeamId; readonly next: TeamId }
  | { readonly type: 'turnPassed'; readonly team: TeamId; readonly ap: number }
  | { readonly type: 'turnSkipped'; readonly team: TeamId }
  | { readonly type: 'teamDone'; readonly team: TeamId }
  | { readonly type: 'endOffered'; readonly team: TeamId }
  | { readonly type: 'endRefused'; readonly team: TeamId }
  | { readonly type: 'actionBorrowed'; readonly card: CardId; readonly profile: string }
  | {
      readonly type: 'activationBegan';
      readonly card: CardId;
      readonly minions: boolean;
      readonly inContact: readonly ModelId[];
      /** Whom each of its models is in Base to Base with, where a card looks at that. */
      readonly with?: Readonly<Record<ModelId, readonly ModelId[]>>;
      readonly chainedBy: CardId | null;
      readonly by?: TeamId;
    }
  | { readonly type: 'activationInterrupted'; readonly card: CardId; readonly by: CardId }
  | { readonly type: 'activationResumed'; readonly card: CardId }
  | { readonly type: 'actionCounted'; readonly kind: ActionKind; readonly action: string }
  | { readonly type: 'minionStepBegan'; readonly action: string; readonly combined?: true }
  | { readonly type: 'minionStepUsed'; readonly model: ModelId }
  | { readonly type: 'minionStepEnded' }
  | { readonly type: 'activationClosed' }
  | { readonly type: 'activationEnded'; readonly card: CardId }
  // actions
  | {
      readonly type: 'actionDeclared';
      readonly model: ModelId;
      readonly source: ModelId;
      readonly action: string;
      readonly targets: readonly TargetId[];
      readonly toward: { readonly x: number; readonly y: number } | null;
      readonly object: TargetId | null;
      readonly reaction: boolean;
      readonly by: TeamId;
    }
  | { readonly type: 'apSpent'; readonly team: TeamId; readonly card: CardId | null; readonly ap: number }
  | {
      readonly type: 'actionFailed';
      readonly model: ModelId;
      readonly action: string;
      readonly target: TargetId | null;
      readonly why: 'outOfReach' | 'outOfGrasp' | 'attackerKoed' | 'targetGone' | 'sourceGone';
    }
  | { readonly type: 'redirected'; readonly from: TargetId; readonly to: ModelId; readonly cause: Cause }
  | { readonly type: 'traitChosen'; readonly model: ModelId; readonly descriptors: readonly string[] }
  | { readonly type: 'diceCommitted'; readonly model: ModelId; readonly powerUp: number }
  | {
      readonly type: 'rolled';
      readonly attacker: ModelId;
      readonly action: string;
      readonly target: TargetId | null;
      readonly attack: RolledSide;
      readonly defence: RolledSide | null;
      readonly number: number | null;
      readonly won: boolean;
      readonly tie: TieBreak;
      readonly sfx: number;
      readonly cancelled: number;
      readonly momentum: boolean;
      readonly splash: boolean;
    }
  | DieEvent
  /** A Trait forced on the Attacker, or AP paid to be spared. @rule PC-ROLL-16 */
  | {
      readonly type: 'traitForced';
      readonly model: ModelId;
      readonly from: Trait;
      readonly to: Trait;
      readonly paid: number;
      readonly cause: Cause;
    }
  | {
      readonly type: 'sfxSpent';
      readonly model: ModelId;
      readonly picks: readonly number[];
      readonly left: number;
    }
  | {
      readonly type: 'environmentRolled';
      readonly name: EnvironmentName;
      readonly model: ModelId;
      readonly attack: RolledSide;
      readonly defence: RolledSide;
      readonly won: boolean;
      readonly sfx: number;
      readonly piece?: PieceId;
    }
  | { readonly type: 'reactionDeclined'; readonly team: TeamId; readonly models: readonly ModelId[] }
  | {
      readonly type: 'powerUsed';
      readonly card: CardId;
      readonly power: string;
      readonly model: ModelId | null;
    }
  /** Powers whose moment has come; `powersTaken`: they are put to their players. */
  | { readonly type: 'powersDue'; readonly uses: readonly PowerUse[] }
  | { readonly type: 'powersTaken' }
  /** Dice thrown by a Power, one after the other. */
  | {
      readonly type: 'powerRolled';
      readonly model: ModelId;
      readonly power: string;
      readonly faces: readonly number[];
    }
  | { readonly type: 'wayTaken'; readonly model: ModelId; readonly power: string; readonly way: string }
  | {
      readonly type: 'pointsSpent';
      readonly card: CardId;
      readonly power: string;
      readonly points: number;
      readonly left: number;
    }
  | { readonly type: 'limitUsed'; readonly card: CardId; readonly key: string; readonly until: string }
  // effects
  | {
      readonly type: 'damaged';
      readonly target: TargetId;
      readonly points: number;
      readonly left: number;
      readonly by: CardId | null;
      readonly cause: Cause;
    }
  | {
      readonly type: 'healed';
      readonly model: ModelId;
      readonly points: number;
      readonly left: number;
      readonly cause: Cause;
    }
  /** Outside of an Action: its player is asked who suffers it. */
  | { readonly type: 'damageDue'; readonly due: DueDamage }
  | { readonly type: 'damageSettled' }
  | {
      readonly type: 'damageTransferred';
      readonly from: ModelId;
      readonly to: ModelId;
      readonly points: number;
      readonly cause: Cause;
    }
  /** It has lost its last Health: by a Power it stays with what is left, or with 0 it does not. */
  | {
      readonly type: 'lastChanceTaken';
      readonly model: ModelId;
      readonly left: number;
      /** Who leaves the game for it. */
      readonly instead: ModelId | null;
      readonly cause: Cause;
    }
  | { readonly type: 'koed'; readonly model: ModelId; readonly by: CardId | null; readonly cause: Cause }
  | {
      readonly type: 'fatigued';
      readonly card: CardId;
      readonly model: ModelId | null;
      readonly points: number;
      readonly cause: Cause;
    }
  | { readonly type: 'fatigueRemoved'; readonly card: CardId; readonly points: number; readonly cause: Cause }
  | {
      readonly type: 'powerUpGained';
      readonly card: CardId;
      /** A Minion of the card. @rule PC-CARD-03 */
      readonly model?: ModelId;
      readonly dice: number;
      readonly thisRound: boolean;
      readonly cause: Cause;
    }
  | {
      readonly type: 'powerUpLost';
      readonly card: CardId;
      readonly model?: ModelId;
      readonly dice: number;
      readonly cause: Cause;
    }
  | { readonly type: 'stunned'; readonly model: ModelId; readonly cause: Cause }
  | {
      readonly type: 'conditionsRemoved';
      readonly model: ModelId;
      readonly what: readonly string[];
      readonly cause: Cause;
    }
  | {
      readonly type: 'diceEffect';
      readonly model: ModelId;
      readonly effect: 'attack' | 'defend' | 'suppress';
      readonly x: number;
      readonly cause: Cause;
    }
  | { readonly type: 'becameSpectral'; readonly model: ModelId; readonly cause: Cause }
  | {
      readonly type: 'becameWeak' | 'becameImmune';
      readonly model: ModelId;
      readonly of: string;
      readonly cause: Cause;
    }
  | {
      readonly type: 'effectIgnored';
      readonly target: TargetId;
      readonly effect: string;
      readonly why: string;
    }
  | { readonly type: 'lastingBegan'; readonly model: ModelId; readonly lasting: Lasting }
  | { readonly type: 'lastingEnded'; readonly model: ModelId; readonly ids: readonly string[] }
  | { readonly type: 'auraBegan'; readonly aura: AuraState }
  | { readonly type: 'auraEnded'; readonly id: string }
  | {
      readonly type: 'shapeshifted';
      readonly card: CardId;
      readonly profile: string;
      readonly health: readonly { readonly model: ModelId; readonly left: number }[];
    }
  // table
  | {
      readonly type: 'moved';
      readonly model: ModelId;
      readonly as: string;
      readonly path: readonly Place[];
      readonly length: number;
      readonly combined: boolean;
      readonly into: readonly ModelId[];
      readonly touched: readonly PieceId[];
      readonly counts: boolean;
      /** Micrometres left of it, where a Power lets the model go on. @rule PC-CARD-06 */
      readonly rest?: number;
      /** Whose Action made it move, where it was not its own. @rule PC-AGENDA-24 */
      readonly forcedBy?: ModelId;
    }
  | {
      readonly type: 'placed';
      readonly model: ModelId;
      readonly at: Place;
      readonly why:
        | 'overrun'
        | 'madeRoom'
        | 'thrown'
        | 'landed'
        | 'escaped'
        | 'returned'
        | 'agreement'
        | 'power';
    }
  | {
      readonly type: 'displaced';
      readonly target: TargetId;
      readonly effect: 'knockback' | 'pull' | 'shift';
      readonly path: readonly Place[];
      readonly length: number;
      readonly stoppedBy: string | null;
      readonly cause: Cause;
    }
  | {
      readonly type: 'fell';
      readonly model: ModelId;
      readonly height: number;
      readonly from: Place;
      readonly to: Place;
      readonly onPurpose: boolean;
      readonly hurts: boolean;
    }
  | {
      readonly type: 'crashed';
      readonly model: ModelId;
      readonly height: number;
      readonly by: ModelId | null;
    }
  | { readonly type: 'struck'; readonly model: ModelId; readonly piece: PieceId }
  | { readonly type: 'statusChanged'; readonly model: ModelId; readonly status: ModelStatus }
  | {
      readonly type: 'pieceMoved';
      readonly piece: PieceId;
      readonly by: { readonly x: number; readonly y: number; readonly z: number };
      readonly turn: { readonly x: number; readonly y: number } | null;
      readonly footprint: TerrainPiece['footprint'];
      readonly bottom: number;
      readonly top: number;
      readonly why: 'thrown' | 'smashed' | 'displaced' | 'agreement' | 'shifted';
    }
  | {
      readonly type: 'pieceDestroyed';
      readonly piece: PieceId;
      readonly by: CardId | null;
      readonly cause: Cause;
    }
  | {
      readonly type: 'pieceRemoved';
      readonly piece: PieceId;
      readonly why: 'replaced' | 'summonerKoed' | 'effectsPhase' | 'notReal';
    }
  | { readonly type: 'pieceMade'; readonly piece: TerrainPiece }
  | {
      readonly type: 'modelMade';
      readonly model: ModelId;
      readonly card: CardId;
      readonly at: Place;
      readonly health: number;
      /** It may act in the Activation in progress. */
      readonly ready?: true;
    }
  | {
      readonly type: 'blastPlaced';
      readonly x: number;
      readonly y: number;
      readonly z: number;
      readonly radius: number;
      readonly drifted: boolean;
      readonly members: readonly TargetId[];
    }
  // the players' own hand
  | { readonly type: 'adjusted'; readonly change: Adjustment }
  | { readonly type: 'decisionSkipped'; readonly kind: string; readonly team: TeamId }
  | { readonly type: 'conceded'; readonly team: TeamId };

export type EventType = Event['type'];

export type EventOf<T extends EventType> = Extract<Event, { type: T }>;

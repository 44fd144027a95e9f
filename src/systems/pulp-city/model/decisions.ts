import type { Ways } from './power-use.ts';
import type { Waypoint } from '../../../tabletop/travel.ts';
import type { AgendaAsks, AgendaId } from './agendas.ts';
import type { ClauseCost } from './clause.ts';
import type { DiceAsks } from './dice-asks.ts';
import type { MasterPlan } from './events.ts';
import type { CardId, Corner, Edge, ItemId, ModelId, ObjectiveId, PieceId, TargetId, TeamId } from './ids.ts';
import type { LooseWhy } from './objectives.ts';
import type { ReactionTrigger, Trait } from './keywords.ts';
import type { ObjectAsks } from './object-asks.ts';
import type { Act, ActionOrder, ActLimits, ActOccasion, MoveOrder } from './orders.ts';
import type { Place, Point } from './place.ts';
import type { EffectNode } from './profile.ts';
import type { EnvironmentName, RollSpec } from './roll.ts';

/** A model may stand so many inches at most from a place. */
export interface Anew {
  readonly around: Place;
  readonly inches: number;
}

export interface ReactOption {
  readonly model: ModelId;
  readonly action: string;
  readonly use: number;
}

export interface SfxPick {
  /** Index into the Action's SFX list; the choices that Powers add follow it. */
  readonly choice: number;
  /** Throw of a grabbed model: who gets it. @rule PC-FX-14 */
  readonly on: 'target' | 'thrown';
}

export interface SfxOffer {
  readonly effects: readonly EffectNode[];
  /** Power that adds the choice. */
  readonly power?: string;
  readonly closed?: string;
}

/**
 * Which places a Citizen may be put in: those that keep all limits; where there are none, those in Base to Base with
 * another Citizen that keep the rest; where there are none either, any in Base to Base. @rule PC-CITIZEN-04
 */
export const CITIZEN_ROOMS = ['apart', 'touching', 'touchingAnywhere'] as const;

export type CitizenRoom = (typeof CITIZEN_ROOMS)[number];

/** Of more than two Teams, those that have no place yet in an order that is chosen place by place. */
interface Choosable {
  readonly among?: readonly TeamId[];
}

/** Kinds that are told of in files of their own. */
type Elsewhere = AgendaAsks & DiceAsks & ObjectAsks;

/** Kinds of decision: what is shown (q) and what is answered (a). */
export type Asks = Elsewhere & {
  chooseAdvantage: { q: object; a: 'tactical' | 'terrain' };
  chooseEdge: { q: { readonly edges: readonly Edge[] }; a: Edge };
  /** Where the next Team deploys, of those corners that are left. */
  giveCorner: { q: { readonly team: TeamId; readonly corners: readonly Corner[] }; a: Corner };
  chooseDeployFirst: { q: Choosable; a: TeamId };
  /** Who places the first Citizen, then who the next. */
  choosePlacer: { q: Choosable; a: TeamId };
  deploy: {
    q: { readonly models: readonly ModelId[]; readonly infiltrators: boolean };
    a: { readonly model: ModelId; readonly at: Waypoint };
  };
  placeCitizen: {
    q: {
      /** How many were placed before it, and how many there are to be. */
      readonly placed: number;
      readonly due: number;
      readonly room: CitizenRoom;
      /** The Agenda that it is for, and the Area it is in. @rule PC-AGENDA-06 */
      readonly agenda?: AgendaId;
      readonly within?: PieceId;
    };
    a: Waypoint;
  };
  /** One of them moves; null: the others stay. @rule PC-CITIZEN-05 */
  leadCitizens: { q: { readonly models: readonly ModelId[] }; a: MoveOrder | null };
  citizenEdge: { q: { readonly model: ModelId; readonly edges: readonly Edge[] }; a: Edge };
  chooseRoller: { q: { readonly cards: readonly CardId[]; readonly deployment: boolean }; a: CardId };
  chooseFirstToDeclare: { q: Choosable; a: TeamId };
  startingDice: { q: { readonly card: CardId; readonly max: number }; a: number };
  /** A Leader card whose moment has come: played or kept. */
  playLeaderCard: {
    q: { readonly card: CardId; readonly cards: readonly string[] };
    a: string | null;
  };
  /** Which Supreme joins the Team, and where. @rule PC-LEADER-29 */
  joinTeam: {
    q: {
      readonly leader: ModelId;
      readonly profiles: readonly string[];
      /** Inches from one of `of` at most; absent: in Base to Base with the Leader. */
      readonly within?: number;
      readonly of?: readonly ModelId[];
    };
    a: { readonly profile: string; readonly at: Waypoint };
  };
  /** Who gets the Power Up dice, one entry a die. @rule PC-LEADER-08 */
  spreadDice: {
    q: { readonly cards: readonly CardId[]; readonly dice: number; readonly each: number };
    a: readonly CardId[];
  };
  masterPlan: {
    q: {
      readonly left: number;
      readonly plans: readonly MasterPlan[];
      /** Names of the plans that the roller has of its own. @rule PC-START-11 */
      readonly own: readonly string[];
      /** Agendas that take one for their own Action. @rule PC-AGENDA-14 */
      readonly agendas?: readonly AgendaId[];
    };
    a:
      | { readonly plan: 'agenda'; readonly agenda: AgendaId }
      | { readonly plan: 'own'; readonly power: string }
      | { readonly plan: 'domination' }
      | { readonly plan: 'powerUp'; readonly card: CardId }
      | ({ readonly plan: 'actFast' } & MoveOrder)
      | { readonly plan: 'none' };
  };
  chooseFirstTurn: { q: Choosable; a: TeamId };
  turn: {
    q: {
      readonly cards: readonly CardId[];
      readonly minions: Readonly<Record<CardId, readonly CardId[]>>;
      readonly pass: boolean;
      readonly done: boolean;
      readonly offer: boolean;
    };
    a:
      | { readonly do: 'activate'; readonly card: CardId; readonly minions: CardId | null }
      | { readonly do: 'pass' }
      | { readonly do: 'done' }
      | { readonly do: 'offerEnd' };
  };
  agreeEnd: { q: object; a: boolean };
  commandAfter: { q: { readonly cards: readonly CardId[]; readonly after: CardId }; a: CardId | null };
  chain: {
    q: {
      readonly cards: readonly CardId[];
      readonly from: CardId;
      readonly power: string;
      /** The card whose Activation it would interrupt. @rule PC-TURN-10 */
      readonly interrupts: CardId | null;
    };
    a: { readonly card: CardId; readonly minions: CardId | null } | null;
  };
  act: {
    q: {
      readonly occasion: ActOccasion;
      /** Whose model it counts as while it acts. @rule PC-FX-21 */
      readonly side: TeamId;
      readonly card: CardId;
      readonly models: readonly ModelId[];
      readonly limits: ActLimits;
      readonly mayEnd: boolean;
    };
    a: Act;
  };
  react: {
    q: {
      readonly trigger: ReactionTrigger;
      readonly against: ModelId;
      readonly options: readonly ReactOption[];
    };
    a: ({ readonly do: 'action' } & ActionOrder) | { readonly do: 'decline' };
  };
  redirect: {
    q: {
      readonly target: TargetId;
      readonly to: readonly { readonly model: ModelId; readonly power: string }[];
      readonly spec: RollSpec;
    };
    a: ModelId | null;
  };
  usePower: {
    q: {
      readonly card: CardId;
      readonly power: string;
      readonly pick: readonly ModelId[];
      readonly must: boolean;
      /** Damage that one of `pick` may suffer in place of the model. */
      readonly about?: { readonly model: ModelId; readonly points: number };
    };
    a: { readonly use: boolean; readonly model: ModelId | null };
  };
  /** Which of several ways a Power is used in. `about`: the model that has been picked for it. */
  powerWays: {
    q: {
      readonly card: CardId;
      readonly power: string;
      readonly about?: ModelId;
    } & Ways;
    a: readonly number[];
  };
  countAs: {
    q: {
      readonly model: ModelId;
      readonly options: readonly string[];
      readonly power: string;
      /** It may also count as none of them. */
      readonly orNone?: true;
    };
    a: readonly string[];
  };
  /** Which Trait is its Trump until the next Effects Phase. */
  nameTrump: { q: { readonly model: ModelId; readonly power: string }; a: Trait };
  /** A Power of the Target forces another Trait on the Attacker unless that is paid for. @rule PC-ROLL-16 */
  keepTrait: {
    q: {
      readonly spec: RollSpec;
      readonly power: string;
      readonly from: Trait;
      readonly to: Trait;
      readonly ap: number;
    };
    a: boolean;
  };
  attackDice: {
    q: {
      readonly spec: RollSpec;
      readonly max: number;
      readonly objects: readonly PieceId[];
      readonly powers: readonly string[];
    };
    a: { readonly powerUp: number; readonly object: PieceId | null; readonly powers: readonly string[] };
  };
  defendDice: {
    q: {
      readonly spec: RollSpec;
      readonly max: number;
      readonly traits: readonly {
        readonly trait: Trait;
        readonly trump: boolean;
        readonly power: string | null;
      }[];
      readonly attackPowerUp: number;
      /** Powers that add dice at a price, each as often as it may be bought. */
      readonly powers: readonly string[];
    };
    a: { readonly powerUp: number; readonly trait: number; readonly powers: readonly string[] };
  };
  spendSfx: {
    q: {
      readonly spec: RollSpec;
      readonly sfx: number;
      /** Effects that the success brings anyway. */
      readonly base: readonly EffectNode[];
      readonly offers: readonly SfxOffer[];
      readonly extras: readonly {
        readonly power: string;
        readonly card: CardId;
        readonly model: ModelId;
        readonly cost: ClauseCost;
      }[];
      readonly thrown: ModelId | null;
    };
    a: {
      readonly picks: readonly SfxPick[];
      readonly extras: readonly string[];
      /** Places of the base Effects and of those bought, in the order they are applied. @rule PC-SFX-06 */
      readonly order?: readonly number[];
    };
  };
  /** `upTo`: it may stop before the whole distance, at the point. */
  shift: {
    q: {
      readonly target: TargetId;
      readonly distance: number;
      readonly self: boolean;
      readonly upTo?: true;
      /** It stops short of Dangerous Terrain and of a Fall. @rule PC-CITIZEN-08 */
      readonly careful?: true;
    };
    a: Point;
  };
  extraTarget: {
    q: { readonly from: TargetId; readonly options: readonly TargetId[]; readonly x: number };
    a: TargetId | null;
  };
  blastDrift: {
    q: { readonly x: number; readonly y: number; readonly radius: number; readonly most: number };
    a: Point;
  };
  /** In which order all that a Blast caught is rolled against. @rule PC-FX-04 */
  blastOrder: {
    q: { readonly members: readonly TargetId[]; readonly power?: string };
    a: readonly TargetId[];
  };
  placeObject: {
    q: { readonly piece: PieceId; readonly touching: readonly TargetId[]; readonly at: Point };
    a: { readonly x: number; readonly y: number; readonly turn: number };
  };
  /** On which side of another a model is put down, thrown or by a Power: any point on that side. @rule PC-FX-13 @rule PC-CARD-06 */
  placeModel: {
    q: {
      readonly model: ModelId;
      readonly touching: ModelId;
      readonly at: Point;
      /** Only where nobody has to make room. */
      readonly free?: true;
    };
    a: Point;
  };
  makeRoom: {
    q: {
      readonly model: ModelId;
      /** Equally near. */
      readonly places: readonly Place[];
      readonly why: 'overrun' | 'thrown' | 'smashed' | 'fall';
    };
    a: number;
  };
  summonPlace: {
    q: {
      /** What it is measured from. */
      readonly model: ModelId;
      readonly effect: EffectNode;
      readonly range: number;
      /** The Action, whose text says what it is; a file of version 1 may lack it. */
      readonly of?: { readonly profile: string; readonly action: string; readonly side: TeamId };
    };
    a: Point;
  };
  summonDefender: { q: { readonly options: readonly ModelId[] }; a: ModelId };
  summonSurplus: { q: { readonly options: readonly ModelId[] }; a: ModelId };
  environmentDefence: {
    q: {
      readonly model: ModelId;
      readonly name: EnvironmentName;
      readonly traits: readonly Trait[];
      readonly max: number;
      readonly dice: number;
    };
    a: { readonly trait: Trait; readonly powerUp: number };
  };
  environmentSfx: {
    q: {
      readonly model: ModelId;
      readonly sfx: number;
      readonly options: readonly ('damage' | 'fatigue' | 'stun')[];
    };
    a: readonly ('damage' | 'fatigue' | 'stun')[];
  };
  /** Whether its bearer stays Burdened for the Round, at the price of that. @rule PC-BURDEN-03 */
  keepBurden: { q: { readonly model: ModelId; readonly item: ItemId }; a: boolean };
  /** Where a Burden that falls is placed; null: it is left to its bearer's player. @rule PC-BURDEN-06 */
  placeBurden: {
    q: {
      readonly model: ModelId;
      readonly item: ItemId;
      readonly why: LooseWhy;
      readonly mayDecline: boolean;
    };
    a: Point | null;
  };
  /** Which Power Spot is Shifted, before the die; null: none. @rule PC-PLOT-10 */
  chooseStone: { q: { readonly stones: readonly PieceId[] }; a: PieceId | null };
  /** Towards which point it is Shifted, so many inches; null: not at all. @rule PC-PLOT-10 */
  shiftStone: { q: { readonly stone: PieceId; readonly distance: number }; a: Point | null };
  /** In which of the zones on whose border it stands a model counts. @rule PC-PLOT-12 */
  countIn: { q: { readonly model: ModelId; readonly zones: readonly ObjectiveId[] }; a: ObjectiveId };
  escape: { q: { readonly model: ModelId; readonly piece: PieceId }; a: boolean };
  effectsOrder: {
    q: {
      /** A Power of a model, or without one its return from Climb High. */
      readonly items: readonly { readonly model: ModelId; readonly power: string | null }[];
    };
    a: number;
  };
  /** `anew`: it stands on the table, and may be put elsewhere around that place. */
  returnPlace: { q: { readonly model: ModelId; readonly anew?: Anew }; a: Waypoint };
  enterDice: {
    q: {
      readonly groups: readonly {
        readonly label: string;
        readonly model: ModelId | null;
        readonly count: number;
      }[];
    };
    a: readonly (readonly number[])[];
  };
};

export type DecisionKind = Extract<keyof Asks, string>;

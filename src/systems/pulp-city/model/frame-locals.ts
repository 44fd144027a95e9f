import type { ByPlayer } from '../../../kernel/ids.ts';
import type { AgendaId } from './agendas.ts';
import type { SfxPick } from './decisions.ts';
import type {
  ActionTally,
  AttackChoice,
  AttackReport,
  ChainOffer,
  DeclaredUse,
  EffectsOf,
  EffectsReport,
  Laying,
  OwnShove,
  PowerDoing,
  PowerUse,
  Throwing,
  Watching,
} from './declared-action.ts';
import type { MasterPlan } from './events.ts';
import type { DueHazard, GroundShapes } from './ground-locals.ts';
import type { CardId, Corner, ModelId, ObjectiveId, PieceId, TargetId, TeamId } from './ids.ts';
import type { ReactionTrigger } from './keywords.ts';
import type { ActLimits, ActOccasion } from './orders.ts';
import type { Place } from './place.ts';
import type { DiceGroup, DieAt, RollSpec } from './roll.ts';
import type { Outcome } from './state.ts';

interface AttackBase {
  spec: RollSpec;
  use: DeclaredUse;
  tally: ActionTally;
}

interface Rolled {
  choice: AttackChoice;
  defence: { readonly powerUp: number; readonly trait: number } | null;
  attackFaces: readonly number[];
  defenceFaces: readonly number[];
}

/** Teams that have still to declare dice for a Starting Roll. @rule PC-START-03 */
interface Declaring {
  deployment: boolean;
  rollers: ByPlayer<CardId | null>;
  queue: readonly TeamId[];
  powerUp: ByPlayer<number>;
}

/** `tied`: of more than two Teams, those that roll again, and what all have rolled so far. @rule PC-START-04 */
interface StartingDice {
  deployment: boolean;
  rollers: ByPlayer<CardId | null>;
  powerUp: ByPlayer<number>;
  tied?: { readonly teams: readonly TeamId[]; readonly faces: ByPlayer<readonly number[]> };
}

/** Teams of equal rank together, the best first. */
export type Ranks = readonly (readonly TeamId[])[];

/** `rest`: what is still to be rolled against of the Action's own area. */
interface Splash {
  use: DeclaredUse;
  tally: ActionTally;
  queue: readonly TargetId[];
  at: Place;
  rest: readonly TargetId[];
}

/** A Leader card that moves several models. @rule PC-LEADER-24 */
interface CardShifts {
  team: TeamId;
  leader: ModelId;
  card: string;
  left: readonly ModelId[];
  /** Inches. */
  distance: number;
}

/** Something that a Team places for an Agenda. */
interface AgendaItem {
  readonly team: TeamId;
  readonly agenda: AgendaId;
}

/** Locals alive at each step of each procedure: the table of contents of the rules' order. */
export type Shapes = GroundShapes & {
  setup: {
    /** `ranks`: of more than two Teams, who stands where in the Tactical Roll, the best first; those of one rank roll again. */
    sides: { ranks?: Ranks };
    /** `ranking`: of more than two Teams, the best first. */
    advantage: { winner: TeamId; ranking?: readonly TeamId[] };
    edge: { terrain: TeamId };
    /** `given`: corners, in the order of these `teams`, or of all. */
    corners: {
      terrain: TeamId;
      ranking: readonly TeamId[];
      given: readonly Corner[];
      teams?: readonly TeamId[];
    };
    items: { by: TeamId; after: 'deployRoll' | 'edgesTaken' };
    edgesTaken: object;
    deployRoll: object;
    /** `order`: of more than two Teams, those that have their place. */
    deployFirst: { winner: TeamId; order?: readonly TeamId[] };
    people: { by: TeamId; after: 'deployRoll' | 'edgesTaken' };
    perils: { after: 'deployRoll' | 'edgesTaken' };
  };
  agendas: {
    write: object;
    /** Which of them is picked: the first, the second, the third. */
    pick: { terrain: TeamId; nth: number };
    chiefs: { queue: readonly TeamId[] };
    /** `ranks`: those with the most items first; those of one rank roll, and `faces` they have rolled. */
    order: { ranks?: Ranks; faces?: Partial<Record<TeamId, number>> };
    place: { queue: readonly AgendaItem[] };
    /** `piece`: the Area that it goes into. */
    citizen: { queue: readonly AgendaItem[]; piece: PieceId | null };
    perils: object;
    nominate: object;
    /** What is due before anything else goes on. */
    due: object;
  };
  citizens: {
    /** `among`: of more than two, those who have tied and roll again. */
    roll: { among?: readonly TeamId[] };
    order: { winner: TeamId; order: readonly TeamId[] };
    /** Citizens that each player has still to place. */
    place: { by: TeamId; left: ByPlayer<number>; order?: readonly TeamId[] };
  };
  citizensRun: {
    start: object;
    /** `queue`: those that nobody leads. */
    lead: { team: TeamId; moved: readonly ModelId[]; queue: readonly ModelId[] };
    led: { team: TeamId; moved: readonly ModelId[]; queue: readonly ModelId[] };
    flee: { queue: readonly ModelId[] };
    ran: { queue: readonly ModelId[] };
  };
  deployment: {
    place: { at: number };
    citizens: object;
    powers: object;
    boosts: { queue: readonly TeamId[] };
    begin: object;
  };
  leaderCard: {
    play: { leader: ModelId; card: string; way: number; on: readonly ModelId[] };
    shifts: CardShifts;
    join: { team: TeamId; leader: ModelId; card: string; profiles: readonly string[] };
    shift: CardShifts & { target: ModelId };
    shifted: CardShifts & { target: ModelId; before: readonly ModelId[] };
    falls: object;
  };
  startingPhase: {
    roll: object;
    /** `extra`: plans that Powers give on top; nothing cancels them. @rule PC-START-11 */
    plans: { winner: TeamId; roller: CardId | null; left: number; extra: readonly MasterPlan[] };
    planned: { winner: TeamId; roller: CardId | null; left: number; extra: readonly MasterPlan[] };
    /** The models of a Supreme that Acts Fast which have not moved yet. @rule PC-MOVE-35 */
    along: {
      winner: TeamId;
      roller: CardId | null;
      left: number;
      extra: readonly MasterPlan[];
      card: CardId;
      models: readonly ModelId[];
    };
    /** `order`: of more than two Teams, those that have their place. */
    first: { winner: TeamId; order?: readonly TeamId[] };
  };
  startingRoll: {
    choose: { deployment: boolean };
    order: { deployment: boolean; rollers: ByPlayer<CardId | null> };
    cards: Declaring;
    dice: Declaring;
    roll: StartingDice;
    rolled: StartingDice;
  };
  actionPool: { calculate: object };
  endOfRound: {
    score: object;
    /** Models that count in one of several zones, and where they do. @rule PC-PLOT-12 */
    countIn: { counted: Readonly<Record<ModelId, ObjectiveId>> };
    next: object;
    over: { why: Outcome['why'] };
  };
  turn: {
    choose: { team: TeamId; offered: boolean };
    /** `asked`: of more than two Teams, those that have still to agree. */
    offered: { team: TeamId; asked?: readonly TeamId[] };
    /** `activated`: the Team has Activated a card in it; `declined`: Powers by which it takes no further Turn. */
    end: { team: TeamId; activated?: true; declined?: readonly string[] };
  };
  /** An Activation with those it chains. */
  chained: {
    begin: { team: TeamId; card: CardId; minions: CardId | null };
    commanded: { team: TeamId };
    /** `last`: no other follows the chained Activation in progress. */
    chains: { team: TeamId; queue: readonly ChainOffer[]; last: boolean };
  };
  interruption: {
    offer: { queue: readonly ChainOffer[] };
    over: { queue: readonly ChainOffer[]; card: CardId };
  };
  command: {
    before: { card: CardId; minions: CardId | null; chainedBy: CardId | null };
    supreme: { card: CardId; commanded: boolean; chainedBy: CardId | null };
    after: { card: CardId; chains: readonly ChainOffer[]; commanded: boolean };
    finish: { card: CardId; chains: readonly ChainOffer[] };
  };
  activation: {
    /** `by`: whoever commands a card of the other Team. */
    begin: { card: CardId; minions: boolean; chainedBy: CardId | null; by?: TeamId };
    burdens: { card: CardId };
    hazards: { card: CardId; queue: readonly DueHazard[] };
    powers: { card: CardId };
    choose: { card: CardId };
    /** Minion card: the Base to Base Reactions put off until every model has moved. */
    contacts: {
      card: CardId;
      queue: readonly { readonly mover: ModelId; readonly into: readonly ModelId[] }[];
    };
    ending: { card: CardId };
    finish: { card: CardId };
  };
  act: {
    ask: {
      occasion: ActOccasion;
      by: TeamId;
      side: TeamId;
      card: CardId;
      models: readonly ModelId[];
      limits: ActLimits;
    };
    done: object;
  };
  action: {
    pay: { use: DeclaredUse };
    countAs: { use: DeclaredUse; queue: readonly ModelId[] };
    targeted: { use: DeclaredUse };
    recheck: { use: DeclaredUse; reacted: readonly ModelId[] };
    rolls: { use: DeclaredUse; queue: readonly TargetId[]; tally: ActionTally };
    automatic: {
      use: DeclaredUse;
      queue: readonly TargetId[];
      pieces: readonly TargetId[];
      tally: ActionTally;
    };
    summonRoll: { use: DeclaredUse; tally: ActionTally };
    blast: {
      use: DeclaredUse;
      tally: ActionTally;
      radius: number;
      at: Place;
      missed: boolean;
      first: TargetId;
      /** Whom another model stood in for. @rule PC-ROLE-11 */
      spared: TargetId | null;
      rest: readonly TargetId[];
    };
    splashOrder: Splash;
    splash: Splash;
    table: { use: DeclaredUse; tally: ActionTally };
    /** `picks`: where models make room for the first of `layings`. @rule PC-MOVE-34 */
    room: {
      use: DeclaredUse;
      tally: ActionTally;
      layings: readonly Laying[];
      picks: Readonly<Record<ModelId, Place>>;
      hazards: readonly DueHazard[];
      contact: readonly ModelId[];
    };
    falls: {
      use: DeclaredUse;
      tally: ActionTally;
      hazards: readonly DueHazard[];
      contact: readonly ModelId[];
    };
    thrown: { use: DeclaredUse; tally: ActionTally; queue: readonly ReactionTrigger[] };
    burdens: { use: DeclaredUse; tally: ActionTally };
    support: { use: DeclaredUse; tally: ActionTally };
    resolved: { use: DeclaredUse; tally: ActionTally };
    sameAgain: { use: DeclaredUse; tally: ActionTally };
    followUp: { use: DeclaredUse; tally: ActionTally };
  };
  attackRoll: {
    /** `asked`: of one roll for several, those whom nobody is to be asked about any more. */
    redirect: AttackBase & { asked?: readonly TargetId[] };
    choices: AttackBase & { queue: readonly ModelId[] };
    exchange: AttackBase;
    attackerDice: AttackBase;
    defenderDice: AttackBase & { choice: AttackChoice };
    roll: AttackBase & {
      choice: AttackChoice;
      defence: { readonly powerUp: number; readonly trait: number } | null;
    };
    alter: AttackBase & Rolled;
    result: AttackBase & Rolled;
    sfx: AttackBase & { sfx: number };
    apply: AttackBase & { picks: readonly SfxPick[]; order: readonly number[]; sfx: number };
    applied: AttackBase & {
      sfx: number;
      blast: number | null;
      followUp: boolean;
      selfDone: boolean;
      stuns: readonly ModelId[];
      throwing: Throwing | null;
    };
    reactions: AttackBase & { report: AttackReport; queue: readonly ('DMG' | 'DSP')[] };
    interrupted: AttackBase & { report: AttackReport };
  };
  effects: {
    next: EffectsOf;
    resume: EffectsOf & {
      target: TargetId;
      displaced: boolean;
      shoved: OwnShove | null;
      /** Of the target, before the text of a Special. */
      health?: number;
      /** Models that could react to what the text does to them, as they were before. */
      watching?: Readonly<Record<ModelId, Watching>>;
    };
  };
  reactions: {
    offer: {
      trigger: ReactionTrigger;
      /** The model whose Action or move triggers, and its side in it. */
      against: ModelId;
      side: TeamId;
      candidates: readonly ModelId[];
      used: readonly string[];
      /** Of more than two Teams, those that do not react. */
      declined?: readonly TeamId[];
      /** Powers that answer a new contact have been asked. */
      told?: true;
    };
  };
  powers: {
    next: { queue: readonly PowerUse[] };
    /** Those that wait to be answered. */
    due: object;
    doing: PowerDoing;
    displaced: PowerDoing & { model: ModelId; shoved: OwnShove | null };
  };
  survival: {
    roll: object;
    shift: { model: ModelId; power: string; distance: number };
  };
  /** `declined`: model and Power of those that leave it to its target. */
  dueDamage: { ask: { declined: readonly string[] } };
  dice: {
    roll: {
      groups: readonly DiceGroup[];
      /** A die that is thrown once more. */
      again?: true;
    };
    /** Powers by which one of the dice may be thrown once more. `again`: those that have been, `declined`: Powers not used. */
    reroll: {
      groups: readonly DiceGroup[];
      faces: readonly (readonly number[])[];
      again: readonly DieAt[];
      declined: readonly string[];
      /** The die that is thrown now, and whose Power it is. */
      thrown?: DieAt & { readonly owner: ModelId; readonly power: string };
    };
  };
};

/** What each procedure hands back. */
export type Returns = {
  startingRoll: { readonly winner: TeamId; readonly roller: CardId | null; readonly plans: number };
  command: readonly ChainOffer[];
  activation: readonly ChainOffer[];
  action: ActionTally;
  attackRoll: AttackReport;
  effects: EffectsReport;
  displace: { readonly travelled: number };
  dice: readonly (readonly number[])[];
  act: boolean;
  reactions: readonly ModelId[];
};

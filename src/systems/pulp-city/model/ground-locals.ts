import type { MoveOrder } from './orders.ts';
import type { Cause } from './cause.ts';
import type { Place, Point } from './place.ts';
import type { EffectNode } from './profile.ts';
import type { MovementType, Trait } from './keywords.ts';
import type { EnvironmentName } from './roll.ts';
import type { DeclaredUse } from './declared-action.ts';
import type { CardId, ModelId, PieceId, TargetId, TeamId } from './ids.ts';

/** A Fall on its way: from where, how far, to where. */
export interface DueFall {
  readonly model: ModelId;
  /** Micrometres. */
  readonly height: number;
  readonly from: Place;
  readonly to: Place;
  readonly onPurpose: boolean;
  /** Models whose space it would have covered where it lands. */
  readonly under: readonly ModelId[];
  /** Crashes are worked out where it lands. */
  readonly crashes: boolean;
  /** Movement Type it fell with, where that is not the one it has. */
  readonly as?: MovementType;
  /** Models that suffer another Crash of the same collapse. */
  readonly spared?: readonly ModelId[];
}

export interface DueHazard {
  readonly model: ModelId;
  readonly piece: PieceId;
  /** Touched in a move as Sprint: its own Movement Type does not protect it. */
  readonly onFoot?: true;
}

/** A part of a move up to where something happens to the mover. */
export interface Portion {
  /** The place where it begins, then every corner. */
  readonly path: readonly Place[];
  readonly length: number;
  readonly hazard: DueHazard | null;
  readonly fall: DueFall | null;
  /** Where a Fall that ends the move may end as well. @rule PC-FALL-08 */
  readonly others?: readonly Place[];
}

export interface MovePlan {
  readonly order: MoveOrder;
  readonly portions: readonly Portion[];
  readonly touched: readonly PieceId[];
  /** The side the mover counts for: another under Mind Control. @rule PC-FX-21 */
  readonly side: TeamId;
  /** Enemies it was in Base to Base with. */
  readonly before: readonly ModelId[];
  /** Strikes that wait for the end of the move. */
  readonly hazards: readonly DueHazard[];
  /** Height of a Fall whose Crash is worked out where the move ends. */
  readonly crash: number | null;
  readonly counts: boolean;
  readonly reactions: boolean;
  readonly forcedBy?: ModelId;
}

export interface Displacing {
  readonly target: TargetId;
  /** Direction in plan; its length says nothing. */
  readonly way: { readonly x: number; readonly y: number };
  /** Micrometres still to go, and gone. */
  readonly left: number;
  readonly travelled: number;
  readonly stopAt: { readonly x: number; readonly y: number } | null;
  readonly effect: 'knockback' | 'pull' | 'shift';
  readonly cause: Cause;
  readonly met: readonly PieceId[];
  /** It stops short of Dangerous Terrain and of a Fall. @rule PC-CITIZEN-08 */
  readonly careful?: true;
  /** Dangerous Terrain it touched from the start. */
  readonly began: readonly PieceId[];
}

export type EnvironmentHurt = 'damage' | 'fatigue' | 'stun';

/** The Action of something that has no model. @rule PC-ROLL-13 */
export interface EnvironmentAction {
  readonly model: ModelId;
  readonly name: EnvironmentName;
  readonly dice: number;
  readonly value: number;
  readonly attackTrait: Trait;
  readonly traits: readonly Trait[];
  readonly options: readonly EnvironmentHurt[];
  readonly base: 'damage' | 'stun';
  readonly piece: PieceId | null;
}

/** Locals of the procedures that the ground rules. */
export type GroundShapes = {
  effectsPhase: {
    begin: object;
    clear: object;
    /** Dangerous Terrain that models touched as the Phase began. */
    falls: { touched: readonly DueHazard[] };
    hazards: { queue: readonly DueHazard[] };
    burdens: object;
    plot: object;
    powers: object;
    /** Teams whose turn it is still to be, and what has been dealt with. @rule PC-ROUND-06 */
    own: { teams: readonly TeamId[]; done: readonly string[] };
    returns: { model: ModelId; teams: readonly TeamId[]; done: readonly string[] };
    citizens: object;
    finish: object;
  };
  plot: {
    setUp: object;
    comeToLight: object;
    revealShell: { by: TeamId };
    airDrop: { by: TeamId };
    /** Players who may still Shift one in this Round. */
    shiftStones: { queue: readonly TeamId[] };
    stoneRolled: { queue: readonly TeamId[]; stone: PieceId };
    stoneGoes: { queue: readonly TeamId[]; stone: PieceId; distance: number };
  };
  burden: {
    /** `declined`: it has been left to the bearer's player. */
    drop: { model: ModelId; declined?: true };
    keep: { queue: readonly ModelId[] };
  };
  move: {
    start: {
      order: MoveOrder;
      by: TeamId;
      /** Where it is not the mover's own. */
      side?: TeamId;
      fatigue: boolean;
      counts: boolean;
      reactions: boolean;
      forcedBy?: ModelId;
    };
    walk: { plan: MovePlan; at: number };
    struck: { plan: MovePlan; at: number };
    crashes: { plan: MovePlan; queue: readonly ModelId[] };
    hazards: { plan: MovePlan; queue: readonly DueHazard[] };
    contact: { plan: MovePlan };
  };
  climbHigh: { takeOff: { model: ModelId }; leave: { model: ModelId } };
  summon: {
    place: {
      use: DeclaredUse;
      node: EffectNode;
      left: number;
      at: { readonly x: number; readonly y: number } | null;
    };
    options: { use: DeclaredUse; node: EffectNode; left: number; at: Point; first: boolean };
    surplus: { use: DeclaredUse; node: EffectNode; card: CardId; left: number; made?: ModelId };
    covered: { use: DeclaredUse; node: EffectNode; left: number; piece: PieceId; queue: readonly ModelId[] };
    strikes: { use: DeclaredUse; node: EffectNode; left: number; queue: readonly DueHazard[] };
  };
  displace: {
    slide: {
      target: TargetId;
      /** A point the target is moved towards. */
      toward: { readonly x: number; readonly y: number };
      /** Inches. */
      distance: number;
      stopAt: { readonly x: number; readonly y: number } | null;
      effect: 'knockback' | 'pull' | 'shift';
      cause: Cause;
      careful?: true;
    };
    on: { going: Displacing };
    hazards: { travelled: number; queue: readonly DueHazard[] };
    falls: { travelled: number };
  };
  fall: {
    /** `others`: places equally near, one of which its player may choose. @rule PC-FALL-08 */
    land: { fall: DueFall; others?: readonly Place[] };
    hurt: { fall: DueFall; queue: readonly ModelId[] };
    crashes: { fall: DueFall; queue: readonly ModelId[] };
    /** Whoever has lost its support Falls, one after the other, and is struck by what it lands in. */
    all: { done: readonly ModelId[] };
    landed: { model: ModelId; done: readonly ModelId[] };
    strikes: { queue: readonly DueHazard[]; done: readonly ModelId[] };
  };
  crash: { hit: { model: ModelId; height: number; by: ModelId | null } };
  hazard: { strike: { hazard: DueHazard }; help: object };
  collapse: {
    /** `struck`: what its text does then has been done. */
    remove: { piece: PieceId; by: CardId | null; cause: Cause; struck?: true };
    falls: {
      above: readonly ModelId[];
      inside: readonly ModelId[];
      /** Micrometres: of a Fall from the roof, and of the Crash inside. */
      full: number;
      crash: number;
      /** Pieces that came down with it. */
      dropped: readonly PieceId[];
      done: readonly ModelId[];
    };
    inside: {
      queue: readonly ModelId[];
      crash: number;
      dropped: readonly PieceId[];
      done: readonly ModelId[];
    };
    hazards: { queue: readonly DueHazard[] };
  };
  environment: {
    defend: EnvironmentAction;
    roll: EnvironmentAction & { trait: Trait; powerUp: number };
    sfx: { action: EnvironmentAction; sfx: number };
  };
};

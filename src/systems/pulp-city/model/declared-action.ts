export type { PowerUse };
import type { Cause } from './cause.ts';
import type { ClauseCost, ClauseEffect } from './clause.ts';
import type { Asks } from './decisions.ts';
import type { CardId, ModelId, PieceId, TargetId, TeamId } from './ids.ts';
import type { ActionType, ReactionTrigger } from './keywords.ts';
import type { ActionOrder, ActOccasion } from './orders.ts';
import type { Place, Point } from './place.ts';
import type { PowerUse } from './power-use.ts';
import type { ActionUse, EffectNode } from './profile.ts';
import type { OverrunFacts, RollSpec } from './roll.ts';

/** An Action after its declaration: what the player said and what was fixed with it. */
export interface DeclaredUse {
  readonly order: ActionOrder;
  readonly profile: string;
  readonly type: ActionType;
  /** Which of its Types, as it was at declaration. @rule PC-BAR-14 */
  readonly as: ActionUse;
  /** Inches. */
  readonly range: number | null;
  readonly combat: boolean;
  readonly by: TeamId;
  readonly side: TeamId;
  readonly payer: TeamId;
  readonly free: boolean;
  /** Nor is paid what stands in brackets. */
  readonly unpaid?: true;
  /** The Power that lets the model use it. */
  readonly power?: string;
  /** AP that a Power asks for instead of those of the bar. */
  readonly ap?: number;
  readonly occasion: ActOccasion | 'reaction';
  /** The model whose Action triggered this Reaction. */
  readonly against: ModelId | null;
  readonly thrown: ModelId | null;
  readonly affected: readonly TargetId[];
  readonly overrun: OverrunFacts | null;
  /** Momentum could apply: first Combat Action after the move. @rule PC-BONUS-09 */
  readonly momentum: boolean;
  /** Interruptions of the Turn when reach was last asked: with another one it is asked again. @rule PC-TURN-10 */
  readonly interruptions: number;
}

/** What has come of an Action so far. */
export interface ActionTally {
  /** Base Self/X Effects have been applied. @rule PC-FX-24 */
  readonly selfDone: boolean;
  readonly followUp: boolean;
  readonly success: boolean;
  readonly blast: { readonly radius: number; readonly centre: TargetId } | null;
  /** Powers limited to once an Action. */
  readonly usedPowers: readonly string[];
  readonly damaged: readonly ModelId[];
  readonly damage: number;
  readonly smashed: readonly { readonly piece: PieceId; readonly defender: TargetId }[];
  /** Who took the last roll upon itself. @rule PC-ROLE-11 */
  readonly standIn: TargetId | null;
  /** Where the last target rolled against stood before its roll: it may have been moved, or be gone. @rule PC-FX-04 */
  readonly pieceAt: Place | null;
  /** Activations that Powers open to the winner of the roll in hand. @rule PC-TURN-10 */
  readonly openings: readonly ChainOffer[];
  /** What befell the model that was thrown. @rule PC-FX-13 */
  readonly thrown: readonly ReactionTrigger[];
  /** Damage model by model. */
  readonly dealt?: readonly DamageDealt[];
  /** Most SFX that one of the rolls has left. */
  readonly sfx?: number;
}

/** Health that an Action has cost a model. */
export interface DamageDealt {
  readonly model: ModelId;
  readonly points: number;
  /** It was in Base to Base with the Attacker. */
  readonly contact: boolean;
}

/** Grab & Throw: who may throw whom. @rule PC-FX-13 @rule PC-FX-09 */
export interface Throwing {
  readonly thrower: ModelId;
  readonly thrown: ModelId;
}

/** An Effect on its way to what it is applied to. `x` is worked out. */
export interface DueEffect {
  readonly node: EffectNode;
  readonly target: TargetId;
  readonly x: number;
  /** The text of a Special that has waited for all other Effects of the success. */
  readonly late?: true;
}

/** What an Action leaves on the table, one thing after the other. */
export type Laying =
  | {
      readonly of: 'thrown';
      readonly piece: PieceId;
      readonly target: TargetId;
      readonly spot: Asks['placeObject']['a'] | null;
    }
  | { readonly of: 'smashed'; readonly piece: PieceId; readonly defender: TargetId }
  /** A thrown model, on the side of the Target that its thrower chose. @rule PC-FX-13 */
  | { readonly of: 'model'; readonly target: TargetId; readonly toward: Point | null }
  /** It has come down from the air beside the Target; the Enemies it touched before it was thrown. @rule PC-TYPE-05 */
  | { readonly of: 'landed'; readonly before?: readonly ModelId[] }
  | { readonly of: 'overrun' };

/** What an Effect is applied with. */
export interface EffectsOf {
  queue: readonly DueEffect[];
  cause: Cause;
  spec: RollSpec;
  use: DeclaredUse;
  report: EffectsReport;
  /** Extra Targets of this roll so far. @rule PC-FX-15 */
  extra: readonly TargetId[];
  /** Model and Power of those by which the Damage at the head of the queue has not gone to another. */
  declined?: readonly string[];
}

/** A model moved by its own side's choice, and the Enemies it was in Base to Base with. @rule PC-TYPE-05 */
export interface OwnShove {
  readonly side: TeamId;
  readonly before: readonly ModelId[];
}

/** A model before the text of a Special; its place where that text displaces models. @rule PC-TYPE-06 @rule PC-TYPE-07 */
export interface Watching {
  readonly health: number;
  readonly at?: Point;
}

export interface EffectsReport {
  readonly damaged: readonly ModelId[];
  readonly displaced: readonly ModelId[];
  readonly damage: number;
  readonly dealt?: readonly DamageDealt[];
  /** Health that each model has lost. */
  readonly lost?: Readonly<Record<ModelId, number>>;
}

export interface AttackReport {
  readonly won: boolean;
  readonly target: TargetId | null;
  /** The Target declared, when another model stood in for it. */
  readonly instead: TargetId | null;
  readonly sfx: number;
  readonly followUp: boolean;
  readonly blast: number | null;
  readonly selfDone: boolean;
  readonly usedPowers: readonly string[];
  readonly effects: EffectsReport;
  readonly smashed: ActionTally['smashed'];
}

export interface AttackChoice {
  readonly powerUp: number;
  readonly object: PieceId | null;
  readonly powers: readonly string[];
}

/** A Power in use: what is left of it. */
export interface PowerDoing {
  readonly queue: readonly PowerUse[];
  readonly use: PowerUse;
  readonly left: readonly ClauseEffect[];
  /** Whom the first of `left` still goes to; null: that has not been worked out. */
  readonly on: readonly ModelId[] | null;
  /** The model that its player has picked. */
  readonly picked: ModelId | null;
  /** Citizens that are still to be pushed away. */
  readonly fleeing?: readonly ModelId[];
}

export interface ChainOffer {
  /** The card whose Power it is, and its model. */
  readonly from: CardId;
  readonly owner: ModelId;
  readonly power: string;
  readonly limit: string | null;
  readonly cost: ClauseCost | null;
  readonly cards: readonly CardId[];
  /** What the Power does besides when it is used. */
  readonly others: readonly ClauseEffect[];
}

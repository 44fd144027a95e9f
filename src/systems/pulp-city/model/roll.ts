import type { CardId, ModelId, TargetId, TeamId } from './ids.ts';
import type { ActionType, Trait } from './keywords.ts';
import type { Place } from './place.ts';

/** Why a die is there, or why it is not: the same list is shown, rolled and counted for the odds. */
export interface DiceSource {
  readonly kind:
    | 'base'
    | 'bonus'
    | 'role'
    | 'power'
    | 'effect'
    | 'powerUp'
    | 'suppress'
    | 'minimum'
    | 'maximum';
  /** Bonus, Role, Effect or Power it comes from. */
  readonly name: string;
  /** Dice added; negative for Suppress. 0: listed but closed, `why` says so. */
  readonly dice: number;
  readonly rule: string;
  /** Descriptor, material or number that a label needs. */
  readonly detail?: string;
  readonly why?: string;
}

/** What a Power adds to the Trait of one side, in one roll alone. */
export interface TraitSource {
  readonly name: string;
  readonly by: number;
}

export interface SidePool {
  readonly model: ModelId | null;
  readonly trait: Trait;
  readonly value: number;
  /** What of the value is not the model's own; absent: nothing. */
  readonly traitFrom?: readonly TraitSource[];
  readonly trump: boolean;
  /** Face from which a die gives or cancels an SFX. */
  readonly sfxFrom: number;
  readonly sources: readonly DiceSource[];
  /** Dice to roll, Power Up dice committed included. */
  readonly dice: number;
}

/** How an Action Roll is set up. Holds ids and facts fixed at declaration; positions are always asked again. */
export interface RollSpec {
  readonly attacker: ModelId;
  /** The model the Action is measured from. @rule PC-TYPE-25 */
  readonly source: ModelId;
  /** Card profile the Action is printed on, and its id. */
  readonly profile: string;
  readonly action: string;
  readonly type: ActionType;
  /** A Type that is not of the bar ('RCT/DMG'). @rule PC-BAR-14 */
  readonly usedAs?: string;
  /** Inches. */
  readonly range?: number;
  /** It has been paid for: no exchange is forced on the Attacker. @rule PC-ROLL-16 */
  readonly keepsTrait?: true;
  readonly target: TargetId | null;
  /** The Target declared, when a Tank stands in for it. */
  readonly instead: TargetId | null;
  /** Trait against Trait (2017: Combat Action). */
  readonly combat: boolean;
  readonly reaction: boolean;
  /** All models affected at declaration. @rule PC-BONUS-10 */
  readonly affected: readonly TargetId[];
  /** Rolls of a Blast after the first. @rule PC-FX-06 */
  readonly splash: { readonly x: number; readonly y: number; readonly z?: number } | null;
  /** Side of the Attacker while its Action is run: differs under Mind Control. @rule PC-FX-21 */
  readonly side: TeamId;
  /** Player who decides for the Attacker. */
  readonly by: TeamId;
  /** What an Overrun looks back to. @rule PC-TYPE-15 */
  readonly overrun: OverrunFacts | null;
  /** Object thrown. */
  readonly object: TargetId | null;
  /** Dice the user's Powers added for this roll, by name. */
  readonly extraDice: readonly {
    readonly name: string;
    readonly dice: number;
    readonly side: 'attacker' | 'defender';
  }[];
  /** The whole Action may not cause Momentum. */
  readonly momentum: boolean;
  /** Once it is rolled: was it in Base to Base, wherever its Effects move the two? Kept where a card asks for it. */
  readonly inContact?: boolean;
}

/** Where models stand. */
export type Places = Readonly<Record<ModelId, Place>>;

export interface OverrunFacts {
  /** The user was clear of Enemies when it began. */
  readonly momentum: boolean;
  /** Where everybody stood before the first roll, if dice are worked out from there. */
  readonly places: Places | null;
}

export type EnvironmentName = 'fall' | 'crash' | 'hazard';

export interface RolledSide {
  readonly trait: Trait;
  readonly value: number;
  readonly traitFrom?: readonly TraitSource[];
  readonly faces: readonly number[];
  readonly sources: readonly DiceSource[];
  readonly total: number;
  /** Faces that gave or cancelled SFX. */
  readonly counted: number;
}

/** What one side brought to a Starting Roll. */
export interface StartingSide {
  readonly card: CardId | null;
  readonly mind: number;
  readonly faces: readonly number[];
  readonly total: number;
  readonly counted: number;
}

export type TieBreak = 'none' | 'supreme' | 'triad' | 'defender' | 'power';

export interface RollResult {
  readonly won: boolean;
  readonly tie: TieBreak;
  /** SFX after cancelling, Powers included. */
  readonly sfx: number;
}

/** A bonus that was looked at: dice above 0, or closed with a reason key. */
export type BonusFinding = Omit<DiceSource, 'kind' | 'name' | 'rule'> | null;

/** What a roll is looked at with: both sides as they stand now. */
export interface RollView {
  readonly spec: RollSpec;
  readonly side: 'attacker' | 'defender';
  /** The model whose dice are counted, and the other one; null where there is none (fixed number, terrain). */
  readonly self: ModelId;
  readonly other: ModelId | null;
  /** The Action is used in Base to Base. */
  readonly contact: boolean;
  /** Trait the Defender answers with, once chosen. */
  readonly defendTrait: Trait | null;
}

/** Dice that somebody throws for a model, or for nobody. */
export interface DiceGroup {
  readonly label: string;
  readonly model: ModelId | null;
  readonly by: TeamId;
  readonly count: number;
  /** Drawn before the other side is asked for real ones, so that taking those back draws nothing anew. */
  readonly faces?: readonly number[];
}

/** One die of a roll: the place of its group, and its own there. */
export interface DieAt {
  readonly group: number;
  readonly die: number;
}

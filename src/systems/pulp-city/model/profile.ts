/** What is printed on a card, in the form the engine reads. Inches and millimetres here are those of the card. */
import type { EffectName } from './effects.ts';
import type { Clause, Selector } from './clause.ts';
import type {
  ActionType,
  Alignment,
  Element,
  ModelType,
  MovementType,
  Origin,
  ReactionTrigger,
  Role,
  Trait,
} from './keywords.ts';

/** A number, or a Trait whose current value on the user is meant. @rule PC-BAR-11 */
export type Amount = number | Trait;

/** One entry of Strong, Limited or Excluded: alternatives, one of which is enough. An empty selector is 'All'. */
export interface BarCondition {
  readonly text: string;
  readonly any: readonly Selector[];
}

export type SummonWhat = 'Minion' | 'Structure' | 'Dangerous Terrain' | 'Terrain' | 'Token';

/** One Effect of an Action Bar. `x` in points, dice or inches by the Effect; `as` ties it to one Type of a two-Type bar. */
export interface EffectNode {
  readonly fx: EffectName;
  readonly self?: true;
  readonly x?: Amount;
  /** Descriptor for immune and weak; name of the Special; name of the summoned piece. */
  readonly of?: string;
  /** 'Object': of no bar, laid by the text of a Special. */
  readonly summon?: SummonWhat | 'Object';
  /** 'Summon Dangerous Terrain 3/X': radius in inches. */
  readonly radius?: number;
  /** 'Summon Minion/X (N)': most in play. */
  readonly max?: number;
  /** '(1 X per 1 AP spent)'. */
  readonly perAp?: true;
  /** Which way an Object lies, whose Rank is X. */
  readonly along?: 'x' | 'y';
  readonly as?: ActionType;
}

export interface SfxChoice {
  readonly effects: readonly EffectNode[];
}

export type Price =
  | { readonly of: 'fatigue' | 'stun' }
  | { readonly of: 'damage' | 'powerDown'; readonly x: number };

export interface ActionUse {
  readonly type: ActionType;
  /** Inches (range, radius or length), or null where the Type has none. */
  readonly range: Amount | null;
  readonly trigger?: ReactionTrigger;
  /** Not of the bar: the Power that lets the Action be used so. @rule PC-BAR-14 */
  readonly by?: {
    readonly power: string;
    readonly extraAp: number;
    /** A Reaction to what happens to these. */
    readonly of?: Selector;
  };
}

export interface ActionProfile {
  readonly id: string;
  readonly name: string;
  /** AP cost; null = 'Activation' (Minion cards). @rule PC-BAR-13 */
  readonly ap: number | null;
  /** 'AP n+': n or more. @rule PC-BAR-12 */
  readonly openAp?: true;
  readonly prices: readonly Price[];
  readonly combinable: boolean;
  readonly uses: readonly ActionUse[];
  readonly attack: Trait;
  readonly against: { readonly trait: Trait } | { readonly number: number };
  readonly strong: readonly BarCondition[];
  readonly limited: readonly BarCondition[];
  readonly excluded: readonly BarCondition[];
  /** A condition on the user, e.g. 'Patton mode only'. */
  readonly onlyIn?: string;
  readonly effects: readonly EffectNode[];
  readonly sfx: readonly SfxChoice[];
  readonly specials?: readonly PowerProfile[];
  /** Name of the card that has it, where a Power lets another one use it. */
  readonly lentBy?: string;
}

export const COVERAGE = ['full', 'partial', 'manual'] as const;

export interface PowerProfile {
  readonly id: string;
  readonly name: string;
  readonly text: { readonly en: string; readonly fr: string };
  readonly coverage: (typeof COVERAGE)[number];
  readonly clauses: readonly Clause[];
}

/** A further form printed on the same card: what differs. @rule PC-COND-06 */
export interface CardForm extends Partial<Pick<CardProfile, 'movement' | 'traits' | 'trump'>> {
  readonly id: string;
  readonly form: string;
}

/** A Supreme, Minion or Monster card; `citizen` is printed nowhere, it is what every Citizen has. */
export interface CardProfile {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly kind: 'supreme' | 'minion' | 'monster' | 'citizen';
  readonly level: number;
  /** Minion card sold at several Levels. @rule PC-CARD-09 */
  readonly levels?: readonly { readonly level: number; readonly models: number }[];
  readonly role: Role | null;
  readonly alignment: readonly Alignment[];
  readonly factions: readonly string[];
  readonly freelancer?: true;
  readonly origin: Origin | null;
  readonly types: readonly ModelType[];
  readonly elements: readonly Element[];
  readonly baseMm: number;
  readonly heightIn?: number;
  readonly movement: { readonly type: MovementType; readonly inches: number; readonly stealth: boolean };
  readonly traits: Readonly<Record<Trait, number>>;
  readonly trump: readonly Trait[];
  /** null: no AP Limit (Minions). */
  readonly apLimit: number | null;
  readonly apPlus: number;
  readonly powerUpPerRound: number;
  readonly minionPlus: number;
  readonly health: number;
  readonly modelsAtStart: number;
  readonly modelsMax: number;
  /** At most one copy of the Minion card in a Team. @rule PC-CARD-03 */
  readonly unique?: true;
  /** Copies of this Supreme that a Team may hold; without it, one. @rule PC-CARD-09 */
  readonly maxCopies?: number;
  /** Traits printed with an X: the models of the card in play are added to the number. @rule PC-CARD-09 */
  readonly traitsPlusModels?: readonly Trait[];
  readonly exclusiveTo?: string;
  /** The Supreme beside whose Minion+ the card is named, where the card itself does not say so. @rule PC-TEAM-18 */
  readonly namedBy?: string;
  /** Names of the Minion cards that only this Supreme brings. @rule PC-CARD-01 */
  readonly exclusiveMinions?: readonly string[];
  readonly barredFactions?: readonly string[];
  readonly sameSupremeAs?: readonly string[];
  /** Name of the form, where one card holds several; the others, and the card that a further form is on. */
  readonly form?: string;
  readonly forms?: readonly CardForm[];
  readonly formOf?: string;
  readonly actions: readonly ActionProfile[];
  /** Actions that only texts on the card have. */
  readonly textActions?: readonly ActionProfile[];
  readonly powers: readonly PowerProfile[];
}

/**
 * The clauses of Powers and Specials: one verb each. Every type here is made of the tables of `vocabulary/`, so that
 * what no rule reads at a place does not compile there; `cards/clause-schema.ts` makes the form of card files of the
 * same tables.
 */
import type {
  ActionType,
  CombatBonus,
  MasterPlanWord,
  ModelKind,
  MovementType,
  Role,
  Trait,
} from './keywords.ts';
import type { AMOUNTS_OF_ACTION, Facts, OCCASIONS, OccasionName } from './vocabulary/conditions.ts';
import type { AT_ONCE, EFFECTS_OF, EffectsName } from './vocabulary/effects.ts';
import type { Fields, Kind } from './vocabulary/fields.ts';
import type { PLACES, PlaceName } from './vocabulary/places.ts';
import type { PointUse, TriggerPoint } from './vocabulary/points.ts';
import type { SELECTOR } from './vocabulary/selector.ts';
import type { OneOrMore } from './one-or-more.ts';

export type { TriggerPoint } from './vocabulary/points.ts';

// Values

/**
 * Which models a rule speaks of. All given keys must hold; a list inside one key means any of them.
 * @rule PC-BAR-15
 */
export interface Selector extends Optional<typeof SELECTOR> {}

export interface Values {
  readonly number: number;
  readonly flag: boolean;
  readonly yes: true;
  readonly no: false;
  readonly text: string;
  readonly texts: OneOrMore<string>;
  readonly names: readonly string[];
  readonly numbers: OneOrMore<number>;
  readonly trait: Trait;
  readonly traits: OneOrMore<Trait>;
  /** A Trait, or all of them. */
  readonly anyTrait: Trait | 'all';
  /** A Trait, or whichever the roll asks for. */
  readonly traitRolled: Trait | 'any';
  readonly kinds: OneOrMore<ModelKind>;
  readonly roles: readonly Role[];
  readonly bonus: CombatBonus;
  readonly bonuses: OneOrMore<CombatBonus>;
  readonly plan: MasterPlanWord;
  readonly movementType: MovementType;
  readonly movement: { readonly type?: MovementType; readonly inches?: number };
  /** Which Actions are meant: all, some by name, or by what their bar says. */
  readonly actions: ActionNames;
  /** A Type of an Action as a bar writes it ('PRJ 6'). */
  readonly use: string;
  /** Effects as a bar writes them ('Extra Target 4'). */
  readonly barEffects: OneOrMore<string>;
  /** An Action as a bar writes it. */
  readonly bar: string;
  readonly bars: readonly string[];
  readonly selector: Selector;
  readonly selectors: readonly Selector[];
  /** Models by their names or Descriptors. */
  readonly named: Pick<Selector, 'descriptor' | 'name'> & { readonly side?: 'any' };
  readonly doer: 'self' | Selector;
  /** The model that has the Power. */
  readonly own: 'self';
  /** Or others. */
  readonly about: 'self' | Selector;
  /** `below: 'own'`: lower than that of the model that has the rule. */
  readonly traitOf: {
    readonly of: Trait;
    readonly atLeast?: number;
    readonly trump?: boolean;
    readonly below?: 'own';
  };
  readonly within: number | 'actionRange';
  readonly count: number | 'all' | 'any';
  readonly health: 'belowMax' | { readonly atMost: number };
  /** Marks of the Power that it bears. */
  readonly marks: { readonly of: string; readonly atLeast: number };
  readonly amount: Amount<'dice'>;
  readonly amountOfAction: Amount<(typeof AMOUNTS_OF_ACTION)[number]>;
  readonly amountOfDamage: Amount<'damage'>;
  readonly amountSpent: Amount<'powerUpSpent'>;
  /** How often X counts, once the moment is there: for each Health left, each AP spent, each model that has suffered so much Damage. */
  readonly perAction: 'health' | 'ap' | { readonly modelsDamaged: number };
  /** How often dice count: for each Round completed, each point of a Trait that the opponent has above so many. */
  readonly perRoll: 'roundsCompleted' | { readonly trait: Trait; readonly above: number };
  /** By this success, to the Defender that is looked at. */
  readonly amountDone: Amount<'damage'>;
  readonly action: ActionAsked;
  readonly namedAction: Pick<ActionAsked, 'name'>;
  /** Without what Damage no longer knows of the roll that it came from. */
  readonly actionOfDamage: Pick<ActionAsked, 'kind' | 'name' | 'trait'>;
  /** Models that an addition counts. */
  readonly counted: Counted;
  readonly cost: ClauseCost;
  readonly apOnly: { readonly ap: number };
  readonly lastingClauses: readonly LastingClause[];
  readonly diceClauses: readonly DiceClause[];
  readonly pieceClauses: readonly PieceTextClause[];
  readonly pieceOptions: readonly PieceOption[];
  /** A Summoned piece of the name, the model that has the Power, or others. */
  readonly source: string | Selector;
  readonly planEffects: readonly PlanEffect[];
  readonly ways: readonly Way[];
  readonly bands: readonly Band[];
  readonly point: string;
  // Whom an Effect goes to: `pick` one of several, `subject` whoever the trigger point is about, `by` whoever has done it.
  readonly toAll: 'self' | Selector;
  readonly toPick: 'self' | Selector;
  readonly toAllOrSubject: 'self' | Subject | Selector;
  readonly toPickOrSubject: 'self' | Subject | 'by' | Selector;
  readonly toEvent: 'self' | 'subject' | 'by' | Selector;
}

type Subject = 'subject' | 'target' | 'opponent';

interface Amount<Of> {
  readonly of: Of;
  readonly atLeast?: number;
  readonly atMost?: number;
}

export type ActionNames =
  | OneOrMore<string>
  | { readonly type?: OneOrMore<ActionType>; readonly trait?: OneOrMore<Trait> };

export interface ActionAsked {
  /** 'exclusive': any Action of a card. */
  readonly kind?: 'combat' | 'dynamic' | 'attack' | 'exclusive';
  readonly name?: OneOrMore<string>;
  readonly trait?: OneOrMore<Trait>;
  readonly type?: OneOrMore<string>;
  readonly usedAs?: string;
}

/** `range`: the number of the edition; `within`: inches. */
export type Counted = Omit<Selector, 'within'> & { readonly range?: 'support'; readonly within?: number };

export interface ClauseCost {
  readonly fatigue?: number;
  readonly damage?: number;
  readonly stun?: number;
  /** 'any': as often as the player likes and can pay. */
  readonly ap?: number | 'any';
  readonly powerUpDice?: number | 'any';
  /** Of those that the card starts with. */
  readonly points?: number;
}

export type ValueOf<F> = F extends Kind ? Values[F] : F extends readonly (infer Word)[] ? Word : never;
type Part<Of, Key extends keyof Fields> = Of extends { readonly [K in Key]: infer Table } ? Table : object;
type Needed<Table> = { readonly [K in keyof Table]: ValueOf<Table[K]> };
export type Optional<Table> = { readonly [K in keyof Table]?: ValueOf<Table[K]> };

/** What may be read where these fields stand. */
export type Read<Of> = Needed<Part<Of, 'needs'>> & Optional<Part<Of, 'may'>>;

type Each<Table> = Table[keyof Table];

// Conditions

/** `when` of a clause: all keys must hold. */
export type When<Name extends OccasionName> = Optional<(typeof OCCASIONS)[Name]> & {
  readonly not?: When<Name>;
};

type ConditionKey = { [Name in OccasionName]: keyof (typeof OCCASIONS)[Name] }[OccasionName];
type ConditionValue<Key> = Each<{
  [Name in OccasionName]: Key extends keyof (typeof OCCASIONS)[Name]
    ? ValueOf<(typeof OCCASIONS)[Name][Key]>
    : never;
}>;
/** `when` of any clause. */
export type ClauseWhen = { readonly [Key in ConditionKey]?: ConditionValue<Key> } & {
  readonly not?: ClauseWhen;
};
type WhenOf<Spec> = Spec extends { readonly when: infer Name extends OccasionName }
  ? { readonly when?: When<Name> }
  : object;

// Verbs that hold as long as they are in force

export type HoldingVerb = 'modify' | 'set' | 'grant' | 'forbid' | 'allow';
type Words<Place extends PlaceName, Verb extends keyof (typeof PLACES)[Place]> = (typeof PLACES)[Place][Verb];

/** What is in force on a model for a time needs no `who`: it speaks about that model. That of an Aura says on whom in it. */
type Who<Place, Spec> = Place extends 'power' | 'summon'
  ? Spec extends { readonly own: true }
    ? { readonly who?: 'self' }
    : { readonly who?: 'self' | Selector }
  : Place extends 'special'
    ? { readonly who?: Selector }
    : object;
type By<Verb> = Verb extends 'modify' ? { readonly by: number } : object;
type With<Spec> = Spec extends { readonly with: infer Of extends Fields }
  ? Of extends { readonly needs: unknown }
    ? { readonly with: Read<Of> }
    : { readonly with?: Read<Of> }
  : object;
type HoldingClause<Place, Verb extends string, Word, Spec> = { readonly [V in Verb]: Word } & By<Verb> &
  Read<Spec> &
  With<Spec> &
  WhenOf<Spec> &
  Who<Place, Spec>;
type HoldingOf<Place extends PlaceName, Verb extends HoldingVerb> = {
  readonly [Word in keyof Words<Place, Verb>]: HoldingClause<Place, Verb, Word, Words<Place, Verb>[Word]>;
};
type Holding<Place extends PlaceName> = Each<{ [Verb in HoldingVerb]: Each<HoldingOf<Place, Verb>> }>;

// Effects

type EffectIn<Table, To extends Kind> = Each<{
  readonly [Fx in keyof Table]: { readonly fx: Fx } & Read<Table[Fx]> &
    (Table[Fx] extends { readonly goes: true } ? { readonly to?: Values[To] } : object);
}>;
/** Whatever a clause may have done. */
export type ClauseEffect = {
  [Name in EffectsName]: EffectIn<(typeof EFFECTS_OF)[Name], 'toAllOrSubject' | 'toEvent'>;
}[EffectsName];
/** Carried out at once, wherever it comes from. */
export type AtOnceEffect = EffectIn<typeof AT_ONCE, 'toAllOrSubject' | 'toEvent'>;
export type EffectCalled<Fx extends ClauseEffect['fx']> = Extract<ClauseEffect, { readonly fx: Fx }>;
/** What a Power may have done step by step, as far as it is not over with its own moment. */
export type OfferedEffect = EffectIn<(typeof EFFECTS_OF)['offered'], 'toPickOrSubject'>;
/** One way to use a Power; its name is printed on the card, else what it does says which it is. */
export interface Way {
  readonly name?: string;
  readonly do: readonly OfferedEffect[];
}
/** Faces of a die, and what they bring. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly do: readonly OfferedEffect[];
}
/** What a Master Plan of a Supreme's own may do. */
export type PlanEffect = EffectIn<(typeof EFFECTS_OF)['chained'], 'toPickOrSubject'>;

// Trigger points

type Effects<Use, How extends 'may' | 'must'> = Use extends {
  readonly [H in How]: infer Name extends EffectsName;
}
  ? {
      readonly [H in How]?: readonly EffectIn<
        (typeof EFFECTS_OF)[Name],
        Use extends { readonly to: infer To extends Kind } ? To : 'own'
      >[];
    }
  : object;
type Watching<Use> = Use extends { readonly who: 'only' }
  ? { readonly who: Selector }
  : { readonly who?: Use extends { readonly who: 'others' } ? 'self' | Selector : 'self' };
type Priced<Use> = (Use extends { readonly limit: infer Limits }
  ? { readonly limit?: ValueOf<Limits> }
  : object) &
  (Use extends { readonly cost: true } ? { readonly cost?: ClauseCost } : object) &
  (Use extends { readonly times: true } ? { readonly times?: number } : object);
type UseClause<Point, Use> = Use extends PointUse
  ? { readonly at: Point | readonly Point[] } & Effects<Use, 'may'> &
      Effects<Use, 'must'> &
      WhenOf<Use> &
      Watching<Use> &
      Priced<Use>
  : never;
type PointsOf<Place extends PlaceName> = {
  readonly [Point in keyof Words<Place, 'at'>]: Words<Place, 'at'>[Point] extends readonly (infer Use)[]
    ? UseClause<Point, Use>
    : never;
};
export type ClauseLimit =
  | 'firstActivationOfRound'
  | 'firstActivationOfEncounter'
  | 'oncePerRound'
  | 'oncePerActivation'
  | 'oncePerAction'
  | 'oncePerRoll'
  | 'oncePerTarget'
  | 'oncePerEncounter';
/** A clause bound to any trigger point, an own Master Plan among them. */
export interface AtClause {
  readonly at: string | readonly string[];
  readonly may?: readonly ClauseEffect[];
  readonly must?: readonly ClauseEffect[];
  readonly who?: 'self' | Selector;
  readonly when?: ClauseWhen;
  readonly limit?: ClauseLimit;
  readonly cost?: ClauseCost;
  readonly times?: number;
}
export type AtPoint<Point extends TriggerPoint> = PointsOf<'power'>[Point];

// Code, and pieces

type CustomTable = { [Place in PlaceName]: Words<Place, 'custom'> };
type CustomOf<Table> = Each<{
  readonly [Id in keyof Table]: { readonly custom: Id } & With<Table[Id]> & { readonly at?: At<Table[Id]> };
}>;
type At<Spec> = Spec extends { readonly at: infer Point } ? Point : never;
export type CustomClause = Each<{ [Place in PlaceName]: CustomOf<CustomTable[Place]> }>;
export type CustomId = CustomClause['custom'];
export type CustomGiven<Id extends CustomId> =
  Extract<CustomClause, { readonly custom: Id }> extends { readonly with?: infer Given }
    ? Exclude<Given, undefined>
    : object;

type Pieces = Words<'summon', 'piece'>;
/** A Summoned piece: radius or base, Health, when it goes; of a Power its name besides. */
export type PieceClause = Each<{
  readonly [Word in keyof Pieces]: { readonly piece: Word; readonly name?: string } & Read<Pieces[Word]>;
}>;

// By place

type Bound<Place extends PlaceName> = Each<PointsOf<Place>>;
export type PowerClause = Holding<'power'> | Bound<'power'> | CustomOf<CustomTable['power']> | PieceClause;
export type PassiveClause = Holding<'special'>;
export type SpecialClause =
  | PassiveClause
  | Holding<'summon'>
  | Bound<'summon'>
  | CustomOf<CustomTable['summon']>
  | PieceClause;
/** What its player may choose for a Summoned piece. */
export interface PieceOption {
  readonly name: string;
  readonly clauses: readonly PieceTextClause[];
}
/** Of the text of a Summoned piece. */
export type PieceTextClause = Holding<'piece'> | Bound<'piece'> | CustomOf<CustomTable['piece']>;
/** Put in force on a model for a time. */
export type LastingClause = Holding<'lasting'> | Bound<'lasting'>;
/** In force for a whole Team: for those that it names. */
export type TeamClause = Named<LastingClause>;
type Named<Clause> = Clause extends unknown ? Omit<Clause, 'who'> & { readonly who: Selector } : never;
/** Bought for one roll. */
export type DiceClause = Holding<'roll'>;

/** Whatever may stand in a Power or a Special. */
export type Clause = PowerClause | SpecialClause;
/** Whatever may be in force for a time. */
export type ClauseInForce = LastingClause | TeamClause | AtClause;
export type AnyClause = Clause | ClauseInForce | PieceTextClause | DiceClause;

// As the rules read them

type ReadAs = {
  readonly [Verb in HoldingVerb]: HoldingOf<'power', Verb> &
    Omit<HoldingOf<'lasting', Verb>, keyof HoldingOf<'power', Verb>>;
};
export type WordOf<Verb extends HoldingVerb> = keyof ReadAs[Verb] & string;
export type ClauseOf<Verb extends HoldingVerb, Word extends WordOf<Verb>> = ReadAs[Verb][Word];
type SpecOf<Verb extends HoldingVerb, Word> = Word extends keyof Words<'power', Verb>
  ? Words<'power', Verb>[Word]
  : Word extends keyof Words<'lasting', Verb>
    ? Words<'lasting', Verb>[Word]
    : never;
/** What whoever asks about the word has to know. */
export type FactsOf<Verb extends HoldingVerb, Word extends WordOf<Verb>> =
  SpecOf<Verb, Word> extends { readonly when: infer Name extends OccasionName } ? Facts[Name] : object;
/** The value that replaces the quantity. */
export type ReplacedBy<Quantity extends WordOf<'set'>> =
  ClauseOf<'set', Quantity> extends { readonly to: infer To } ? To : never;
/** What comes with the permission. */
export type Given<Word extends WordOf<'allow'>> =
  ClauseOf<'allow', Word> extends { readonly with?: infer With } ? Exclude<With, undefined> : object;

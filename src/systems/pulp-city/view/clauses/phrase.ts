import type { BookWords } from '../../model/book-words.ts';
import type {
  ClauseCost,
  ClauseEffect,
  ClauseLimit,
  ClauseWhen,
  CustomId,
  HoldingVerb,
  WordOf,
} from '../../model/clause.ts';
import type { MasterPlan, ModelKind, MovementType, Role, Trait } from '../../model/keywords.ts';
import type { Duration } from '../../model/vocabulary/effects.ts';
import type { PLACES } from '../../model/vocabulary/places.ts';
import type { POINTS_OF_PIECES, POINTS_OF_SPECIALS, TriggerPoint } from '../../model/vocabulary/points.ts';
import type { SELECTOR } from '../../model/vocabulary/selector.ts';

type Places = typeof PLACES;
type HoldingKey = { [Verb in HoldingVerb]: `clause.${Verb}.${WordOf<Verb>}` }[HoldingVerb];
/** In the text of a piece the words stand without whoever they speak about. */
type PieceKey = {
  [Verb in 'grant' | 'allow']: `clause.inPiece.${Verb}.${keyof Places['piece'][Verb] & string}`;
}['grant' | 'allow'];
type PointKey = `clause.at.${TriggerPoint | keyof typeof POINTS_OF_SPECIALS | keyof typeof POINTS_OF_PIECES}`;
/** Said of a model by a qualifier of its own; the others are part of the noun. */
type QualifierKey = `clause.is.${Exclude<keyof typeof SELECTOR, NounField>}`;
export type NounField = 'side' | 'kind' | 'other' | 'orSelf' | 'count';
type WhenKey = `clause.when.${keyof ClauseWhen}`;
type RestKey =
  | 'stated'
  | 'triggered'
  | 'ifWanted'
  | 'sentence'
  | 'that'
  | 'together'
  | 'orSelf'
  | 'asMany'
  | 'atMost'
  | 'noun.each'
  | 'noun.a'
  | 'noun.no'
  | 'per.roundsCompleted'
  | 'per.counted'
  | 'per.spent'
  | 'per.health'
  | 'per.ap'
  | 'per.modelsDamaged'
  | 'per.pointsAbove'
  | 'way'
  | 'band'
  | 'removed'
  | 'inAura'
  | 'touching'
  | 'who.inAura'
  | 'who.by'
  | 'who.self'
  | 'who.it'
  | 'who.that'
  | 'who.subject'
  | 'who.target'
  | 'who.opponent'
  | 'actions.all'
  | 'actions.like'
  | 'trait.all'
  | 'trait.any'
  | 'movement'
  | 'movement.inches'
  | 'when.action.kind'
  | 'when.action.trait'
  | 'when.action.type'
  | 'when.action.usedAs'
  | 'when.hp.atMost'
  | 'is.trait.trump'
  | 'is.trait.below'
  | 'is.anyOf.ways';

/** Every text that a clause may need: whoever prints phrases has them all, or does not compile. */
export type ClauseKey =
  | HoldingKey
  | PieceKey
  | PointKey
  | QualifierKey
  | WhenKey
  | `clause.fx.${ClauseEffect['fx']}`
  | `clause.custom.${CustomId}`
  | `clause.piece.${keyof Places['summon']['piece']}`
  | `clause.limit.${ClauseLimit}`
  | `clause.lasts.${Duration | 'roll'}`
  | `clause.cost.${keyof ClauseCost}`
  | `clause.${RestKey}`
  | `trait.${Trait}.name`
  | `role.${Role}`
  | `kind.${ModelKind}`
  | `movement.${MovementType}`
  | `masterPlan.${MasterPlan}`;

/** What stands in a sentence: figures, names as printed, words of the rulebooks, a list of them, or a phrase of its own. */
export type Said = string | number | Phrase | RuleWord | Printed | readonly Said[];
export interface Phrase {
  readonly key: ClauseKey;
  readonly params: Readonly<Record<string, Said>>;
}
/** A word of the rulebooks as cards write it ('Living', 'Mobbing'); a proper name is itself. */
export interface RuleWord {
  readonly word: string;
}
/** What the notation of bars writes. */
export interface Printed {
  readonly printed: (words: BookWords) => string;
}

/** Stands for what a clause leaves out, so that a text can choose. */
export const ABSENT = 'none';

export const phrase = (key: ClauseKey, params: Phrase['params'] = {}): Phrase => ({ key, params });
export const ruleWord = (word: string): RuleWord => ({ word });

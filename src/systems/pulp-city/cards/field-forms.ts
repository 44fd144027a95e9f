/** How a card file writes what the fields of a clause hold. */
import * as v from 'valibot';
import {
  ACTION_TYPES,
  COMBAT_BONUSES,
  MASTER_PLAN_WORDS,
  MODEL_KINDS,
  MOVEMENT_TYPES,
  ROLES,
  TRAITS,
} from '../model/keywords.ts';
import { SELECTOR } from '../model/vocabulary/selector.ts';
import { AMOUNTS_OF_ACTION, OCCASIONS } from '../model/vocabulary/conditions.ts';
import { EFFECTS_OF, type Happening } from '../model/vocabulary/effects.ts';
import type { Field, Fields, FieldTable, Kind } from '../model/vocabulary/fields.ts';
import type { OfferedEffect, Values } from '../model/clause.ts';
import { PLACES, type PlaceWords } from '../model/vocabulary/places.ts';
import { POINTS } from '../model/vocabulary/points.ts';
import type { Permission } from '../model/vocabulary/words.ts';
import { effectFromText } from '../notation/added-effects.ts';
import { parseBar, parseUse } from '../notation/parse.ts';
import { closed, oneOrMore, text, texts } from './closed.ts';

const places: readonly PlaceWords[] = Object.values(PLACES);
const namesOf = ({ needs, may }: Fields): string[] => Object.keys({ ...needs, ...may });
/** Whatever any clause may hold anywhere. */
const KEYS: ReadonlySet<string> = new Set([
  ...['may', 'must', 'limit', 'cost', 'times', 'who', 'when', 'not', 'with', 'by', 'at', 'to', 'do', 'from'],
  ...Object.keys(SELECTOR),
  ...Object.values(OCCASIONS).flatMap((table) => Object.keys(table)),
  ...Object.values<Readonly<Record<string, Happening>>>(EFFECTS_OF).flatMap((table) =>
    Object.values(table).flatMap(namesOf),
  ),
  ...places
    .flatMap(({ modify, set, grant, forbid, allow, custom, piece }) =>
      [modify, set, grant, forbid, allow, custom, piece].flatMap((words) => Object.values<Permission>(words)),
    )
    .flatMap((spec) => [...namesOf(spec), ...namesOf(spec.with ?? {})]),
]);

/** A part of a clause: an entry that is read elsewhere is told from one that nobody knows. */
export const part = <Entries extends v.ObjectEntries>(entries: Entries) => closed(entries, KEYS);

export const word = (words: readonly (string | number)[]): v.GenericSchema<unknown, never> =>
  v.picklist(words, 'card.unknownWord') as unknown as v.GenericSchema<unknown, never>;
const oneOf = <const Words extends readonly string[]>(words: Words) => v.picklist(words, 'card.unknownWord');

const trait = v.picklist(TRAITS, 'card.unknownTrait');
const traits = oneOrMore(trait);
const bonus = oneOf(COMBAT_BONUSES);
const movementType = v.picklist(MOVEMENT_TYPES, 'card.unknownMovement');
const may = v.exactOptional;
const names = v.array(text);

/** By the form of the input: a word alone, or an object. */
const wordOr = <Word, Rest>(
  given: v.GenericSchema<unknown, Word>,
  other: v.GenericSchema<unknown, Rest>,
): v.GenericSchema<unknown, Word | Rest> => v.lazy((input) => (typeof input === 'string' ? given : other));

const selector = v.lazy(() => selectorForm);
const subjects = oneOf(['self', 'subject', 'target', 'opponent']);
const self = oneOf(['self']);
const subjectsOr = oneOf(['self', 'subject', 'target', 'opponent', 'by']);
const concerned = oneOf(['self', 'subject', 'by']);
/** Nobody picks: all that it names are meant. */
const allOf = v.lazy(() => allForm);
const asked = {
  kind: may(oneOf(['combat', 'dynamic', 'attack', 'exclusive'])),
  name: may(texts),
  trait: may(traits),
};

const amountOf = <const Words extends readonly string[]>(words: Words) =>
  part({ of: oneOf(words), atLeast: may(v.number()), atMost: may(v.number()) });

const actionsOf = part({ type: may(oneOrMore(oneOf(ACTION_TYPES))), trait: may(traits) });
const actions = v.lazy((input) =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? actionsOf : texts,
);

/** Clauses inside of clauses are read by the place they stand at. */
export interface Inner {
  readonly lasting: v.GenericSchema<unknown, Values['lastingClauses']>;
  readonly dice: v.GenericSchema<unknown, Values['diceClauses']>;
  readonly pieces: v.GenericSchema<unknown, Values['pieceClauses']>;
  readonly plan: v.GenericSchema<unknown, Values['planEffects']>;
  /** Of a way to use a Power, or of the face of a die. */
  readonly done: v.GenericSchema<unknown, readonly OfferedEffect[]>;
}

type Forms = { readonly [K in Exclude<Kind, InnerKind>]: v.GenericSchema<unknown, Values[K]> };
type InnerKind =
  | 'lastingClauses'
  | 'diceClauses'
  | 'pieceClauses'
  | 'pieceOptions'
  | 'planEffects'
  | 'ways'
  | 'bands';

const bar = v.pipe(
  text,
  v.check((written: string) => parseBar(written, 'en').ok, 'card.unknownWord'),
);

const FORMS: Forms = {
  number: v.number(),
  flag: v.boolean(),
  yes: v.literal(true),
  no: v.literal(false),
  text,
  texts,
  names,
  numbers: oneOrMore(v.number()),
  trait,
  traits,
  anyTrait: v.picklist([...TRAITS, 'all'], 'card.unknownTrait'),
  traitRolled: v.picklist([...TRAITS, 'any'], 'card.unknownTrait'),
  kinds: oneOrMore(oneOf(MODEL_KINDS)),
  roles: v.array(oneOf(ROLES)),
  bonus,
  bonuses: oneOrMore(bonus),
  plan: oneOf(Object.values(MASTER_PLAN_WORDS)),
  movementType,
  movement: part({ type: may(movementType), inches: may(v.number()) }),
  actions,
  use: v.pipe(
    text,
    v.check((written) => parseUse(written, 'en').ok, 'card.unknownWord'),
  ),
  barEffects: oneOrMore(
    v.pipe(
      text,
      v.check((written) => effectFromText(written) !== null, 'card.unknownWord'),
    ),
  ),
  bar,
  bars: v.pipe(v.array(bar), v.minLength(1)),
  selector,
  selectors: v.array(selector),
  named: part({ side: may(oneOf(['any'])), descriptor: may(texts), name: may(texts) }),
  doer: wordOr(self, selector),
  own: self,
  about: wordOr(self, selector),
  traitOf: part({
    of: trait,
    atLeast: may(v.number()),
    trump: may(v.boolean()),
    below: may(oneOf(['own'])),
  }),
  within: wordOr(oneOf(['actionRange']), v.number()),
  count: v.picklist([1, 'all'], 'card.unknownWord'),
  health: wordOr(oneOf(['belowMax']), part({ atMost: v.number() })),
  marks: part({ of: text, atLeast: v.number() }),
  amount: amountOf(['dice']),
  amountOfAction: amountOf(AMOUNTS_OF_ACTION),
  amountOfDamage: amountOf(['damage']),
  amountSpent: amountOf(['powerUpSpent']),
  perAction: wordOr(oneOf(['health', 'ap']), part({ modelsDamaged: v.number() })),
  perRoll: wordOr(oneOf(['roundsCompleted']), part({ trait, above: v.number() })),
  amountDone: amountOf(['damage']),
  action: part({ ...asked, type: may(texts), usedAs: may(text) }),
  namedAction: part({ name: may(texts) }),
  actionOfDamage: part(asked),
  counted: v.lazy(() => countedForm),
  cost: part({
    fatigue: may(v.number()),
    damage: may(v.number()),
    stun: may(v.number()),
    ap: may(v.union([v.number(), v.literal('any')])),
    powerUpDice: may(v.union([v.number(), v.literal('any')])),
    points: may(v.number()),
  }),
  apOnly: part({ ap: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  source: wordOr(text, selector),
  point: oneOf(Object.keys(POINTS)),
  toAll: wordOr(self, allOf),
  toPick: wordOr(self, selector),
  toAllOrSubject: wordOr(subjects, allOf),
  toPickOrSubject: wordOr(subjectsOr, selector),
  toEvent: wordOr(concerned, selector),
};

/** Of a field: of its kind, or one of its words. */
export function formOf(field: Field, inner?: Inner): v.GenericSchema<unknown> {
  if (typeof field !== 'string') return word(field);
  switch (field) {
    case 'lastingClauses':
      return inner?.lasting ?? v.never();
    case 'diceClauses':
      return inner?.dice ?? v.never();
    case 'pieceClauses':
      return inner?.pieces ?? v.never();
    case 'pieceOptions':
      return inner === undefined ? v.never() : v.array(part({ name: text, clauses: inner.pieces }));
    case 'planEffects':
      return inner?.plan ?? v.never();
    case 'ways':
      return listOf({ name: may(text) }, inner);
    case 'bands':
      return listOf({ from: face, to: face }, inner);
    default:
      return FORMS[field];
  }
}

const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));

const listOf = (entries: Entries, inner: Inner | undefined): v.GenericSchema<unknown> =>
  inner === undefined ? v.never() : v.pipe(v.array(part({ ...entries, do: inner.done })), v.minLength(1));

type Entries = Record<string, v.GenericSchema<unknown>>;

export function entriesOf({ needs, may: further }: Fields, inner?: Inner): Entries {
  return { ...formsOf(needs ?? {}, inner), ...optional(further ?? {}, inner) };
}

const formsOf = (table: FieldTable, inner?: Inner): Entries =>
  Object.fromEntries(Object.entries(table).map(([key, field]) => [key, formOf(field, inner)]));

export const optional = (table: FieldTable, inner?: Inner): Entries =>
  Object.fromEntries(Object.entries(table).map(([key, field]) => [key, may(formOf(field, inner))]));

const selectorForm = part(optional(SELECTOR)) as unknown as v.GenericSchema<unknown, Values['selector']>;
const allForm = part({
  ...optional(SELECTOR),
  count: may(oneOf(['all'])),
}) as unknown as typeof selectorForm;
const countedForm = part({
  ...optional(SELECTOR),
  within: may(v.number()),
  range: may(oneOf(['support'])),
}) as unknown as v.GenericSchema<unknown, Values['counted']>;

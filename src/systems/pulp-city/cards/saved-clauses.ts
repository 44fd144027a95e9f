/**
 * Clauses of a saved Encounter: what is read of them has the form of the vocabulary, wherever it stands. A save may come
 * from a time when a card could say more than was read; that is kept, and goes on doing nothing.
 */
import * as v from 'valibot';
import type { AnyClause, PieceTextClause, ClauseCost, ClauseEffect, Values } from '../model/clause.ts';
import { OCCASIONS } from '../model/vocabulary/conditions.ts';
import { EFFECTS_OF, type Happening } from '../model/vocabulary/effects.ts';
import {
  ACTION_TYPES,
  COMBAT_BONUSES,
  MODEL_KINDS,
  MOVEMENT_TYPES,
  ROLES,
  TRAITS,
} from '../model/keywords.ts';
import { SELECTOR } from '../model/vocabulary/selector.ts';
import type { Field, Fields, FieldTable, Kind } from '../model/vocabulary/fields.ts';
import { PLACES, type PlaceWords, WORD_VERBS } from '../model/vocabulary/places.ts';
import type { Permission } from '../model/vocabulary/words.ts';
import { once } from './once.ts';

type Form = v.GenericSchema<unknown>;
type Entries = Record<string, Form>;

/** No length, figure or count of an Encounter comes near it. */
const MOST = 1_000_000_000;
const number = v.pipe(v.number(), v.finite(), v.minValue(-MOST), v.maxValue(MOST));
const text = v.string();
const flag = v.boolean();
const may = v.exactOptional;
const oneOrMore = (item: Form): Form => v.union([item, v.array(item)]);
const trait = v.picklist(TRAITS);
const texts = oneOrMore(text);
const traits = oneOrMore(trait);
const names = v.array(text);
const selector: Form = v.lazy(() => selectorForm);
const about = v.union([text, selector]);
const clauses = v.lazy(() => v.array(clauseForm));
const pieceClauses = v.lazy(() => v.array(pieceForm));
const amount = v.looseObject({ of: text, atLeast: may(number), atMost: may(number) });
const asked = v.looseObject({
  kind: may(text),
  name: may(texts),
  trait: may(traits),
  type: may(texts),
  usedAs: may(text),
});
const actions = v.union([
  texts,
  v.looseObject({ type: may(oneOrMore(v.picklist(ACTION_TYPES))), trait: may(traits) }),
]);
const cost = v.looseObject({
  fatigue: may(number),
  damage: may(number),
  stun: may(number),
  ap: may(v.union([number, v.literal('any')])),
  powerUpDice: may(v.union([number, v.literal('any')])),
  points: may(number),
});

const FORMS: { readonly [K in Kind]: Form } = {
  number,
  flag,
  yes: flag,
  no: flag,
  text,
  texts,
  names,
  numbers: oneOrMore(number),
  trait,
  traits,
  anyTrait: text,
  traitRolled: text,
  kinds: oneOrMore(v.picklist(MODEL_KINDS)),
  roles: v.array(v.picklist(ROLES)),
  /** Once written small. */
  bonus: v.pipe(
    text,
    v.transform((said) => COMBAT_BONUSES.find((one) => one.toLowerCase() === said) ?? said),
  ),
  bonuses: texts,
  plan: text,
  movementType: v.picklist(MOVEMENT_TYPES),
  movement: v.looseObject({ type: may(v.picklist(MOVEMENT_TYPES)), inches: may(number) }),
  actions,
  use: text,
  barEffects: texts,
  bar: text,
  bars: v.array(text),
  selector,
  selectors: v.array(selector),
  named: about,
  doer: about,
  own: about,
  about,
  traitOf: v.looseObject({ of: trait, atLeast: may(number), trump: may(flag), below: may(text) }),
  within: v.union([number, text]),
  count: v.union([number, text]),
  health: v.union([text, v.looseObject({ atMost: number })]),
  marks: v.looseObject({ of: text, atLeast: number }),
  amount,
  amountOfAction: amount,
  amountOfDamage: amount,
  amountSpent: amount,
  perAction: v.union([text, v.looseObject({ modelsDamaged: number })]),
  perRoll: v.union([text, v.looseObject({ trait: text, above: number })]),
  amountDone: amount,
  action: asked,
  namedAction: asked,
  actionOfDamage: asked,
  counted: v.union([text, v.looseObject({})]),
  cost,
  apOnly: cost,
  lastingClauses: clauses,
  diceClauses: clauses,
  pieceClauses,
  pieceOptions: v.lazy(() => v.array(v.looseObject({ name: text, clauses: pieceClauses }))),
  source: about,
  planEffects: v.lazy(() => v.array(effectForm)),
  ways: v.lazy(() => v.array(v.looseObject({ name: may(text), do: v.array(effectForm) }))),
  bands: v.lazy(() => v.array(v.looseObject({ from: number, to: number, do: v.array(effectForm) }))),
  point: text,
  toAll: about,
  toPick: about,
  toAllOrSubject: about,
  toPickOrSubject: about,
  toEvent: about,
};

const formOf = (field: Field): Form => (typeof field === 'string' ? FORMS[field] : v.union([text, number]));
const entriesOf = (table: FieldTable = {}): Entries =>
  Object.fromEntries(Object.entries(table).map(([key, field]) => [key, formOf(field)]));
const optional = (table: FieldTable = {}): Entries =>
  Object.fromEntries(Object.entries(table).map(([key, field]) => [key, may(formOf(field))]));
const fieldsOf = ({ needs, may: further }: Fields): Entries => ({
  ...entriesOf(needs),
  ...optional(further),
});

const selectorForm: Form = v.looseObject(optional(SELECTOR));
const whenForm: Form = v.looseObject({
  ...Object.assign({}, ...Object.values(OCCASIONS).map((table) => optional(table))),
  not: may(v.lazy(() => whenForm)),
});

/** Of a word that stands at several places, what is asked of it at all of them. */
function byWord(tables: readonly Readonly<Record<string, Fields>>[]): ReadonlyMap<string, readonly Fields[]> {
  const found = new Map<string, Fields[]>();
  for (const table of tables)
    for (const [word, fields] of Object.entries(table)) found.set(word, [...(found.get(word) ?? []), fields]);
  return found;
}

const anyOf = (forms: readonly Form[]): Form =>
  forms.length === 1 && forms[0] ? forms[0] : v.union([...forms]);

const effects = byWord(Object.values<Readonly<Record<string, Happening>>>(EFFECTS_OF));
const formOfEffect = once((fx: string): Form => {
  const all = effects.get(fx) ?? [];
  return anyOf(
    all.map((fields) => v.looseObject({ fx: v.literal(fx), ...fieldsOf(fields), to: may(about) })),
  );
});
const unknown: Form = v.never();
const effectForm: Form = v.lazy((input) => {
  const fx = typeof input === 'object' && input !== null && 'fx' in input ? input.fx : undefined;
  return typeof fx === 'string' && effects.has(fx) ? formOfEffect(fx) : unknown;
});

const common = { who: may(about), when: may(whenForm) };

function formOfWord(verb: (typeof WORD_VERBS)[number], word: string, spec: Permission): Form {
  const { with: given } = spec;
  const entries: Entries = { ...common, ...fieldsOf(spec), [verb]: v.literal(word) };
  if (given !== undefined) {
    const inner = v.looseObject(fieldsOf(given));
    entries['with'] = given.needs === undefined ? may(inner) : inner;
  }
  if (verb === 'modify') entries['by'] = number;
  return v.looseObject(entries);
}

const atForm: Form = v.looseObject({
  ...common,
  at: texts,
  may: may(v.array(effectForm)),
  must: may(v.array(effectForm)),
  limit: may(text),
  cost: may(cost),
  times: may(number),
});

/** A clause of one of these places. */
function formAt(places: readonly PlaceWords[]): Form {
  const forms = new Map<string, () => Form>();
  for (const verb of WORD_VERBS) {
    const words = byWord(places.map((place): Readonly<Record<string, Permission>> => place[verb]));
    for (const [word, all] of words)
      forms.set(`${verb} ${word}`, () => anyOf(all.map((spec) => formOfWord(verb, word, spec))));
  }
  const formBy = once((make: () => Form) => make());
  return v.lazy((input) => {
    if (typeof input !== 'object' || input === null) return unknown;
    const verb = WORD_VERBS.find((one) => Object.hasOwn(input, one));
    if (verb === undefined) return 'at' in input ? atForm : unknown;
    const word = (input as Readonly<Record<string, unknown>>)[verb];
    const make = typeof word === 'string' ? forms.get(`${verb} ${word}`) : undefined;
    return make === undefined ? unknown : formBy(make);
  });
}

const { piece: ofPieces, ...elsewhere } = PLACES;
const clauseForm: Form = formAt(Object.values<PlaceWords>(elsewhere));
/** The text of a piece is read for little, and has words of its own. */
const pieceForm: Form = v.union([formAt([ofPieces]), clauseForm]);

/** The types are those of the vocabulary: what a save says besides is read by nobody. */
export const savedClause = clauseForm as v.GenericSchema<unknown, AnyClause>;
export const savedPieceClause = pieceForm as v.GenericSchema<unknown, PieceTextClause>;
export const savedEffect = effectForm as v.GenericSchema<unknown, ClauseEffect>;
export const savedCost = cost as v.GenericSchema<unknown, ClauseCost>;
export const savedSelector = selectorForm as v.GenericSchema<unknown, Values['selector']>;

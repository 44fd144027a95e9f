/**
 * What may be entered where in a clause. It is read off the forms that card files are checked with, so that whoever
 * composes a clause is offered what loads, and nothing has to be said twice.
 */
import * as v from 'valibot';
import { clausesSchema, specialClausesSchema } from '../../cards/clause-schema.ts';
import type { AnyClause } from '../../model/clause.ts';
import { isFields } from '../../../../kernel/plain.ts';

type Form = v.GenericSchema<unknown>;

export type Word = string | number;

/** One entry of a part. */
export interface Entry {
  readonly key: string;
  readonly needed: boolean;
  readonly form: Form;
}

/** What stands at a place, as far as the value that is there already decides it. */
export type Shape =
  | { readonly is: 'number' | 'text' | 'flag' | 'numbers' | 'texts' }
  | { readonly is: 'words'; readonly words: readonly Word[]; readonly many: boolean }
  | { readonly is: 'fixed'; readonly value: unknown }
  /** `head`: the word that decides which entries there are. */
  | { readonly is: 'part'; readonly head: Head | null; readonly entries: readonly Entry[] }
  | { readonly is: 'list'; readonly of: Form }
  /** One of several forms; `now`: which of them the value has. */
  | { readonly is: 'either'; readonly of: readonly Form[]; readonly now: number }
  | { readonly is: 'unknown' };

export interface Head {
  /** By the key that the word stands at: 'fx', or the verb of a clause. */
  readonly words: Readonly<Record<string, readonly Word[]>>;
  /** The key and word chosen; null: none yet. */
  readonly chosen: { readonly key: string; readonly word: Word } | null;
}

interface Opened {
  readonly type: string;
  readonly wrapped?: Form;
  readonly entries?: Readonly<Record<string, Form>>;
  readonly item?: Form;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => Form;
}

const open = (form: Form): Opened => form as unknown as Opened;

/** Verbs of what holds as long as it is in force. */
const HOLDING = ['modify', 'set', 'grant', 'forbid', 'allow'] as const;
const HEADS = [...HOLDING, 'at', 'custom', 'piece', 'fx'] as const;

const inAnAura: Form = open(specialClausesSchema).getter?.([]) ?? specialClausesSchema;

/** Of a Special that nothing keeps in force: what is done once it is achieved, and nothing that would hold afterwards. */
function onceAchieved(): Form {
  const { getter = () => inAnAura } = open(open(inAnAura).item ?? inAnAura);
  return v.array(
    v.lazy((input) =>
      isFields(input) && HOLDING.some((verb) => verb in input) ? v.never('card.unread') : getter(input),
    ),
  );
}

/** Where clauses stand: in a Power, or in the text of an Action, by what becomes of it. */
export const CLAUSES: Readonly<Record<'power' | 'achieved' | 'aura' | 'summon', Form>> = {
  power: clausesSchema,
  achieved: onceAchieved(),
  aura: inAnAura,
  summon: open(specialClausesSchema).getter?.([{ piece: '' }]) ?? specialClausesSchema,
};

export type ClausePlace = keyof typeof CLAUSES;

function unwrapped(form: Form): Form {
  const { type, wrapped } = open(form);
  return (type === 'exact_optional' || type === 'optional') && wrapped !== undefined
    ? unwrapped(wrapped)
    : form;
}

/** What a value may look like at first; forms choose by it. */
const PROBES: readonly unknown[] = ['', {}, [], 0];
const isWord = (value: unknown): value is Word => typeof value === 'string' || typeof value === 'number';

/** The shape at a place where this value stands; undefined: nothing yet. */
export function shapeOf(given: Form, value: unknown): Shape {
  const form = unwrapped(given);
  const opened = open(form);
  switch (opened.type) {
    case 'lazy':
      return lazyShape(form, opened.getter ?? (() => form), value);
    case 'number':
      return { is: 'number' };
    case 'string':
      return { is: 'text' };
    case 'boolean':
      return { is: 'flag' };
    case 'literal':
      return { is: 'fixed', value: opened.literal };
    case 'picklist':
      return { is: 'words', words: (opened.options ?? []).filter(isWord), many: false };
    case 'array':
      return { is: 'list', of: opened.item ?? form };
    case 'union':
      return eitherOf((opened.options ?? []) as readonly Form[], value);
    case 'loose_object':
      return { is: 'part', head: null, entries: entriesIn(opened, []) };
    case 'intersect':
      return shapeOf(((opened.options ?? []) as readonly Form[])[0] ?? form, value);
    default:
      return { is: 'unknown' };
  }
}

function entriesIn({ entries = {} }: Opened, without: readonly string[]): readonly Entry[] {
  return Object.entries(entries)
    .filter(([key]) => !without.includes(key))
    .map(([key, form]) => ({
      key,
      needed: !['exact_optional', 'optional'].includes(open(form).type),
      form,
    }));
}

function lazyShape(form: Form, getter: (input: unknown) => Form, value: unknown): Shape {
  const head = headOf(getter, value);
  if (head !== null) return headed(getter, head, value);
  const found: Form[] = [];
  for (const probe of PROBES) {
    const one = unwrapped(getter(probe));
    if (one !== form && !found.includes(one)) found.push(one);
  }
  const [first, second] = found;
  const rest = found.filter((one) => !sameList(one, first));
  if (first === undefined) return { is: 'unknown' };
  if (second === undefined) return shapeOf(value === undefined ? first : getter(value), value);
  const types = new Set(found.map((one) => open(one).type));
  if (types.size === 1) return shapeOf(value === undefined ? first : getter(value), value);
  if (rest.length <= 1) return many(shapeOf(first, undefined)) ?? eitherOf(found, value);
  return eitherOf(distinct(found), value);
}

/** A list of what may also stand alone is the same thing in the plural. */
const sameList = (one: Form, alone: Form | undefined): boolean => {
  const { type, item } = open(one);
  return alone !== undefined && type === 'array' && item !== undefined && unwrapped(item) === alone;
};

function many(alone: Shape): Shape | null {
  switch (alone.is) {
    case 'text':
      return { is: 'texts' };
    case 'number':
      return { is: 'numbers' };
    case 'words':
      return { ...alone, many: true };
    default:
      return null;
  }
}

const distinct = (forms: readonly Form[]): readonly Form[] =>
  forms.filter((form, at) => forms.findIndex((other) => open(other).type === open(form).type) === at);

function eitherOf(forms: readonly Form[], value: unknown): Shape {
  const now = forms.findIndex((form) => fits(open(form).type, value));
  return { is: 'either', of: forms, now: Math.max(0, now) };
}

function fits(type: string, value: unknown): boolean {
  if (typeof value === 'number') return type === 'number';
  if (typeof value === 'string') return ['string', 'picklist', 'literal'].includes(type);
  if (Array.isArray(value)) return type === 'array';
  return isFields(value) && ['loose_object', 'lazy'].includes(type);
}

/** A form that is chosen by a word in the value: a clause by its verb, an Effect by its fx. */
function headOf(getter: (input: unknown) => Form, value: unknown): Head | null {
  const words: Record<string, readonly Word[]> = {};
  for (const key of HEADS) {
    const { entries = {}, type } = open(getter({ [key]: '' }));
    const shape = type === 'loose_object' && entries[key] !== undefined ? shapeOf(entries[key], '') : null;
    if (shape?.is === 'words' && shape.words.length > 0 && Object.keys(entries).length === 1)
      words[key] = shape.words;
  }
  if (Object.keys(words).length === 0) return null;
  for (const key of Object.keys(words)) {
    const word = isFields(value) ? [value[key]].flat()[0] : undefined;
    if (isWord(word)) return { words, chosen: { key, word } };
  }
  return { words, chosen: null };
}

function headed(getter: (input: unknown) => Form, head: Head, value: unknown): Shape {
  if (head.chosen === null) return { is: 'part', head, entries: [] };
  const { key } = head.chosen;
  const form = unwrapped(getter(value));
  const opened =
    open(form).type === 'intersect' ? open((open(form).options as Form[])[0] ?? form) : open(form);
  return { is: 'part', head, entries: entriesIn(opened, [key]) };
}

/** The plainest value that stands at a place. */
export function blankOf(form: Form): unknown {
  const shape = shapeOf(form, undefined);
  switch (shape.is) {
    case 'number':
      return 1;
    case 'numbers':
      return 1;
    case 'text':
    case 'texts':
      return '';
    case 'flag':
      return true;
    case 'words':
      return shape.words[0];
    case 'fixed':
      return shape.value;
    case 'list':
      return [];
    case 'either':
      return shape.of[0] === undefined ? undefined : blankOf(shape.of[0]);
    case 'part':
      return withNeeded({}, shape.entries);
    case 'unknown':
      return undefined;
  }
}

/** With a plain value at each entry that a rule needs and that is not there. */
export function withNeeded(
  value: Readonly<Record<string, unknown>>,
  entries: readonly Entry[],
): Readonly<Record<string, unknown>> {
  const missing = entries.filter(({ key, needed }) => needed && value[key] === undefined);
  return { ...value, ...Object.fromEntries(missing.map(({ key, form }) => [key, blankOf(form)])) };
}

/** A clause or an Effect of this word, with what it needs. */
export function begun(form: Form, key: string, word: Word): Readonly<Record<string, unknown>> {
  const value = { [key]: word };
  const shape = shapeOf(form, value);
  return shape.is === 'part' ? withNeeded(value, shape.entries) : value;
}

/** A clause that has been composed so far that it loads; null: something of it is still missing or wrong. */
export function clauseIn(form: Form, value: unknown): AnyClause | null {
  const read = v.safeParse(form, value);
  return read.success ? (read.output as AnyClause) : null;
}

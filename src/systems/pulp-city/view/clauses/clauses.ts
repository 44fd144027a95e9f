import type { AnyClause, ClauseEffect, ClauseWhen, Selector } from '../../model/clause.ts';
import type { Trait } from '../../model/keywords.ts';
import { OCCASIONS } from '../../model/vocabulary/conditions.ts';
import { EFFECTS_OF } from '../../model/vocabulary/effects.ts';
import type { Field, Fields, Kind } from '../../model/vocabulary/fields.ts';
import { PLACES, WORD_VERBS } from '../../model/vocabulary/places.ts';
import { conditions } from './conditions.ts';
import { listOf } from '../../model/one-or-more.ts';
import { ABSENT, type ClauseKey, type Phrase, phrase, ruleWord, type Said } from './phrase.ts';
import { aModel, eachModel, whom, SELF } from './selectors.ts';
import { type Inner, SAID } from './values.ts';
import { isFields } from '../../../../kernel/plain.ts';
import { asDescriptor } from '../../model/keywords.ts';

/** A clause as any of its kinds is written. */
interface Written extends Readonly<Record<string, unknown>> {
  readonly who?: 'self' | Selector;
  readonly when?: ClauseWhen;
}
type WordFields = Fields & { readonly with?: Fields };
type Place = 'power' | 'aura' | 'lasting' | 'roll' | 'piece';

const IT = phrase('clause.who.it');
const THAT = phrase('clause.who.that');
/** Of whom a clause speaks that names nobody. */
const SUBJECTS: Readonly<Record<Place, Phrase>> = {
  power: SELF,
  aura: phrase('clause.who.inAura'),
  lasting: IT,
  roll: IT,
  piece: IT,
};
function inPlace(noun: Phrase, place: Place, word: string): Phrase {
  if (place === 'piece' && word === 'condition') return phrase('clause.touching', { noun });
  return place === 'aura' ? phrase('clause.inAura', { noun }) : noun;
}
/** The own KO has to be named. */
const ANOTHER = aModel({ other: true });
/** Once for each model where nothing else is said. */
const COUNTED_ONCE = [
  'ap',
  'attack',
  'damage',
  'defend',
  'fatigue',
  'heal',
  'powerDown',
  'powerUp',
  'moveDice',
  'extraSfx',
];

const inner: Inner = {
  clauses: (clauses, place) => clauses.map((clause) => statement(clause as Written, place)),
  effects: (effects) => effects.map(effect),
};

/** A clause as one sentence: of a Power, a Special, or of whatever else may be in force. `aura`: for whoever stands in one. */
export const clausePhrase = (clause: AnyClause, aura = false): Phrase =>
  phrase('clause.sentence', { what: statement(clause as unknown as Written, aura ? 'aura' : 'power') });

function statement(clause: Written, place: Place): Said {
  if ('at' in clause && !('custom' in clause)) return triggered(clause);
  const verb = WORD_VERBS.find((one) => one in clause) ?? 'custom';
  const word = String(clause[verb]);
  const { who, when } = clause;
  const subject = who === undefined ? SUBJECTS[place] : inPlace(whom(who), place, word);
  const prefix = place === 'piece' && verb !== 'custom' ? 'clause.inPiece' : 'clause';
  const fields = fieldsOf(verb, word, place);
  const given = { ...clause, ...(clause['with'] as object | undefined) };
  const { who: _who, ...rest } = params(fields, given);
  const said = phrase(`${prefix}.${verb}.${word}` as ClauseKey, {
    who: subject,
    ...change(clause['by']),
    ...rest,
    ...(word === 'masterPlan' ? waitingFor(given) : {}),
    // To all of them at once.
    ...(word === 'widenSpecial' ? { to: eachModel(given['to'] as Selector) } : {}),
  });
  const counted = times(said, clause['per']);
  const it = (who === undefined && place !== 'aura') || who === 'self' ? IT : THAT;
  return withConditions(counted, when, it);
}

/** Whom a Master Plan waits for is not who has it. */
function waitingFor({ at, who }: Readonly<Record<string, unknown>>): Record<string, Said> {
  if (at === undefined) return {};
  const watched = typeof who === 'object' ? aModel(who as Selector) : SELF;
  return { at: phrase(`clause.at.${String(at)}` as ClauseKey, { who: watched }) };
}

/** Which fields the word has, at all places where it may stand: its text is one for all of them. */
function fieldsOf(verb: (typeof WORD_VERBS)[number], word: string, place: Place): Fields {
  const places = place === 'piece' ? ['piece'] : ['roll', 'lasting', 'summon', 'power'];
  return places.reduce<Fields>((all, name) => {
    const table = PLACES[name as keyof typeof PLACES][verb] as Readonly<Record<string, WordFields>>;
    const spec = table[word];
    return {
      needs: { ...all.needs, ...spec?.needs, ...spec?.with?.needs },
      may: { ...all.may, ...spec?.may, ...spec?.with?.may },
    };
  }, {});
}

/** How much is added, and which way. */
const change = (by: unknown): Phrase['params'] =>
  typeof by === 'number' ? { n: Math.abs(by), way: by < 0 ? 'less' : 'more' } : {};

function params({ needs, may }: Fields, given: Readonly<Record<string, unknown>>): Record<string, Said> {
  return Object.fromEntries(
    Object.entries({ ...needs, ...may })
      .filter(([field]) => field !== 'per')
      .map(([field, kind]) => [
        field,
        given[field] === undefined ? ABSENT : value(field, kind, given[field]),
      ]),
  );
}

function value(field: string, kind: Field, given: unknown): Said {
  // Chooses a wording, and is none itself.
  if (field === 'alignment') return String(given);
  if (field === 'lasts') return phrase(`clause.lasts.${String(given)}` as ClauseKey);
  if (field === 'limit') return phrase(`clause.limit.${String(given)}` as ClauseKey);
  if (typeof kind === 'string')
    return (SAID[kind as Kind] as (value: unknown, inner: Inner) => Said)(given, inner);
  const word: unknown = listOf(given)[0];
  if (typeof word === 'number') return word;
  return /^\p{Lu}/u.test(String(word)) ? ruleWord(String(word)) : String(word);
}

function times(said: Phrase, per: unknown): Phrase {
  if (per === undefined) return said;
  if (typeof per === 'string') return phrase(`clause.per.${per}` as ClauseKey, { what: said });
  if ('modelsDamaged' in (per as object))
    return phrase('clause.per.modelsDamaged', {
      what: said,
      n: (per as { readonly modelsDamaged: number }).modelsDamaged,
    });
  if ('above' in (per as object)) {
    const { trait, above } = per as { readonly trait: Trait; readonly above: number };
    return phrase('clause.per.pointsAbove', { what: said, of: phrase(`trait.${trait}.name`), above });
  }
  const { range, ...rest } = per as Selector & { readonly range?: string };
  return phrase('clause.per.counted', { what: said, each: eachModel(rest), range: range ?? ABSENT });
}

function withConditions(what: Said, when: ClauseWhen | undefined, it: Phrase): Said {
  if (when === undefined) return what;
  return phrase('clause.stated', { what, ...circumstances(when, it) });
}

/** Points at which what holds at any time is asked of the model that has the Power, whoever it has happened to. */
const ASKS_OWNER = [
  'damageComing',
  'damaged',
  'koed',
  'rollWon',
  'actionResolved',
  'moved',
  'enteredBtb',
  'apSpent',
];

function circumstances(
  when: ClauseWhen | undefined,
  it: Phrase,
  ofOwner = false,
): { readonly when: Said; readonly unless: Said } {
  const { not, ...rest } = when ?? {};
  const said = (asked: ClauseWhen): readonly Phrase[] =>
    Object.entries(asked).flatMap(([key, value]) =>
      conditions({ [key]: value }, ofOwner && key in OCCASIONS.anytime ? SELF : it),
    );
  const holding = said(rest);
  const failing = not === undefined ? [] : said(not);
  return {
    when: holding.length > 0 ? holding : ABSENT,
    unless: failing.length > 0 ? failing : ABSENT,
  };
}

/** Whom a point is about where the clause names nobody, if not the model that has it. */
const UNNAMED: Readonly<Record<string, Said>> = { koed: ANOTHER, enteredArea: aModel({}) };

function triggered(clause: Written): Phrase {
  const {
    at,
    who = 'self',
    when,
    must = [],
    may = [],
    limit,
    cost,
    times: often,
  } = clause as Written & {
    readonly at: string | readonly string[];
    readonly must?: readonly ClauseEffect[];
    readonly may?: readonly ClauseEffect[];
    readonly limit?: string;
    readonly times?: number;
    readonly cost?: Readonly<Record<string, number | 'any'>>;
  };
  const subject = typeof who === 'string' ? SELF : aModel(who);
  const wanted = may.length === 0 ? [] : [phrase('clause.ifWanted', { what: may.map(effect) })];
  return phrase('clause.triggered', {
    points: listOf(at).map((point) =>
      phrase(`clause.at.${point}` as ClauseKey, {
        who: clause.who === undefined ? (UNNAMED[point] ?? subject) : subject,
      }),
    ),
    limit: limit === undefined ? ABSENT : phrase(`clause.limit.${limit}` as ClauseKey),
    cost:
      cost === undefined
        ? ABSENT
        : Object.entries(cost).map(([of, n]) => phrase(`clause.cost.${of}` as ClauseKey, { n })),
    times: often ?? ABSENT,
    ...circumstances(when, typeof who === 'string' ? IT : THAT, ASKS_OWNER.includes(listOf(at)[0] ?? '')),
    what: [...must.map(duty), ...wanted],
  });
}

/** What is done without asking; an Action its player may always let be. */
const duty = (one: ClauseEffect): Phrase =>
  one.fx === 'useAction' || one.fx === 'freeMove'
    ? phrase('clause.ifWanted', { what: [effect(one)] })
    : effect(one);

/** One of several ways to use a Power. */
export const wayPhrase = (effects: readonly ClauseEffect[]): Phrase =>
  phrase('clause.way', { name: ABSENT, what: effects.length > 0 ? effects.map(effect) : ABSENT });

function effect(one: ClauseEffect): Phrase {
  const { fx, ...all } = one as { readonly fx: string } & Readonly<Record<string, unknown>>;
  const given = OF_ONE.includes(fx) ? ofOne(all) : all;
  const tables = Object.values(EFFECTS_OF) as readonly Readonly<Record<string, Fields>>[];
  const specs = tables.flatMap((table) => table[fx] ?? []);
  const fields = specs.reduce<Fields>(
    (all, { needs, may }) => ({ needs: { ...all.needs, ...needs }, may: { ...all.may, ...may } }),
    {},
  );
  const to = given['to'] as Parameters<typeof whom>[0] | undefined;
  const x = given['x'] ?? (COUNTED_ONCE.includes(fx) ? 1 : undefined);
  const said = phrase(`clause.fx.${fx}` as ClauseKey, {
    ...params(fields, { ...given, x }),
    to: to === undefined || to === 'self' ? byDefault(fx, given) : whom(to),
    ...more(fx, given),
  });
  return times(said, given['per']);
}

/** Whom an Effect goes to where it names nobody. */
function byDefault(fx: string, { dice }: Readonly<Record<string, unknown>>): Said {
  if (fx === 'lasting') return ABSENT;
  return fx === 'rollDie' && dice === 'health' ? whom('subject') : SELF;
}

/** What the text of an Effect chooses by, besides its fields. */
function more(fx: string, given: Readonly<Record<string, unknown>>): Record<string, Said> {
  switch (fx) {
    case 'ap':
      return { ...change(given['x'] ?? 1) };
    case 'remove':
      return { of: listOf(given['of'] as string | readonly string[]).map(removed) };
    case 'lasting': {
      // What waits for something lasts from now on, not from then.
      const waits = listOf(given['clauses'] as readonly object[]).some((clause) => 'at' in clause);
      const lasts = howLong(given);
      return waits ? { first: lasts, lasts: ABSENT } : { first: ABSENT, lasts };
    }
    case 'mark':
      return { lasts: howLong(given) };
    default:
      return {};
  }
}

/** What says nothing of it ends in the Effects Phase. */
const howLong = ({ lasts = 'effectsPhase' }: Readonly<Record<string, unknown>>): Phrase =>
  phrase(`clause.lasts.${String(lasts)}` as ClauseKey);

/** Of Fatigue one point, of anything else all. */
const removed = (word: string): Said => {
  const what = ruleWord(asDescriptor(word));
  return word.toLowerCase() === 'fatigue' ? phrase('clause.removed', { n: 1, what }) : what;
};

/** Effects that ever go to one model, and name those that it may be. */
const OF_ONE = ['redirect', 'swap', 'activate', 'place'];
const ofOne = (given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(given).map(([field, value]) => [field, isFields(value) ? { count: 1, ...value } : value]),
  );

import type { AnyClause, ClauseEffect, ClauseWhen, Selector } from '../../model/clause.ts';
import { EFFECTS_OF } from '../../model/vocabulary/effects.ts';
import type { Field, Fields, Kind } from '../../model/vocabulary/fields.ts';
import { PLACES } from '../../model/vocabulary/places.ts';
import { conditions } from './conditions.ts';
import { ABSENT, type ClauseKey, listOf, type Phrase, phrase, ruleWord, type Said } from './phrase.ts';
import { aModel, eachModel, whom } from './selectors.ts';
import { type Inner, SAID } from './values.ts';

/** A clause as any of its kinds is written. */
interface Written extends Readonly<Record<string, unknown>> {
  readonly who?: 'self' | Selector;
  readonly when?: ClauseWhen;
}
type WordFields = Fields & { readonly with?: Fields };
type Place = 'power' | 'lasting' | 'roll' | 'piece';

const VERBS = ['modify', 'set', 'grant', 'forbid', 'allow', 'custom', 'piece'] as const;
const IT = phrase('clause.who.it');
const SELF = phrase('clause.who.self');
const THAT = phrase('clause.who.that');
/** Once for each model where nothing else is said. */
const COUNTED_ONCE = ['ap', 'attack', 'damage', 'defend', 'fatigue', 'heal', 'powerUp', 'extraSfx'];

const inner: Inner = {
  clauses: (clauses, place) => clauses.map((clause) => statement(clause as Written, place)),
  effects: (effects) => effects.map(effect),
};

/** A clause as one sentence: of a Power, a Special, or of whatever else may be in force. */
export const clausePhrase = (clause: AnyClause): Phrase =>
  phrase('clause.sentence', { what: statement(clause as unknown as Written, 'power') });

function statement(clause: Written, place: Place): Said {
  if ('at' in clause && !('custom' in clause)) return triggered(clause);
  const verb = VERBS.find((one) => one in clause) ?? 'custom';
  const word = String(clause[verb]);
  const { who, when } = clause;
  const subject =
    place === 'piece' && who === undefined
      ? IT
      : who === undefined
        ? place === 'power'
          ? SELF
          : IT
        : whom(who);
  const prefix = place === 'piece' && verb !== 'custom' ? 'clause.inPiece' : 'clause';
  const fields = fieldsOf(verb, word, place);
  const given = { ...clause, ...(clause['with'] as object | undefined) };
  const said = phrase(`${prefix}.${verb}.${word}` as ClauseKey, {
    who: subject,
    ...change(clause['by']),
    ...watching(params(fields, given)),
  });
  const counted = times(said, clause['per']);
  const it = who === undefined || who === 'self' ? IT : THAT;
  return withConditions(counted, when, it);
}

/** Whom a Master Plan waits for is not who has it. */
const watching = ({ who, ...rest }: Record<string, Said>): Record<string, Said> =>
  who === undefined ? rest : { ...rest, watched: who };

/** Which fields the word has, at whichever place it may stand. */
function fieldsOf(verb: (typeof VERBS)[number], word: string, place: Place): Fields {
  const places = place === 'piece' ? ['piece'] : ['power', 'summon', 'lasting', 'roll'];
  for (const name of places) {
    const table = PLACES[name as keyof typeof PLACES][verb] as Readonly<Record<string, WordFields>>;
    const spec = table[word];
    if (spec !== undefined)
      return {
        needs: { ...spec.needs, ...spec.with?.needs },
        may: { ...spec.may, ...spec.with?.may },
      };
  }
  return {};
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
  const { range, ...rest } = per as Selector & { readonly range?: string };
  return phrase('clause.per.counted', { what: said, each: eachModel(rest), range: range ?? ABSENT });
}

function withConditions(what: Said, when: ClauseWhen | undefined, it: Phrase): Said {
  if (when === undefined) return what;
  return phrase('clause.stated', { what, ...circumstances(when, it) });
}

function circumstances(
  when: ClauseWhen | undefined,
  it: Phrase,
): { readonly when: Said; readonly unless: Said } {
  const { not, ...rest } = when ?? {};
  const holding = conditions(rest, it);
  const failing = not === undefined ? [] : conditions(not, it);
  return {
    when: holding.length > 0 ? holding : ABSENT,
    unless: failing.length > 0 ? failing : ABSENT,
  };
}

function triggered(clause: Written): Phrase {
  const {
    at,
    who = 'self',
    when,
    must = [],
    may = [],
    limit,
    cost,
  } = clause as Written & {
    readonly at: string | readonly string[];
    readonly must?: readonly ClauseEffect[];
    readonly may?: readonly ClauseEffect[];
    readonly limit?: string;
    readonly cost?: Readonly<Record<string, number | 'any'>>;
  };
  const subject = typeof who === 'string' ? SELF : aModel(who);
  const wanted = may.length === 0 ? [] : [phrase('clause.ifWanted', { what: may.map(effect) })];
  return phrase('clause.triggered', {
    points: listOf(at).map((point) => phrase(`clause.at.${point}` as ClauseKey, { who: subject })),
    limit: limit === undefined ? ABSENT : phrase(`clause.limit.${limit}` as ClauseKey),
    cost:
      cost === undefined
        ? ABSENT
        : Object.entries(cost).map(([of, n]) => phrase(`clause.cost.${of}` as ClauseKey, { n })),
    ...circumstances(when, typeof who === 'string' ? IT : THAT),
    what: [...must.map(effect), ...wanted],
  });
}

function effect(one: ClauseEffect): Phrase {
  const { fx, ...given } = one as { readonly fx: string } & Readonly<Record<string, unknown>>;
  const tables = Object.values(EFFECTS_OF) as readonly Readonly<Record<string, Fields>>[];
  const specs = tables.flatMap((table) => table[fx] ?? []);
  const fields = specs.reduce<Fields>(
    (all, { needs, may }) => ({ needs: { ...all.needs, ...needs }, may: { ...all.may, ...may } }),
    {},
  );
  const to = given['to'] as Parameters<typeof whom>[0] | undefined;
  const x = given['x'] ?? (COUNTED_ONCE.includes(fx) ? 1 : undefined);
  return phrase(`clause.fx.${fx}` as ClauseKey, {
    ...params(fields, { ...given, x }),
    to: to === undefined || to === 'self' ? (fx === 'lasting' ? ABSENT : SELF) : whom(to),
  });
}

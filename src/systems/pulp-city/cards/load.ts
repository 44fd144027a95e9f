import * as v from 'valibot';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { ActionProfile, CardProfile, EffectNode } from '../model/profile.ts';
import { MODEL_TYPES, ROLES } from '../model/keywords.ts';
import type { BarError } from '../notation/cursor.ts';
import { nameInBar, type ParsedBar, parseBar } from '../notation/parse.ts';
import { unknownActions } from './action-names.ts';
import { CARD_ERRORS, type CardError } from './errors.ts';
import { type CardFile, cardFileSchema, savedCardSchema } from './schema.ts';

/** What of a ruleset decides which cards it takes; a whole ruleset fits. */
export interface CardEdition {
  readonly id: string;
  readonly numbers: { readonly types: readonly string[] };
}

/** Checks everything that comes from outside: whoever holds a CardProfile may trust it. */
export function loadCard(json: unknown, edition: CardEdition): Result<CardProfile, readonly CardError[]> {
  const card = load(json, edition, cardFileSchema);
  const unread = card.ok ? [...unreadSpecials(card.value), ...unknownActions(card.value)] : [];
  return unread.length > 0 ? err(unread) : card;
}

/**
 * What a Special says besides what it does on success is in force in an Aura, or as long as its piece stands; no other
 * Action asks for it.
 */
function unreadSpecials({ actions }: CardProfile): readonly CardError[] {
  return actions.flatMap(({ uses, specials = [] }, action) =>
    uses.some(({ type }) => type === 'AUR')
      ? []
      : specials.flatMap(({ clauses }, special) =>
          clauses.some((clause) => 'piece' in clause)
            ? []
            : clauses.flatMap((clause, index): CardError[] => {
                const path = `actions.${action}.specials.${special}.clauses.${index}`;
                const asked = 'at' in clause || 'custom' in clause;
                return asked ? [] : [{ code: 'card.unread', params: { found: '' }, path }];
              }),
        ),
  );
}

/**
 * A card of a saved Encounter, which may come from a time when a card could say what nobody reads. What is wrong is told
 * as of any card.
 */
export function loadSavedCard(
  json: unknown,
  edition: CardEdition,
): Result<CardProfile, readonly CardError[]> {
  const card = loadCard(json, edition);
  if (card.ok) return card;
  const saved = load(json, edition, savedCardSchema);
  return saved.ok ? saved : card;
}

function load(
  json: unknown,
  edition: CardEdition,
  schema: typeof cardFileSchema,
): Result<CardProfile, readonly CardError[]> {
  const file = v.safeParse(schema, json);
  const bars = readBars(json);
  const errors = [
    ...(file.issues ?? []).map(formError),
    ...typeErrors(json, edition),
    ...apLimitErrors(json),
    ...bars.flatMap(barErrors),
    ...(file.success ? cardErrors(file.output, bars) : []),
  ];
  if (!file.success || errors.length > 0) return err(errors);
  return ok(laidOutAlike(profileOf(file.output, bars)));
}

/**
 * The same card, read back from its text: objects read from text have one layout in memory for the same keys, however
 * they were put together before, and rules look at cards all the time.
 */
const laidOutAlike = (card: CardProfile): CardProfile => JSON.parse(JSON.stringify(card)) as CardProfile;

interface ReadBar {
  readonly path: string;
  /** As printed; else its place on the card. */
  readonly action: string;
  readonly result: Result<ParsedBar, readonly BarError[]>;
}

const withBars = v.object({ actions: v.array(v.unknown()) });
const withBar = v.object({ bar: v.string() });
const withTypes = v.object({ types: v.array(v.unknown()) });
const supremeWithoutLimit = v.object({ kind: v.literal('supreme'), apLimit: v.optional(v.null()) });

/** Bars are read even from a card that is wrong elsewhere, so that all its errors are told at once. */
function readBars(json: unknown): readonly ReadBar[] {
  if (!v.is(withBars, json)) return [];
  return json.actions.flatMap((action, index) => (v.is(withBar, action) ? [readBar(action.bar, index)] : []));
}

function readBar(bar: string, index: number): ReadBar {
  const action = nameInBar(bar, 'en');
  return {
    path: `actions.${index}.bar`,
    action: action === '' ? `#${index + 1}` : action,
    result: parseBar(bar, 'en'),
  };
}

function barErrors({ path, action, result }: ReadBar): readonly CardError[] {
  if (result.ok) return [];
  return result.error.map((error) => ({ ...error, params: { ...error.params, action }, path }));
}

/** @rule PC-DESC-03 */
function typeErrors(json: unknown, { id, numbers }: CardEdition): readonly CardError[] {
  if (!v.is(withTypes, json)) return [];
  return json.types.flatMap((printed, index) => {
    const type = MODEL_TYPES.find((known) => known === printed);
    if (type === undefined || numbers.types.includes(type)) return [];
    return [{ code: 'card.typeNotInEdition', params: { type, edition: id }, path: `types.${index}` }];
  });
}

function apLimitErrors(json: unknown): readonly CardError[] {
  return v.is(supremeWithoutLimit, json)
    ? [{ code: 'card.apLimitMissing', params: {}, path: 'apLimit' }]
    : [];
}

function formError(issue: v.BaseIssue<unknown>): CardError {
  const path = v.getDotPath(issue) ?? '';
  if (issue.message === 'card.unknownField' && path.startsWith('traits.')) {
    return { code: 'card.unknownTrait', params: { found: issue.received }, path };
  }
  const nothing = issue.received === 'undefined' || (issue.received === 'null' && path !== '');
  const absent = issue.type !== 'raw_check' && nothing;
  if (absent) return { code: 'card.missing', params: {}, path };
  const code = CARD_ERRORS.find((known) => known === issue.message) ?? 'card.wrongForm';
  const found = issue.received.replace(/^"(.*)"$/, '$1');
  if (code === 'card.unknownRole') return { code, params: { found }, path, expected: ROLES };
  const expected = (issue.expected ?? '').split(' | ').map((word) => word.replace(/^\(?"|"\)?$/g, ''));
  return { code, params: { found }, path, ...(issue.type === 'picklist' && { expected }) };
}

function cardErrors(card: CardFile, bars: readonly ReadBar[]): readonly CardError[] {
  const errors: CardError[] = [];
  if (card.alignment.length === 0 && card.kind !== 'minion') {
    errors.push({ code: 'card.empty', params: {}, path: 'alignment' });
  }
  if (card.modelsAtStart > card.modelsMax) {
    const params = { atStart: card.modelsAtStart, max: card.modelsMax };
    errors.push({ code: 'card.tooManyAtStart', params, path: 'modelsAtStart' });
  }
  if (card.powerUpPerRound > 0 && card.apPlus > 0) {
    errors.push({ code: 'card.diceAndApPlus', params: {}, path: 'powerUpPerRound' });
  }
  errors.push(...repeated(card.actions, 'actions'), ...repeated(card.powers, 'powers'));
  card.actions.forEach((action, index) => {
    const bar = bars[index]?.result;
    if (bar?.ok) errors.push(...specialErrors(action, bar.value, `actions.${index}`));
  });
  return errors;
}

function repeated(items: readonly { readonly id: string }[], list: string): readonly CardError[] {
  const seen = new Set<string>();
  return items.flatMap(({ id }, index) => {
    if (!seen.has(id)) return seen.add(id) && [];
    return [{ code: 'card.sameId', params: { id }, path: `${list}.${index}.id` }];
  });
}

/** Every Special and every piece that is summoned has its text on the card; Minions have a card of their own. */
function specialErrors(
  action: CardFile['actions'][number],
  bar: ParsedBar,
  path: string,
): readonly CardError[] {
  const texts = action.specials ?? [];
  const named = namesIn(bar);
  const missing = named.filter((name) => !texts.some((special) => special.name === name));
  const unused = texts.filter((special) => !named.includes(special.name));
  const nameless =
    texts.length === 1 && effectsIn(bar).some(({ fx, of }) => fx === 'special' && of === undefined);
  return [
    ...missing.map(
      (name): CardError => ({ code: 'card.specialMissing', params: { name }, path: `${path}.specials` }),
    ),
    ...(nameless ? [] : unused).map(
      ({ name }): CardError => ({
        code: 'card.specialUnused',
        params: { name },
        path: `${path}.specials.${texts.findIndex((special) => special.name === name)}`,
      }),
    ),
  ];
}

const effectsIn = (bar: ParsedBar): readonly EffectNode[] => [
  ...bar.effects,
  ...bar.sfx.flatMap((choice) => choice.effects),
];

function namesIn(bar: ParsedBar): readonly string[] {
  const names = effectsIn(bar)
    .filter(({ fx, summon }) => fx === 'special' || (fx === 'summon' && summon !== 'Minion'))
    .flatMap(({ of }) => of ?? []);
  return [...new Set(names)];
}

/** Nothing printed means Living. @rule PC-DESC-04 @rule PC-CARD-01 */
function profileOf(card: CardFile, bars: readonly ReadBar[]): CardProfile {
  const { actions, minionPlus, types, ...rest } = card;
  const ofTexts = textActions(card);
  const minions = typeof minionPlus === 'string' ? [minionPlus] : [];
  const exclusiveMinions = [...(card.exclusiveMinions ?? []), ...minions];
  return {
    ...rest,
    types: types.length === 0 ? ['Living'] : types,
    minionPlus: typeof minionPlus === 'string' ? 0 : minionPlus,
    ...(exclusiveMinions.length > 0 && { exclusiveMinions }),
    actions: actions.flatMap((action, index) => {
      const bar = bars[index]?.result;
      return bar?.ok ? [withId(action, bar.value)] : [];
    }),
    ...(ofTexts.length > 0 && { textActions: ofTexts }),
  };
}

/** Bars that clauses hold, however deep. */
function barsIn(text: unknown): readonly string[] {
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([key, value]) =>
    key === 'bar' || key === 'bars' ? [value].flat().filter((one) => typeof one === 'string') : barsIn(value),
  );
}

/** An Action that only a text has is known by its bar. */
function textActions({ actions, powers }: CardFile): readonly ActionProfile[] {
  const texts = [...powers, ...actions.flatMap(({ specials = [] }) => specials)];
  const bars = new Set(texts.flatMap(({ clauses }) => barsIn(clauses)));
  return [...bars].flatMap((bar) => {
    const read = parseBar(bar, 'en');
    return read.ok ? [{ id: bar, ...read.value }] : [];
  });
}

function withId({ id, specials }: CardFile['actions'][number], bar: ParsedBar): ActionProfile {
  return specials ? { id, ...bar, specials } : { id, ...bar };
}

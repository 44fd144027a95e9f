import { describe, expect, test } from 'vitest';
import { clauseSentences } from '../../../src/games/pulp-city/words/clauses.ts';
import type { Lang } from '../../../src/i18n/language.ts';
import { parseMessage, type Part } from '../../../src/i18n/message.ts';
import { MESSAGES } from '../../../src/i18n/messages.ts';
import { translate } from '../../../src/i18n/translate.ts';
import { FACTION_CARDS } from '../../../src/systems/pulp-city/cards/faction-cards.ts';
import type { AnyClause } from '../../../src/systems/pulp-city/model/clause.ts';
import { EFFECTS_OF } from '../../../src/systems/pulp-city/model/vocabulary/effects.ts';
import type { Fields } from '../../../src/systems/pulp-city/model/vocabulary/fields.ts';
import { PLACES } from '../../../src/systems/pulp-city/model/vocabulary/places.ts';
import { ROLE_CLAUSES } from '../../../src/systems/pulp-city/powers/roles.ts';
import { cardFiles, loaded } from '../cards/card-files.ts';
import sentences from './sentences.json' with { type: 'json' };

const LANGUAGES: readonly Lang[] = ['en', 'fr'];
const said = (clause: object, lang: Lang): string =>
  clauseSentences(translate(lang), [clause as AnyClause])[0] ?? '';

describe.each(sentences as unknown as readonly (readonly [object, string, string])[])(
  '%j',
  (clause, en, fr) => {
    test('reads so', () => {
      expect([said(clause, 'en'), said(clause, 'fr')]).toEqual([en, fr]);
    });
  },
);

test('what a Special of an Aura says is said of whoever stands in it', () => {
  const clauses = [
    { grant: 'condition', of: 'Easy Target', when: { state: 'Living' } },
    { modify: 'sfxCount', by: 1, who: { side: 'friendly', kind: 'supreme' } },
  ] as const satisfies readonly AnyClause[];
  const told = (lang: Lang): readonly string[] => clauseSentences(translate(lang), clauses, true);
  expect(told('en')).toEqual([
    'Each model in the Aura counts as Easy Target if that model is Living.',
    'Each Friendly Supreme in the Aura gets 1 SFX more.',
  ]);
  expect(told('fr')).toEqual([
    'Chaque figurine dans l’Aura compte comme Cible Facile si cette figurine-là compte comme Vivant.',
    'Chaque Suprême Allié dans l’Aura obtient 1 EFX de plus.',
  ]);
});

/** What only a template or the program would write. */
const LEFT_OVER = /[{}]|undefined|\[object|clause\.|\bnone\b|\bself\b|  |,\.|\b[a-z]+[A-Z]/;

test.each(LANGUAGES)('every clause of every card is a sentence (%s)', (lang) => {
  const clauses: readonly object[] = [
    ...Object.values(ROLE_CLAUSES).flat(),
    ...FACTION_CARDS.flatMap(({ ways }) =>
      ways.flatMap((way) =>
        way.flatMap((effect): readonly object[] => ('clauses' in effect ? effect.clauses : [])),
      ),
    ),
    ...[...cardFiles.values()].flatMap((file) => {
      const card = loaded(file);
      const specials = card.actions.flatMap((action) => action.specials ?? []);
      return [...card.powers, ...specials].flatMap((power) => power.clauses);
    }),
  ];
  const bad = clauses.filter((clause) => {
    const sentence = said(clause, lang);
    return LEFT_OVER.test(sentence) || !/^\p{Lu}.*\.$/u.test(sentence);
  });
  expect(bad.map((clause) => said(clause, lang))).toEqual([]);
});

describe('a text', () => {
  const named = (parts: readonly Part[]): readonly string[] =>
    parts.flatMap((part) =>
      typeof part === 'string'
        ? []
        : [part.name, ...('choice' in part ? Object.values(part.branches).flatMap(named) : [])],
    );
  type Word = Fields & { readonly with?: Fields; readonly goes?: true };
  const words: (readonly [key: string, word: Word, more: readonly string[]])[] = [];
  for (const [place, verbs] of Object.entries(PLACES)) {
    for (const verb of ['modify', 'set', 'grant', 'forbid', 'allow', 'custom', 'piece'] as const) {
      const prefix = place === 'piece' && verb !== 'custom' ? 'clause.inPiece' : 'clause';
      const more = { modify: ['n'], custom: [], piece: [] } as Readonly<Record<string, readonly string[]>>;
      for (const [word, spec] of Object.entries(verbs[verb]))
        words.push([`${prefix}.${verb}.${word}`, spec as Word, more[verb] ?? []]);
    }
  }
  for (const table of Object.values(EFFECTS_OF))
    for (const [fx, spec] of Object.entries(table)) {
      const word = spec as Word;
      words.push([`clause.fx.${fx}`, word, word.goes === true ? ['to'] : []]);
    }

  /** Fields that one word alone may fill say nothing of their own; `per` is said around the text. */
  const toSay = ({ needs, may }: Fields): readonly string[] => {
    const always = Object.entries(needs ?? {}).filter(
      ([, kind]) => typeof kind === 'string' || kind.length > 1,
    );
    const fields = [...always.map(([field]) => field), ...Object.keys(may ?? {})];
    return fields.filter((field) => field !== 'per').map((field) => (field === 'who' ? 'watched' : field));
  };

  test('speaks of every field of its word', () => {
    expect(words.map(([key]) => key).filter((key) => MESSAGES.en[key] === undefined)).toEqual([]);
    const silent = words.flatMap(([key, spec, more]) => {
      const text = new Set(named(parseMessage(MESSAGES.en[key] ?? '')));
      return [...toSay(spec), ...toSay(spec.with ?? {}), ...more]
        .filter((field) => !text.has(field) && !(field === 'watched' && text.has('who')))
        .map((field) => `${key}: ${field}`);
    });
    expect(silent).toEqual([]);
  });
});

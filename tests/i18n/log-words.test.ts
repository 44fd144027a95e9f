import { describe, expect, test } from 'vitest';
import type { BookLang } from '../../src/i18n/language.ts';
import { type Part, parseMessage } from '../../src/i18n/message.ts';
import { READY_TEAMS } from '../../src/systems/pulp-city/cards/teams.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { fileNames, readMessages } from './files.ts';
import { facts as sampleFacts, SAMPLES } from './narrate-samples.ts';
import { englishIn } from './lexicon.ts';
import { linesOf, randomStories, type Story, withoutNames } from './stories.ts';
import { PHRASES } from '../../src/systems/pulp-city/notation/print-conditions.ts';

const SAMPLE_NAMES = [
  'Night Watch',
  'Fallout',
  'King of Shadows',
  'Ghostshot',
  'Leo',
  'Ace',
  'Nuke',
  'Sentries',
  'Top Gun',
];
const samples: Story = {
  what: 'samples',
  events: Object.values(SAMPLES),
  facts: sampleFacts,
  names: SAMPLE_NAMES,
};

const literals = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    return 'choice' in part ? Object.values(part.branches).flatMap(literals) : [];
  });

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** Every word that some text of a language has, or that bars print between the words of the rules. */
function dictionary(lang: BookLang): ReadonlySet<string> {
  const texts = fileNames(lang).flatMap((file) => Object.values(readMessages(lang, file)));
  const said = texts.flatMap((text) => literals(parseMessage(text)));
  return new Set([...said, ...Object.values(PHRASES[lang])].flatMap(wordsIn));
}

const DICTIONARIES: Readonly<Record<BookLang, ReadonlySet<string>>> = {
  en: dictionary('en'),
  fr: dictionary('fr'),
};

const teamNames = (lang: BookLang): readonly string[] => READY_TEAMS.map(({ name }) => name[lang]);

/** Numbers that no rule has: micrometres, moments, seeds. */
const GROUPED = { en: /(?<=\d),(?=\d{3})/g, fr: /(?<=\d)[\s\u00a0\u202f](?=\d{3})/g } as const;
const largeNumbers = (text: string, lang: BookLang): readonly string[] =>
  (text.replaceAll(GROUPED[lang], '').match(/\d+/g) ?? []).filter((n) => Number(n) > 1000);

const internals = (text: string): boolean =>
  /[{}_]|undefined|NaN|\b[ab]\d+(\.\d+)?\b|\b[a-z]+[A-Z]\w*|\b(log|fx|look|effect|bonus)\.\w/.test(text);

describe.each([
  ...EDITIONS.map((edition) => [edition, randomStories(edition)] as const),
  ['samples', [samples]] as const,
])('the log of %s', (_, stories) => {
  describe.each(['en', 'fr'] as const)('in %s', (lang) => {
    const told = stories.flatMap((story) =>
      linesOf(story, lang).map((text) => ({
        text,
        plain: withoutNames(text, [...story.names, ...teamNames(lang)]),
      })),
    );

    test('tells no number that only the engine knows', () => {
      expect(told.length).toBeGreaterThan(50);
      expect(told.filter(({ text }) => largeNumbers(text, lang).length > 0)).toEqual([]);
    });

    test('tells no id, no key and no word of the program', () => {
      expect(told.filter(({ plain }) => internals(plain))).toEqual([]);
    });

    test('uses only words that stand in a text of the language', () => {
      const unknown = told.flatMap(({ text, plain }) =>
        wordsIn(plain)
          .filter((word) => !DICTIONARIES[lang].has(word))
          .map((word) => `${word}: ${text}`),
      );
      expect([...new Set(unknown)]).toEqual([]);
    });
  });

  test('has no English word of the rules in French', () => {
    const english = stories.flatMap((story) =>
      linesOf(story, 'fr').flatMap((text) =>
        englishIn(withoutNames(text, [...story.names, ...teamNames('fr')])).map(
          (word) => `${word}: ${text} (${story.what})`,
        ),
      ),
    );
    expect([...new Set(english)]).toEqual([]);
  });
});

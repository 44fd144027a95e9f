import '../../src/i18n/later-texts.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { cardText } from '../../src/cli/cards/print.ts';
import { publishedCards, textsOf } from '../../src/cli/cards/published.ts';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { loadLanguage } from '../../src/i18n/load.ts';

const FOLDER = 'src/systems/pulp-city/cards/factions';

interface Reviewed {
  readonly name: string;
  readonly partial?: boolean;
  readonly source?: string;
  readonly checkedBy?: string;
}
interface FactionYaml {
  readonly source?: string;
  readonly cards: readonly Reviewed[];
}

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const file = parse(readFileSync(join(FOLDER, name), 'utf8')) as FactionYaml;

  test('says where its cards were read', () => {
    expect(file.source).toBeTruthy();
    expect(file.cards.filter(({ partial, source }) => partial === true && source === undefined)).toEqual([]);
  });

  test('has no whole card that nobody has read against its source', () => {
    const unread = file.cards.filter(({ partial, checkedBy }) => partial !== true && checkedBy === undefined);
    expect(unread.map((card) => card.name)).toEqual([]);
  });
});

describe.each(LANGUAGES)('in the language %s', (lang) => {
  beforeAll(() => loadLanguage(lang));

  test.each(publishedCards().map((card) => [card.name, card] as const))('%s is printed whole', (_, card) => {
    const text = cardText(card, lang);
    const sentences = text.split('\n').filter((line) => line.startsWith('    > '));
    expect(sentences).toHaveLength(textsOf(card).flatMap(({ clauses }) => clauses).length);
    expect(sentences.filter((line) => !/^ {4}> \p{L}.*[.)]$/u.test(line))).toEqual([]);
    expect(text).not.toMatch(/undefined|null|\{\w|[a-z]\.[a-z]+\.[a-z]|\bclause\./u);
  });
});

/** A Team as a file, as a list of names and as a link: what goes out comes in again, and what is doubtful is said. */
import { describe, expect, test } from 'vitest';
import type { OwnFile } from '../../src/app/own-cards.ts';
import type { TeamDraft } from '../../src/games/pulp-city/library/draft.ts';
import {
  readLink,
  readTeam,
  sentText,
  teamLink,
  teamText,
} from '../../src/games/pulp-city/library/team-file.ts';
import { readAnything, teamList } from '../../src/games/pulp-city/library/team-list.ts';
import { libraryOf } from '../../src/games/pulp-city/library/use-library.ts';
import { translate } from '../../src/i18n/translate.ts';
import { cardRules } from '../../src/systems/pulp-city/index.ts';
import TEMPLATE from '../../src/games/pulp-city/cards/template-card.json';

const rules = cardRules('2017');
if (rules === null) throw new Error('no edition');
const own: OwnFile = {
  id: '1',
  name: 'own.json',
  cards: [{ json: TEMPLATE, placeOf: () => ({ line: 1, column: 1 }) }],
  refused: null,
};
const library = libraryOf(rules, [own]);
const en = translate('en');

const draft: TeamDraft = {
  edition: '2017',
  level: 9,
  team: {
    name: 'Veilleurs d’été',
    cards: [
      { profile: 'ace-of-wraiths', independent: true },
      { profile: 'dead-eye' },
      { profile: 'cyber-dogs', level: 4 },
    ],
    leaderCards: ['first-aid'],
    builtOn: { alignment: 'Hero' },
  },
};
const withOwn: TeamDraft = { ...draft, team: { ...draft.team, cards: [{ profile: TEMPLATE.id }] } };

test('a Team that was written is read back whole', () => {
  expect(readTeam(teamText(draft))).toEqual({ ok: true, value: draft });
});

test('a Team that is sent takes the cards along that are its player’s own, and no others', () => {
  expect(sentText(draft, library)).toBe(teamText(draft));
  expect(readTeam(sentText(withOwn, library))).toEqual({
    ok: true,
    value: { ...withOwn, cards: [TEMPLATE] },
  });
});

test.each([
  ['no JSON', '{ "format"', 'file.truncated'],
  ['another format', '{ "format": "pulp-city-encounter" }', 'teamFile.foreign'],
  ['a name all objects have', '{ "__proto__": 1 }', 'file.reserved'],
  ['an edition that nobody knows', teamText({ ...draft, edition: '1999' }), 'teamFile.form'],
])('a text with %s is refused', (_what, text, code) => {
  const read = readTeam(text);
  expect(read.ok ? null : read.error.code).toBe(code);
});

describe('a link', () => {
  test('holds the whole Team, wherever it stands in a text', async () => {
    const link = await teamLink(withOwn, library, 'https://example.org/');
    const whole = { ...withOwn, cards: [TEMPLATE] };
    expect(link).toMatch(/#teams=[\w-]{40,}$/);
    expect(await readLink(link.split('=')[1] ?? '')).toEqual({ ok: true, value: whole });
    expect(await readAnything(en, `look: ${link} !`, library, '2013')).toEqual({
      ok: true,
      value: { draft: whole, doubtful: [] },
    });
  });

  test.each(['', 'x', 'no/link', 'AAAA'])('that is broken says so: %s', async (link) => {
    const read = await readLink(link);
    expect(read.ok ? null : read.error.code).toBe('link.broken');
  });
});

describe.each(['en', 'fr'] as const)('a list of names in %s', (lang) => {
  const t = translate(lang);

  test('that was written is read back, but for what it was built on', async () => {
    const { builtOn: _, ...team } = draft.team;
    expect(await readAnything(t, teamList(t, draft, library), library, '2017')).toEqual({
      ok: true,
      value: { draft: { ...draft, team }, doubtful: [] },
    });
  });

  test('without Levels and name is of the Level that its Supremes come to', async () => {
    const read = await readAnything(t, 'ace of wraiths\nTEKKNA', library, '2013');
    expect(read).toMatchObject({
      ok: true,
      value: { draft: { edition: '2013', level: 4, team: { name: t('team.new.name') } }, doubtful: [] },
    });
  });

  test('with a name that nobody has is read with a doubt', async () => {
    const read = await readAnything(t, 'Wildman\nTeknna\nQqqqqqqqqqqqqqqq', library, '2017');
    expect(read).toMatchObject({
      ok: true,
      value: {
        draft: { team: { cards: [{ profile: 'wildman' }, { profile: 'tekkna' }] } },
        doubtful: [
          { line: 2, near: ['tekkna'] },
          { line: 3, near: [] },
        ],
      },
    });
  });
});

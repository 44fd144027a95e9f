/** A Team as a file, as a list of names and as a link: what comes out goes in again, and what is wrong is said. */
import { describe, expect, test } from 'vitest';
import { packed, unpacked } from '../../src/app/packed-text.ts';
import type { TeamDraft } from '../../src/games/pulp-city/library/draft.ts';
import {
  readLink,
  readTeam,
  teamLink,
  teamList,
  teamText,
} from '../../src/games/pulp-city/library/team-file.ts';
import { readAnything } from '../../src/games/pulp-city/library/team-list.ts';
import { libraryOf } from '../../src/games/pulp-city/library/use-library.ts';
import { faultWords } from '../../src/games/pulp-city/words/faults.ts';
import { translate } from '../../src/i18n/translate.ts';
import { cardRules } from '../../src/systems/pulp-city/index.ts';

const rules = cardRules('2017');
if (rules === null) throw new Error('no edition');
const library = libraryOf(rules, []);

const draft: TeamDraft = {
  edition: '2017',
  level: 9,
  team: {
    name: 'Veilleurs d’été',
    cards: [
      { profile: 'ace-of-wraiths', independent: true },
      { profile: 'cyber-dogs', level: 4 },
      { profile: 'dead-eye', honorary: 'Heavy Metal' },
    ],
    leaderCards: ['honorary-member'],
    builtOn: { alignment: 'Hero' },
  },
};

const paste = (text: string) => readAnything(text, library, { edition: '2017', name: 'New Team' });

describe('a Team file', () => {
  test('that was written is read back whole', () => {
    expect(readTeam(teamText(draft))).toEqual({ ok: true, value: draft });
  });

  test.each([
    ['no JSON', '{ "format"', 'file.truncated'],
    ['another format', '{ "format": "pulp-city-encounter" }', 'teamFile.format'],
    ['another version', '{ "format": "pulp-city-team", "version": 9 }', 'teamFile.version'],
    ['a name all objects have', '{ "__proto__": 1 }', 'file.reserved'],
  ])('with %s is refused', (_what, text, code) => {
    const read = readTeam(text);
    expect(read.ok ? null : read.error.code).toBe(code);
  });

  test.each([
    ['edition', { edition: '1999' }],
    ['level', { level: -1 }],
    ['team.name', { team: { ...draft.team, name: 7 } }],
    ['team.cards', { team: { ...draft.team, cards: 'all' } }],
    ['team.cards.1.profile', { team: { ...draft.team, cards: [{ profile: 'nuke' }, {}] } }],
    [
      'team.cards.0.independent',
      { team: { ...draft.team, cards: [{ profile: 'nuke', independent: false }] } },
    ],
    [
      'team.cards.0.countsAs.faction',
      { team: { ...draft.team, cards: [{ profile: 'nuke', countsAs: { alignment: 'Hero' } }] } },
    ],
    ['team.leaderCards', { team: { ...draft.team, leaderCards: [1] } }],
    ['team.builtOn.alignment', { team: { ...draft.team, builtOn: {} } }],
  ])('is refused at %s', (at, part) => {
    const read = readTeam(JSON.stringify({ format: 'pulp-city-team', version: 1, ...draft, ...part }));
    expect(read.ok ? null : read.error).toMatchObject({ code: 'teamFile.form', params: { at } });
  });
});

describe('a link', () => {
  test('holds the whole Team', async () => {
    const [, link = ''] = (await teamLink(draft, 'https://example.org/')).split('#teams=');
    expect(link).toMatch(/^[\w-]{40,}$/);
    expect(await readLink(link)).toEqual({ ok: true, value: draft });
    expect(await paste(`look: https://example.org/#teams=${link} !`)).toEqual({ ok: true, value: draft });
  });

  test.each(['', 'x', 'no/link', 'AAAA', 'a'.repeat(30_000)])(
    'that is broken says so: %.8s',
    async (link) => {
      const read = await readLink(link);
      expect(read.ok ? null : read.error.code).toBe('teamFile.link');
    },
  );

  test('that would grow without end is left', async () => {
    const bomb = await packed('0'.repeat(300_000));
    expect(bomb.length).toBeLessThan(2000);
    expect(await unpacked(bomb)).toBeNull();
  });
});

describe('a list of names', () => {
  const names = async (text: string) => {
    const read = await paste(text);
    return read.ok
      ? read.value.team.cards.map(({ profile, level }) =>
          level === undefined ? profile : `${profile} ${level}`,
        )
      : read.error;
  };

  test('that was written is read back, Supremes before Minions', async () => {
    const read = await paste(teamList(draft, { profiles: library.byId }));
    expect(read.ok && read.value).toMatchObject({
      level: 5,
      team: {
        name: draft.team.name,
        cards: [{ profile: 'ace-of-wraiths' }, { profile: 'dead-eye' }, { profile: 'cyber-dogs', level: 4 }],
      },
    });
  });

  test.each([
    [
      'with Levels in any dress',
      'Nuke - L2\n* Ace of Wraiths, level 2\nTEKKNA [2]',
      ['nuke', 'ace-of-wraiths', 'tekkna'],
    ],
    ['in French', 'Nuke (niveau 2)\nTekkna : 2', ['nuke', 'tekkna']],
    ['without accents, dots and case', 'c.o.r.e. patton\nA beast', ['c-o-r-e-patton', 'a-beast']],
    [
      'with how many of each',
      '3x Mecha Spartan\nNuke',
      ['mecha-spartan', 'mecha-spartan', 'mecha-spartan', 'nuke'],
    ],
    ['with a number in a name', 'Nuke\n100 Voices', ['nuke', '100-voices']],
    ['of one line', 'Nuke', ['nuke']],
    ['with empty lines', '\nNuke\n\n\nTekkna\n', ['nuke', 'tekkna']],
  ])('%s', async (_what, text, found) => {
    expect(await names(text)).toEqual(found);
  });

  test('with a name that nobody has names the line, and who may be meant', async () => {
    const read = await paste('The Boys\nTekkna\nWildmann');
    const said = (lang: 'en' | 'fr') => (read.ok ? '' : faultWords(translate(lang), read.error));
    expect(said('en')).toBe('Line 3: no card is called “Wildmann”; did you mean Wildman?');
    expect(said('fr').replaceAll(/\s/g, ' ')).toBe(
      'Ligne 3 : aucune carte ne s’appelle « Wildmann » ; vouliez-vous dire Wildman ?',
    );
    const far = await paste('Tekkna\nQqqqqqqqqqqqqqqq');
    expect(far.ok ? '' : faultWords(translate('en'), far.error)).toBe(
      'Line 2: no card is called “Qqqqqqqqqqqqqqqq”.',
    );
  });
});

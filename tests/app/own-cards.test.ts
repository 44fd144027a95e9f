import { forTwo } from '../../src/kernel/ids.ts';
import { describe, expect, test } from 'vitest';
import { createOwnCards, setupText } from '../../src/app/own-cards.ts';
import { createSession } from '../../src/app/session.ts';
import { translate } from '../../src/i18n/translate.ts';
import { memoryFiles } from '../../src/storage/file-shelf.ts';
import { cardRules, pulpCity } from '../../src/systems/pulp-city/index.ts';
import { cardFinding, encounterOfCards } from '../../src/systems/pulp-city/view/setup/own-cards.ts';
import { faultWords } from '../../src/games/pulp-city/words/faults.ts';

const zapper = (bar: string, id = 'zapper') => ({
  id,
  name: 'Zapper',
  short: 'Zapper',
  kind: 'supreme',
  level: 2,
  role: null,
  alignment: ['Hero'],
  baseMm: 30,
  movement: { type: 'Sprint', inches: 5, stealth: false },
  traits: { F: 4, G: 4, H: 4, I: 4, J: 4, K: 4 },
  apLimit: 4,
  apPlus: 2,
  health: 6,
  actions: [{ id: 'zap', bar }],
  powers: [],
});
const GOOD = 'AP 1 Zap (PRJ 6, H vs I, Damage 1) SFX: none';
const BAD = 'AP 1 Zap (PRJ 6, H vs I, Dammage 1) SFX: none';

function setupOf(edition: '2013' | '2017', ...jsons: readonly unknown[]) {
  const cards = jsons.flatMap((json) => {
    const rules = cardRules(edition);
    if (rules === null) throw new Error(edition);
    const { profile } = cardFinding(json, rules);
    return profile === null ? [] : [{ json, profile }];
  });
  return encounterOfCards(cards, { edition, names: forTwo('Ours', 'Theirs'), seed: 3 });
}
const textOf = (setup: ReturnType<typeof setupOf>) => setupText(pulpCity.id, setup);

describe('a Team of own cards', () => {
  for (const edition of ['2013', '2017'] as const) {
    test(`plays from an encounter file that has only its set-up, in ${edition}`, () => {
      const session = createSession(pulpCity);
      expect(session.importText(textOf(setupOf(edition, zapper(GOOD), zapper(GOOD, 'zapper-b'))))).toBeNull();
      const setup = session.store.getState().game?.setup;
      expect(Object.keys(setup?.profiles ?? {})).toEqual(['zapper', 'zapper-b']);
      const again = createSession(pulpCity);
      expect(again.importText(session.exportText() ?? '')).toBeNull();
      expect(again.store.getState().game?.setup).toEqual(setup);
    });
  }

  test('is refused with the faulty card, its Action, the place in the file and what is wrong with it', () => {
    const setup = { ...setupOf('2017', zapper(GOOD)), profiles: { zapper: zapper(BAD) } };
    const text = textOf(setup as ReturnType<typeof setupOf>);
    const refused = createSession(pulpCity).importText(text);
    const lines = text.split('\n');
    const line = lines.findIndex((one) => one.includes('Dammage'));
    const column = (lines[line] ?? '').indexOf('Dammage') + 1;
    expect(refused?.code).toBe('file.setupRefused');
    if (refused === null) throw new Error('taken');
    expect(faultWords(translate('en'), refused)).toBe(
      `The set-up in the file is refused. The card Zapper cannot be used; Action Zap, line ${line + 1}, column ${column}: there is no Effect “Dammage 1”.`,
    );
  });

  test('is told of every faulty entry of a card by itself, each at its place, in French too', () => {
    const wrong = { ...zapper(BAD), alignment: ['Chaotic'], baseMm: 0 };
    const setup = { ...setupOf('2017', zapper(GOOD)), profiles: { zapper: wrong } };
    const text = textOf(setup as ReturnType<typeof setupOf>);
    const refused = createSession(pulpCity).importText(text);
    const lineOf = (word: string) => text.split('\n').findIndex((one) => one.includes(word)) + 1;
    const said = (refused?.because ?? []).map((fault) => faultWords(translate('fr'), fault));
    expect(said).toHaveLength(3);
    expect(said.find((one) => one.includes('Alignement'))).toContain(`ligne ${lineOf('Chaotic')}, colonne `);
    expect(said.find((one) => one.includes('Dammage'))).toMatch(
      new RegExp(`La carte Zapper .* Action Zap, ligne ${lineOf('Dammage')}, colonne \\d+`),
    );
    expect(said.find((one) => one.includes('socle'))).toContain(`ligne ${lineOf('"baseMm": 0')}, colonne `);
  });

  test('is no file to begin from when there are entries in it', () => {
    const file = JSON.parse(textOf(setupOf('2017', zapper(GOOD)))) as object;
    const entry = { command: { type: 'skip' }, events: [], rest: {} };
    const refused = createSession(pulpCity).importText(JSON.stringify({ ...file, entries: [entry] }));
    expect(refused).not.toBeNull();
  });
});

describe('the shelf of own card files', () => {
  test('keeps every file as it came, faulty or not, and one of each name', async () => {
    let at = 0;
    const own = createOwnCards(memoryFiles(), () => ++at);
    await own.add('one.json', '{');
    await own.add('two.json', JSON.stringify([zapper(GOOD), zapper(BAD, 'other')]));
    await own.add('one.json', JSON.stringify(zapper(BAD)));
    const [one, two] = await own.list();
    expect([one?.name, one?.cards.length, one?.refused]).toEqual(['one.json', 1, null]);
    expect(two?.cards).toHaveLength(2);
    await own.remove(one?.id ?? '');
    expect((await own.list()).map(({ name }) => name)).toEqual(['two.json']);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Report } from '../../src/cli/cards/report.ts';
import { cardFile } from '../pulp-city/cards/card-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

function cards(...args: readonly string[]) {
  const run = ['tests/tooling/run-ts.mjs', 'src/cli/cards.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, run, { encoding: 'utf8' });
  return { status, out: stdout.trim(), err: stderr.trim() };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('npm run cards', () => {
  test('--report prints one JSON object', () => {
    const { status, out } = cards('--report');
    const report = JSON.parse(out) as Report;
    expect(status).toBe(0);
    expect(Object.keys(report)).toEqual(['cards', 'actions', 'powers', 'factions', 'neverFired']);
    expect([report.cards, report.actions]).toEqual([181, 506]);
    const { full, partial, manual } = report.powers;
    expect(full + partial + manual).toBe(403);
    const factions = Object.values(report.factions);
    expect(factions.reduce((sum, one) => sum + one.cards, 0)).toBe(181);
    expect(factions.reduce((sum, one) => sum + one.powers.full, 0)).toBe(full);
  });

  test('print tells a card in either language, by its name as people write it', () => {
    const english = cards('print', 'dr', 'mercury');
    expect(english.status).toBe(0);
    expect(english.out).toContain('Level 2, Brawler, Hero, Heavy Metal');
    expect(english.out).toContain('> In its first Activation of each Round,');
    const french = cards('print', 'Dr. Mercury', '--lang', 'fr');
    expect(french.out).toContain('Niveau 2, Bagarreur, Héros');
    expect(french.out).toContain('> À sa première Activation de chaque Round,');
  });

  test.each([
    [['print', 'Nukem'], "There is no card 'Nukem'. Do you mean Nuke?"],
    [['print'], 'Name a card: npm run -s cards -- print NAME'],
    [['print', 'Nuke', '--lang', 'de'], "--lang takes en or fr, not 'de'."],
    [['check'], 'Name a file: npm run -s cards -- check FILE'],
    [['check', 'nowhere.json'], "There is no file 'nowhere.json'."],
    [
      ['--reprot'],
      'There is no option --reprot. There are --report, --record, --games, --seed, --around, --more, --help.',
    ],
    [['chekc', 'x'], "'chekc' is not expected here: --report, --record, check FILE or print NAME."],
    [[], 'Say what to do: --report, --record, check FILE or print NAME.'],
  ])('%j is refused', (args, message) => {
    expect(cards(...args)).toEqual({ status: 1, out: '', err: message });
  });

  test('check takes a card, cards and a Faction that are fine', () => {
    const card = file('card.json', JSON.stringify(cardFile('nuke')));
    expect(cards('check', card)).toEqual({ status: 0, out: `${card}: 1 card, nothing wrong.`, err: '' });
    const coven = 'src/systems/pulp-city/cards/factions/coven.yaml';
    expect(cards('check', coven).out).toBe(
      `${coven}: 11 cards, 2 of which something is unknown, nothing wrong.`,
    );
  });

  test('check tells the line of a fault, what is wrong and what to do', () => {
    const bar = 'AP 1 Hit (CCM, F vs Q, Damage 1) SFX: none';
    const wrong = { ...cardFile('nuke'), level: 0, actions: [{ id: 'hit', bar }] };
    const path = file('wrong.json', JSON.stringify(wrong, null, 1));
    const { status, out, err } = cards('check', path);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(`${path}:19:11: Nuke: a number is not above 0 at level.`);
    expect(err).toMatch(/Nuke: there is no Trait “Q”\./);

    const coven = readFileSync('src/systems/pulp-city/cards/factions/coven.yaml', 'utf8');
    const yaml = file('coven.yaml', coven.replace('role: Support', 'role: Suport'));
    expect(cards('check', yaml).err).toContain(
      `${yaml}:7: Comte Vendredi: nobody knows its Role. (role) Write one of these: Blaster, `,
    );
    const unknown = file(
      'unknown.yaml',
      coven.replace('      - name: Juju', '      - Jiujitsu\n      - nam: Juju'),
    );
    const told = cards('check', unknown).err;
    expect(told).toContain("No shared Power is called 'Jiujitsu'");
    expect(told.split('\n')).toHaveLength(2);
    const number = file('number.json', '42');
    expect(cards('check', number).err).toBe(
      `${number}:1:1: this is no card. Compare this place with a card of the game.`,
    );
    const broken = file('broken.json', '{ "id": ');
    expect(cards('check', broken).err).toContain('The file ends in the middle');
  });

  test('check holds a Team against the rules of recruiting', () => {
    const team = (...ids: readonly string[]): string =>
      file(
        'team.json',
        JSON.stringify({
          format: 'pulp-city-team',
          version: 1,
          edition: '2017',
          level: 6,
          team: { name: 'Mine', cards: ids.map((profile) => ({ profile })) },
        }),
      );
    expect(cards('check', team('nuke', 'anansi', 'aurelius')).out).toContain('a legal Team of Level 6');
    const refused = cards('check', team('nuke', 'a-beast'));
    expect(refused.status).toBe(1);
    expect(refused.err).toContain('1 Level left');
    expect(cards('check', team('nuke', 'nobody')).err).toContain("there is no card 'nobody'");
  });
});

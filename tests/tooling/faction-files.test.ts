import { describe, expect, test } from 'vitest';
import { readFaction, readSharedPowers } from '../../src/cli/cards/faction-yaml.ts';
import { loadCard } from '../../src/systems/pulp-city/cards/load.ts';
import { in2017, loaded } from '../pulp-city/cards/card-files.ts';

const SHARED = `powers:
  - name: Tough
    en: One die more when he Defends.
    fr: Un dé de plus en Défenseur.
    coverage: full
    source: card, back
    clauses:
      - { modify: defenderDice, by: 1 }
`;
const shared = readSharedPowers(SHARED).powers;

const card = (...lines: readonly string[]): string =>
  ['faction: Coven', 'cards:', '  - name: Dr. O.', ...lines.map((line) => `    ${line}`)].join('\n');
const LINES = [
  'also: The Way',
  'front: { level: 1, role: Tank, alignment: Hero, baseMm: 30 }',
  'back: { movement: Blink 4 stealth, apLimit: 3, health: 5 }',
  'traits: { F: 4*, G: 3, H: 1, I: 2+, J: 3, K: 6* }',
  'actions:',
  '  - "AP 1 Pow! (CCM, F vs G, Damage 1) SFX: none"',
  'powers:',
  '  - Tough',
];

describe('the file of a Faction', () => {
  test('is written out to cards as the engine loads them', () => {
    const file = readFaction(card(...LINES), shared);
    expect(file.faults).toEqual([]);
    expect(loaded(file.cards[0])).toMatchObject({
      id: 'dr-o',
      short: 'Dr. O.',
      kind: 'supreme',
      factions: ['Coven', 'The Way'],
      alignment: ['Hero'],
      types: ['Living'],
      movement: { type: 'Blink', inches: 4, stealth: true },
      traits: { F: 4, G: 3, H: 1, I: 2, J: 3, K: 6 },
      trump: ['F', 'K'],
      traitsPlusModels: ['I'],
      apPlus: 0,
      modelsMax: 1,
      actions: [{ id: 'pow' }],
      powers: [{ id: 'tough', coverage: 'full', clauses: [{ modify: 'defenderDice', by: 1 }] }],
    });
  });

  test('keeps to itself who has checked a card', () => {
    const checked = readFaction(card(...LINES, 'checkedBy: second reading'), shared);
    expect(checked.cards).toEqual(readFaction(card(...LINES), shared).cards);
  });

  test('keeps a card apart of which something is unknown', () => {
    const file = readFaction(card('partial: true', 'back: { health: 4 }'), shared);
    expect(file.cards).toEqual([]);
    expect(file.partial).toMatchObject([{ id: 'dr-o', card: { health: 4, factions: ['Coven'] } }]);
  });

  const without = (at: number, ...by: readonly string[]): string =>
    card(...LINES.slice(0, at), ...by, ...LINES.slice(at + 1));
  test.each([
    [without(2, 'back: { movement: Blink }'), 6, "'Blink' is no movement"],
    [without(3, 'traits: { F: 4**, G: 3 }'), 7, "'F: 4**' is no Trait"],
    [without(7, '  - Tuff'), 11, "No shared Power is called 'Tuff'"],
    [without(7, '  - { en: x }'), 11, 'begins with its name'],
    [without(7, '  - { name: X, clauses: [{ modify: ap, by: 1 }] }'), 11, "'X' has clauses"],
    [without(2, 'back: { level: 2 }'), 6, "'level' is given twice"],
    [card(...LINES, 'level: 2'), 5, "'level' is given twice"],
    [without(6, '\tpowers:'), 10, 'Tabs are not allowed'],
    [without(1, 'front: 4'), 5, "'4' is not what stands here"],
    ['cards: []', 1, "has 'faction:'"],
    [`${card(...LINES)}\n  - name: Dr O`, 12, "Two cards here have the id 'dr-o'"],
  ])('tells what is wrong with it, and in which line (%#)', (text, line, told) => {
    expect(readFaction(text, shared).faults).toContainEqual({ line, text: expect.stringContaining(told) });
  });

  test.each([
    [1, 'front: { level: 1, role: Tunk, alignment: Hero, baseMm: 30 }', 'role', 5],
    [
      7,
      '  - { name: X, en: X., fr: X., coverage: full, clauses: [{ modify: apCots, by: 1 }] }',
      'powers.0',
      11,
    ],
  ])('tells the line of what the loader refuses (%#)', (at, by, path, line) => {
    const file = readFaction(without(at, by), shared);
    const refused = loadCard(file.cards[0], in2017);
    const [error] = refused.ok ? [] : refused.error;
    expect(error?.path).toMatch(new RegExp(`^${path}`));
    expect(file.lineOf(0, error?.path ?? '')).toBe(line);
  });

  test('tells the line in the file of shared Powers', () => {
    expect(readSharedPowers(SHARED.replace('name: Tough', 'nam: Tough')).faults).toMatchObject([{ line: 2 }]);
  });
});

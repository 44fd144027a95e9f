/** What comes from outside has one door, and what events name is looked up in one way. */
import { describe, expect, test } from 'vitest';
import { linesMatching, sources } from './sources.ts';

const file = (path: string) => sources.filter((one) => one.path === path);
const where = (lines: readonly string[]): string[] => [
  ...new Set(lines.map((line) => line.split(':')[0] ?? '')),
];

describe('a text from outside', () => {
  test('becomes a value behind the door alone', () => {
    // A copy of a value of our own is no reading; preferences take known words, one by one, and fall back.
    const parsed = linesMatching(sources, /JSON\.parse\((?!JSON\.stringify\()/);
    expect(where(parsed)).toEqual(['src/app/preferences.ts', 'src/storage/read-json.ts']);
  });

  test('is not read in any other way', () => {
    expect(linesMatching(sources, /\.json\(\)|\beval\b|new Function\b/)).toEqual([]);
  });

  test('is looked at by whoever takes it: files, set-ups, answers and adjustments', () => {
    const doors = [
      'storage/codec',
      'storage/read-json',
      'systems/pulp-city/setup/read-setup',
      'systems/pulp-city/commands',
    ];
    for (const door of doors) expect(file(`src/${door}.ts`)[0]?.code, door).toMatch(/unfitPart\(/);
  });
});

describe('a map of the state', () => {
  const applying = sources.filter(({ path }) => /\/model\/apply(-parts)?\.ts$/.test(path));

  test('is read and written by events through the helpers that know own keys', () => {
    expect(applying).toHaveLength(2);
    const byKey = /\b(?:models|cards|pieces|teams|used|moves|touched|diceRolled|limits)\??\.?\[/;
    const lines = linesMatching(applying, byKey).filter((line) => !/\bdelete \S+\[/.test(line));
    expect(lines).toEqual([]);
  });

  test('changes in no other place of the engine', () => {
    const assigns = /\bstate\.(?:models|cards|pieces|teams)\[[^\]]+\]\s*=[^=]/;
    const engine = sources.filter(({ path }) => path.startsWith('src/systems/'));
    expect(where(linesMatching(engine, assigns))).toEqual(['src/systems/pulp-city/model/initial.ts']);
  });
});

import { describe, expect, test } from 'vitest';
import { helpFor, readArguments, type Usage } from '../../src/cli/arguments.ts';
import { sentence } from '../../src/cli/sentences.ts';

const USAGE: Usage = {
  program: 'fuzz',
  summary: 'Plays.',
  options: {
    games: { is: 'whole', least: 1, help: 'how many' },
    seed: { is: 'whole', least: 0, help: 'which' },
    edition: { is: 'one', of: ['2013', '2017'], help: 'edition' },
    record: { is: 'path', help: 'file' },
    json: { is: 'flag', help: 'as JSON' },
    help: { is: 'flag', help: 'this' },
  },
};

const read = (line: string, usage = USAGE) => readArguments(usage, line === '' ? [] : line.split(' '));
const wrong = (line: string, usage = USAGE): string => {
  const result = read(line, usage);
  return result.ok ? 'fine' : result.error;
};

describe('a command line', () => {
  test('is read into numbers, words and flags', () => {
    const given = read('--games 5 --seed=0 --edition 2017 --record out.json --json');
    expect(given).toEqual({
      ok: true,
      value: {
        flags: new Set(['json']),
        numbers: { games: 5, seed: 0 },
        words: { edition: '2017', record: 'out.json' },
        file: null,
      },
    });
    expect(read('')).toMatchObject({ ok: true, value: { numbers: {}, words: {} } });
  });

  test.each([
    ['--seed 1.5', "--seed takes a whole number of at least 0, not '1.5'."],
    ['--seed abc', "--seed takes a whole number of at least 0, not 'abc'."],
    ['--seed 1e3', "--seed takes a whole number of at least 0, not '1e3'."],
    ['--seed=-1', "--seed takes a whole number of at least 0, not '-1'."],
    ['--seed 99999999999999999999', "--seed takes a whole number of at least 0, not '99999999999999999999'."],
    ['--games 0', "--games takes a whole number of at least 1, not '0'."],
    ['--games', '--games needs a value.'],
    ['--games --seed 4', '--games needs a value.'],
    ['--seed=', '--seed needs a value.'],
    ['--edition 2015', "--edition takes 2013 or 2017, not '2015'."],
    ['--json=yes', '--json takes no value.'],
    ['--seed 1 --seed 2', '--seed is given twice.'],
    ['7', "'7' is not expected here."],
    [
      '--turbo',
      'There is no option --turbo. There are --games, --seed, --edition, --record, --json, --help.',
    ],
    ['-x', 'There is no option -x. There are --games, --seed, --edition, --record, --json, --help.'],
  ])('%s is refused in one sentence', (line, said) => {
    expect(wrong(line)).toBe(said);
  });

  test('names one file where one is wanted', () => {
    const usage: Usage = { program: 'replay', summary: 'Replays.', options: {}, file: 'FILE' };
    expect(read('a.json', usage)).toMatchObject({ ok: true, value: { file: 'a.json' } });
    expect(wrong('', usage)).toBe('Name a file: npm run -s replay -- FILE');
    expect(wrong('a b', usage)).toBe("One file at a time, please: 'b' is one too many.");
  });

  test('asks for help whatever else is wrong', () => {
    expect(read('--seed x --help')).toMatchObject({ ok: true, value: { flags: new Set(['help']) } });
    expect(helpFor(USAGE)).toContain('--edition 2013|2017');
  });
});

test('a refusal is a sentence with its figures in it', () => {
  expect(sentence({ code: 'file.newer', params: { version: 3, known: 1 } })).toBe(
    'The file is of version 3; this program knows versions up to 1.',
  );
  expect(sentence({ code: 'odd.thing', params: {} })).toBe('Refused: odd.thing.');
});

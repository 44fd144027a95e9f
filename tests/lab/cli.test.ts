import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readArguments } from '../../src/cli/arguments.ts';
import { keepIn } from '../../src/cli/lab/keep.ts';
import { lab } from '../../src/cli/lab/machine.ts';
import { reportOf, type LabResult, resultOf } from '../../src/cli/lab/report.ts';
import { studyFrom } from '../../src/cli/lab/study-from.ts';
import { USAGE } from '../../src/cli/lab/usage.ts';
import { allShards, merge } from '../../src/lab/shards.ts';
import type { Study } from '../../src/lab/study.ts';
import { decode } from '../../src/storage/codec.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { teamFile } from '../../src/systems/pulp-city/teams/team-file.ts';
import { played, readyTeam, starterStudy } from './support.ts';

/** Milliseconds, against hanging only: a busy machine may be ten times slower than one at rest. */
const TIMEOUT = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function run(...args: readonly string[]) {
  const program = ['tests/tooling/run-ts.mjs', 'src/cli/lab.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { status, out: stdout.trim(), err: stderr.trim() };
}

const TEAMS = ['--a', 'starter-wraiths', '--b', 'Gilded Fallout'];
const SMALL = [
  ...TEAMS,
  ...['--games', '12', '--mirror', '2', '--level', 'random', '--plots', 'smackdown', '--tables', 'park'],
];

/** The study that a command line asks for. */
function asked(...args: readonly string[]): Study {
  const given = readArguments(USAGE, args);
  if (!given.ok) throw new Error(given.error);
  return studyFrom(given.value);
}

describe('npm run lab', { timeout: TIMEOUT }, () => {
  const kept = join(folder, 'kept.jsonl');

  test('comes to the same on any number of workers, and when it goes on from its file', () => {
    const one = run(...SMALL, '--workers', '1', '--json', '--keep', kept);
    expect(one.err).toContain('14 of 14 Encounters');
    expect(one.status).toBe(0);
    const result = JSON.parse(one.out) as LabResult;
    expect(result.answer).toMatchObject({ games: 14, wanted: 14, whole: true, failures: [] });
    expect(result.study.lists).toEqual({ a: 'Graveyard Shift', b: 'Gilded Fallout' });
    expect(run(...SMALL, '--workers', '2', '--json').out).toBe(one.out);

    const lines = readFileSync(kept, 'utf8').split('\n');
    truncateSync(kept, Buffer.byteLength(lines.slice(0, 2).join('\n')) + 40);
    const again = run(...SMALL, '--workers', '2', '--json', '--keep', kept);
    expect(again.out).toBe(one.out);
    expect(readFileSync(kept, 'utf8').split('\n').toSorted()).toEqual(lines.toSorted());
  });

  test('says in one sentence what is wrong, and fails', () => {
    const { status, out, err } = run('--a', 'nobody');
    expect([status, out]).toEqual([1, '']);
    expect(err).toBe(
      "'nobody' is no file, no ready-made Team (Graveyard Shift, Gilded Fallout, Hometown Guard, Tide of Blades) and no random:LEVEL.",
    );
  });

  test('writes an Encounter that the page opens', () => {
    const to = join(folder, 'replay.json');
    expect(run(...SMALL, '--replay', 'a-b:3', '--to', to)).toEqual({ status: 0, out: '', err: '' });
    const loaded = decode(pulpCity, readFileSync(to, 'utf8'));
    expect(loaded.ok && loaded.value.game.state.outcome).not.toBe(null);
    expect(loaded.ok && loaded.value.journal.setup.table.id).toBe('park');
  });
});

describe('a Team on the command line', () => {
  const nameOf = (study: Study, list: string): string =>
    (resultOf(study, merge([])).study.lists as Record<string, string>)[list] ?? '';

  test("is a file of the builder's", () => {
    const team = readyTeam('starter-fallout');
    const path = file('team.json', JSON.stringify(teamFile({ edition: '2017', level: 6, team })));
    expect(nameOf(asked('--a', 'starter-wraiths', '--b', path), 'b')).toBe('Gilded Fallout');
  });

  test('is a list as people post it', () => {
    const path = file('list.txt', 'My Gang, Level 6\nAce of Wraiths (2)\nTekkna (2)\nWildman (2)\n');
    const study = asked('--a', path, '--b', 'starter-fallout');
    expect(nameOf(study, 'a')).toBe('My Gang');
    expect(allShards(study).length).toBeGreaterThan(1);
  });

  test('is drawn, the same for the same seed', () => {
    const study = asked('--a', 'random:6', '--b', 'random:6,starter-fallout', '--seed', '7');
    expect(study.against).toEqual(['b', 'b2']);
    expect(study.field).toEqual(
      asked('--a', 'random:6', '--b', 'random:6,starter-fallout', '--seed', '7').field,
    );
    expect(study.field).not.toEqual(asked('--a', 'random:6', '--b', 'random:6,starter-fallout').field);
  });

  test.each<[string, readonly string[], RegExp]>([
    ['nobody', [], /^Name the list: /],
    [
      'another Level',
      ['--a', 'starter-wraiths', '--b', 'level9-heroes'],
      /^Hometown Guard is of Level 9, the study of Level 6\.$/,
    ],
    ['no Level', ['--a', 'random:99', '--b', 'starter-fallout'], /no Level: 1 to 24/],
    ['a table', [...TEAMS, '--tables', 'moon'], /--tables: there is no 'moon'\. There are .*crossroads/],
    ['a Plot of the other edition', [...TEAMS, '--plots', 'airDrop'], /--plots: there is no 'airDrop'/],
    ['an odd number', [...TEAMS, '--games', '7'], /even number/],
    ['too many', [...TEAMS, '--games', '4000'], /1500 tell all there is/],
    ['no opponent', ['--a', 'starter-wraiths', '--mirror', '0'], /^The study asks nothing/],
    ['a missing study', ['--study', join(folder, 'nothing.json')], /cannot be read \(ENOENT\)/],
  ])('is refused: %s', (_, args, message) => {
    expect(() => asked(...args)).toThrow(message);
  });

  test('of a list with a card that there is not is refused with its line', () => {
    const path = file('odd.txt', 'My Gang, Level 6\nAce of Wraiths\nGrandmother Time\n');
    expect(() => asked('--a', path, '--b', 'starter-fallout')).toThrow(
      /line 3: there is no card 'Grandmother Time'/,
    );
  });

  test('that is illegal is refused with the rule that it breaks', () => {
    const path = file('twice.txt', 'Twice, Level 6\nAce of Wraiths\nAce of Wraiths\nAce of Wraiths\n');
    expect(() => asked('--a', path, '--b', 'starter-fallout')).toThrow(/^Twice is not a legal Team\. \S/);
  });

  test('in a file that is cut short is refused', () => {
    const path = file('cut.json', '{"format":"pulp-city-tabletop/team","version":1,"edi');
    expect(() => asked('--a', path, '--b', 'starter-fallout')).toThrow(
      /cut\.json': The file ends in the middle/,
    );
  });
});

describe('a study file', () => {
  const study = starterStudy({ games: 4 });

  test('is played as it stands', () => {
    expect(asked('--study', file('study.json', JSON.stringify(study)))).toEqual(study);
  });

  test('that is cut short or of another version is refused', () => {
    const cut = file('cut-study.json', JSON.stringify(study).slice(0, 300));
    expect(() => asked('--study', cut)).toThrow(/The file ends in the middle/);
    const newer = file('newer.json', JSON.stringify({ ...study, version: 9 }));
    expect(() => asked('--study', newer)).toThrow('The study is of version 9; this program knows version 1.');
  });
});

describe('kept results', () => {
  const study = starterStudy({ games: 4 });
  const [shard] = allShards(study);
  const path = join(folder, 'results.jsonl');

  test('are those of one study', () => {
    keepIn(path, study).keep(lab.runShard(study, shard!));
    expect(keepIn(path, study).done.size).toBe(1);
    expect(() => keepIn(path, { ...study, seed: 2 })).toThrow(/results of another study/);
    expect(() => keepIn(file('other.txt', 'hello'), study)).toThrow(/no file of results/);
    expect(() => keepIn(folder, study)).toThrow(/cannot be written \(EISDIR\)/);
  });

  test('lose at most the line that was being written', () => {
    appendFileSync(path, '{"shard":{"matchUp":"a-b"');
    const keeping = keepIn(path, study);
    expect(keeping.done.size).toBe(1);
    keeping.keep(lab.runShard(study, shard!));
    expect(keepIn(path, study).done.size).toBe(1);
  });
});

test('a report tells what was found in words', () => {
  const study = starterStudy({
    games: 4,
    mirror: 2,
    variant: 'c',
    field: starterStudy(
      {},
      { a: readyTeam('starter-wraiths'), b: readyTeam('starter-fallout'), c: readyTeam('starter-wraiths') },
    ).field,
  });
  const report = reportOf(study, played(study));
  expect(report).toContain('10 of 10 Encounters; bots random and random; seed 1');
  expect(report).toMatch(/^Against Gilded Fallout: \d+ % \(\d+ to \d+ %\), \S/m);
  expect(report).toMatch(/^Graveyard Shift instead, on the same seeds/m);
  expect(report).toMatch(/^Against itself, as a check: /m);
  expect(report).toMatch(/^ {2}Tekkna: \d/m);
  expect(report).toContain('A tie counts half.');
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '../../src/simulation/verify.ts';
import { decode } from '../../src/storage/codec.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { projectRoot } from '../tooling/project.mjs';

const RECORDED = join(projectRoot, 'tests', 'replays', 'recorded');
const recorded = readdirSync(RECORDED).filter((name) => name.endsWith('.json'));

/** Files are named after what they were recorded with: '2013-starters-8.json'. */
function recordAgain(name: string): string {
  const [edition, teams, seed] = name.replace('.json', '').split('-');
  const play = `npm run -s fuzz -- --games 1 --seed ${seed} --edition ${edition} --teams ${teams}`;
  return `a rule was corrected? Then record again: ${play} --record tests/replays/recorded/${name}`;
}

test('there are recorded encounters of both editions', () => {
  const editions = recorded.map((name) => JSON.parse(readFileSync(join(RECORDED, name), 'utf8')).edition);
  expect(new Set(editions)).toEqual(new Set(['2013', '2017']));
});

test.each(recorded)('%s is played as it was', (name) => {
  const loaded = decode(pulpCity, readFileSync(join(RECORDED, name), 'utf8'));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const opened = pulpCity.open(loaded.value.journal.setup);
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  const different = verify(pulpCity, opened.value, loaded.value.journal);
  expect(
    different.map(({ entry, at }) => ({ entry, at })),
    recordAgain(name),
  ).toEqual([]);
  expect(pulpCity.outcome(loaded.value.game)).not.toBeNull();
});

describe('the replay program', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pulp-city-replay-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['tests/tooling/run-ts.mjs', 'src/cli/replay.ts', ...args], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
  const written = (text: string): string => {
    const path = join(folder, 'file.json');
    writeFileSync(path, text);
    return path;
  };
  const whole = (): string => readFileSync(join(RECORDED, recorded[0] ?? ''), 'utf8');

  test('prints one JSON object', () => {
    const { status, stdout, stderr } = run(join(RECORDED, recorded[0] ?? ''));
    const report = JSON.parse(stdout);
    expect(Object.keys(report)).toEqual([
      'ok',
      'edition',
      'events',
      'entries',
      'score',
      'outcome',
      'state',
      'mismatches',
      'warnings',
    ]);
    expect(report).toMatchObject({ ok: true, mismatches: [], warnings: [] });
    expect(report.events).toBeGreaterThan(report.entries / 2);
    expect([status, stderr]).toEqual([0, '']);
  });

  test('names the entry whose dice were loaded', () => {
    const file = JSON.parse(whole());
    const entry = file.entries.findIndex((one: { events: { type: string }[] }) =>
      one.events.some(({ type }) => type === 'rolled'),
    );
    const roll = file.entries[entry].events.find(({ type }: { type: string }) => type === 'rolled');
    roll.attack.faces[0] = roll.attack.faces[0] === 6 ? 5 : 6;
    const { status, stdout } = run(written(JSON.stringify(file)));
    const report = JSON.parse(stdout);
    expect(report.ok).toBe(false);
    expect(report.mismatches[0]).toMatchObject({ entry: entry + 1 });
    expect(report.mismatches[0].expected).not.toEqual(report.mismatches[0].got);
    expect(status).toBe(1);
  });

  test('goes on where procedures are no longer known, and warns', () => {
    const file = JSON.parse(whole());
    file.head = 5;
    file.entries[4].rest.stack = [{ proc: 'tango', step: 'lead' }];
    const report = JSON.parse(run(written(JSON.stringify(file))).stdout);
    expect(report.warnings).toMatchObject([{ code: 'file.restDropped', params: { proc: 'tango' } }]);
  });

  test.each<[string, () => readonly string[], RegExp]>([
    ['a missing file', () => [join(folder, 'nothing.json')], /^There is no file '.*nothing\.json'\.\n$/],
    ['a folder', () => [folder], /^'.*' is a folder, not a file\.\n$/],
    ['no file', () => [], /^Name a file: .*\n$/],
    ['two files', () => ['a', 'b'], /^One file at a time.*\n$/],
    ['an unknown option', () => ['--fast', 'a'], /^There is no option --fast\..*\n$/],
    [
      'half a file',
      () => [written(whole().slice(0, 5000))],
      /^The file ends in the middle, at line 1, column 5001.*\n$/,
    ],
    ['another file', () => [written('{"name":"x"}')], /^The file is no encounter file\.\n$/],
    [
      'a newer file',
      () => [written(whole().replace(/"version":\d+/, '"version":9'))],
      /^The file is of version 9;.*\n$/,
    ],
  ])('says in one sentence what is wrong with %s', (_, args, said) => {
    const { status, stdout, stderr } = run(...args());
    expect(stderr).toMatch(said);
    expect([status, stdout]).toEqual([1, '']);
  });
});

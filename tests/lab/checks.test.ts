import { describe, expect, test } from 'vitest';
import { allChecks } from '../../src/cli/lab/checks/all.ts';
import { line, scoreCheck, scoreOver } from '../../src/cli/lab/checks/check.ts';
import { runChecks } from '../../src/cli/lab/checks/run.ts';
import { duel, shareOut } from '../../src/cli/lab/checks/studies.ts';
import { lab, PLOT_BLIND } from '../../src/cli/lab/machine.ts';
import { RANDOM } from '../../src/lab/laboratory.ts';
import type { EncounterResult } from '../../src/lab/told.ts';
import { played, starterStudy } from './support.ts';

/** Milliseconds, against hanging only: a busy machine may be ten times slower than one at rest. */
const TIMEOUT = 300_000;

const here = { at: 1, told: () => undefined };

describe('a check', () => {
  const [example] = [...played(starterStudy({ games: 2 })).values()][0]!.results;
  const results = (wins: number, ties: number, losses: number): readonly EncounterResult[] =>
    [
      ...Array.from({ length: wins }, () => 1 as const),
      ...Array.from({ length: ties }, () => 0.5 as const),
      ...Array.from({ length: losses }, () => 0 as const),
    ].map((score, number) => ({ ...example!, number, seed: number >> 1, score }));
  const bars = scoreCheck('x', [], { least: 0.9, lower: 0.85, losses: 0.02 });

  test('passes where score, lower bound and losses are as they should be', () => {
    expect(bars.judge(results(186, 14, 0)).map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  test('fails by each of them', () => {
    expect(bars.judge(results(150, 50, 0)).map(({ ok }) => ok)).toEqual([false, false, true]);
    expect(bars.judge(results(19, 1, 0)).map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(bars.judge(results(190, 2, 8)).map(({ ok }) => ok)).toEqual([true, true, false]);
  });

  test('that knows nothing fails', () => {
    expect(bars.judge([]).map(({ ok }) => ok)).toEqual([false, false, true]);
    expect(line('x', Number.NaN, 'most', 1).ok).toBe(false);
  });

  test('tells pairs of two studies apart', () => {
    const some = results(4, 0, 4);
    const other = some.map((one) => ({ ...one, seed: one.seed + 100 }));
    expect(scoreOver([...some, ...other])).toMatchObject({ games: 16, pairs: 8 });
  });
});

describe('the checks', { timeout: TIMEOUT }, () => {
  test('ask for studies that can be played, each with an even share', () => {
    expect([shareOut(200, 8), shareOut(60, 4), shareOut(1, 8)]).toEqual([26, 16, 2]);
    const [first, ...others] = allChecks(1, 8);
    expect(new Set([first!, ...others].map(({ name }) => name)).size).toBe(others.length + 1);
    for (const { studies } of [first!, ...others.filter(({ name }) => name !== 'Actions used')])
      for (const study of studies) expect(lab.readStudy(study)).toMatchObject({ ok: true });
  });

  test('tell Regular from chance, and from one that ignores the Plot, and no answer of theirs is refused', async () => {
    const one = { editions: ['2017'], levels: [6] } as const;
    const checks = [
      scoreCheck('chance', duel({ list: 'regular', against: RANDOM }, 12, 5, one), { least: 0.65 }),
      scoreCheck(
        'Plot',
        duel({ list: 'regular', against: PLOT_BLIND }, 12, 5, { ...one, plots: ['quest'] }),
        { least: 0.3 },
      ),
    ];
    const lines = await runChecks(checks, {
      ...here,
      play: (study, shard) => Promise.resolve(lab.runShard(study, shard)),
    });
    expect(lines.filter(({ ok }) => !ok)).toEqual([]);
    expect(lines.map(({ name }) => name)).toEqual([
      'chance',
      'Plot',
      'answers without an opinion',
      'answers refused',
      'Encounters not played to their end',
    ]);
  });
});

import { conductOf } from '../../../lab/answer.ts';
import { PAIR } from '../../../lab/deal.ts';
import { type Done, reachedIn } from '../../../lab/shards.ts';
import { type Estimate, estimate } from '../../../lab/statistics/estimate.ts';
import { matchUpsOf, type Study } from '../../../lab/study.ts';
import type { EncounterResult } from '../../../lab/told.ts';

/** One line of what is checked. */
export interface Checked {
  readonly name: string;
  readonly value: number;
  /** 95 %; null: the value is counted or measured, not estimated. */
  readonly interval: readonly [number, number] | null;
  readonly bar: number;
  /** Is the bar the least or the most that will do? */
  readonly is: 'least' | 'most';
  readonly ok: boolean;
  /** What a number cannot say, such as names. */
  readonly note?: string;
}

/** Something that bots have to come up to: Encounters to play for it, and what is made of them. */
export interface Check {
  readonly name: string;
  readonly studies: readonly Study[];
  readonly judge: (results: readonly EncounterResult[]) => readonly Checked[];
}

const rounded = (value: number): number => Number(value.toPrecision(4));

export const line = (
  name: string,
  value: number,
  is: Checked['is'],
  bar: number,
  { interval = null, note }: Pick<Partial<Checked>, 'interval' | 'note'> = {},
): Checked => ({
  name,
  value: rounded(value),
  interval: interval === null ? null : [rounded(interval[0]), rounded(interval[1])],
  bar,
  is,
  ok: Number.isFinite(value) && (is === 'least' ? value >= bar : value <= bar),
  ...(note === undefined ? {} : { note }),
});

/** The score of several studies as one. Pairs of two studies are different pairs. */
export function scoreOver(results: readonly EncounterResult[]): Estimate {
  const pairs = new Map<string, number>();
  const scored = results.map(({ matchUp, number, seed, score }) => {
    const key = `${matchUp} ${seed} ${Math.floor(number / PAIR)}`;
    const pair = pairs.get(key) ?? pairs.size;
    pairs.set(key, pair);
    return { pair, score };
  });
  return estimate(scored);
}

/** The score has to be at least so much, and where `lower` is given its interval has to lie above that. */
export function scoreCheck(
  name: string,
  studies: readonly Study[],
  bar: { readonly least: number; readonly lower?: number; readonly most?: number; readonly losses?: number },
): Check {
  return {
    name,
    studies,
    judge(results) {
      const found = scoreOver(results);
      const interval = [found.low, found.high] as const;
      const { least, lower, most, losses } = bar;
      return [
        line(name, found.score, 'least', least, { interval }),
        ...(lower === undefined ? [] : [line(`${name}, lower bound`, found.low, 'least', lower)]),
        ...(most === undefined ? [] : [line(`${name}, at most`, found.score, 'most', most, { interval })]),
        ...(losses === undefined
          ? []
          : [line(`${name}, lost`, found.losses / Math.max(1, found.games), 'most', losses)]),
      ];
    },
  };
}

/** Everything that the studies of a check have come to; each shard is found under its study's place. */
export function resultsOf(studies: readonly Study[], done: readonly Done[]): readonly EncounterResult[] {
  return studies.flatMap((study, at) =>
    matchUpsOf(study).flatMap((matchUp) => reachedIn(study, matchUp, done[at] ?? new Map()).results),
  );
}

/** How the bots behaved over everything that was played for any check, and what was `unfinished`, with the reason. */
export function conductChecks(
  results: readonly EncounterResult[],
  unfinished: readonly string[],
): readonly Checked[] {
  const { fallbacks, refused } = conductOf(results);
  return [
    line('answers without an opinion', fallbacks, 'most', 0.005),
    line('answers refused', refused, 'most', 0),
    line(
      'Encounters not played to their end',
      unfinished.length,
      'most',
      0,
      unfinished.length === 0 ? {} : { note: unfinished.join('; ') },
    ),
  ];
}

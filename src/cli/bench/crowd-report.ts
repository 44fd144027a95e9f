import type { CrowdBench, ReachBench } from './crowd.ts';
import { type Measured, measure, type Pace, type Rate, type Subject } from './measure.ts';

/** Shorter than for whole games: there are many subjects, and one time through takes some milliseconds. */
export const CROWD_PACE: Pace = { warmUpMs: 1000, runMs: 300, runs: 7, mostRounds: 20 };

export const rounded = (value: number): number => Number(value.toPrecision(4));

/** Milliseconds for one time through, from times a second. */
export const millisecondsOf = ({ median, least, most }: Rate): Rate => ({
  median: rounded(1000 / median),
  least: rounded(1000 / most),
  most: rounded(1000 / least),
});

const nameOf = ({ movement }: ReachBench): string => `${movement.as}, ${movement.edition}`;

/** All measured in turn; milliseconds and what they are to the same with the library, and to distances alone. */
export function crowdReport({ scene, pairs, sight, reach }: CrowdBench, pace: Pace = CROWD_PACE) {
  const subjects: Record<string, Subject<'times'>> = {
    cold: sight.cold,
    warm: sight.warm,
    distances: sight.distances,
    flatten: sight.flatten,
  };
  for (const one of reach) {
    subjects[`${nameOf(one)}: own`] = one.cold;
    subjects[`${nameOf(one)}: distances`] = one.distances;
    if (one.flatten !== null) subjects[`${nameOf(one)}: flatten`] = one.flatten.work;
  }
  const results: Readonly<Record<string, Measured<'times'>>> = measure(subjects, pace);
  const msOf = (key: string): Rate =>
    millisecondsOf(results[key]?.rates.times ?? { median: 0, least: 0, most: 0 });
  const ratio = (one: Rate, other: Rate): number => rounded(one.median / other.median);
  const compared = (own: Rate, distances: Rate, flatten: Rate | null) => ({
    ms: own,
    distancesMs: distances,
    flattenMs: flatten,
    timesDistances: ratio(own, distances),
    flattenTimesOwn: flatten === null ? null : ratio(flatten, own),
  });
  return {
    name: `${scene.bodies.length} models among ${scene.pieces.length} pieces of terrain`,
    method: { ...pace, undisturbedRuns: Math.min(...Object.values(results).map((one) => one.undisturbed)) },
    sight: {
      pairs,
      agreed: sight.agreed,
      ...compared(msOf('cold'), msOf('distances'), msOf('flatten')),
      warmMs: msOf('warm'),
    },
    reach: reach.map((one) => ({
      ...one.movement,
      ...compared(
        msOf(`${nameOf(one)}: own`),
        msOf(`${nameOf(one)}: distances`),
        one.flatten === null ? null : msOf(`${nameOf(one)}: flatten`),
      ),
      agreed: one.flatten?.agreed ?? null,
      asked: one.flatten?.asked ?? null,
    })),
  };
}

export type CrowdReport = ReturnType<typeof crowdReport>;

const row = (name: string, { median, least, most }: Rate): string =>
  `${name.padEnd(54)}${median.toLocaleString('en').padStart(12)} ${'ms'.padEnd(13)}[${least}–${most}]`;

const beside = ({
  timesDistances,
  flattenTimesOwn,
}: CrowdReport['reach'][number] | CrowdReport['sight']): string =>
  [
    ...(flattenTimesOwn === null ? [] : [`@flatten-js/core takes ${flattenTimesOwn} × as long`]),
    `distances alone take 1/${timesDistances} of it`,
  ].join(', ');

export function crowdRows({ name, sight, reach, method }: CrowdReport): readonly string[] {
  return [
    name,
    row(`all ${sight.pairs} lines of sight, everything new`, sight.ms),
    `  ${beside(sight)}`,
    row('  the pieces known, the models new', sight.warmMs),
    ...reach.flatMap((one) => [
      row(`reach, ${one.as}, edition of ${one.edition}`, one.ms),
      `  ${beside(one)}`,
    ]),
    ...(method.undisturbedRuns < method.runs ? ['The machine was busy: take these times with care.'] : []),
  ];
}

/** One thing to measure: does some work, and says how much of each unit it has done. */
export interface Subject<Unit extends string> {
  readonly name: string;
  readonly work: () => Readonly<Record<Unit, number>>;
}

export interface Rate {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export interface Pace {
  readonly warmUpMs: number;
  readonly runMs: number;
  readonly runs: number;
  /** Rounds after which runs that were starved of the processor count as well. */
  readonly mostRounds: number;
}

export const PACE: Pace = { warmUpMs: 5000, runMs: 400, runs: 7, mostRounds: 40 };

/** A run with less of a processor than this was disturbed by something else on the machine. */
const FULL_SHARE = 0.92;

interface Run<Unit extends string> {
  readonly rates: Readonly<Record<Unit, number>>;
  /** Processor time by time passed. */
  readonly share: number;
}

/** Units per second of processor time, over at least so many milliseconds: others may use the machine as well. */
function run<Unit extends string>({ work }: Subject<Unit>, ms: number): Run<Unit> {
  const done = new Map<Unit, number>();
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  let passed = 0;
  do {
    for (const [unit, count] of Object.entries<number>(work()) as [Unit, number][]) {
      done.set(unit, (done.get(unit) ?? 0) + count);
    }
    passed = performance.now() - started;
  } while (passed < ms);
  const { user, system } = process.cpuUsage(cpuBefore);
  const spent = Math.max(1e-3, (user + system) / 1000);
  const rates = [...done].map(([unit, count]) => [unit, (count * 1000) / spent]);
  return { rates: Object.fromEntries(rates), share: spent / passed };
}

function rateOf(values: readonly number[]): Rate {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    median: sorted[sorted.length >> 1] ?? 0,
    least: sorted[0] ?? 0,
    most: sorted[sorted.length - 1] ?? 0,
  };
}

export interface Measured<Unit extends string> {
  readonly rates: Readonly<Record<Unit, Rate>>;
  /** Runs among those counted that had the processor to themselves. */
  readonly undisturbed: number;
}

/**
 * Warms all subjects up, then lets them run in turn, so that a slow moment of the machine meets each of them. A run
 * that was starved is repeated; when the machine stays busy, the least starved ones count.
 */
export function measure<Names extends string, Unit extends string>(
  subjects: Readonly<Record<Names, Subject<Unit>>>,
  pace: Pace = PACE,
): Readonly<Record<Names, Measured<Unit>>> {
  const all = Object.entries<Subject<Unit>>(subjects).map(([name, subject]) => ({
    name,
    subject,
    runs: [] as Run<Unit>[],
  }));
  const full = (runs: readonly Run<Unit>[]): number => runs.filter((one) => one.share >= FULL_SHARE).length;
  for (const { subject } of all) run(subject, pace.warmUpMs);
  for (let round = 0; round < pace.mostRounds; round += 1) {
    const lacking = all.filter(({ runs }) => full(runs) < pace.runs);
    for (const { subject, runs } of lacking) runs.push(run(subject, pace.runMs));
  }
  return Object.fromEntries(
    all.map(({ name, runs }) => {
      const counted = [...runs].sort((a, b) => b.share - a.share).slice(0, pace.runs);
      const units = Object.keys(counted[0]?.rates ?? {}) as Unit[];
      const rates = units.map((unit) => [unit, rateOf(counted.map((one) => one.rates[unit]))]);
      return [name, { rates: Object.fromEntries(rates), undisturbed: full(counted) }];
    }),
  ) as Record<Names, Measured<Unit>>;
}

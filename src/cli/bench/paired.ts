/** Work of two engines, done alternately; what each call answers is how many units it has done. */
export interface Pair {
  readonly name: string;
  readonly unit: string;
  readonly own: (round: number) => number;
  readonly other: (round: number) => number;
  /** Calls of a block: enough for some hundred milliseconds. */
  readonly calls: number;
}

export interface Cost {
  readonly own: number;
  readonly other: number;
}

export interface Compared {
  readonly name: string;
  readonly unit: string;
  /** Microseconds of processor time for one unit, of the first block and once warm. */
  readonly cold: Cost;
  readonly warm: Cost;
  /** How much more the other takes, block by block. */
  readonly ratio: { readonly median: number; readonly least: number; readonly most: number };
  /** The blocks agreed before any was counted. */
  readonly settled: boolean;
}

export interface PairPace {
  /** Blocks that have to agree within `tolerance` before any counts. */
  readonly agree: number;
  readonly tolerance: number;
  readonly mostWarmUp: number;
  readonly blocks: number;
}

export const PAIR_PACE: PairPace = { agree: 3, tolerance: 0.05, mostWarmUp: 12, blocks: 7 };

/** Microseconds of processor time, whoever else uses the machine. */
function costOf(work: (round: number) => number, round: number): { micros: number; units: number } {
  const before = process.cpuUsage();
  const units = work(round);
  const { user, system } = process.cpuUsage(before);
  return { micros: user + system, units };
}

/** Both in turn, call by call, so that a slow moment of the machine meets both. */
function block({ own, other, calls }: Pair): Cost {
  const spent = { own: 0, other: 0 };
  const done = { own: 0, other: 0 };
  for (let round = 0; round < calls; round += 1) {
    for (const [side, work] of [
      ['own', own],
      ['other', other],
    ] as const) {
      const { micros, units } = costOf(work, round);
      spent[side] += micros;
      done[side] += units;
    }
  }
  return { own: spent.own / done.own, other: spent.other / done.other };
}

const spread = (values: readonly number[]): number => Math.max(...values) / Math.min(...values) - 1;

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Warms both up until blocks agree, then compares them block by block. */
export function compare(pair: Pair, pace: PairPace = PAIR_PACE): Compared {
  const warming = [block(pair)];
  const agreed = (): boolean => {
    const last = warming.slice(-pace.agree);
    return (
      last.length === pace.agree &&
      spread(last.map(({ own }) => own)) <= pace.tolerance &&
      spread(last.map(({ other }) => other)) <= pace.tolerance
    );
  };
  while (!agreed() && warming.length < pace.mostWarmUp) warming.push(block(pair));
  const blocks = Array.from({ length: pace.blocks }, () => block(pair));
  const ratios = blocks.map(({ own, other }) => other / own);
  return {
    name: pair.name,
    unit: pair.unit,
    cold: warming[0] ?? { own: Number.NaN, other: Number.NaN },
    warm: { own: middle(blocks.map(({ own }) => own)), other: middle(blocks.map(({ other }) => other)) },
    ratio: { median: middle(ratios), least: Math.min(...ratios), most: Math.max(...ratios) },
    settled: agreed(),
  };
}

/** One thing a handful of dice may show: its best faces and how many dice count. */
export interface HandOutcome {
  readonly best: number;
  /** Best of the others; 0 where there is one die. */
  readonly second: number;
  /** Dice that show the threshold or more. */
  readonly counted: number;
  /** Share of all equally likely throws. */
  readonly share: number;
}

const FACES = [1, 2, 3, 4, 5, 6];
const SIZE = 7;

const known = new Map<string, readonly HandOutcome[]>();

/**
 * Everything `dice` fair dice may show, by exact counting of throws.
 * Counts stay whole numbers up to 20 dice; beyond that shares are still right to the precision of a double.
 */
export function handOutcomes(dice: number, threshold: number): readonly HandOutcome[] {
  const at = `${dice} ${threshold}`;
  const found = known.get(at) ?? countThrows(dice, threshold);
  known.set(at, found);
  return found;
}

function countThrows(dice: number, threshold: number): readonly HandOutcome[] {
  let counts = new Map<number, number>([[0, 1]]);
  const key = (best: number, second: number, counted: number): number =>
    (counted * SIZE + second) * SIZE + best;
  for (let thrown = 0; thrown < dice; thrown += 1) {
    const next = new Map<number, number>();
    for (const [at, ways] of counts) {
      const best = at % SIZE;
      const second = Math.floor(at / SIZE) % SIZE;
      const counted = Math.floor(at / (SIZE * SIZE));
      for (const face of FACES) {
        const to = key(
          face > best ? face : best,
          face > best ? best : face > second ? face : second,
          counted + (face >= threshold ? 1 : 0),
        );
        next.set(to, (next.get(to) ?? 0) + ways);
      }
    }
    counts = next;
  }
  let all = 0;
  for (const ways of counts.values()) all += ways;
  return [...counts].map(([at, ways]) => ({
    best: at % SIZE,
    second: Math.floor(at / SIZE) % SIZE,
    counted: Math.floor(at / (SIZE * SIZE)),
    share: ways / all,
  }));
}

/** The mean of the best face of so many dice; 0 for none. */
export const meanBest = (dice: number): number =>
  handOutcomes(dice, SIZE - 1).reduce((sum, { best, share }) => sum + best * share, 0);

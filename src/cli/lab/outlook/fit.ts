/** A moment of an Encounter, and what came of it for the Team that was to act. */
export interface Moment {
  /** Moments of Encounters with the same chance. */
  readonly pair: string;
  /** From 0 to 1. */
  readonly time: number;
  readonly signs: readonly number[];
  /** 1 for a win, a half for a tie. */
  readonly score: number;
}

/** How much each sign says at the beginning and at the end of an Encounter: nothing, or something for whoever has it. */
export type Speaking = readonly (readonly [number, number])[];

/** Holds what a sign says back, so that few Encounters do not make it speak too loud. */
const RIDGE = 30;
const STEPS = 25;
const SETTLED = 1e-6;

/**
 * Logistic regression of the score on the signs as they are early and late. More of a sign is never worse by what it is:
 * where the Encounters say so all the same, something else is behind it, and the sign is left out.
 */
export function fit(moments: readonly Moment[]): Speaking {
  const count = moments[0]?.signs.length ?? 0;
  const scale = Array.from({ length: count }, (_, at) =>
    spreadOf(moments.map(({ signs }) => signs[at] ?? 0)),
  );
  const rows = moments.map(({ signs, time }) => {
    const scaled = signs.map((sign, at) => sign / (scale[at] ?? 1));
    return [...scaled.map((sign) => sign * (1 - time)), ...scaled.map((sign) => sign * time)];
  });
  const scores = moments.map(({ score }) => score);
  let heard = Array.from({ length: 2 * count }, (_, at) => at);
  for (;;) {
    const says = newton(
      rows.map((row) => heard.map((at) => row[at] ?? 0)),
      scores,
    );
    const sound = heard.filter((_, at) => (says[at] ?? 0) >= 0);
    if (sound.length === heard.length) {
      const found = new Map(heard.map((at, place) => [at, says[place] ?? 0]));
      return scale.map((by, at) => [(found.get(at) ?? 0) / by, (found.get(at + count) ?? 0) / by] as const);
    }
    heard = sound;
  }
}

/** Newton's method, each step a system of equations. */
function newton(rows: readonly (readonly number[])[], scores: readonly number[]): readonly number[] {
  const size = rows[0]?.length ?? 0;
  const found = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = found.map((value) => RIDGE * value);
    const curve = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (__, column): number => (row === column ? RIDGE : 0)),
    );
    rows.forEach((row, at) => {
      const chance = logistic(dot(row, found));
      const miss = chance - (scores[at] ?? 0);
      const weight = chance * (1 - chance);
      for (let i = 0; i < size; i += 1) {
        const value = row[i] ?? 0;
        slope[i] = (slope[i] ?? 0) + miss * value;
        const line = curve[i];
        if (line !== undefined)
          for (let j = 0; j <= i; j += 1) line[j] = (line[j] ?? 0) + weight * value * (row[j] ?? 0);
      }
    });
    const change = solved(curve, slope);
    change.forEach((by, at) => {
      found[at] = (found[at] ?? 0) - by;
    });
    if (Math.max(...change.map(Math.abs)) < SETTLED) break;
  }
  return found;
}

/** What the moments come to by what was fitted: the mean of the logarithms of what was not expected. */
export function lossOf(moments: readonly Moment[], speaking: Speaking): number {
  const sum = moments.reduce((so, { signs, time, score }) => {
    const said = signs.reduce((all, sign, at) => {
      const [early, late] = speaking[at] ?? [0, 0];
      return all + sign * (early * (1 - time) + late * time);
    }, 0);
    const chance = Math.min(1 - LEAST, Math.max(LEAST, logistic(said)));
    return so - score * Math.log(chance) - (1 - score) * Math.log(1 - chance);
  }, 0);
  return sum / Math.max(1, moments.length);
}

const LEAST = 1e-4;

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

const dot = (one: readonly number[], other: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

/** Standard deviation about 0; 1 for what never differs. */
function spreadOf(values: readonly number[]): number {
  const spread = Math.sqrt(
    values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length),
  );
  return spread < SETTLED ? 1 : spread;
}

/** Solves a symmetric system by Cholesky's method; only the lower half of it is read. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const lower: number[][] = [];
  matrix.forEach((row, i) => {
    const line: number[] = [];
    for (let j = 0; j <= i; j += 1) {
      const above = j === i ? line : (lower[j] ?? []);
      let sum = row[j] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= (line[k] ?? 0) * (above[k] ?? 0);
      line.push(j === i ? Math.sqrt(sum) : sum / (above[j] ?? 1));
    }
    lower.push(line);
  });
  const half: number[] = [];
  lower.forEach((line, i) => {
    half.push(((right[i] ?? 0) - dot(half, line.slice(0, i))) / (line[i] ?? 1));
  });
  const found = Array.from({ length: half.length }, () => 0);
  for (let i = half.length - 1; i >= 0; i -= 1) {
    let sum = half[i] ?? 0;
    for (let k = i + 1; k < half.length; k += 1) sum -= (lower[k]?.[i] ?? 0) * (found[k] ?? 0);
    found[i] = sum / (lower[i]?.[i] ?? 1);
  }
  return found;
}

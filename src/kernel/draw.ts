/** Whole numbers from 0 on, as a stream gives them. */
export type Draw = () => number;

export function below(draw: Draw, count: number): number {
  return draw() % count;
}

export function pick<T>(draw: Draw, list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : list[below(draw, list.length)];
}

/** @throws of an empty list */
export function drawn<T>(draw: Draw, list: readonly T[]): T {
  const found = pick(draw, list);
  if (found === undefined) throw new Error('nothing to draw from');
  return found;
}

export function chance(draw: Draw, percent: number): boolean {
  return below(draw, 100) < percent;
}

export function shuffled<T>(draw: Draw, list: readonly T[]): T[] {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = below(draw, at + 1);
    const kept = copy[at];
    const swapped = copy[other];
    if (kept !== undefined && swapped !== undefined) {
      copy[at] = swapped;
      copy[other] = kept;
    }
  }
  return copy;
}

/** As `shuffled`, by a number drawn for each: Teams and tables that are known by their seed come of it. */
export function inDrawnOrder<T>(draw: Draw, list: readonly T[]): readonly T[] {
  return list
    .map((one) => ({ one, order: draw() }))
    .sort((a, b) => a.order - b.order)
    .map(({ one }) => one);
}

/** A whole number from 0 up to, not including, `count`. */
export function indexBelow(draw: () => number, count: number): number {
  return count <= 1 ? 0 : draw() % count;
}

/** A whole number between two others, ends included. */
export function between(draw: () => number, from: number, to: number): number {
  return from + indexBelow(draw, Math.floor(to - from) + 1);
}

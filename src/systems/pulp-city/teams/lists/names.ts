/** A thing that a list may name, under each of its names. */
export interface Named {
  readonly id: string;
  /** The first is the one that is written. */
  readonly names: readonly string[];
}

export interface Found {
  readonly id: string;
  /** Not quite: the name that was taken for it. */
  readonly near?: string;
}

/** Letters and digits alone, without case or accents: 'Élan du Saint' is 'elandusaint'. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]/gu, '');

/** Letters that have to be changed, put in, left out or swapped to make one of the other; more than `most` is `most + 1`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

/** One wrong letter in three is still a near miss, but never more than three. */
const forgiven = (length: number): number => Math.min(3, Math.floor(length / 3));

/** Which of these is meant: the same letters, or else those whose names are near, nearest first. */
export function findNamed(text: string, among: readonly Named[]): readonly Found[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const whole = among.filter(({ names }) => names.some((name) => plain(name) === wanted));
  if (whole.length > 0) return whole.map(({ id }) => ({ id }));
  const near = among.flatMap(({ id, names }) => {
    const [best] = names
      .map((name) => ({ name, off: distance(wanted, plain(name), forgiven(wanted.length)) }))
      .sort((one, other) => one.off - other.off);
    const begins = names.find((name) => wanted.length >= 4 && plain(name).startsWith(wanted));
    if (best !== undefined && best.off <= forgiven(wanted.length))
      return [{ id, near: best.name, off: best.off }];
    return begins === undefined ? [] : [{ id, near: begins, off: 1.5 }];
  });
  return near.sort((one, other) => one.off - other.off).map(({ id, near: name }) => ({ id, near: name }));
}

/** Places from left to right, moved as little as it takes for none to lie over another or beyond the last place. */
export function apart(places: readonly number[], width: number, last: number): readonly number[] {
  const inOrder = places.map((_, at) => at).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let free = Number.NEGATIVE_INFINITY;
  for (const at of inOrder) {
    moved[at] = Math.max(places[at] ?? 0, free);
    free = (moved[at] ?? 0) + width;
  }
  let limit = last;
  for (const at of inOrder.toReversed()) {
    moved[at] = Math.min(moved[at] ?? 0, limit);
    limit = (moved[at] ?? 0) - width;
  }
  return moved;
}

import type { Point } from '../../table/types.ts';

interface TrayAbout {
  /** Models of the roll. */
  readonly roll: readonly string[];
  /** Models that are to be chosen among: they are never covered. */
  readonly clear: readonly string[];
}

/** What is to be seen of the table from north to south, in inches, and the share of it that a tray covers. */
interface Seen {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/**
 * The third of the table that holds neither model of the roll; the top if it may. null: both hold one of those that are
 * to be chosen among, so that the tray has to go.
 */
export function trayEdge(
  tokens: readonly { readonly id: string; readonly at: Point }[],
  { roll, clear }: TrayAbout,
  { from, to, share }: Seen,
): 'top' | 'bottom' | null {
  const above = (ids: readonly string[]): boolean =>
    tokens.some(({ id, at }) => ids.includes(id) && at.y < from + (to - from) * share);
  const below = (ids: readonly string[]): boolean =>
    tokens.some(({ id, at }) => ids.includes(id) && at.y > to - (to - from) * share);
  if (above(clear)) return below(clear) ? null : 'bottom';
  if (below(clear)) return 'top';
  return above(roll) && !below(roll) ? 'bottom' : 'top';
}

import type { Point } from '../../table/types.ts';

interface TrayAbout {
  /** Models of the roll. */
  readonly roll: readonly string[];
  /** Models that are to be chosen among: they are never covered. */
  readonly clear: readonly string[];
}

/**
 * The third of the table that holds neither model of the roll; the top if it may. null: both hold one of those that are
 * to be chosen among, so that the tray has to go.
 */
export function trayEdge(
  tokens: readonly { readonly id: string; readonly at: Point }[],
  { roll, clear }: TrayAbout,
  height: number,
): 'top' | 'bottom' | null {
  const above = (ids: readonly string[]): boolean =>
    tokens.some(({ id, at }) => ids.includes(id) && at.y < height / 3);
  const below = (ids: readonly string[]): boolean =>
    tokens.some(({ id, at }) => ids.includes(id) && at.y > (height * 2) / 3);
  if (above(clear)) return below(clear) ? null : 'bottom';
  if (below(clear)) return 'top';
  return above(roll) && !below(roll) ? 'bottom' : 'top';
}

import type { Point } from '../../table/types.ts';

/** The third of the table that holds neither model of the roll; the top if it may. */
export function trayEdge(
  tokens: readonly { readonly id: string; readonly at: Point }[],
  acting: readonly string[] = [],
  targets: readonly string[] = [],
  height: number,
): 'top' | 'bottom' {
  const inRoll = tokens.filter(({ id }) => acting.includes(id) || targets.includes(id));
  const above = inRoll.some(({ at }) => at.y < height / 3);
  const below = inRoll.some(({ at }) => at.y > (height * 2) / 3);
  return above && !below ? 'bottom' : 'top';
}

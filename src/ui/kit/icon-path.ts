/**
 * How a part of an icon is painted on its 24 by 24 field: filled, filled with holes, stroked, or filled and
 * stroked in the colour of what lies behind.
 */
export const PART_MODES = ['fill', 'hole', 'line', 'cut', 'cutLine'] as const;
export type PartMode = (typeof PART_MODES)[number];
export type IconPart = readonly [mode: PartMode, d: string];

/** A full circle as path data. */
export function disc(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

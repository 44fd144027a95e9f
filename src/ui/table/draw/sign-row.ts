import type { TableSize } from '../camera.ts';
import { boundsOf } from '../shapes.ts';
import type { Point } from '../types.ts';
import type { StructurePiece } from '../pieces.ts';

/** From the walls of a Structure to the signs in its corner. */
const EDGE_U = 5;
/** From the edge of the table to signs that are held within it. */
const RIM_U = 2;

/** Where the signs of a Structure may lie. */
export const CORNERS = ['sw', 'se', 'nw', 'ne'] as const;

interface Row {
  readonly width: number;
  readonly height: number;
}

/** The nearest beginning at which so much of it lies between the edges of the table. */
export const onTable = (at: number, length: number, from: number, room: number, unit: number): number =>
  Math.max(from + RIM_U * unit, Math.min(at, from + room - RIM_U * unit - length));

/**
 * The top left corner of the signs of a Structure, in table pixels as whoever reads them sees it: `turned` is the side
 * for which the Structure is turned about its middle. What is longer than the Structure stays on the table.
 */
export function signRow(
  { outline, chipCorner = 'sw' }: Pick<StructurePiece, 'chipCorner' | 'outline'>,
  { width, height }: Row,
  { s, g }: { readonly s: number; readonly g: number },
  size: TableSize,
  turned: boolean,
): Point {
  const { left, top, right, bottom } = boundsOf(outline);
  const edge = EDGE_U * g;
  const x = chipCorner.endsWith('w') ? left * s + edge : right * s - edge - width;
  const y = chipCorner.startsWith('n') ? top * s + edge : bottom * s - edge - height;
  const from = turned
    ? { x: (left + right - size.width) * s, y: (top + bottom - size.height) * s }
    : { x: 0, y: 0 };
  return {
    x: onTable(x, width, from.x, size.width * s, g),
    y: onTable(y, height, from.y, size.height * s, g),
  };
}

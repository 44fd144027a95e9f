import { dimensionsOf } from '../../../geometry/outline.ts';
import type { Footprint } from '../../../geometry/shape.ts';
import { inches, SLACK } from '../../../geometry/units.ts';
import type { SizeClass, TerrainPiece } from './terrain.ts';

/** Height, length and width together say how large a thing is. @rule PC-STRUCT-08 */
export function sizeClassOf(footprint: Footprint, height: number): SizeClass {
  const { length, width } = dimensionsOf(footprint);
  const sum = length + width + height - SLACK;
  return sum <= inches(10) ? 'Small' : sum <= inches(25) ? 'Medium' : 'Large';
}

/** What was agreed before play, or what its dimensions say. @rule PC-STRUCT-08 */
export const sizeOf = (piece: TerrainPiece): SizeClass =>
  piece.sizeClass ?? sizeClassOf(piece.footprint, fullHeight(piece));

/** Height of a Fall from the roof of a piece, wherever on it. @rule PC-STRUCT-10 */
export const fullHeight = (piece: TerrainPiece): number => piece.top - piece.bottom;

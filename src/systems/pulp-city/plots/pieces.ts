import { aabb, disc, rectangle } from '../../../geometry/shape.ts';
import { contains } from '../../../geometry/distance.ts';
import { dimensionsOf } from '../../../geometry/outline.ts';
import { inches } from '../../../geometry/units.ts';
import { middleOf } from '../board/field.ts';
import type { PieceId } from '../model/ids.ts';
import type { Point } from '../model/place.ts';
import { sizeOf } from '../model/size-class.ts';
import type { TerrainPiece } from '../model/terrain.ts';

/** Pieces of scenery that Plots put on the table. */
interface Measures {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

const structure = (
  id: PieceId,
  { x, y }: Point,
  { length, width, height }: Measures,
  more: Partial<TerrainPiece> & Pick<TerrainPiece, 'look' | 'material'>,
): TerrainPiece => ({
  id,
  kind: 'structure',
  footprint: rectangle(
    x - inches(length / 2),
    y - inches(width / 2),
    x + inches(length / 2),
    y + inches(width / 2),
  ),
  bottom: 0,
  top: inches(height),
  solid: true,
  standable: true,
  enterable: false,
  cover: more.material === 'Reinforced' ? 'reinforced' : 'typical',
  ...more,
});

/** @rule PC-PLOT-06 */
const CAR = { g: 9, health: 6 };

/** Nobody goes in; four inches by two, and two high. @rule PC-PLOT-06 */
export const armoredCar = (id: PieceId, at: Point): TerrainPiece =>
  structure(
    id,
    at,
    { length: 4, width: 2, height: 2 },
    { look: 'armoredCar', material: 'Reinforced', ...CAR, maxHealth: CAR.health },
  );

/** A Medium house with one room. @rule PC-PLOT-09 @rule PC-PLOT-15 */
export const house = (id: PieceId, at: Point): TerrainPiece =>
  structure(
    id,
    at,
    { length: 4, width: 4, height: 4 },
    { look: 'plotBuilding', material: 'Solid', enterable: true },
  );

/** A building of these sizes, which one goes into or stands on. @rule PC-PLOT-09 @rule PC-PLOT-15 */
export const isBuilding = (piece: TerrainPiece): boolean =>
  piece.kind === 'structure' &&
  piece.bottom === 0 &&
  (piece.enterable || piece.standable) &&
  sizeOf(piece) !== 'Small';

export const coversTheCentre = ({ footprint }: TerrainPiece, size: number): boolean =>
  contains(footprint, middleOf(size));

/** Inches across, and its height: a slope that one walks up. @rule PC-PLOT-11 */
const HILL = { least: 8, usual: 9, most: 10, height: 1 };

/** @rule PC-PLOT-11 */
export const hill = (id: PieceId, { x, y }: Point): TerrainPiece => ({
  id,
  kind: 'feature',
  look: 'mountain',
  footprint: disc(x, y, inches(HILL.usual / 2)),
  bottom: 0,
  top: inches(HILL.height),
  solid: true,
  standable: true,
  enterable: false,
  hazard: true,
  cover: 'typical',
  danger: { grade: 'Dangerous', trait: 'F' },
});

export function isHill(piece: TerrainPiece, size: number): boolean {
  const { danger, standable, kind } = piece;
  if (kind === 'structure' || !standable || danger?.grade !== 'Dangerous' || danger.trait !== 'F')
    return false;
  const { length } = dimensionsOf(piece.footprint);
  const { x0, x1 } = aabb(piece.footprint);
  const across = Math.max(length, x1 - x0);
  return across >= inches(HILL.least) && across <= inches(HILL.most) && coversTheCentre(piece, size);
}

import type { MarkerFacts } from './marker.ts';
import type { PieceId } from './ids.ts';
import { pieceWith, type TerrainPiece } from './terrain.ts';

/** Micrometres: half of a 30 mm base, and the 1.5 inches that a Marker is high for contact. @rule PC-TABLE-08 @rule PC-TABLE-12 */
export const MARKER_RADIUS = 15_000;
export const MARKER_HEIGHT = 38_100;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const shapeAt = ({ x, y, z }: Spot): Pick<TerrainPiece, 'footprint' | 'bottom' | 'top'> => ({
  footprint: { kind: 'disc', x, y, r: MARKER_RADIUS },
  bottom: z,
  top: z + MARKER_HEIGHT,
});

/** A Marker as a piece of the table: it is in nobody's way, and nothing may end on it. @rule PC-TABLE-12 @rule PC-TABLE-10 */
export const markerPiece = (id: PieceId, objective: MarkerFacts, at: Spot): TerrainPiece => ({
  id,
  kind: 'feature',
  look: `marker-${objective.kind}`,
  ...shapeAt(at),
  solid: false,
  standable: false,
  enterable: false,
  cover: 'none',
  marker: true,
  objective,
});

export const movedTo = (piece: TerrainPiece, at: Spot): TerrainPiece => pieceWith(piece, shapeAt(at));

import { DIRECTIONS } from '../../../geometry/directions.ts';
import { area, type Footprint, rotate, translate } from '../../../geometry/shape.ts';
import type { Point } from '../../../geometry/vec.ts';
import { sizeClassOf } from '../model/size-class.ts';
import { type Danger, type Material, pieceWith, type TerrainPiece } from '../model/terrain.ts';
import { um } from './build.ts';
import { frameOf, inFrame, pivotOf, stretched, wholeFrame } from './frame.ts';
import { insideOf, levelsOf, withInside } from './insides.ts';

/** Steps of a full turn: one of 15 degrees. */
export const TURN_STEPS = DIRECTIONS.length;

/** Shortest side of a piece. */
export const SHORTEST = um(0.2);

/** The piece with every outline of it placed anew. */
export const mapped = (piece: TerrainPiece, place: (shape: Footprint) => Footprint): TerrainPiece =>
  pieceWith(piece, {
    footprint: place(piece.footprint),
    ...(piece.parts === undefined
      ? {}
      : { parts: piece.parts.map((part) => ({ ...part, footprint: place(part.footprint) })) }),
  });

export const movedBy = (piece: TerrainPiece, dx: number, dy: number): TerrainPiece =>
  mapped(piece, (shape) => translate(shape, dx, dy));

/** Turned about its own middle, counter-clockwise as seen from above, by steps of 15 degrees. */
export function turnedBy(piece: TerrainPiece, steps: number): TerrainPiece {
  const by = DIRECTIONS[((steps % TURN_STEPS) + TURN_STEPS) % TURN_STEPS];
  if (by === undefined || steps % TURN_STEPS === 0) return piece;
  const about = pivotOf(piece.footprint);
  return mapped(piece, (shape) => rotate(shape, about, by));
}

/** Length and width in micrometres; the middle stays. What is built within is built anew. */
export function sized(piece: TerrainPiece, length: number, width: number): TerrainPiece {
  const frame = frameOf(piece.footprint);
  const [l, w] = [Math.max(SHORTEST, length), Math.max(SHORTEST, width)];
  if (frame.length === 0 || frame.width === 0) return piece;
  const grow = (shape: Footprint): Footprint =>
    stretched(
      shape,
      frame,
      l / frame.length,
      piece.footprint.kind === 'disc' ? l / frame.length : w / frame.width,
    );
  return rebuilt(piece, mapped(piece, grow));
}

/**
 * The side or corner at (`u`, `v`), each -1, 0 or 1 in the piece's own frame, goes to a point; the opposite one stays.
 */
export function draggedTo(piece: TerrainPiece, u: number, v: number, to: Point): TerrainPiece {
  const frame = frameOf(piece.footprint);
  const anchor = inFrame(frame, (-u * frame.length) / 2, (-v * frame.width) / 2);
  const d = { x: to.x - anchor.x, y: to.y - anchor.y };
  const { along } = frame;
  const length = u === 0 ? frame.length : Math.max(SHORTEST, u * (d.x * along.x + d.y * along.y));
  const width = v === 0 ? frame.width : Math.max(SHORTEST, v * (d.y * along.x - d.x * along.y));
  const grown = sized(piece, length, width);
  const now = frameOf(grown.footprint);
  const moved = inFrame(now, (-u * now.length) / 2, (-v * now.width) / 2);
  return movedBy(grown, anchor.x - moved.x, anchor.y - moved.y);
}

/** A piece of another height, in micrometres. */
export function raised(piece: TerrainPiece, height: number): TerrainPiece {
  const before = piece.top - piece.bottom;
  const share = before === 0 ? 1 : height / before;
  const stretch = (z: number): number => piece.bottom + Math.round((z - piece.bottom) * share);
  const next = pieceWith(piece, {
    top: piece.bottom + height,
    ...(piece.parts === undefined
      ? {}
      : {
          parts: piece.parts.map((part) => ({
            ...part,
            bottom: stretch(part.bottom),
            top: stretch(part.top),
          })),
        }),
  });
  return rebuilt(piece, next);
}

/** Pillars stay as thick as they are, and the size class follows the dimensions. @rule PC-STRUCT-08 */
function rebuilt(before: TerrainPiece, after: TerrainPiece): TerrainPiece {
  const inside = insideOf(before);
  const built =
    before.kind === 'structure' && inside === 'deck' ? withInside(after, 'deck', levelsOf(before)) : after;
  return built.kind === 'structure'
    ? pieceWith(built, { sizeClass: sizeClassOf(built.footprint, built.top - built.bottom) })
    : built;
}

/** Its Cover follows. @rule PC-STRUCT-07 */
export const ofMaterial = (piece: TerrainPiece, material: Material): TerrainPiece =>
  pieceWith(piece, { material, cover: material === 'Reinforced' ? 'reinforced' : 'typical' });

/** Dangerous, or no more so. @rule PC-DANGER-01 */
export function withDanger(piece: TerrainPiece, danger: Danger | null): TerrainPiece {
  const { danger: _, hazard: __, ...rest } = piece;
  return danger === null ? rest : { ...rest, danger, hazard: true };
}

/** Impassable up to a height in micrometres, null: whatever the height; undefined: no more so. @rule PC-AREA-03 */
export function withImpassable(piece: TerrainPiece, fixedHeight: number | null | undefined): TerrainPiece {
  const { impassable: _, ...rest } = piece;
  return fixedHeight === undefined ? rest : { ...rest, impassable: { fixedHeight } };
}

export function named(piece: TerrainPiece, name: string): TerrainPiece {
  const { name: _, ...rest } = piece;
  return name === '' ? rest : { ...rest, name };
}

/** A round piece of the same ground, or a square one. */
export function rounded(piece: TerrainPiece, round: boolean): TerrainPiece {
  const frame = frameOf(piece.footprint);
  const isRound = piece.footprint.kind === 'disc';
  if (isRound === round) return piece;
  const r = Math.round(Math.min(frame.length, frame.width) / 2);
  const footprint: Footprint = round
    ? { kind: 'disc', ...frame.middle, r }
    : wholeFrame({ ...frame, length: 2 * r, width: 2 * r });
  return rebuilt(piece, pieceWith(piece, { footprint }));
}

/** How half of a table lies on the other. */
export const MIRRORS = ['halfTurn', 'leftRight', 'none'] as const;
export type Mirror = (typeof MIRRORS)[number];

/** A shape on the other half of a table of this size. */
export function mirroredShape(shape: Footprint, size: number, mirror: Mirror): Footprint {
  if (mirror === 'none') return shape;
  const place = ({ x, y }: Point): Point =>
    mirror === 'halfTurn' ? { x: size - x, y: size - y } : { x: size - x, y };
  if (shape.kind === 'disc') return { kind: 'disc', ...place(shape), r: shape.r };
  const points = shape.points.map(place);
  // A reflection runs the other way round: the corners are read backwards, the first side staying the first.
  return { kind: 'polygon', points: mirror === 'leftRight' ? backwards(points) : points };
}

function backwards(points: readonly Point[]): readonly Point[] {
  const [first, second, ...rest] = points;
  return first === undefined || second === undefined ? points : [second, first, ...rest.toReversed()];
}

export const mirrored = (piece: TerrainPiece, size: number, mirror: Mirror): TerrainPiece =>
  mapped(piece, (shape) => mirroredShape(shape, size, mirror));

const OTHER = '-b';

/** The id of the piece on the other half. */
export const twinId = (id: string): string =>
  id.endsWith(OTHER) ? id.slice(0, -OTHER.length) : `${id}${OTHER}`;

/** Square micrometres to square inches. */
export const squareInches = (shape: Footprint): number => area(shape) / (um(1) * um(1));

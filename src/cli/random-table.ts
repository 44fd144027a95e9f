import { stream } from '../kernel/dice/generator.ts';
import { DIRECTIONS } from '../geometry/directions.ts';
import { aabb, type Footprint, rotate } from '../geometry/shape.ts';
import { checkTable } from '../tabletop/check-table.ts';
import type { TableLayout, TerrainPiece } from '../systems/pulp-city/model/terrain.ts';
import { um } from '../systems/pulp-city/tables/build.ts';
import { pieceOf, RANDOM_KINDS, stackedOn } from './random-pieces.ts';
import { inDrawnOrder, drawn, type Draw } from '../kernel/draw.ts';

export interface RandomTableOptions {
  /** Side in inches (24). */
  readonly side?: number;
  /** How many pieces are tried; those that find no place are left out (14). */
  readonly pieces?: number;
  /** Strips along the edges in which nothing taller than an Object stands, in inches (3). */
  readonly freeEdge?: number;
}

const TRIES = 12;
/** One piece in so many carries another on its roof. */
const CARRIES = 3;

/** A legal table that its seed alone decides, with pieces of all kinds. */
export function randomTable(seed: number, options: RandomTableOptions = {}): TableLayout {
  const draw = stream(seed);
  const size = um(options.side ?? 24);
  const edge = um(options.freeEdge ?? 3);
  const pieces: TerrainPiece[] = [];
  const add = (piece: TerrainPiece): boolean => {
    const fits = checkTable({ size, pieces: [...pieces, piece] }).length === 0;
    if (fits) pieces.push(piece);
    return fits;
  };
  // Every kind once, so that no table is without one for which there was room; then whatever comes.
  const kinds = inDrawnOrder(draw, RANDOM_KINDS);
  for (let i = 0; i < (options.pieces ?? 14); i += 1) {
    const kind = kinds[i] ?? drawn(draw, RANDOM_KINDS);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const piece = placed(pieceOf(kind, `${kind}-${i}`, draw), size, edge, draw, pieces.at(-1));
      if (!add(piece)) continue;
      const upon = draw() % CARRIES === 0 ? stackedOn(piece, `on-${i}`, draw) : null;
      if (upon !== null) add(upon);
      break;
    }
  }
  return { id: `random-${seed}`, size, pieces };
}

/** Turned and put down anywhere, or flush beside the piece before. */
function placed(
  piece: TerrainPiece,
  size: number,
  edge: number,
  draw: Draw,
  before: TerrainPiece | undefined,
): TerrainPiece {
  const flush = before !== undefined && piece.solid && draw() % 4 === 0;
  const by = flush ? { x: 1, y: 0 } : drawn(draw, DIRECTIONS);
  const turned = moved(piece, (shape) => rotate(shape, { x: 0, y: 0 }, by));
  const box = aabb(turned.footprint);
  const low = piece.kind === 'object' ? 0 : edge;
  const room = (width: number): number => Math.max(1, size - 2 * low - width);
  const x = low + (draw() % room(box.x1 - box.x0));
  const y = low + (draw() % room(box.y1 - box.y0));
  const other = before === undefined ? null : aabb(before.footprint);
  const [west, south] = flush && other !== null ? [other.x1, other.y0] : [x, y];
  return moved(turned, (shape) => shifted(shape, west - box.x0, south - box.y0));
}

const moved = (piece: TerrainPiece, by: (shape: Footprint) => Footprint): TerrainPiece => ({
  ...piece,
  footprint: by(piece.footprint),
  ...(piece.parts === undefined
    ? {}
    : { parts: piece.parts.map((part) => ({ ...part, footprint: by(part.footprint) })) }),
});

const shifted = (shape: Footprint, dx: number, dy: number): Footprint =>
  shape.kind === 'disc'
    ? { ...shape, x: shape.x + dx, y: shape.y + dy }
    : { kind: 'polygon', points: shape.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })) };

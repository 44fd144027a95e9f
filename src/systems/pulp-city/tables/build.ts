import { rectangle, rotate, type Footprint } from '../../../geometry/shape.ts';
import type { Prism } from '../../../tabletop/table.ts';
import type { Danger, Material, ObjectRank, TerrainPiece } from '../model/terrain.ts';
import { sizeClassOf } from '../model/size-class.ts';
import { inches } from '../../../geometry/units.ts';

const HALF_TURN = { x: -1, y: 0 };

/** All figures of the hand-made tables are inches; x runs east and y north. */
export const um = inches;

/** West, south, east, north. */
export type Rect = readonly [number, number, number, number];

export const rect = ([x0, y0, x1, y1]: Rect): Footprint => rectangle(um(x0), um(y0), um(x1), um(y1));

export const outline = (points: readonly (readonly [number, number])[]): Footprint => ({
  kind: 'polygon',
  points: points.map(([x, y]) => ({ x: um(x), y: um(y) })),
});

interface StructureSpec {
  readonly id: string;
  readonly look: string;
  readonly name?: string;
  readonly at: Rect;
  /** Inches. */
  readonly height: number;
  readonly material?: Material;
}

const structure = (spec: StructureSpec): TerrainPiece => {
  const footprint = rect(spec.at);
  const material = spec.material ?? 'Solid';
  return {
    id: spec.id,
    kind: 'structure',
    look: spec.look,
    ...(spec.name === undefined ? {} : { name: spec.name }),
    footprint,
    bottom: 0,
    top: um(spec.height),
    solid: true,
    standable: true,
    enterable: false,
    cover: material === 'Reinforced' ? 'reinforced' : 'typical',
    material,
    sizeClass: sizeClassOf(footprint, um(spec.height)),
  };
};

/** A block without a room: one stands on it and goes over it. */
export const solid = (spec: StructureSpec): TerrainPiece => structure(spec);

/** A house with one room and a roof to stand on. @rule PC-STRUCT-03 @rule PC-STRUCT-04 */
export const enclosed = (spec: StructureSpec): TerrainPiece => ({ ...structure(spec), enterable: true });

/** A wall or a hedge: nobody goes in, nobody stands on it. */
export const barrier = (spec: StructureSpec): TerrainPiece => ({ ...structure(spec), standable: false });

const PILLAR = 0.4;
const TRUNK = 0.75;
const SLAB = 0.2;

/** A deck on four pillars, open on all sides. @rule PC-STRUCT-02 */
export function deck(spec: StructureSpec): TerrainPiece {
  const [x0, y0, x1, y1] = spec.at;
  const pillar = (x: number, y: number): Prism => ({
    footprint: rect([x, y, x + PILLAR, y + PILLAR]),
    bottom: 0,
    top: um(spec.height - SLAB),
  });
  const slab: Prism = { footprint: rect(spec.at), bottom: um(spec.height - SLAB), top: um(spec.height) };
  const [east, north] = [x1 - PILLAR, y1 - PILLAR];
  return {
    ...structure(spec),
    parts: [slab, pillar(x0, y0), pillar(east, y0), pillar(x0, north), pillar(east, north)],
  };
}

/** Walls without a roof; the space between them is free. @rule PC-STRUCT-02 */
export const ruin = (spec: StructureSpec, walls: readonly Rect[]): TerrainPiece => ({
  ...structure(spec),
  standable: false,
  parts: walls.map((wall) => ({ footprint: rect(wall), bottom: 0, top: um(spec.height) })),
});

/** Width, length and height in inches; Rank 1 is round. @rule PC-OBJ-10 */
const DIMENSIONS: Readonly<Record<ObjectRank, readonly [number, number, number]>> = {
  1: [1.18, 1.18, 0.9],
  2: [1.5, 3, 1.25],
  3: [2, 5, 2.5],
};

/** An Object with its middle at a point; `along` says which way its length runs. */
export function object(
  id: string,
  look: string,
  rank: ObjectRank,
  at: readonly [number, number],
  along: 'x' | 'y' = 'y',
): TerrainPiece {
  const [width, length, height] = DIMENSIONS[rank];
  const [x, y] = at;
  const [w, l] = along === 'y' ? [width / 2, length / 2] : [length / 2, width / 2];
  return {
    id,
    kind: 'object',
    look,
    footprint:
      rank === 1
        ? { kind: 'disc', x: um(x), y: um(y), r: um(width / 2) }
        : rect([x - w, y - l, x + w, y + l]),
    bottom: 0,
    top: um(height),
    solid: true,
    standable: true,
    enterable: false,
    cover: 'typical',
    rank,
  };
}

/** Rank 2, and nobody stands on it. */
export const tree = (id: string, [x, y]: readonly [number, number]): TerrainPiece => ({
  ...object(id, 'tree', 2, [x, y]),
  footprint: { kind: 'disc', x: um(x), y: um(y), r: um(TRUNK) },
  standable: false,
});

/** Ground that is in nobody's way. */
export const area = (id: string, look: string, footprint: Footprint): TerrainPiece => ({
  id,
  kind: 'area',
  look,
  footprint,
  bottom: 0,
  top: 0,
  solid: false,
  standable: false,
  enterable: false,
  cover: 'none',
});

export const dangerous = (id: string, look: string, footprint: Footprint, danger: Danger): TerrainPiece => ({
  ...area(id, look, footprint),
  hazard: true,
  danger,
});

/**
 * Every piece, and again after half a turn of the table about its middle. Names are given to the second one by its
 * own id. @rule PC-TABLE-15
 */
export function bothSides(
  size: number,
  pieces: readonly TerrainPiece[],
  names: Readonly<Record<string, string>> = {},
): TerrainPiece[] {
  return [...pieces, ...pieces.map((piece) => turned(size, piece, names))];
}

function turned(size: number, piece: TerrainPiece, names: Readonly<Record<string, string>>): TerrainPiece {
  const middle = { x: size / 2, y: size / 2 };
  const place = (shape: Footprint): Footprint => rotate(shape, middle, HALF_TURN);
  const { name: _, ...rest } = piece;
  const id = `${piece.id}-b`;
  const name = names[id];
  return {
    ...rest,
    id,
    footprint: place(piece.footprint),
    ...(piece.parts === undefined
      ? {}
      : { parts: piece.parts.map((part) => ({ ...part, footprint: place(part.footprint) })) }),
    ...(name === undefined ? {} : { name }),
  };
}

import { centre, disc, type Footprint } from '../geometry/shape.ts';
import type { Prism } from '../tabletop/table.ts';
import { MATERIALS, type ObjectRank, type TerrainPiece } from '../systems/pulp-city/model/terrain.ts';
import { sizeClassOf } from '../systems/pulp-city/model/size-class.ts';
import { dangerous, object, outline, rect, um } from '../systems/pulp-city/tables/build.ts';
import { drawn, type Draw } from '../kernel/draw.ts';
import { impassable } from '../systems/pulp-city/tables/kinds.ts';

export const RANDOM_KINDS = [
  'house',
  'corner',
  'rotunda',
  'vault',
  'block',
  'wall',
  'ruin',
  'deck',
  'hill',
  'rank1',
  'rank2',
  'rank3',
  'dangerous',
  'veryDangerous',
  'rift',
  'ditch',
] as const;
export type RandomKind = (typeof RANDOM_KINDS)[number];

/** Tenths of an inch. */
const tenths = (draw: Draw, low: number, high: number): number => (low + (draw() % (high - low + 1))) / 10;

function structure(id: string, look: string, footprint: Footprint, height: number, draw: Draw): TerrainPiece {
  const material = drawn(draw, MATERIALS);
  return {
    id,
    kind: 'structure',
    look,
    footprint,
    bottom: 0,
    top: um(height),
    solid: true,
    standable: true,
    enterable: false,
    cover: material === 'Reinforced' ? 'reinforced' : 'typical',
    material,
    sizeClass: sizeClassOf(footprint, um(height)),
  };
}

/** One piece of a kind, somewhere about the origin; sizes in inches. */
export function pieceOf(kind: RandomKind, id: string, draw: Draw): TerrainPiece {
  const [w, l] = [tenths(draw, 20, 50), tenths(draw, 20, 60)];
  const box = rect([0, 0, w, l]);
  const height = tenths(draw, 10, 60);
  switch (kind) {
    case 'house':
      return { ...structure(id, 'building', box, height, draw), enterable: true };
    case 'corner':
      return { ...structure(id, 'building', cornerShape(w, l), height, draw), enterable: draw() % 2 === 0 };
    case 'rotunda':
      return { ...structure(id, 'kiosk', disc(0, 0, um(w / 2)), height, draw), enterable: true };
    case 'vault':
      return {
        ...structure(id, 'building', box, height, draw),
        enterable: true,
        impassable: { fixedHeight: null },
      };
    case 'block':
      return structure(id, 'building', box, height, draw);
    case 'wall':
      return {
        ...structure(id, 'wall', rect([0, 0, l, 0.4]), tenths(draw, 5, 30), draw),
        standable: false,
      };
    case 'ruin':
      return ruin(id, w, l, height, draw);
    case 'deck':
      return deck(id, w, l, Math.max(2, height), draw);
    case 'hill':
      return { ...structure(id, 'rubble', box, tenths(draw, 4, 18), draw), ...HILL };
    case 'rank1':
    case 'rank2':
    case 'rank3':
      return object(id, drawn(draw, ['car', 'bin', 'crate', 'truck']), rankOf(kind), [0, 0]);
    case 'dangerous':
      return dangerous(id, 'fire', poolShape(draw), { grade: 'Dangerous', trait: 'F' });
    case 'veryDangerous':
      return dangerous(id, 'lava', poolShape(draw), { grade: 'Very Dangerous', trait: 'H' });
    case 'rift':
      return impassable(id, 'water', poolShape(draw), null);
    case 'ditch':
      return impassable(id, 'water', rect([0, 0, l, tenths(draw, 8, 20)]), um(1));
  }
}

const RANKS: Readonly<Record<'rank1' | 'rank2' | 'rank3', ObjectRank>> = { rank1: 1, rank2: 2, rank3: 3 };
const rankOf = (kind: keyof typeof RANKS): ObjectRank => RANKS[kind];

/** A hill is neither Structure nor Object. @rule PC-AREA-01 */
const HILL = { kind: 'feature', cover: 'typical' } as const;

const cornerShape = (w: number, l: number): Footprint =>
  outline([
    [0, 0],
    [w, 0],
    [w, l / 2],
    [w / 2, l / 2],
    [w / 2, l],
    [0, l],
  ]);

function poolShape(draw: Draw): Footprint {
  const r = tenths(draw, 8, 20);
  if (draw() % 2 === 0) return disc(0, 0, um(r));
  return outline([
    [-r, -r / 2],
    [0, -r],
    [r, -r / 3],
    [r / 2, r / 4],
    [r, r],
    [-r / 2, r],
  ]);
}

const part = (at: readonly [number, number, number, number], bottom: number, top: number): Prism => ({
  footprint: rect(at),
  bottom: um(bottom),
  top: um(top),
});

/** Walls along the sides, with a gap as door here and there. */
function ruin(id: string, w: number, l: number, height: number, draw: Draw): TerrainPiece {
  const thick = 0.2;
  const sides = [
    part([0, 0, w, thick], 0, height),
    part([0, thick, thick, l - thick], 0, height / 2),
    part([0, l - thick, w * 0.4, l], 0, height),
    part([w - thick, thick, w, l / 2], 0, height * 0.75),
  ].filter((_, i) => i === 0 || draw() % 3 !== 0);
  return { ...structure(id, 'rubble', rect([0, 0, w, l]), height, draw), standable: false, parts: sides };
}

function deck(id: string, w: number, l: number, height: number, draw: Draw): TerrainPiece {
  const slab = 0.2;
  const post = 0.4;
  const under = height - slab;
  const parts = [
    part([0, 0, w, l], under, height),
    part([0, 0, post, post], 0, under),
    part([w - post, 0, w, post], 0, under),
    part([0, l - post, post, l], 0, under),
    part([w - post, l - post, w, l], 0, under),
  ];
  return { ...structure(id, 'fence', rect([0, 0, w, l]), height, draw), parts };
}

/** An Object on the roof of a piece; null where it has none. */
export function stackedOn(piece: TerrainPiece, id: string, draw: Draw): TerrainPiece | null {
  if (!piece.standable) return null;
  const { x, y } = centre(piece.footprint);
  const found = object(id, 'crate', draw() % 2 === 0 ? 1 : 2, [x / um(1), y / um(1)]);
  return { ...found, bottom: piece.top, top: piece.top + found.top };
}

import { disc, type Footprint, rotate } from '../../../geometry/shape.ts';
import type { ObjectRank, TerrainPiece } from '../model/terrain.ts';
import {
  barrier,
  dangerous,
  deck,
  enclosed,
  object,
  outline,
  rect,
  ruin,
  solid,
  tree,
  um,
  area,
} from './build.ts';
import { mapped, movedBy, rounded } from './edit.ts';
import { frameOf } from './frame.ts';

/** What can be set down on a table, by what it is to the rules. */
export const KIND_GROUPS = ['structures', 'barriers', 'objects', 'areas'] as const;
export type KindGroup = (typeof KIND_GROUPS)[number];

export const KINDS = {
  structures: [
    'building',
    'tower',
    'bunker',
    'shed',
    'tent',
    'hall',
    'deck',
    'ruin',
    'platform',
    'silo',
    'mausoleum',
    'train',
  ],
  barriers: ['wall', 'fence', 'hedge', 'bulwark'],
  objects: [
    'hydrant',
    'lamp',
    'bin',
    'bench',
    'crate',
    'barrel',
    'tombstone',
    'car',
    'dumpster',
    'tree',
    'statue',
    'column',
    'cart',
    'console',
    'vent',
    'bus',
    'truck',
  ],
  areas: ['dangerous', 'veryDangerous', 'impassable', 'water'],
} as const satisfies Record<KindGroup, readonly string[]>;

export type StructureKind = (typeof KINDS)['structures'][number];
export type BarrierKind = (typeof KINDS)['barriers'][number];
export type ObjectKind = (typeof KINDS)['objects'][number];
export type AreaKind = (typeof KINDS)['areas'][number];
export type PieceKind = StructureKind | BarrierKind | ObjectKind | AreaKind;

/** Rank that an Object has unless somebody says otherwise. @rule PC-OBJ-01 */
export const RANK_OF: Readonly<Record<ObjectKind, ObjectRank>> = {
  hydrant: 1,
  lamp: 1,
  bin: 1,
  bench: 1,
  crate: 1,
  barrel: 1,
  tombstone: 1,
  car: 2,
  dumpster: 2,
  tree: 2,
  statue: 2,
  column: 2,
  cart: 2,
  console: 2,
  vent: 2,
  bus: 3,
  truck: 3,
};

/** About the origin: so long from west to east, so wide from south to north, in inches. */
const around = (length: number, width: number): readonly [number, number, number, number] => [
  -length / 2,
  -width / 2,
  length / 2,
  width / 2,
];

/** An Area that stops whoever has no way over it; what is flat is flown over. @rule PC-AREA-03 */
export const impassable = (
  id: string,
  look: string,
  footprint: Footprint,
  fixedHeight: number | null,
): TerrainPiece => ({
  ...area(id, look, footprint),
  impassable: { fixedHeight },
});

const PUDDLE = outline([
  [-1.3, -0.2],
  [-0.4, -1.1],
  [0.7, -1],
  [1.3, 0.1],
  [0.5, 1.1],
  [-0.8, 0.9],
]);

const isObject = (kind: PieceKind): kind is ObjectKind => kind in RANK_OF;

/** One piece of a kind about the origin, in its usual size. */
export function pieceOf(kind: PieceKind, id: string): TerrainPiece {
  if (kind === 'tree') return tree(id, [0, 0]);
  if (isObject(kind)) return object(id, kind, RANK_OF[kind], [0, 0], 'x');
  const at = (look: string, length: number, width: number, height: number) => ({
    id,
    look,
    at: around(length, width),
    height,
  });
  switch (kind) {
    case 'building':
      return enclosed(at('building', 5, 4, 4));
    case 'tower':
      return enclosed(at('tower', 4, 4, 6));
    case 'bunker':
      return enclosed({ ...at('bunker', 3, 2.6, 2), material: 'Reinforced' });
    case 'shed':
      return enclosed({ ...at('shed', 2.8, 2.4, 2), material: 'Flimsy' });
    case 'tent':
      return enclosed({ ...at('tent', 3.4, 3.4, 2.5), material: 'Flimsy' });
    case 'hall':
      return enclosed(at('hall', 6, 4.4, 4));
    case 'deck':
      return deck(at('deck', 4.4, 3.8, 3));
    case 'ruin':
      return ruin(at('ruin', 3.6, 3.4, 2.5), [
        [-1.8, -1.7, -1.4, 1.7],
        [-1.4, 1.3, 1.8, 1.7],
        [-1.4, -1.7, 0, -1.3],
      ]);
    case 'platform':
      return solid(at('platform', 4, 3, 1.5));
    case 'silo':
      return rounded(solid({ ...at('silo', 3, 3, 5), material: 'Reinforced' }), true);
    case 'mausoleum':
      return enclosed({ ...at('mausoleum', 3, 2.6, 2.5), material: 'Reinforced' });
    case 'train':
      return enclosed(at('train', 7, 2.2, 2.5));
    case 'wall':
      return barrier(at('wall', 3.4, 0.4, 1));
    case 'fence':
      return barrier({ ...at('fence', 3.4, 0.3, 1), material: 'Flimsy' });
    case 'hedge':
      return barrier({ ...at('hedge', 3.4, 0.5, 1), material: 'Flimsy' });
    case 'bulwark':
      return barrier({ ...at('bulwark', 2.6, 0.5, 1.5), material: 'Reinforced' });
    case 'dangerous':
      return dangerous(id, 'hazard', PUDDLE, { grade: 'Dangerous', trait: 'H' });
    case 'veryDangerous':
      return dangerous(id, 'hazard', PUDDLE, { grade: 'Very Dangerous', trait: 'H' });
    case 'impassable':
      return impassable(id, 'pit', rect(around(3, 2)), null);
    case 'water':
      return impassable(id, 'water', disc(0, 0, um(1.6)), 0);
  }
}

/** The same Object at another Rank, as large as that Rank has it, where it lies and as it is turned. @rule PC-OBJ-01 */
export function ofOtherRank(piece: TerrainPiece, rank: ObjectRank): TerrainPiece {
  const like = object(piece.id, piece.look, rank, [0, 0], 'x');
  const { middle, along } = frameOf(piece.footprint);
  const turned = mapped(like, (shape) => rotate(shape, { x: 0, y: 0 }, along));
  const placed = movedBy(turned, middle.x, middle.y);
  return { ...placed, standable: piece.standable, ...(piece.name === undefined ? {} : { name: piece.name }) };
}

/** Terrain for tests, measured in inches. */
import type {
  Material,
  ObjectRank,
  SizeClass,
  TerrainPiece,
} from '../../src/systems/pulp-city/model/terrain.ts';

const IN = 25_400;

export type Inches = readonly [x: number, y: number];

export const um = (inches: number): number => Math.round(inches * IN);

const SIDES = { east: [1, 0], west: [-1, 0], north: [0, 1], south: [0, -1] } as const;

const MM_PER_INCH = 25.4;

export interface Beside {
  /** Diameters of the two bases. */
  readonly mm?: number;
  readonly otherMm?: number;
  /** Inches between them; 0: Base to Base. */
  readonly gap?: number;
  readonly side?: keyof typeof SIDES;
}

/** Where the base of `mm` touches that of `otherMm` standing at `from`, or stands `gap` inches off it. */
export function beside(from: Inches, options: Beside = {}): Inches {
  const { mm = 30, otherMm = 30, gap = 0, side = 'east' } = options;
  const apart = (mm + otherMm) / 2 / MM_PER_INCH + gap;
  const [dx, dy] = SIDES[side];
  return [from[0] + dx * apart, from[1] + dy * apart];
}

/** Corners of an upright rectangle: `at` is its middle. */
function rectangle([x, y]: Inches, [width, depth]: Inches): TerrainPiece['footprint'] {
  const [left, right, low, high] = [x - width / 2, x + width / 2, y - depth / 2, y + depth / 2];
  const corners: readonly Inches[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  return { kind: 'polygon', points: corners.map(([px, py]) => ({ x: um(px), y: um(py) })) };
}

interface Block {
  readonly at: Inches;
  readonly size: Inches;
  readonly height: number;
  readonly bottom?: number;
}

const prism = (block: Block) => ({
  footprint: rectangle(block.at, block.size),
  bottom: um(block.bottom ?? 0),
  top: um((block.bottom ?? 0) + block.height),
});

/** A Structure whose roof carries models; `enclosed`: one room inside. */
export function structure(
  id: string,
  block: Block & {
    readonly enclosed?: boolean;
    readonly material?: Material;
    readonly sizeClass?: SizeClass;
    readonly health?: number;
    readonly g?: number;
  },
  overrides: Partial<TerrainPiece> = {},
): TerrainPiece {
  const material = block.material ?? 'Solid';
  const health = block.health ?? 4;
  return {
    id,
    kind: 'structure',
    look: 'house',
    ...prism(block),
    solid: true,
    standable: true,
    enterable: block.enclosed ?? false,
    cover: material === 'Reinforced' ? 'reinforced' : 'typical',
    material,
    sizeClass: block.sizeClass ?? 'Medium',
    g: block.g ?? 4,
    health,
    maxHealth: health,
    ...overrides,
  };
}

/** An Object of the given Rank, a disc `size` inches across. */
export function object(
  id: string,
  spec: { readonly at: Inches; readonly rank?: ObjectRank; readonly size?: number; readonly height?: number },
  overrides: Partial<TerrainPiece> = {},
): TerrainPiece {
  const rank = spec.rank ?? 1;
  return {
    id,
    kind: 'object',
    look: 'crate',
    footprint: { kind: 'disc', x: um(spec.at[0]), y: um(spec.at[1]), r: um((spec.size ?? 1) / 2) },
    bottom: 0,
    top: um(spec.height ?? 1),
    solid: true,
    standable: true,
    enterable: false,
    cover: 'typical',
    rank,
    g: rank + 2,
    health: rank,
    maxHealth: rank,
    ...overrides,
  };
}

/** A flat Area; with `danger` it hurts what touches it. */
export function area(
  id: string,
  spec: { readonly at: Inches; readonly size: Inches; readonly danger?: TerrainPiece['danger'] },
  overrides: Partial<TerrainPiece> = {},
): TerrainPiece {
  const danger = spec.danger === undefined ? {} : { danger: spec.danger, hazard: true as const };
  return {
    id,
    kind: 'area',
    look: 'area',
    footprint: rectangle(spec.at, spec.size),
    bottom: 0,
    top: 0,
    solid: false,
    standable: false,
    enterable: false,
    cover: 'none',
    ...danger,
    ...overrides,
  };
}

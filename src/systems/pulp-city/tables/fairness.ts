import { UM_PER_INCH } from '../../../geometry/units.ts';
import { zoneDepth } from '../board/zones.ts';
import type { Edge } from '../model/ids.ts';
import type { TableLayout, TerrainPiece } from '../model/terrain.ts';
import { perimeter, shareWithin } from './clip.ts';
import { squareInches } from './edit.ts';

/**
 * What the two sides of a table are compared by: Cover in inches of outline, in the whole half and near the Deployment
 * Zone; Objects of each Rank; roofs in square inches; the highest roof near the zone in inches; Dangerous ground in
 * square inches.
 */
export const FAIRNESS_FIGURES = [
  'cover',
  'coverNear',
  'objects1',
  'objects2',
  'objects3',
  'roofs',
  'heightNear',
  'danger',
] as const;
export type FairnessFigure = (typeof FAIRNESS_FIGURES)[number];

/** The edges that two Deployment Zones can lie along. @rule PC-DEPLOY-01 */
export const EDGE_PAIRS = [
  ['south', 'north'],
  ['west', 'east'],
] as const satisfies readonly (readonly [Edge, Edge])[];
export type EdgePair = (typeof EDGE_PAIRS)[number];

export interface Comparison {
  readonly figure: FairnessFigure;
  /** Of the first edge and of the second, to a tenth. */
  readonly sides: readonly [number, number];
  /** They differ by no more than anybody would feel. */
  readonly even: boolean;
}

export interface Fairness {
  readonly edges: EdgePair;
  readonly figures: readonly Comparison[];
  /** Every figure is even. */
  readonly fair: boolean;
  /** How alike the sides are on average, 0 to 1. */
  readonly likeness: number;
}

/** Inches in front of a zone that a model reaches with its first moves. */
const NEAR = 6;
/** Part of the larger figure by which two sides may differ. */
const TOLERANCE = 0.15;
/** What is too little to count, in the figure's own unit. */
const TRIFLE: Readonly<Record<FairnessFigure, number>> = {
  cover: 4,
  coverNear: 4,
  objects1: 0,
  objects2: 0,
  objects3: 0,
  roofs: 4,
  heightNear: 0.5,
  danger: 1.5,
};

/** The sides of a table held against each other, figure by figure. @rule PC-TABLE-15 */
export function fairnessOf(layout: Pick<TableLayout, 'size' | 'pieces'>, edges: EdgePair): Fairness {
  const [first, second] = [sideOf(layout, edges[0]), sideOf(layout, edges[1])];
  const figures = FAIRNESS_FIGURES.map((figure): Comparison => {
    const sides = [first[figure], second[figure]] as const;
    return { figure, sides, even: isEven(figure, sides) };
  });
  const likeness =
    figures.reduce((sum, { sides }) => sum + alike(sides), 0) / Math.max(1, FAIRNESS_FIGURES.length);
  return { edges, figures, fair: figures.every(({ even }) => even), likeness };
}

const alike = ([a, b]: readonly [number, number]): number => {
  const most = Math.max(a, b);
  return most === 0 ? 1 : Math.min(a, b) / most;
};

function isEven(figure: FairnessFigure, [a, b]: readonly [number, number]): boolean {
  const apart = Math.abs(a - b);
  const isCount = figure.startsWith('objects');
  return isCount ? apart === 0 : apart <= TRIFLE[figure] || apart <= TOLERANCE * Math.max(a, b);
}

type Side = Readonly<Record<FairnessFigure, number>>;

function sideOf({ size, pieces }: Pick<TableLayout, 'size' | 'pieces'>, edge: Edge): Side {
  const near = zoneDepth(size) + NEAR * UM_PER_INCH;
  const half = (piece: TerrainPiece): number => shareWithin(piece.footprint, size, edge, size / 2);
  const close = (piece: TerrainPiece): number => shareWithin(piece.footprint, size, edge, near);
  const sum = (of: (piece: TerrainPiece) => number): number =>
    pieces.reduce((all, piece) => all + of(piece), 0);
  const cover = (piece: TerrainPiece): number =>
    piece.solid && piece.cover !== 'none' ? perimeter(piece.footprint) / UM_PER_INCH : 0;
  const ofRank = (rank: number) => (piece: TerrainPiece) => (piece.rank === rank ? half(piece) : 0);
  const isRoof = (piece: TerrainPiece): boolean => piece.kind === 'structure' && piece.standable;
  return {
    cover: tenth(sum((piece) => cover(piece) * half(piece))),
    coverNear: tenth(sum((piece) => cover(piece) * close(piece))),
    objects1: tenth(sum(ofRank(1))),
    objects2: tenth(sum(ofRank(2))),
    objects3: tenth(sum(ofRank(3))),
    roofs: tenth(sum((piece) => (isRoof(piece) ? squareInches(piece.footprint) * half(piece) : 0))),
    heightNear: tenth(
      pieces.reduce(
        (most, piece) =>
          isRoof(piece) && close(piece) > 0 ? Math.max(most, (piece.top - piece.bottom) / UM_PER_INCH) : most,
        0,
      ),
    ),
    danger: tenth(
      sum((piece) => (piece.danger === undefined ? 0 : squareInches(piece.footprint) * half(piece))),
    ),
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

import type { Point } from '../../../geometry/vec.ts';

/** Where in and about the city a table lies: how its bare ground is drawn, and what is built on it at random. */
export const SETTINGS = [
  'city',
  'docks',
  'park',
  'graveyard',
  'laboratory',
  'temple',
  'highway',
  'rooftops',
  'subway',
  'fairground',
] as const;
export type Setting = (typeof SETTINGS)[number];

/** Ground of any outline. */
export const SURFACES = ['road', 'grass', 'water', 'sand', 'tiles', 'planks', 'dirt', 'gravel'] as const;
export type Surface = (typeof SURFACES)[number];

/** Decoration under the scenery, painted in order. Micrometres, y north. Nothing here is a rule. */
export type GroundPatch =
  | { readonly kind: Surface; readonly outline: readonly Point[] }
  | { readonly kind: 'footpath'; readonly points: readonly Point[]; readonly width: number }
  | { readonly kind: 'pond'; readonly at: Point; readonly rx: number; readonly ry: number }
  | { readonly kind: 'lane'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'rails'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'crossing'; readonly from: Point; readonly to: Point; readonly width: number };

/**
 * A photograph of a real table under the pieces. Its middle lies at `at`, it is scaled evenly and turned clockwise as
 * seen from above; what hangs over the edge is not shown.
 */
export interface GroundPicture {
  /** A data address of a JPEG, PNG or WebP. */
  readonly image: string;
  /** Of the image, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly at: Point;
  /** Micrometres that one pixel covers. */
  readonly scale: number;
  /** Tenths of a degree, 0 to 3599. */
  readonly turn: number;
}

/** Characters of the image, so that a table with a picture still fits beside an Encounter in a save and a file. */
export const LONGEST_IMAGE = 900_000;

import type { Point } from './types.ts';

export type Piece = StructurePiece | BarrierPiece | ObjectPiece | DangerPiece | AreaPiece | ImpassablePiece;

export const ROOF_DETAILS = ['skylight', 'hatch', 'fan', 'vent', 'dome', 'tank', 'bays'] as const;

export type RoofDetailKind = (typeof ROOF_DETAILS)[number];

export interface RoofDetail {
  readonly kind: RoofDetailKind;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

export const ROOF_TINTS = ['cream', 'peach', 'straw'] as const;

export type RoofTint = (typeof ROOF_TINTS)[number];

/** How a roof is covered, where it is no plain one. */
export const ROOF_STYLES = ['tent', 'tank', 'temple', 'train', 'stone', 'stage', 'lights'] as const;
export type RoofStyle = (typeof ROOF_STYLES)[number];

/** Health left of how much. */
export interface HealthSign {
  readonly now: number;
  readonly max: number;
}

export interface StructurePiece {
  readonly kind: 'structure';
  readonly id: string;
  readonly outline: readonly Point[];
  readonly heightIn: number;
  readonly construction: 'open' | 'enclosed';
  readonly name?: string;
  readonly nameAt?: Point;
  /** Words after the height triangle: `6″`, `3″ open`. */
  readonly chip?: string;
  readonly chipCorner?: 'nw' | 'ne' | 'sw' | 'se';
  readonly tint?: RoofTint;
  readonly style?: RoofStyle;
  readonly roof?: readonly RoofDetail[];
  readonly doors?: readonly { readonly from: Point; readonly to: Point }[];
  readonly health?: HealthSign;
  /** Its Health is told even while it is whole. */
  readonly tellsHealth?: boolean;
  readonly destroyed?: boolean;
  readonly seeThrough?: boolean;
  readonly canLift?: boolean;
}

export interface BarrierPiece {
  readonly kind: 'wall' | 'fence' | 'hedge';
  readonly id: string;
  readonly points: readonly Point[];
  readonly thickness: number;
  readonly heightIn: number;
  readonly chip?: string;
  readonly health?: HealthSign;
  readonly tellsHealth?: boolean;
  readonly destroyed?: boolean;
}

export const isBarrier = (piece: Piece): piece is BarrierPiece =>
  piece.kind === 'wall' || piece.kind === 'fence' || piece.kind === 'hedge';

export const SILHOUETTES = [
  'car',
  'bus',
  'truck',
  'bench',
  'bin',
  'hydrant',
  'dumpster',
  'tree',
  'lamp',
  'crate',
  'barrel',
  'tombstone',
  'statue',
  'column',
  'cart',
  'console',
  'vent',
] as const;

export type Silhouette = (typeof SILHOUETTES)[number];

export interface ObjectPiece {
  readonly kind: 'object';
  readonly id: string;
  readonly silhouette: Silhouette;
  readonly at: Point;
  /** Across the heading and along it. */
  readonly width: number;
  readonly length: number;
  /** Clockwise from north. */
  readonly turnDeg: number;
  readonly rank?: 1 | 2 | 3;
  readonly tint?: number;
  readonly state?: 'whole' | 'worn' | 'destroyed';
  readonly health?: HealthSign;
  readonly tellsHealth?: boolean;
  readonly canLift?: boolean;
}

export interface DangerPiece {
  readonly kind: 'danger';
  readonly id: string;
  readonly outline: readonly Point[];
  readonly grade: 'dangerous' | 'veryDangerous';
  readonly words?: string;
}

/** Ground that does something to whoever is on it, and no harm. */
export interface AreaPiece {
  readonly kind: 'area';
  readonly id: string;
  readonly outline: readonly Point[];
  readonly words?: string;
}

export interface ImpassablePiece {
  readonly kind: 'impassable';
  readonly id: string;
  readonly outline: readonly Point[];
  /** Nothing goes there because it is deep. */
  readonly water?: boolean;
}

/** A piece is told apart from a whole one by its Health, or tells it when asked. */
export const healthShown = ({
  health,
  tellsHealth,
}: {
  readonly health?: HealthSign;
  readonly tellsHealth?: boolean;
}): HealthSign | null =>
  health !== undefined && (tellsHealth === true || health.now < health.max) ? health : null;

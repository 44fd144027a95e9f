import type { Piece } from '../../../tabletop/table.ts';
import type { PieceTextClause } from './clause.ts';
import type { MarkerFacts } from './marker.ts';
import type { GroundPatch, GroundPicture, Setting } from './ground.ts';

export const MATERIALS = ['Flimsy', 'Solid', 'Reinforced'] as const;
export type Material = (typeof MATERIALS)[number];
export const SIZES = ['Small', 'Medium', 'Large'] as const;
export type SizeClass = (typeof SIZES)[number];
export type ObjectRank = 1 | 2 | 3;

/** How an Area hurts what touches it. */
export interface Danger {
  readonly grade: 'Dangerous' | 'Very Dangerous';
  /** 2013 only: which Trait the environment rolls and what its SFX may be. @rule PC-DANGER-01 */
  readonly trait: 'H' | 'F';
  /** Summoned Dangerous Terrain: its own Damage, without a roll. @rule PC-DANGER-05 */
  readonly damage?: number;
  readonly clauses?: readonly PieceTextClause[];
}

/** A piece of scenery with its rules. Plain JSON; lengths in micrometres. @rule PC-AREA-01 */
export interface TerrainPiece extends Piece {
  readonly kind: 'structure' | 'object' | 'area' | 'feature';
  /** Key of its name and of how it is drawn. */
  readonly look: string;
  readonly name?: string;
  readonly rank?: ObjectRank;
  readonly material?: Material;
  readonly sizeClass?: SizeClass;
  /** Defense, used as a fixed number. @rule PC-ROLL-12 */
  readonly g?: number;
  readonly health?: number;
  readonly maxHealth?: number;
  readonly danger?: Danger;
  readonly token?: true;
  /** Base of a Token or summoned Structure in mm, for Size Matters. */
  readonly baseMm?: number;
  /** A Marker, and which. */
  readonly objective?: MarkerFacts;
  readonly summoned?: SummonedFacts;
}

export interface SummonedFacts {
  readonly card: string;
  readonly model: string;
  readonly action: string;
  /** What its player has chosen for it, where its text leaves a choice. */
  readonly options?: readonly string[];
}

/** A table as it is set up. */
export interface TableLayout {
  readonly id: string;
  readonly size: number;
  readonly pieces: readonly TerrainPiece[];
  /** What whoever made it calls it; absent: its id says it. */
  readonly name?: string;
  /** Absent: a street of the city. */
  readonly setting?: Setting;
  /** Absent: what is known of its id. */
  readonly ground?: readonly GroundPatch[];
  readonly picture?: GroundPicture;
}

/**
 * The piece with some keys set anew. Assigned key by key, pieces with the same keys share one layout in memory; spread,
 * each of so many keys would have its own, and all that looks at pieces be slow.
 */
export function pieceWith(piece: TerrainPiece, changes: Partial<TerrainPiece>): TerrainPiece {
  return Object.assign({}, piece, changes);
}

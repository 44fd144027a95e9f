import type { Footprint } from '../geometry/shape.ts';
import type { Um } from '../geometry/units.ts';
import type { Point } from '../geometry/vec.ts';

/** An upright block: a footprint between two heights. */
export type Prism = { readonly footprint: Footprint; readonly bottom: Um; readonly top: Um };

export type Cover = 'none' | 'typical' | 'reinforced';

/** A thing that is no model. Keep the object, or at least its footprint, from one scene to the next. */
export interface Piece extends Prism {
  readonly id: string;
  /** Blocks movement and sight by its volume. */
  readonly solid: boolean;
  /** Its top, or the tops of its parts, carry models. */
  readonly standable: boolean;
  /** Enclosed: one room on the bottom level; the walls block sight both ways. */
  readonly enterable: boolean;
  /** Open: only these walls, pillars and slabs are there. A track runs freely through, nothing ends in them. */
  readonly parts?: readonly Prism[];
  readonly impassable?: { readonly fixedHeight: Um | null };
  readonly hazard?: true;
  /** Nothing may end on it, and it blocks nothing. */
  readonly marker?: true;
  readonly cover: Cover;
}

/** A model: an upright cylinder. */
export interface Body {
  readonly id: string;
  readonly x: Um;
  readonly y: Um;
  /** Level of the base. */
  readonly z: Um;
  readonly r: Um;
  readonly h: Um;
  /** The Enclosed piece whose room it is in. */
  readonly inside: string | null;
  /** The piece to whose side it clings. */
  readonly wall: string | null;
  /** Others move through it, though they may not end on it. */
  readonly ghost?: boolean;
}

/** Never changed in place, lists included: what is prepared for a table is kept by identity. */
export interface Scene {
  /** Side of the square table. */
  readonly size: Um;
  readonly pieces: readonly Piece[];
  readonly bodies: readonly Body[];
}

/** Where a body is, without its size. */
export interface Place {
  readonly x: Um;
  readonly y: Um;
  readonly z: Um;
  readonly inside: string | null;
  readonly wall: string | null;
}

export interface Point3 extends Point {
  readonly z: Um;
}

export const isBody = (thing: Body | Piece): thing is Body => 'r' in thing;

export const placeOf = ({ x, y, z, inside, wall }: Body): Place => ({ x, y, z, inside, wall });

export const bodyAt = (body: Body, at: Place): Body => ({
  ...body,
  x: at.x,
  y: at.y,
  z: at.z,
  inside: at.inside,
  wall: at.wall,
});

export const prismsOf = (piece: Piece): readonly Prism[] => piece.parts ?? [piece];

export const pieceById = (scene: Scene, id: string | null): Piece | undefined =>
  id === null ? undefined : scene.pieces.find((piece) => piece.id === id);

/**
 * What has just happened on the table, as short drawings over it. Lengths are inches, y runs south, words arrive
 * ready. A moment shows what is already true: the game, its scene and its questions never wait for one.
 */
import type { Chip, Point, Token } from '../types.ts';
import type { ObjectPiece, Piece } from '../pieces.ts';

interface Burst {
  /** Whom or what it happens to. */
  readonly id: string;
  readonly at: Point;
  /** Of the base or the piece. */
  readonly radius: number;
  /** Written large; empty: no word. */
  readonly word: string;
  /** What has come of it. */
  readonly chip: Chip | null;
  /** Where the blow came from. */
  readonly from: Point | null;
}

/** Whatever flies: a model, or a piece drawn from above. */
export type Flyer = { readonly token: Token } | { readonly piece: ObjectPiece };

export type Moment =
  /** `token`: as it stood before; null: it has no base of a Team. */
  | ({ readonly kind: 'ko'; readonly token: Token | null } & Burst)
  /** `token`: as it stands after it, so that it lies over the burst. */
  | ({ readonly kind: 'hit'; readonly token: Token | null } & Burst)
  /** From `from` to `at` in an arc. */
  | ({ readonly kind: 'throw'; readonly flyer: Flyer } & Burst)
  /** From the edge at `from` down to `at`. */
  | ({ readonly kind: 'fall'; readonly token: Token | null } & Burst)
  /** A Structure comes down. */
  | ({ readonly kind: 'collapse'; readonly piece: Piece; readonly outline: readonly Point[] } & Burst)
  /** An Object or a wall breaks. */
  | ({ readonly kind: 'break' } & Burst);

export type MomentKind = Moment['kind'];

/** What the latest command has brought. */
export interface MomentPlay {
  /** Another key is another command. */
  readonly key: string | number;
  /** Dice fall first. */
  readonly dice: boolean;
  /** A Round has ended. */
  readonly bell: boolean;
  readonly moments: readonly Moment[];
  /** Words turned to a player on the far side. */
  readonly turned?: boolean;
}

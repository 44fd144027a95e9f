import type { PieceId } from './ids.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a base stands: centre and level in micrometres. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly inside: PieceId | null;
  readonly wall: PieceId | null;
}

import type { CardId, PieceId } from './ids.ts';

/** Questions about Objects that the text of a Special hurts or lays. @rule PC-OBJ-13 */
export type ObjectAsks = {
  /** Objects that suffer so much each; `left`: Effects that are still to be made use of, this one among them. */
  hurtPieces: {
    q: {
      readonly card: CardId;
      readonly power: string;
      readonly pieces: readonly PieceId[];
      readonly x: number;
      readonly left: number;
    };
    a: readonly PieceId[];
  };
  /** An Object to be laid, or none; `most`: Ranks that are left. */
  objectToLay: {
    q: {
      readonly card: CardId;
      readonly power: string;
      readonly options: readonly { readonly rank: number; readonly along: 'x' | 'y' }[];
      readonly most: number;
    };
    a: number | null;
  };
};

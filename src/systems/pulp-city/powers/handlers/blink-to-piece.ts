import type { Handler } from './handler.ts';

/** A Blink of any length beside a friend of the name. @rule PC-MOVE-36 */
export const blinkToPiece: Handler<'blinkToPiece'> = ({ piece }) => piece;

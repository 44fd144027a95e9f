import type { View } from '../draw/pen.ts';

/** How a moment is to be painted. */
export interface Brush {
  readonly view: View;
  /** Device pixels a pixel. */
  readonly ratio: number;
  /** Words face a player on the far side. */
  readonly turned: boolean;
}

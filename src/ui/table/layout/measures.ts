import type { WidthOf } from '../draw/pen.ts';
import type { Box, Circle } from '../shapes.ts';

export interface Measures {
  readonly s: number;
  readonly u: number;
  /** The unit of what is printed on the ground. */
  readonly g: number;
  /** The unit of plates and chips. */
  readonly l: number;
  readonly widthOf: WidthOf;
  /** Table pixels below which labels may lie. */
  readonly top?: number;
  /** The part of the table that the window shows, in table pixels; left out: labels lie wherever the table does. */
  readonly seen?: Box;
  /** How wide the window is: what is wider has several lines; left out: as wide as it likes. */
  readonly widest?: number;
  /** What else must not be hidden, such as a grip. */
  readonly avoid?: readonly Circle[];
  /** `houseSigns` of the scene where they are known; left out: they are worked out. */
  readonly houses?: readonly Circle[];
}

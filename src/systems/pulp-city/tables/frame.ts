import { aabb, centre, type Footprint } from '../../../geometry/shape.ts';
import { type Point, sub, unit } from '../../../geometry/vec.ts';

/** A shape seen along its own sides: its middle, the unit vector its length runs by, length and width in micrometres. */
export interface Frame {
  readonly middle: Point;
  readonly along: Point;
  readonly length: number;
  readonly width: number;
}

const EAST: Point = { x: 1, y: 0 };

/** The first side of an outline is its length, however the piece is turned. */
export function frameOf(shape: Footprint): Frame {
  if (shape.kind === 'disc')
    return { middle: { x: shape.x, y: shape.y }, along: EAST, length: 2 * shape.r, width: 2 * shape.r };
  const [first, second] = shape.points;
  const along = (first && second && unit(sub(second, first))) ?? EAST;
  const us = shape.points.map((p) => p.x * along.x + p.y * along.y);
  const vs = shape.points.map((p) => p.y * along.x - p.x * along.y);
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  return {
    middle: {
      x: Math.round(u * along.x - v * along.y),
      y: Math.round(u * along.y + v * along.x),
    },
    along,
    length: Math.round(u1 - u0),
    width: Math.round(v1 - v0),
  };
}

/** A point of a frame: so far along its length and across it from the middle. */
export const inFrame = ({ middle, along }: Frame, u: number, v: number): Point => ({
  x: Math.round(middle.x + u * along.x - v * along.y),
  y: Math.round(middle.y + u * along.y + v * along.x),
});

/** A rectangle in a frame: from `u0` to `u1` along and from `v0` to `v1` across, counted from the middle. */
export const boxInFrame = (frame: Frame, u0: number, v0: number, u1: number, v1: number): Footprint => ({
  kind: 'polygon',
  points: [inFrame(frame, u0, v0), inFrame(frame, u1, v0), inFrame(frame, u1, v1), inFrame(frame, u0, v1)],
});

/** The whole frame as a footprint. */
export const wholeFrame = (frame: Frame): Footprint =>
  boxInFrame(frame, -frame.length / 2, -frame.width / 2, frame.length / 2, frame.width / 2);

/** A shape drawn out along and across a frame, its middle staying where it is. A disc takes the larger of both. */
export function stretched(shape: Footprint, frame: Frame, byLength: number, byWidth: number): Footprint {
  if (shape.kind === 'disc') {
    const at = stretchedPoint(shape, frame, byLength, byWidth);
    return { kind: 'disc', ...at, r: Math.round(shape.r * Math.max(byLength, byWidth)) };
  }
  return { kind: 'polygon', points: shape.points.map((p) => stretchedPoint(p, frame, byLength, byWidth)) };
}

function stretchedPoint(p: Point, frame: Frame, byLength: number, byWidth: number): Point {
  const { middle, along } = frame;
  const d = sub(p, middle);
  const u = d.x * along.x + d.y * along.y;
  const v = d.y * along.x - d.x * along.y;
  return inFrame(frame, u * byLength, v * byWidth);
}

/** Where a piece is turned about: the middle of a disc, else the centre of gravity. */
export const pivotOf = (shape: Footprint): Point => centre(shape);

/** The middle of the upright box around a shape. */
export function boxMiddle(shape: Footprint): Point {
  const { x0, y0, x1, y1 } = aabb(shape);
  return { x: Math.round((x0 + x1) / 2), y: Math.round((y0 + y1) / 2) };
}

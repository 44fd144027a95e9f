import type { Footprint } from '../../geometry/shape.ts';
import { type Piece, prismsOf } from '../../tabletop/table.ts';

export interface FlattenPoint {
  readonly x: number;
  readonly y: number;
  distanceTo(shape: object): readonly [number, object];
}

export interface FlattenSegment {
  readonly box: object;
  intersect(shape: object): readonly FlattenPoint[];
  distanceTo(shape: object): readonly [number, object];
}

export interface FlattenShape {
  contains(point: FlattenPoint): boolean;
}

/** What the bench asks of @flatten-js/core. */
export interface Flatten {
  readonly Point: new (x: number, y: number) => FlattenPoint;
  readonly Segment: new (from: FlattenPoint, to: FlattenPoint) => FlattenSegment;
  readonly Circle: new (centre: FlattenPoint, r: number) => FlattenShape;
  readonly Polygon: new (points: readonly FlattenPoint[]) => FlattenShape;
  readonly Box: new (x0: number, y0: number, x1: number, y1: number) => object;
  readonly PlanarSet: new () => { add(shape: object): unknown; search(box: object): readonly object[] };
}

/** A block of a piece as the library sees it. */
export interface FlattenBlock {
  readonly piece: Piece;
  readonly shape: FlattenShape;
  readonly bottom: number;
  readonly top: number;
}

export function shapeOf({ Circle, Point, Polygon }: Flatten, footprint: Footprint): FlattenShape {
  return footprint.kind === 'disc'
    ? new Circle(new Point(footprint.x, footprint.y), footprint.r)
    : new Polygon(footprint.points.map(({ x, y }) => new Point(x, y)));
}

export const blocksOf = (flatten: Flatten, piece: Piece): readonly FlattenBlock[] =>
  prismsOf(piece).map(({ footprint, bottom, top }) => ({
    piece,
    shape: shapeOf(flatten, footprint),
    bottom: bottom <= 0 ? -Infinity : bottom,
    top,
  }));

/** The blocks in an index by their boxes, and the blocks that meet a box. */
export function indexed(flatten: Flatten, blocks: readonly FlattenBlock[]): (box: object) => FlattenBlock[] {
  const set = new flatten.PlanarSet();
  const byShape = new Map<object, FlattenBlock>();
  for (const block of blocks) {
    set.add(block.shape);
    byShape.set(block.shape, block);
  }
  return (box) => set.search(box).flatMap((shape) => byShape.get(shape) ?? []);
}

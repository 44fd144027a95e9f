import { SLACK } from '../../geometry/units.ts';
import type { Body, Scene } from '../../tabletop/table.ts';
import { blocksOf, type Flatten, type FlattenSegment, indexed } from './flatten.ts';
import { type Judge, pointsOf } from './sight.ts';

/** Heights of a body at which lines begin and end, as shares. */
const HEIGHTS = [1, 0.75, 0.5, 0.25, 0];

/** What a plan line meets: between two shares of it, and two heights. */
interface Bar {
  readonly id: string;
  readonly t0: number;
  readonly t1: number;
  readonly bottom: number;
  readonly top: number;
}

/** Who sees whom among things of all heights, by sampled lines that the library cuts against its shapes. */
export function flattenCrowdJudge(scene: Scene, flatten: Flatten): Judge {
  const { Point, Segment } = flatten;
  const solid = scene.pieces.filter((piece) => piece.solid);
  const search = indexed(
    flatten,
    solid.flatMap((piece) => blocksOf(flatten, piece)),
  );
  const barsOn = (line: FlattenSegment, ax: number, ay: number, bx: number, by: number): readonly Bar[] =>
    search(line.box).flatMap(({ piece, shape, bottom, top }) => {
      const [dx, dy] = [bx - ax, by - ay];
      const cuts = line
        .intersect(shape)
        .map(({ x, y }) => ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
      if (shape.contains(new Point(ax, ay))) cuts.push(0);
      if (shape.contains(new Point(bx, by))) cuts.push(1);
      if (cuts.length < 2) return [];
      const ends = cuts.sort((p, q) => p - q);
      return ends.flatMap((t0, i) =>
        i % 2 === 0 ? [{ id: piece.id, t0, t1: ends[i + 1] ?? t0, bottom, top }] : [],
      );
    });
  return ([from, to]) => {
    if (from.inside !== to.inside) return { visible: false, coverers: 1 };
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    const [ux, uy] = [dx / length, dy / length];
    const ends = pointsOf(to, ux, uy, -1);
    const coverers = new Set<string>();
    let visible = false;
    for (const [ax, ay] of pointsOf(from, ux, uy, 1)) {
      for (const [bx, by] of ends) {
        const line = new Segment(new Point(ax, ay), new Point(bx, by));
        const bars = barsOn(line, ax, ay, bx, by).filter(({ id }) => id !== from.inside);
        for (const bar of bars) if (covers(bar, from, to)) coverers.add(bar.id);
        visible ||= seesPast(bars, from, to);
      }
    }
    return { visible, coverers: coverers.size };
  };
}

const between = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Whether any line over the plan line, between all heights of both, runs into a bar. */
const covers = ({ t0, t1, bottom, top }: Bar, a: Body, b: Body): boolean =>
  [t0, (t0 + t1) / 2, t1].some(
    (t) => between(a.z, b.z, t) < top - SLACK && between(a.z + a.h, b.z + b.h, t) > bottom,
  );

const seesPast = (bars: readonly Bar[], a: Body, b: Body): boolean =>
  HEIGHTS.some((f) =>
    HEIGHTS.some((g) => {
      const [z0, z1] = [a.z + a.h * f, b.z + b.h * g];
      return bars.every(({ t0, t1, bottom, top }) => {
        const [u, v] = [between(z0, z1, t0), between(z0, z1, t1)];
        return Math.min(u, v) >= top - SLACK || Math.max(u, v) <= bottom;
      });
    }),
  );

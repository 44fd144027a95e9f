import type { Body, Scene } from '../../tabletop/table.ts';
import { sight } from '../../tabletop/sight.ts';
import type { Subject } from './measure.ts';
import type { Peers } from './peers.ts';
import { type Flatten, shapeOf } from './flatten.ts';
import { pairsOf, sightTable } from './sight-table.ts';

type Pair = readonly [Body, Body];

/** Whether a base sees another, and behind how many pieces it is in cover. */
interface Answer {
  readonly visible: boolean;
  readonly coverers: number;
}

export type Judge = (pair: Pair) => Answer;

export const ownJudge =
  (scene: Scene): Judge =>
  ([from, to]) => {
    const { visible, coverers } = sight(scene, from, to);
    return { visible, coverers: coverers.length };
  };

/** Points of a base, as shares of its radius across and along the line to the other one: the engine's own. */
const POINTS = [
  [1, 0],
  [-1, 0],
  [0, 0],
  [0.5, 0],
  [-0.5, 0],
  [0, 1],
  [Math.SQRT1_2, Math.SQRT1_2],
  [-Math.SQRT1_2, Math.SQRT1_2],
] as const;

export function pointsOf(
  body: Body,
  ux: number,
  uy: number,
  facing: 1 | -1,
): readonly (readonly [number, number])[] {
  return POINTS.map(([across, ahead]) => [
    body.x + body.r * (facing * ahead * ux - across * uy),
    body.y + body.r * (facing * ahead * uy + across * ux),
  ]);
}

/** The same lines between the same points, with the library's segments, polygons and index. */
function flattenJudge(scene: Scene, flatten: Flatten): Judge {
  const { Point, PlanarSet, Segment } = flatten;
  const set = new PlanarSet();
  for (const { footprint } of scene.pieces) set.add(shapeOf(flatten, footprint));
  return ([from, to]) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    const [ux, uy] = [dx / length, dy / length];
    const ends = pointsOf(to, ux, uy, -1);
    const coverers = new Set<object>();
    let visible = false;
    for (const [ax, ay] of pointsOf(from, ux, uy, 1)) {
      for (const [bx, by] of ends) {
        const line = new Segment(new Point(ax, ay), new Point(bx, by));
        let free = true;
        for (const piece of set.search(line.box)) {
          // A line that is known to be stopped need only find pieces that are not yet known to cover.
          if (!free && coverers.has(piece)) continue;
          if (line.intersect(piece).length === 0) continue;
          free = false;
          coverers.add(piece);
        }
        visible ||= free;
      }
    }
    return { visible, coverers: coverers.size };
  };
}

function subject(name: string, judge: Judge, pairs: readonly Pair[]): Subject<'pairs'> {
  let next = 0;
  const work = () => {
    const pair = pairs[next % pairs.length];
    next += 1;
    if (pair !== undefined) judge(pair);
    return { pairs: 1 };
  };
  return { name, work };
}

export interface SightBench {
  readonly own: Subject<'pairs'>;
  readonly flatten: Subject<'pairs'>;
  readonly pairs: number;
  /** Pairs about which both say the same: seen or not, and behind how many pieces. */
  readonly agreed: Agreed;
}

export interface Agreed {
  readonly visible: number;
  readonly coverers: number;
}

export function agreement(pairs: readonly Pair[], one: Judge, other: Judge): Agreed {
  const agreed = { visible: 0, coverers: 0 };
  for (const pair of pairs) {
    const [mine, theirs] = [one(pair), other(pair)];
    if (mine.visible === theirs.visible) agreed.visible += 1;
    if (mine.coverers === theirs.coverers) agreed.coverers += 1;
  }
  return agreed;
}

/** Who sees whom on a table with thirty pieces, by the engine and by @flatten-js/core. */
export async function sightBench(peer: Peers): Promise<SightBench> {
  const scene = sightTable();
  const pairs = pairsOf(scene);
  const own = ownJudge(scene);
  const flatten = flattenJudge(scene, await peer<Flatten>('@flatten-js/core'));
  return {
    own: subject('sight of the engine', own, pairs),
    flatten: subject('the same lines with @flatten-js/core', flatten, pairs),
    pairs: pairs.length,
    agreed: agreement(pairs, own, flatten),
  };
}

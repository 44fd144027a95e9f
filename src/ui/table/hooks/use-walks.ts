import { useLayoutEffect, useRef } from 'react';
import { distance, lerp } from '../shapes.ts';
import type { Point } from '../types.ts';

const MS_PER_INCH = 40;
const SHORTEST_MS = 120;
const LONGEST_MS = 480;

/** Whoever stands on the table. */
interface Walker {
  readonly id: string;
  readonly at: Point;
  /** The way it has just come by, if that is known. */
  readonly cameBy?: readonly Point[];
}

interface Walk {
  readonly points: readonly Point[];
  readonly started: number;
  readonly lasts: number;
}

/** The reader's own choice, kept by the page at its root, or that of the device. */
export function prefersStillness(): boolean {
  if (document.documentElement.dataset['motion'] === 'reduced') return true;
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The point that lies this share of the way along. */
export function alongPath(points: readonly Point[], share: number): Point {
  const [start = { x: 0, y: 0 }] = points;
  let left = lengthOf(points) * Math.min(1, Math.max(0, share));
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const leg = distance(from, to);
    if (left <= leg) return leg === 0 ? to : lerp(from, to, left / leg);
    left -= leg;
  }
  return points.at(-1) ?? start;
}

export function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, to, index) => {
    const from = points[index - 1];
    return from ? sum + distance(from, to) : sum;
  }, 0);
}

/**
 * Where each of them is shown right now: whoever has moved walks there, along the way it came by if that is
 * known. The state of the game is never behind; only the picture is, for less than half a second. `paint` shows where
 * they have come to, frame by frame.
 */
export function useWalks(
  walkers: readonly Walker[],
  still: boolean,
  paint: () => void,
): (walker: Walker) => Point {
  const walks = useRef(new Map<string, Walk>());
  const last = useRef(new Map<string, Point>());
  const show = useRef(paint);

  useLayoutEffect(() => {
    show.current = paint;
  });
  useLayoutEffect(() => {
    const now = performance.now();
    if (still) walks.current.clear();
    for (const { id, at, cameBy } of walkers) {
      const before = last.current.get(id);
      last.current.set(id, at);
      if (!before || distance(before, at) < 0.001 || still || prefersStillness()) continue;
      const points = cameBy && cameBy.length > 1 ? cameBy : [before, at];
      const lasts = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, lengthOf(points) * MS_PER_INCH));
      walks.current.set(id, { points, started: now, lasts });
    }
    if (walks.current.size === 0) return;
    let request = 0;
    const tick = () => {
      for (const [id, walk] of walks.current) {
        if (performance.now() - walk.started >= walk.lasts) walks.current.delete(id);
      }
      show.current();
      if (walks.current.size > 0) request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [walkers, still]);

  return ({ id, at }) => {
    const walk = walks.current.get(id);
    if (!walk) return at;
    const share = (performance.now() - walk.started) / walk.lasts;
    return alongPath(walk.points, 1 - (1 - Math.min(1, share)) ** 2);
  };
}

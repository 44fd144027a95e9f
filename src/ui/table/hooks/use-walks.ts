import { useLayoutEffect, useRef, useState } from 'react';
import { distance, lerp } from '../shapes.ts';
import type { Point, Token } from '../types.ts';

const MS_PER_INCH = 40;
const SHORTEST_MS = 120;
const LONGEST_MS = 480;

interface Walk {
  readonly points: readonly Point[];
  readonly started: number;
  readonly lasts: number;
}

export function prefersStillness(): boolean {
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
 * Where each token is shown right now: a token that has moved walks there, along the way it came by if that is
 * known. The state of the game is never behind; only the picture is, for less than half a second.
 */
export function useWalks(tokens: readonly Token[], still = false): (token: Token) => Point {
  const walks = useRef(new Map<string, Walk>());
  const last = useRef(new Map<string, Point>());
  const [, setFrame] = useState(0);

  useLayoutEffect(() => {
    const now = performance.now();
    if (still) walks.current.clear();
    for (const token of tokens) {
      const before = last.current.get(token.id);
      last.current.set(token.id, token.at);
      if (!before || distance(before, token.at) < 0.001 || still || prefersStillness()) continue;
      const points = token.cameBy && token.cameBy.length > 1 ? token.cameBy : [before, token.at];
      const lasts = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, lengthOf(points) * MS_PER_INCH));
      walks.current.set(token.id, { points, started: now, lasts });
    }
    if (walks.current.size === 0) return;
    let request = 0;
    const tick = () => {
      for (const [id, walk] of walks.current) {
        if (performance.now() - walk.started >= walk.lasts) walks.current.delete(id);
      }
      setFrame((frame) => frame + 1);
      if (walks.current.size > 0) request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [tokens, still]);

  return (token) => {
    const walk = walks.current.get(token.id);
    if (!walk) return token.at;
    const share = (performance.now() - walk.started) / walk.lasts;
    return alongPath(walk.points, 1 - (1 - Math.min(1, share)) ** 2);
  };
}

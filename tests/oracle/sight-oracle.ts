import type { Sight } from '../../src/tabletop/sight.ts';
import type { Body, Cover, Piece, Prism, Scene } from '../../src/tabletop/table.ts';
import { ownFooting } from './footing-oracle.ts';
import {
  away,
  awayFromBlock,
  awayFromBody,
  numbers,
  share,
  solidsOf,
  type Spot3,
  TOLERANCE,
} from './solids.ts';

/** What one line has to do with one piece. */
interface Met {
  /** It comes nearer than the tolerance. */
  readonly touched: boolean;
  /** It goes in deeper than the tolerance. */
  readonly stopped: boolean;
}

/** Walks along a line in steps that cannot miss anything larger than the tolerance. */
function meets(blocks: readonly Prism[], from: Spot3, to: Spot3): Met {
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const length = Math.hypot(dx, dy, dz);
  let touched = false;
  // What touches an end of the line stands in nobody's way.
  let at = TOLERANCE;
  while (at < length - TOLERANCE) {
    const t = at / length;
    const p = { x: from.x + dx * t, y: from.y + dy * t, z: from.z + dz * t };
    const d = Math.min(...blocks.map((block) => awayFromBlock(p, block)));
    if (d <= -TOLERANCE) return { touched: true, stopped: true };
    if (d < TOLERANCE) touched = true;
    at += Math.max(TOLERANCE / 2, touched ? d + TOLERANCE : d - TOLERANCE);
  }
  return { touched, stopped: false };
}

/** A point of a cylinder: mostly on its outside, where the widest views begin. */
function pointOf({ x, y, z, r, h }: Body, draw: () => number): Spot3 {
  const turn = share(draw) * 2 * Math.PI;
  const out = draw() % 4 === 0 ? share(draw) * r : r;
  const up = [1, 1, 0, share(draw)][draw() % 4] ?? 1;
  return { x: x + Math.cos(turn) * out, y: y + Math.sin(turn) * out, z: z + up * h };
}

/** A point on the outside of a piece. */
function pointOn({ footprint, bottom, top }: Piece, draw: () => number): Spot3 {
  const z = bottom + (top - bottom) * ([1, 1, 0, share(draw)][draw() % 4] ?? 1);
  if (footprint.kind === 'disc') {
    const turn = share(draw) * 2 * Math.PI;
    return {
      x: footprint.x + Math.cos(turn) * footprint.r,
      y: footprint.y + Math.sin(turn) * footprint.r,
      z,
    };
  }
  const { points } = footprint;
  const i = draw() % points.length;
  const [a, b] = [points[i], points[(i + 1) % points.length]];
  if (a === undefined || b === undefined) throw new Error('no side');
  const along = share(draw);
  return { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along, z };
}

export type Verdict =
  | { readonly agreed: true; readonly near: boolean }
  | { readonly agreed: false; readonly why: string };

const RANK: Readonly<Record<Cover, number>> = { none: 0, typical: 1, reinforced: 2 };

const FINE: Verdict = { agreed: true, near: false };

const wrong = (why: string): Verdict => ({ agreed: false, why });

const roomOf = (scene: Scene, piece: Piece): string | null =>
  scene.pieces.find(
    (room) =>
      room.enterable &&
      room.id !== piece.id &&
      piece.bottom < room.top &&
      piece.top >= room.bottom &&
      within(piece, room),
  )?.id ?? null;

const within = ({ footprint }: Piece, room: Piece): boolean =>
  footprint.kind === 'disc'
    ? away(footprint.x, footprint.y, room.footprint) <= -footprint.r
    : footprint.points.every(({ x, y }) => away(x, y, room.footprint) <= 0);

/**
 * Holds what the engine says about sight against many lines drawn at random between the two, and its proofs against
 * the table itself.
 */
export function judgeSight(
  scene: Scene,
  from: Body,
  to: Body | Piece,
  found: Sight,
  lines: number,
  seed: number,
): Verdict {
  if (from.inside === to.id)
    return found.visible && found.cover === 'none' ? FINE : wrong('hidden in its own room');
  const target = 'r' in to ? to : null;
  const toRoom = target === null ? roomOf(scene, to as Piece) : target.inside;
  const sameSide = from.inside === toRoom || from.inside === to.id;
  if (!sameSide) {
    const wall = scene.pieces.find((piece) => piece.id === (from.inside ?? toRoom));
    if (found.visible) return wrong('seen through the wall of a room');
    return found.cover === wall?.cover ? FINE : wrong('the wrong cover of a wall');
  }
  const ceiling = scene.pieces.find((piece) => piece.id === from.inside)?.top ?? Infinity;
  const [low, far] = [under(ceiling, from), 'r' in to ? under(ceiling, to) : to];
  const others = scene.pieces.filter(({ solid, id }) => solid && id !== to.id && id !== from.inside);
  const named = new Set(found.coverers);
  const footing = new Map(others.map((piece) => [piece.id, ownFooting(piece, from, to)]));
  const bestOf = (counts: (own: boolean | 'unsure' | undefined) => boolean): number =>
    others
      .filter(({ id }) => named.has(id) && counts(footing.get(id)))
      .reduce((best, { cover }) => Math.max(best, RANK[cover]), 0);
  const [least, most] = [bestOf((own) => own === false), bestOf((own) => own !== true)];
  if (RANK[found.cover] < least || RANK[found.cover] > most)
    return wrong(`cover ${found.cover} is not that of ${[...named].join(' ')}`);
  const underfoot = [...named].find((id) => footing.get(id) === true);
  if (found.visible && underfoot !== undefined) return wrong(`${underfoot} covers what it is not before`);

  const proof = found.proof.clear;
  if (found.visible !== (proof !== null)) return wrong('seen without a line, or hidden with one');
  const within = (p: Spot3): boolean => awayFromBody(p, low) <= TOLERANCE;
  const reaches = (p: Spot3): boolean =>
    'r' in far ? awayFromBody(p, far) <= TOLERANCE : awayFromBlock(p, far) <= TOLERANCE;
  if (proof !== null) {
    if (!within(proof[0]) || !reaches(proof[1])) return wrong('the free line ends elsewhere');
    const stops = others.find((piece) => meets(solidsOf(piece), proof[0], proof[1]).stopped);
    if (stops !== undefined) return wrong(`the free line is stopped by ${stops.id}`);
  }
  for (const id of named) {
    const piece = others.find((one) => one.id === id);
    const line = found.proof.blocked.find(({ by }) => by === id);
    if (piece === undefined || line === undefined) return wrong(`${id} covers without a line`);
    if (!within(line.from) || !reaches(line.to)) return wrong(`the line stopped by ${id} ends elsewhere`);
    if (!meets(solidsOf(piece), line.from, line.to).touched) return wrong(`${id} does not stop its line`);
  }
  const before = others.filter(({ id }) => footing.get(id) === false);
  const why = drawLines(others, found.visible ? before : others, low, far, found, lines, seed);
  return why === null ? { agreed: true, near: grazes(others, low, far, found, seed) } : wrong(why);
}

/** Whether an answer holds only because of the tolerance: no line shows it that another choice would not undo. */
function grazes(
  others: readonly Piece[],
  from: Body,
  to: Body | Piece,
  { proof }: Sight,
  seed: number,
): boolean {
  const { clear } = proof;
  if (clear !== null && others.some((piece) => meets(solidsOf(piece), clear[0], clear[1]).touched))
    return true;
  return proof.blocked.some(({ by, from: a, to: b }) => {
    const piece = others.find(({ id }) => id === by);
    const stopped = (c: Spot3, d: Spot3): boolean =>
      piece !== undefined && meets(solidsOf(piece), c, d).stopped;
    return !stopped(a, b) && !someLine(from, to, seed, stopped);
  });
}

function someLine(
  from: Body,
  to: Body | Piece,
  seed: number,
  such: (a: Spot3, b: Spot3) => boolean,
): boolean {
  const draw = numbers(seed);
  for (let i = 0; i < 100; i += 1) if (such(...lineBetween(from, to, draw))) return true;
  return false;
}

const lineBetween = (from: Body, to: Body | Piece, draw: () => number): readonly [Spot3, Spot3] => [
  pointOf(from, draw),
  'r' in to ? pointOf(to, draw) : pointOn(to, draw),
];

/** In a room nobody reaches above the ceiling. */
const under = (ceiling: number, body: Body): Body => ({ ...body, h: Math.min(body.h, ceiling - body.z) });

/** What a line says against the answer; null: nothing. `before`: pieces that would cover if they stopped a line. */
function drawLines(
  others: readonly Piece[],
  before: readonly Piece[],
  from: Body,
  to: Body | Piece,
  found: Sight,
  lines: number,
  seed: number,
): string | null {
  const draw = numbers(seed);
  const looked = found.visible ? before.filter(({ id }) => !found.coverers.includes(id)) : others;
  for (let i = 0; i < lines; i += 1) {
    const [a, b] = lineBetween(from, to, draw);
    let free = true;
    for (const piece of looked) {
      if (apartInPlan(piece, a, b)) continue;
      const met = meets(solidsOf(piece), a, b);
      if (met.touched) free = false;
      if (!met.stopped) continue;
      if (!found.coverers.includes(piece.id)) return `${piece.id} covers and is not named: ${told(a, b)}`;
      if (!found.visible) break;
    }
    if (free && !found.visible) return `a line is free: ${told(a, b)}`;
  }
  return null;
}

const told = (a: Spot3, b: Spot3): string =>
  JSON.stringify([a, b].map((p) => [p.x, p.y, p.z].map(Math.round)));

function apartInPlan({ footprint }: Piece, a: Spot3, b: Spot3): boolean {
  const points =
    footprint.kind === 'disc'
      ? [
          { x: footprint.x - footprint.r, y: footprint.y - footprint.r },
          { x: footprint.x + footprint.r, y: footprint.y + footprint.r },
        ]
      : footprint.points;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return (
    Math.max(a.x, b.x) < Math.min(...xs) - TOLERANCE ||
    Math.min(a.x, b.x) > Math.max(...xs) + TOLERANCE ||
    Math.max(a.y, b.y) < Math.min(...ys) - TOLERANCE ||
    Math.min(a.y, b.y) > Math.max(...ys) + TOLERANCE
  );
}

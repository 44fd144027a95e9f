import { COLOUR } from '../../../styles/tokens.ts';
import { teamColour } from './areas.ts';
import { distance, lerp } from '../shapes.ts';
import type { Disc, Overlay, Point } from '../types.ts';
import { pattern } from './patterns.ts';
import { apart, circle, drawIcon, drawText, fill, type Pen, stroke, trace, type View } from './pen.ts';

type Sight = Extract<Overlay, { kind: 'sight' }>;

/** From base edge to base edge. */
function edgeToEdge(from: Disc, to: Disc): readonly [Point, Point] {
  const length = distance(from.at, to.at) || 1;
  return [lerp(from.at, to.at, from.radius / length), lerp(to.at, from.at, to.radius / length)];
}

/** White on ink, so that it shows on every ground. */
export function drawSightLine(pen: Pen, sight: Sight, { s, g }: View): void {
  const [start, end] = edgeToEdge(sight.from, sight.to);
  const stop = sight.verdict === 'blocked' ? (sight.blockedAt ?? lerp(start, end, 0.5)) : end;
  trace(pen, [start, stop], s, false);
  stroke(pen, { colour: COLOUR.ink, width: 4 * g + 3, cap: 'round' });
  stroke(pen, { colour: COLOUR.white, width: 4 * g, cap: 'round' });
  if (sight.verdict !== 'blocked') return;
  trace(pen, [stop, end], s, false);
  stroke(pen, { colour: COLOUR.white, width: 5 * g });
  stroke(pen, { colour: COLOUR.low, width: 3 * g, dash: [3 * g, 6 * g] });
  const [x, y] = [stop.x * s, stop.y * s];
  circle(pen, x, y, 11 * g);
  fill(pen, COLOUR.low);
  stroke(pen, { colour: COLOUR.white, width: 2 * g });
  drawIcon(pen, 'cross', x, y, 12 * g, { colour: COLOUR.white });
}

/** The band between the outermost points of two bases, which is what sight is judged by. */
export function drawSightWedge(pen: Pen, { from, to, verdict }: Sight, { s, g }: View): void {
  const length = distance(from.at, to.at) || 1;
  const across = { x: -(to.at.y - from.at.y) / length, y: (to.at.x - from.at.x) / length };
  const edge = (disc: Disc, side: number): Point => ({
    x: disc.at.x + across.x * disc.radius * side,
    y: disc.at.y + across.y * disc.radius * side,
  });
  trace(pen, [edge(from, 1), edge(to, 1), edge(to, -1), edge(from, -1)], s, true);
  fill(pen, COLOUR.white, 0.62);
  const colour = verdict === 'blocked' ? COLOUR.low : COLOUR.legal;
  for (const side of [1, -1]) {
    trace(pen, [edge(from, side), edge(to, side)], s, false);
    stroke(pen, { colour, width: 2.5 * g, dash: [7 * g, 5 * g] });
  }
}

/** Strips of the looked-at that are not seen; where only its lower part is hidden, its lower half. */
export function drawHidden(pen: Pen, { from, to, verdict, hidden }: Sight, view: View): void {
  if (verdict !== 'partly') return;
  if (hidden === undefined || hidden.length === 0)
    return drawStrips(pen, to, { x: 0, y: 1 }, [[-1, 1]], 0, view);
  const length = distance(from.at, to.at) || 1;
  const way = { x: (to.at.x - from.at.x) / length, y: (to.at.y - from.at.y) / length };
  drawStrips(pen, to, way, hidden, -1, view);
}

/** Of a base looked at along `way`: strips from one side to the other, from `behind` of the radius on the near side to the far rim. */
function drawStrips(
  pen: Pen,
  { at, radius }: Disc,
  way: Point,
  strips: readonly (readonly [number, number])[],
  behind: number,
  { s, g }: View,
): void {
  if (strips.length === 0) return;
  const corner = (along: number, across: number): Point => ({
    x: at.x + (way.x * along - way.y * across) * radius,
    y: at.y + (way.y * along + way.x * across) * radius,
  });
  apart(pen, () => {
    circle(pen, at.x * s, at.y * s, radius * s);
    pen.clip();
    for (const [left, right] of strips) {
      trace(pen, [corner(behind, left), corner(1, left), corner(1, right), corner(behind, right)], s, true);
      fill(pen, pattern(pen, 'hatch', g * 0.8), 0.75);
      stroke(pen, { colour: COLOUR.ink, width: 1.5 * g });
    }
  });
}

export function drawRuler(pen: Pen, ruler: Extract<Overlay, { kind: 'ruler' }>, { s, g }: View): void {
  trace(pen, [ruler.from, ruler.to], s, false);
  stroke(pen, { colour: COLOUR.ink, width: 6 * g, cap: 'round' });
  stroke(pen, { colour: COLOUR.gold, width: 3 * g, cap: 'round', dash: [s * 0.5, s * 0.5] });
  circle(pen, ruler.from.x * s, ruler.from.y * s, 5 * g);
  fill(pen, COLOUR.gold);
  stroke(pen, { colour: COLOUR.ink, width: 2 * g });
  const [x, y] = [ruler.to.x * s, ruler.to.y * s];
  circle(pen, x, y, RULER_CROSS_U * g);
  fill(pen, COLOUR.paper);
  stroke(pen, { colour: COLOUR.ink, width: 2 * g });
  drawIcon(pen, 'cross', x, y, 10 * g, { colour: COLOUR.ink });
}

/** The cross that closes a ruler, at its far end. */
export const RULER_CROSS_U = 9;

export function drawPath(pen: Pen, path: Extract<Overlay, { kind: 'path' }>, { s, g }: View): void {
  trace(pen, path.points, s, false);
  const band = path.legal === false ? COLOUR.low : COLOUR.white;
  stroke(pen, { colour: band, width: path.width * s, opacity: 0.42, cap: 'round' });
  stroke(pen, { colour: COLOUR.ink, width: 6 * g });
  stroke(pen, { colour: COLOUR.gold, width: 3 * g });
  for (const corner of path.points.slice(1, -1)) {
    circle(pen, corner.x * s, corner.y * s, 7 * g);
    fill(pen, COLOUR.gold);
    stroke(pen, { colour: COLOUR.ink, width: 2.5 * g });
  }
}

/** A bold arrow along the rule's direction, over every edge, with its head at the landing spot. */
export function drawDisplacement(
  pen: Pen,
  arrow: Extract<Overlay, { kind: 'displacement' }>,
  { s, g }: View,
): void {
  const { points } = arrow;
  const [to, before] = [points.at(-1), points.at(-2)];
  if (arrow.landing) {
    trace(pen, arrow.landing, s, true);
    stroke(pen, { colour: COLOUR.white, width: 7 * g, cap: 'round' });
    stroke(pen, { colour: COLOUR.legal, width: 4 * g, cap: 'round' });
  }
  const length = to && before ? distance(before, to) : 0;
  if (!to || !before || length < 0.01) return;
  const neck = lerp(before, to, Math.max(0, 1 - 0.55 / length));
  trace(pen, [...points.slice(0, -1), neck], s, false);
  stroke(pen, { colour: COLOUR.ink, width: 9 * g });
  stroke(pen, { colour: COLOUR.gold, width: 5 * g });
  const across = { x: (-(to.y - before.y) / length) * 0.32, y: ((to.x - before.x) / length) * 0.32 };
  const head = [
    to,
    { x: neck.x + across.x, y: neck.y + across.y },
    { x: neck.x - across.x, y: neck.y - across.y },
  ];
  trace(pen, head, s, true);
  fill(pen, COLOUR.gold);
  stroke(pen, { colour: COLOUR.ink, width: 2.4 * g });
  if (arrow.stopped)
    drawStop(pen, to, { x: (to.x - before.x) / length, y: (to.y - before.y) / length }, s, g);
}

/** From the base of whoever carries it to the edge of its zone: white, in the colour of its Team. */
export function drawHome(pen: Pen, way: Extract<Overlay, { kind: 'home' }>, { s, g }: View): void {
  const { from, to, team } = way;
  const length = distance(from.at, to);
  if (length <= from.radius) return;
  const start = lerp(from.at, to, from.radius / length);
  const neck = lerp(from.at, to, Math.max(0, 1 - 0.5 / length));
  const across = { x: (-(to.y - from.at.y) / length) * 0.4, y: ((to.x - from.at.x) / length) * 0.4 };
  trace(pen, [start, neck], s, false);
  stroke(pen, { colour: COLOUR.ink, width: 9 * g });
  stroke(pen, { colour: COLOUR.white, width: 6 * g });
  stroke(pen, { colour: teamColour(team), width: 3 * g, dash: [7 * g, 5 * g] });
  const head = [
    to,
    { x: neck.x + across.x, y: neck.y + across.y },
    { x: neck.x - across.x, y: neck.y - across.y },
  ];
  trace(pen, head, s, true);
  fill(pen, COLOUR.white);
  stroke(pen, { colour: COLOUR.ink, width: 2.4 * g });
}

/** A bar across the way: here something holds it up. */
function drawStop(pen: Pen, at: Point, way: Point, s: number, g: number): void {
  const side = (by: number): Point => ({ x: at.x - way.y * by, y: at.y + way.x * by });
  trace(pen, [side(-0.55), side(0.55)], s, false);
  stroke(pen, { colour: COLOUR.white, width: 8 * g, cap: 'round' });
  stroke(pen, { colour: COLOUR.low, width: 5 * g, cap: 'round' });
}

const HEIGHT_SIGN = { up: '▲', over: '▲', down: '▼', fall: '▼' } as const;
/** Half the width of the sign that says a way leads up or down. */
const HEIGHT_SIGN_U = 8;

/** A sign on the way where it leads up, down, over something, or into a Fall. */
export function drawHeight(
  pen: Pen,
  { at, way }: Extract<Overlay, { kind: 'height' }>,
  { s, g }: View,
): void {
  const [x, y] = [at.x * s, at.y * s];
  circle(pen, x, y, HEIGHT_SIGN_U * g);
  fill(pen, way === 'fall' ? COLOUR.low : COLOUR.ink);
  stroke(pen, { colour: COLOUR.white, width: 1.8 * g });
  drawText(pen, HEIGHT_SIGN[way], x, y + 3.6 * g, { size: 9.5 * g, colour: COLOUR.white });
}

/** From the base edge on, dashed: nobody has decided it, it will just happen. */
export function drawFlight(pen: Pen, from: Disc, to: Point, { s, g }: View): void {
  const length = distance(from.at, to) || 1;
  const start = lerp(from.at, to, Math.min(1, (from.radius + FLIGHT_GAP) / length));
  const way = { x: (to.x - from.at.x) / length, y: (to.y - from.at.y) / length };
  const neck = { x: to.x - way.x * FLIGHT_HEAD, y: to.y - way.y * FLIGHT_HEAD };
  trace(pen, [start, neck], s, false);
  stroke(pen, { colour: COLOUR.white, width: 8 * g, cap: 'round' });
  stroke(pen, { colour: COLOUR.ink2, width: 4 * g, cap: 'round', dash: [0.1 * g, 8 * g] });
  const side = (by: number): Point => ({ x: neck.x - way.y * by, y: neck.y + way.x * by });
  trace(pen, [to, side(FLIGHT_HEAD * 0.7), side(-FLIGHT_HEAD * 0.7)], s, true);
  stroke(pen, { colour: COLOUR.white, width: 5 * g });
  fill(pen, COLOUR.ink2);
}

/** Inches between the base and where the arrow begins. */
const FLIGHT_GAP = 0.16;
/** Inches from the neck of the arrow to its point. */
const FLIGHT_HEAD = 0.5;

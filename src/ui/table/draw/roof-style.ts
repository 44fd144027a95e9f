import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import { boundsOf, middleOf } from '../shapes.ts';
import type { Point } from '../types.ts';
import type { RoofStyle } from '../pieces.ts';
import { apart, box, circle, fill, type Pen, stroke, trace, type View } from './pen.ts';

/** What covers a roof that is no plain one; the outline is clipped already. */
export function drawRoofStyle(pen: Pen, style: RoofStyle, outline: readonly Point[], view: View): void {
  const { s, g } = view;
  const ink = (width: number, opacity: number): void =>
    stroke(pen, { colour: COLOUR.ink, width: width * g, opacity });
  switch (style) {
    case 'tent':
      wedges(pen, outline, 12, GROUND.canvasRose, s);
      return knob(pen, outline, 0.28, COLOUR.gold, view);
    case 'lights':
      wedges(pen, outline, 8, GROUND.dome, s);
      ring(pen, outline, 0.62, s);
      ink(2, 0.7);
      return knob(pen, outline, 0.4, GROUND.roofStraw, view);
    case 'tank':
      trace(pen, outline, s, true);
      fill(pen, GROUND.stoneGrey);
      for (const share of [0.86, 0.58]) {
        ring(pen, outline, share, s);
        ink(1.5, 0.5);
      }
      return knob(pen, outline, 0.22, GROUND.steel, view);
    case 'stone':
      trace(pen, outline, s, true);
      fill(pen, GROUND.marble);
      ring(pen, outline, 0.72, s);
      ink(1.4, 0.45);
      return ridges(pen, outline, view);
    case 'temple':
      trace(pen, outline, s, true);
      fill(pen, GROUND.marble);
      columns(pen, outline, view);
      return ridges(pen, outline, view);
    case 'train':
      return carriage(pen, outline, view);
    case 'stage':
      trace(pen, outline, s, true);
      fill(pen, GROUND.planks);
      return boards(pen, outline, view);
  }
}

/** Every other wedge between the middle and the rim. */
function wedges(pen: Pen, outline: readonly Point[], count: number, colour: string, s: number): void {
  const { left, top, right, bottom } = boundsOf(outline);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const reach = Math.hypot(right - left, bottom - top);
  for (let wedge = 0; wedge < count; wedge += 2) {
    const [a, b] = [wedge, wedge + 1].map((step) => (step / count) * 2 * Math.PI);
    pen.beginPath();
    pen.moveTo(middle.x * s, middle.y * s);
    for (const angle of [a ?? 0, b ?? 0])
      pen.lineTo((middle.x + Math.cos(angle) * reach) * s, (middle.y + Math.sin(angle) * reach) * s);
    pen.closePath();
    fill(pen, colour);
  }
}

function knob(pen: Pen, outline: readonly Point[], radius: number, colour: string, { s, g }: View): void {
  const { left, top, right, bottom } = boundsOf(outline);
  circle(pen, ((left + right) / 2) * s, ((top + bottom) / 2) * s, radius * s);
  fill(pen, colour);
  stroke(pen, { colour: COLOUR.ink, width: 1.6 * g });
}

/** The outline once more, smaller. */
function ring(pen: Pen, outline: readonly Point[], share: number, s: number): void {
  const middle = middleOf(outline);
  const inner = outline.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * share,
    y: middle.y + (y - middle.y) * share,
  }));
  trace(pen, inner, s, true);
}

/** From the corners to the ridge of a hipped roof. */
function ridges(pen: Pen, outline: readonly Point[], { s, g }: View): void {
  const [a, b, c, d] = outline;
  if (a === undefined || b === undefined || c === undefined || d === undefined || outline.length !== 4)
    return;
  const mid = (p: Point, q: Point): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  const long = Math.hypot(b.x - a.x, b.y - a.y) >= Math.hypot(c.x - b.x, c.y - b.y);
  const [left, right] = long ? [mid(a, d), mid(b, c)] : [mid(a, b), mid(d, c)];
  const at = (share: number): Point => ({
    x: left.x + (right.x - left.x) * share,
    y: left.y + (right.y - left.y) * share,
  });
  const [start, end] = [at(0.25), at(0.75)];
  const [nearLeft, nearRight] = long
    ? ([
        [a, d],
        [b, c],
      ] as const)
    : ([
        [a, b],
        [d, c],
      ] as const);
  for (const corner of nearLeft) line(pen, corner, start, s);
  for (const corner of nearRight) line(pen, corner, end, s);
  line(pen, start, end, s);

  function line(on: Pen, from: Point, to: Point, scale: number): void {
    trace(on, [from, to], scale, false);
    stroke(on, { colour: COLOUR.ink, width: 1.6 * g, opacity: 0.4 });
  }
}

/** A row of drums along every side. */
function columns(pen: Pen, outline: readonly Point[], { s, g }: View): void {
  const middle = middleOf(outline);
  const inner = outline.map(({ x, y }) => {
    const away = Math.hypot(middle.x - x, middle.y - y) || 1;
    return { x: x + ((middle.x - x) / away) * 0.5, y: y + ((middle.y - y) / away) * 0.5 };
  });
  inner.forEach((a, index) => {
    const b = inner[(index + 1) % inner.length] ?? a;
    const count = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 0.9));
    for (let step = 0; step < count; step += 1) {
      const share = step / count;
      circle(pen, (a.x + (b.x - a.x) * share) * s, (a.y + (b.y - a.y) * share) * s, 0.2 * s);
      fill(pen, COLOUR.white);
      stroke(pen, { colour: COLOUR.ink, width: 1.2 * g, opacity: 0.7 });
    }
  });
}

/** Along the longer side: a band of windows on either edge, and doors between the ends. */
function carriage(pen: Pen, outline: readonly Point[], { s, g }: View): void {
  const [a, b, c] = outline;
  if (a === undefined || b === undefined || c === undefined) return;
  const [ab, bc] = [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - b.x, c.y - b.y)];
  const along = ab >= bc ? Math.atan2(b.y - a.y, b.x - a.x) : Math.atan2(c.y - b.y, c.x - b.x);
  const [length, width] = [Math.max(ab, bc), Math.min(ab, bc)];
  const middle = middleOf(outline);
  apart(pen, () => {
    pen.translate(middle.x * s, middle.y * s);
    pen.rotate(along);
    box(pen, (-length / 2) * s, (-width / 2) * s, length * s, width * s);
    fill(pen, GROUND.stoneGrey);
    box(pen, (-length / 2) * s, -width * 0.28 * s, length * s, width * 0.56 * s);
    fill(pen, GROUND.roofCream);
    stroke(pen, { colour: COLOUR.ink, width: 1.2 * g, opacity: 0.5 });
    const panes = length > 5 ? 7 : 4;
    const pane = length / panes;
    for (let index = 0; index < panes; index += 1) {
      for (const y of [-width * 0.44, width * 0.34]) {
        box(pen, (-length / 2 + pane * (index + 0.18)) * s, y * s, pane * 0.64 * s, width * 0.1 * s);
        fill(pen, GROUND.glass);
        stroke(pen, { colour: COLOUR.ink, width: g, opacity: 0.6 });
      }
    }
    for (const x of [-length * 0.3, length * 0.3]) {
      circle(pen, x * s, 0, width * 0.14 * s);
      stroke(pen, { colour: COLOUR.ink, width: 1.4 * g, opacity: 0.6 });
    }
  });
}

function boards(pen: Pen, outline: readonly Point[], { s, g }: View): void {
  const { left, top, right, bottom } = boundsOf(outline);
  pen.beginPath();
  for (let y = top + 0.5; y < bottom; y += 0.5) {
    pen.moveTo(left * s, y * s);
    pen.lineTo(right * s, y * s);
  }
  stroke(pen, { colour: COLOUR.ink, width: 1.1 * g, opacity: 0.28 });
}

import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import { drawObject } from '../draw/objects.ts';
import { apart, circle, fill, type Pen, stroke } from '../draw/pen.ts';
import { lerp } from '../shapes.ts';
import type { Point } from '../types.ts';
import { drawStanding, eased } from './blow.ts';
import type { Brush } from './brush.ts';
import { drawPuffs, drawSpeedLines, drawStar, drawWord, jitter } from './marks.ts';
import type { Flyer, Moment } from './moment.ts';

type Of<K extends Moment['kind']> = Extract<Moment, { kind: K }>;

const LIFT = 120;
const LANDING = 360;
const REST = 460;
const TRAIL = [0.16, 0.08] as const;

/** Height of the arc over the ground, in inches. */
const arcHeight = (from: Point, to: Point): number =>
  Math.min(3.2, 0.7 + 0.3 * Math.hypot(to.x - from.x, to.y - from.y));

/** Where it is in the picture: the arc leans towards the far edge of the screen. */
function aloft(from: Point, to: Point, share: number, turned: boolean): Point {
  const ground = lerp(from, to, share);
  const rise = 4 * share * (1 - share) * arcHeight(from, to);
  return { x: ground.x, y: ground.y + (turned ? rise : -rise) };
}

function drawFlyer(pen: Pen, flyer: Flyer, at: Point, spin: number, size: number, brush: Brush): void {
  const { s } = brush.view;
  apart(pen, () => {
    pen.translate(at.x * s, at.y * s);
    pen.rotate(spin);
    pen.scale(size, size);
    const origin = { x: 0, y: 0 };
    if ('token' in flyer) drawStanding(pen, flyer.token, origin, brush);
    else drawObject(pen, { ...flyer.piece, at: origin }, brush.view);
  });
}

function drawArc(pen: Pen, from: Point, to: Point, { view: { s, u }, turned }: Brush): void {
  pen.beginPath();
  for (let step = 0; step <= 20; step += 1) {
    const point = aloft(from, to, step / 20, turned);
    if (step === 0) pen.moveTo(point.x * s, point.y * s);
    else pen.lineTo(point.x * s, point.y * s);
  }
  stroke(pen, { colour: COLOUR.ink, width: 6 * u, cap: 'round' });
  stroke(pen, { colour: COLOUR.white, width: 3 * u, dash: [0.1, 7 * u], cap: 'round' });
}

function drawShadow(pen: Pen, at: Point, radius: number, size: number, { view: { s } }: Brush): void {
  pen.beginPath();
  pen.ellipse(at.x * s, at.y * s, radius * s * size, radius * s * size * 0.7, 0, 0, 2 * Math.PI);
  fill(pen, GROUND.shadow, 0.4);
}

export function drawThrow(pen: Pen, moment: Of<'throw'>, time: number, brush: Brush): void {
  const { flyer, at, radius, word } = moment;
  const from = moment.from ?? at;
  const { view, turned } = brush;
  const { s, u } = view;
  if (time < LANDING) drawArc(pen, from, at, brush);
  if (time < LIFT) {
    const share = eased(time, 0, LIFT);
    drawShadow(pen, { x: from.x, y: from.y + 0.3 * share }, radius, 1, brush);
    const raised = { x: from.x, y: from.y - 0.12 * share };
    return drawFlyer(pen, flyer, raised, 0, 1 + 0.1 * share, brush);
  }
  if (time < LANDING) {
    const share = (time - LIFT) / (LANDING - LIFT);
    drawShadow(pen, lerp(from, at, share), radius, 0.8, brush);
    for (const [index, back] of TRAIL.entries()) {
      if (share <= back) continue;
      apart(pen, () => {
        pen.globalAlpha = 0.2 + 0.15 * index;
        const spin = 2 * Math.PI * (share - back);
        drawFlyer(pen, flyer, aloft(from, at, share - back, turned), spin, 1.1, brush);
      });
    }
    const spin = 2 * Math.PI * share;
    return drawFlyer(pen, flyer, aloft(from, at, share, turned), spin, 1.12, brush);
  }
  const middle = { x: at.x * s, y: at.y * s };
  const reach = radius * s + 30 * u;
  if (time < REST) {
    drawSpeedLines(pen, middle, reach, reach * 1.6, u);
    drawStar(pen, middle, reach, u, COLOUR.white);
  }
  drawFlyer(pen, flyer, at, 0, 1, brush);
  const aside = turned ? -1 : 1;
  drawWord(pen, word, middle.x - aside * reach * 0.7, middle.y + aside * reach * 0.75, {
    size: 27 * u,
    u,
    turned,
  });
}

export function drawFall(pen: Pen, moment: Of<'fall'>, time: number, brush: Brush): void {
  const { token, at, radius, word } = moment;
  const { view, turned } = brush;
  const { s, u } = view;
  const share = Math.min(1, time / 240) ** 2;
  const place = lerp(moment.from ?? at, at, share);
  const middle = { x: at.x * s, y: at.y * s };
  if (time >= 240) {
    const spread = eased(time, 240, 360);
    const puffs = Array.from({ length: 9 }, (_, index) => {
      const angle = (2 * Math.PI * index) / 9;
      const far = radius * s + (4 + 16 * spread) * u;
      const r = (9 + 4 * jitter(index)) * u * (1 - 0.6 * spread);
      return { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle), r };
    });
    drawPuffs(pen, puffs, u);
  }
  drawShadow(pen, { x: place.x, y: place.y + 0.7 * (1 - share) }, radius, 1, brush);
  if (token === null) {
    circle(pen, place.x * s, place.y * s, radius * s);
    fill(pen, COLOUR.paper);
    stroke(pen, { colour: COLOUR.ink, width: 2.5 * u });
  } else drawFlyer(pen, { token }, place, 0, 1.4 - 0.4 * share, brush);
  if (time < 240) return;
  const aside = turned ? -1 : 1;
  drawWord(pen, word, middle.x, middle.y + aside * (radius * s + 24 * u), { size: 25 * u, u, turned });
}

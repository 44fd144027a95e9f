import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import { boundsOf } from '../shapes.ts';
import type { GroundSurface, Point } from '../types.ts';
import { pattern } from './patterns.ts';
import { apart, fill, type Pen, stroke, trace, type View } from './pen.ts';

const COLOURS: Readonly<Record<GroundSurface, string>> = {
  sand: GROUND.sand,
  tiles: GROUND.tiles,
  planks: GROUND.planks,
  dirt: GROUND.dirt,
  gravel: GROUND.gravel,
};

/** A patch of other ground, with the joints that tell it from its surroundings without its colour. */
export function drawSurface(
  pen: Pen,
  surface: GroundSurface,
  outline: readonly Point[],
  { s, g }: View,
): void {
  trace(pen, outline, s, true);
  fill(pen, COLOURS[surface]);
  if (surface === 'gravel') fill(pen, pattern(pen, 'pebbles', g), 0.28);
  if (surface === 'sand') fill(pen, pattern(pen, 'halftone', g), 0.1);
  if (surface === 'dirt') fill(pen, pattern(pen, 'pebbles', g), 0.16);
  apart(pen, () => {
    trace(pen, outline, s, true);
    pen.clip();
    const { left, top, right, bottom } = boundsOf(outline);
    pen.beginPath();
    if (surface === 'tiles' || surface === 'planks') {
      const step = surface === 'tiles' ? 1 : 0.5;
      for (let y = top; y <= bottom; y += step) {
        pen.moveTo(left * s, y * s);
        pen.lineTo(right * s, y * s);
      }
    }
    if (surface === 'tiles') {
      for (let x = left; x <= right; x += 1) {
        pen.moveTo(x * s, top * s);
        pen.lineTo(x * s, bottom * s);
      }
    }
    stroke(pen, { colour: COLOUR.ink, width: 1.2 * g, opacity: surface === 'tiles' ? 0.16 : 0.22 });
  });
  trace(pen, outline, s, true);
  stroke(pen, { colour: COLOUR.ink, width: 1.4 * g, opacity: 0.45 });
}

const GAUGE = 0.9;
const SLEEPER = { apart: 0.7, length: 1.5, width: 0.22 };

/** Sleepers, and two rails with a light edge. */
export function drawRails(pen: Pen, from: Point, to: Point, { s, g }: View): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  apart(pen, () => {
    pen.translate(from.x * s, from.y * s);
    pen.rotate(Math.atan2(to.y - from.y, to.x - from.x));
    pen.beginPath();
    for (let x = SLEEPER.apart / 2; x < length; x += SLEEPER.apart) {
      pen.rect((x - SLEEPER.width / 2) * s, (-SLEEPER.length / 2) * s, SLEEPER.width * s, SLEEPER.length * s);
    }
    fill(pen, GROUND.brick);
    stroke(pen, { colour: COLOUR.ink, width: 0.9 * g, opacity: 0.4 });
    for (const y of [-GAUGE / 2, GAUGE / 2]) {
      pen.beginPath();
      pen.moveTo(0, y * s);
      pen.lineTo(length * s, y * s);
      stroke(pen, { colour: COLOUR.ink, width: 0.2 * s });
      stroke(pen, { colour: GROUND.steel, width: 0.13 * s });
      stroke(pen, { colour: COLOUR.white, width: 0.04 * s, opacity: 0.7 });
    }
  });
}

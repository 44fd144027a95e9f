import { COLOUR } from '../../../styles/tokens.ts';
import { drawTokenSprite } from '../draw/sprites.ts';
import { apart, type Pen, stroke } from '../draw/pen.ts';
import type { Point, Token } from '../types.ts';
import type { Brush } from './brush.ts';
import { drawShards, drawSpeedLines, drawStar, drawWord } from './marks.ts';
import type { Moment } from './moment.ts';

type Of<K extends Moment['kind']> = Extract<Moment, { kind: K }>;

const CONTACT = 90;
const BURST = 290;
const SHATTER = 450;

/** From 0 to 1 between two times, slowing down. */
export function eased(time: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return 1 - (1 - share) ** 2;
}

export function drawStanding(pen: Pen, token: Token | null, at: Point, { view, ratio }: Brush): void {
  if (token === null) return;
  drawTokenSprite(pen, token, view.s, view.u, { x: at.x * view.s, y: at.y * view.s, ratio });
}

/** Two strokes across whoever is struck, along the blow. */
function drawStrokes(pen: Pen, moment: Of<'ko' | 'hit'>, share: number, { view: { s, u } }: Brush): void {
  const { at, from, radius } = moment;
  const angle = from === null ? -0.7 : Math.atan2(at.y - from.y, at.x - from.x);
  apart(pen, () => {
    pen.translate(at.x * s, at.y * s);
    pen.rotate(angle);
    const reach = (radius * s + 16 * u) * (0.4 + 0.6 * share);
    for (const [side, width, colour] of [
      [-5, 9, COLOUR.white],
      [5, 6, COLOUR.gold],
    ] as const) {
      pen.beginPath();
      pen.moveTo(-reach, side * u);
      pen.lineTo(reach * (side < 0 ? 1 : 0.7), side * u);
      stroke(pen, { colour: COLOUR.ink, width: (width + 4) * u, cap: 'round' });
      stroke(pen, { colour, width: width * u, cap: 'round' });
    }
  });
}

export function drawKo(pen: Pen, moment: Of<'ko'>, time: number, brush: Brush): void {
  const { view, turned } = brush;
  const { s, u } = view;
  const { token, at, radius, word } = moment;
  const middle = { x: at.x * s, y: at.y * s };
  const reach = radius * s + 42 * u;
  if (time < SHATTER) {
    apart(pen, () => {
      if (time > BURST) pen.globalAlpha = 1 - eased(time, BURST, SHATTER);
      drawStanding(pen, token, at, brush);
    });
  }
  if (time <= 0) return;
  if (time < CONTACT) {
    drawSpeedLines(pen, middle, radius * s + 10 * u, reach, u, COLOUR.white);
    return drawStrokes(pen, moment, eased(time, 0, CONTACT), brush);
  }
  if (time < BURST) {
    const size = reach * (0.6 + 0.4 * eased(time, CONTACT, CONTACT + 120));
    drawSpeedLines(pen, middle, size * 0.9, size * 1.75, u);
    drawStar(pen, middle, size * 1.22, u, COLOUR.low);
    drawStar(pen, middle, size, u, COLOUR.gold);
    return drawWord(pen, word, middle.x, middle.y, { size: size * 0.66, u, turned, ink: true });
  }
  if (time >= SHATTER) return;
  const share = eased(time, BURST, SHATTER);
  drawShards(pen, middle, radius * s + 18 * u, share, u, [COLOUR.health, COLOUR.healthLost]);
  const aside = turned ? -1 : 1;
  drawWord(pen, word, middle.x - aside * reach, middle.y - aside * 12 * u, { size: 26 * u, u, turned });
}

export function drawHit(pen: Pen, moment: Of<'hit'>, time: number, brush: Brush): void {
  const { view, turned } = brush;
  const { s, u } = view;
  const { token, at, radius, word } = moment;
  const middle = { x: at.x * s, y: at.y * s };
  const grown = eased(time, 0, CONTACT);
  const reach = (radius * s + 26 * u) * (0.6 + 0.4 * grown);
  apart(pen, () => {
    pen.globalAlpha = 1 - 0.9 * eased(time, 170, 280);
    drawSpeedLines(pen, middle, reach * 0.95, reach * 1.5, u);
    drawStar(pen, middle, reach, u, COLOUR.white);
  });
  drawStanding(pen, token, at, brush);
  if (time < CONTACT) drawStrokes(pen, moment, grown, brush);
  if (word === '') return;
  const aside = turned ? -1 : 1;
  const y = middle.y + aside * (radius * s + 22 * u);
  drawWord(pen, word, middle.x - aside * 14 * u, y, { size: 24 * u, u, turned });
}

import { COLOUR } from '../../../styles/tokens.ts';
import { FONT_LABEL } from '../../../styles/tokens.ts';
import { apart, circle, fill, type Pen, stroke } from '../draw/pen.ts';

/** A little disorder that is the same every time. */
export const jitter = (index: number): number => Math.abs(Math.sin(index * 12.9898) * 43758.5453) % 1;

/** Starts the path of a star with so many points. */
export function traceStar(
  pen: Pen,
  x: number,
  y: number,
  inner: number,
  outer: number,
  points: number,
): void {
  pen.beginPath();
  for (let corner = 0; corner < 2 * points; corner += 1) {
    const angle = (Math.PI * corner) / points - 0.2;
    const reach = corner % 2 === 1 ? inner : outer * (0.84 + 0.22 * jitter(corner));
    pen.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  pen.closePath();
}

export function drawStar(
  pen: Pen,
  at: { readonly x: number; readonly y: number },
  reach: number,
  u: number,
  colour: string,
): void {
  traceStar(pen, at.x, at.y, reach * 0.66, reach, 13);
  fill(pen, colour);
  stroke(pen, { colour: COLOUR.ink, width: 2.5 * u });
}

/** Ink strokes that point away from a burst. */
export function drawSpeedLines(
  pen: Pen,
  at: { readonly x: number; readonly y: number },
  inner: number,
  outer: number,
  u: number,
  colour: string = COLOUR.ink,
): void {
  const count = 14;
  for (let line = 0; line < count; line += 1) {
    const angle = (2 * Math.PI * (line + 0.3 * jitter(line))) / count;
    const far = inner + (outer - inner) * (0.45 + 0.55 * jitter(line + 40));
    pen.beginPath();
    pen.moveTo(at.x + inner * Math.cos(angle), at.y + inner * Math.sin(angle));
    pen.lineTo(at.x + far * Math.cos(angle), at.y + far * Math.sin(angle));
    stroke(pen, { colour, width: (1.6 + 2.2 * jitter(line + 80)) * u, cap: 'round' });
  }
}

interface WordLook {
  readonly size: number;
  readonly u: number;
  readonly turned: boolean;
  /** On a gold star the letters are ink; by themselves gold with an ink edge. */
  readonly ink?: boolean;
  readonly tilt?: number;
}

/** A comic word, its middle at the place. */
export function drawWord(pen: Pen, word: string, x: number, y: number, look: WordLook): void {
  if (word === '') return;
  apart(pen, () => {
    pen.translate(x, y);
    if (look.turned) pen.rotate(Math.PI);
    pen.rotate(look.tilt ?? -0.09);
    pen.font = `italic 900 ${look.size}px ${FONT_LABEL}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    if (look.ink !== true) {
      pen.strokeStyle = COLOUR.ink;
      pen.lineWidth = Math.max(6 * look.u, look.size * 0.22);
      pen.strokeText(word, 0, 0);
    }
    pen.fillStyle = look.ink === true ? COLOUR.ink : COLOUR.gold;
    pen.fillText(word, 0, 0);
  });
}

/** Dust in puffs, each a pale disc with an ink edge. */
export function drawPuffs(
  pen: Pen,
  puffs: readonly { readonly x: number; readonly y: number; readonly r: number }[],
  u: number,
): void {
  for (const { x, y, r } of puffs) {
    circle(pen, x, y, r + 1.6 * u);
    fill(pen, COLOUR.ink);
  }
  for (const { x, y, r } of puffs) {
    circle(pen, x, y, r);
    fill(pen, COLOUR.paper2);
  }
}

/** Splinters that fly off in all directions, turning. */
export function drawShards(
  pen: Pen,
  at: { readonly x: number; readonly y: number },
  reach: number,
  share: number,
  u: number,
  colours: readonly string[],
): void {
  const count = 12;
  for (let shard = 0; shard < count; shard += 1) {
    const angle = (2 * Math.PI * (shard + 0.6 * jitter(shard + 7))) / count;
    const far = reach * (0.5 + share * (0.7 + 0.8 * jitter(shard + 21)));
    const size = (4.6 + 4.4 * jitter(shard + 33)) * u * (1 - 0.45 * share);
    apart(pen, () => {
      pen.translate(at.x + far * Math.cos(angle), at.y + far * Math.sin(angle));
      pen.rotate(angle + share * 5 * (jitter(shard) - 0.5));
      pen.beginPath();
      pen.moveTo(-size, -size * 0.6);
      pen.lineTo(size, -size * 0.4);
      pen.lineTo(size * 0.7, size * 0.8);
      pen.lineTo(-size * 0.8, size * 0.5);
      pen.closePath();
      fill(pen, colours[shard % colours.length] ?? COLOUR.white);
      stroke(pen, { colour: COLOUR.ink, width: 1.6 * u });
    });
  }
}

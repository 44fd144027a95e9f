import { COLOUR } from '../../../styles/tokens.ts';
import type { HealthSign } from '../pieces.ts';
import { box, drawIcon, drawText, fill, type Pen, stroke, type WidthOf, widthWith } from './pen.ts';

const TEXT_U = 12.5;
const HEART_U = 11;
export const HEALTH_SIGN_HEIGHT_U = 17;

const words = ({ now, max }: HealthSign): string => `${now}/${max}`;

export const healthSignWidth = (sign: HealthSign, unit: number, widthOf: WidthOf): number =>
  widthOf(words(sign), TEXT_U * unit, 800) + (HEART_U + 11) * unit;

/** A heart with what is left of how much, by its top left corner; crimson at a third or less. */
export function drawHealthSign(pen: Pen, sign: HealthSign, x: number, y: number, unit: number): void {
  const low = sign.now * 3 <= sign.max;
  const width = healthSignWidth(sign, unit, widthWith(pen));
  const height = HEALTH_SIGN_HEIGHT_U * unit;
  const colour = low ? COLOUR.white : COLOUR.ink;
  box(pen, x, y, width, height, 3 * unit);
  fill(pen, low ? COLOUR.low : COLOUR.white);
  stroke(pen, { colour: COLOUR.ink, width: 1.3 * unit });
  drawIcon(pen, 'heart', x + (HEART_U / 2 + 4) * unit, y + height / 2, HEART_U * unit, {
    colour: low ? COLOUR.white : COLOUR.low,
  });
  drawText(pen, words(sign), x + (HEART_U + 6.5) * unit, y + height / 2 + 4.3 * unit, {
    size: TEXT_U * unit,
    colour,
    align: 'left',
  });
}

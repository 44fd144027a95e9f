import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import { box, circle, fill, type Pen, stroke } from './pen.ts';

export type Furnishing = 'barrel' | 'tombstone' | 'statue' | 'column' | 'cart' | 'console' | 'vent';

/** What tells one thing from another when it is seen from above: so wide and long in pixels about the origin. */
export function drawFurnishing(pen: Pen, kind: Furnishing, w: number, l: number, g: number): void {
  const ink = (width: number, opacity = 1): void =>
    stroke(pen, { colour: COLOUR.ink, width: width * g, opacity });
  const small = Math.min(w, l);
  switch (kind) {
    case 'barrel':
      circle(pen, 0, 0, w * 0.36);
      ink(1.2, 0.6);
      circle(pen, w * 0.12, -w * 0.1, w * 0.08);
      return fill(pen, COLOUR.ink, 0.7);
    case 'tombstone':
      box(pen, -w * 0.38, -l * 0.16, w * 0.76, l * 0.32, small * 0.12);
      fill(pen, GROUND.marble);
      ink(1.3);
      pen.beginPath();
      pen.moveTo(0, -l * 0.1);
      pen.lineTo(0, l * 0.1);
      pen.moveTo(-w * 0.1, -l * 0.03);
      pen.lineTo(w * 0.1, -l * 0.03);
      return ink(1.3, 0.8);
    case 'statue':
      box(pen, -w * 0.4, -l * 0.42, w * 0.8, l * 0.84, 2 * g);
      ink(1.1, 0.5);
      circle(pen, 0, 0, small * 0.34);
      fill(pen, GROUND.stoneGrey);
      ink(1.6);
      circle(pen, 0, -small * 0.04, small * 0.16);
      fill(pen, GROUND.marble);
      return ink(1.3);
    case 'column': {
      const drums = Math.max(2, Math.round(l / small));
      pen.beginPath();
      for (let drum = 1; drum < drums; drum += 1) {
        const y = -l / 2 + (l * drum) / drums;
        pen.moveTo(-w / 2, y);
        pen.lineTo(w / 2, y + l * 0.02);
      }
      ink(1.7, 0.8);
      pen.beginPath();
      for (const x of [-0.25, 0, 0.25]) {
        pen.moveTo(w * x, -l / 2);
        pen.lineTo(w * x, l / 2);
      }
      return ink(1, 0.3);
    }
    case 'cart':
      for (const y of [-0.32, 0.32]) {
        for (const x of [-0.5, 0.5]) {
          circle(pen, w * x, l * y, small * 0.14);
          fill(pen, COLOUR.ink);
        }
      }
      box(pen, -w * 0.36, -l * 0.38, w * 0.72, l * 0.76, 3 * g);
      fill(pen, COLOUR.white, 0.45);
      ink(1.2, 0.6);
      pen.beginPath();
      for (const y of [-0.19, 0, 0.19]) {
        pen.moveTo(-w * 0.36, l * y);
        pen.lineTo(w * 0.36, l * y);
      }
      return ink(1.2, 0.35);
    case 'console': {
      box(pen, -w * 0.34, -l * 0.4, w * 0.34, l * 0.8, 2 * g);
      fill(pen, GROUND.glass);
      ink(1.2);
      const lamps = Math.max(2, Math.round(l / small) * 2);
      for (let lamp = 0; lamp < lamps; lamp += 1) {
        circle(pen, w * 0.26, -l * 0.36 + (l * 0.72 * lamp) / Math.max(1, lamps - 1), small * 0.07);
        fill(pen, lamp % 2 === 0 ? COLOUR.ink : COLOUR.gold);
      }
      return;
    }
    case 'vent': {
      const fans = Math.max(1, Math.round(l / w));
      for (let fan = 0; fan < fans; fan += 1) {
        const y = -l / 2 + (l * (fan + 0.5)) / fans;
        circle(pen, 0, y, small * 0.34);
        fill(pen, COLOUR.white, 0.4);
        ink(1.4);
        pen.beginPath();
        pen.moveTo(-small * 0.24, y - small * 0.24);
        pen.lineTo(small * 0.24, y + small * 0.24);
        pen.moveTo(small * 0.24, y - small * 0.24);
        pen.lineTo(-small * 0.24, y + small * 0.24);
        ink(1.2, 0.7);
      }
    }
  }
}

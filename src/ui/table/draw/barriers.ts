import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import { type BarrierPiece, healthShown } from '../pieces.ts';
import { drawPill, pillSize } from './chips.ts';
import { drawHealthSign, HEALTH_SIGN_HEIGHT_U } from './health.ts';
import { apart, circle, fill, type Pen, stroke, textWidth, trace, type View } from './pen.ts';
import { barrierChip, barrierUnit, type PieceSign, SIGN_GAP_U } from './signs.ts';
import { shadowOf } from './structures.ts';

export function drawBarrier(pen: Pen, piece: BarrierPiece, view: View): void {
  if (piece.destroyed) return drawRemains(pen, piece, view);
  const { s } = view;
  const wide = Math.max(piece.thickness, 0.3);
  apart(pen, () => {
    const shadow = shadowOf(Math.max(piece.heightIn, 0.5));
    pen.translate(shadow.x * s, shadow.y * s);
    trace(pen, piece.points, s, false);
    stroke(pen, {
      colour: GROUND.shadow,
      width: wide * s,
      opacity: 0.3,
      cap: piece.kind === 'hedge' ? 'round' : 'butt',
    });
  });
  trace(pen, piece.points, s, false);
  switch (piece.kind) {
    case 'hedge': {
      const line = (colour: string, width: number, dash?: readonly number[]) =>
        stroke(pen, { colour, width: width * s, cap: 'round', ...(dash ? { dash } : {}) });
      line(COLOUR.ink, wide);
      line(GROUND.hedge, wide * 0.77, [0.01 * s, 0.34 * s]);
      return line(GROUND.grassDark, wide * 0.58);
    }
    case 'wall':
      stroke(pen, { colour: COLOUR.ink, width: (wide + 0.06) * s, cap: 'square' });
      return stroke(pen, { colour: GROUND.brick, width: wide * 0.64 * s, dash: [0.5 * s, 0.06 * s] });
    case 'fence':
      stroke(pen, { colour: COLOUR.ink, width: wide * 0.55 * s, cap: 'square' });
      stroke(pen, { colour: GROUND.fence, width: wide * 0.28 * s });
      return drawFencePosts(pen, piece, view);
  }
}

function drawFencePosts(pen: Pen, piece: BarrierPiece, { s }: View): void {
  piece.points.slice(1).forEach((to, index) => {
    const from = piece.points[index] ?? to;
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y)));
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      circle(pen, (from.x + (to.x - from.x) * share) * s, (from.y + (to.y - from.y) * share) * s, 0.11 * s);
      fill(pen, COLOUR.ink);
    }
  });
}

function drawRemains(pen: Pen, piece: BarrierPiece, { s, g }: View): void {
  trace(pen, piece.points, s, false);
  stroke(pen, { colour: GROUND.rubble, width: piece.thickness * s, dash: [0.3 * s, 0.25 * s] });
  stroke(pen, { colour: COLOUR.ink, width: 1.2 * g, dash: [4 * g, 5 * g], opacity: 0.5 });
}

export function drawBarrierSigns(pen: Pen, { piece, turned, at }: PieceSign<BarrierPiece>, view: View): void {
  if (!piece.chip) return;
  const unit = barrierUnit(view);
  const chip = barrierChip(piece.chip);
  const { width } = pillSize(chip, unit, (text, fontSize) => textWidth(pen, text, fontSize));
  const sign = healthShown(piece);
  apart(pen, () => {
    pen.translate(at.x, at.y);
    if (turned) pen.rotate(Math.PI);
    drawPill(pen, chip, { x: 0, y: 0, unit });
    const middle = (HEALTH_SIGN_HEIGHT_U * unit) / 2;
    if (sign !== null) drawHealthSign(pen, sign, width / 2 + SIGN_GAP_U * unit, -middle, unit);
  });
}

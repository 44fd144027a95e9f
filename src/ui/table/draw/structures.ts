import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import { boundsOf, middleOf, signedArea } from '../shapes.ts';
import { type Point } from '../types.ts';
import { healthShown, type RoofTint, type StructurePiece } from '../pieces.ts';
import { drawHeightChip, heightChipSize } from './chips.ts';
import { drawHealthSign, healthSignWidth } from './health.ts';
import { pattern } from './patterns.ts';
import {
  addTrace,
  apart,
  box,
  drawText,
  fill,
  type Pen,
  stroke,
  textWidth,
  trace,
  type View,
  widthWith,
} from './pen.ts';
import { drawRoofDetail } from './roof.ts';
import { drawRoofStyle } from './roof-style.ts';
import { type PieceSign, SIGN_GAP_U, signUnit } from './signs.ts';

const TINTS: Readonly<Record<RoofTint, string>> = {
  cream: GROUND.roofCream,
  peach: GROUND.roofPeach,
  straw: GROUND.roofStraw,
};

/** The sun never moves, so the length of a shadow reads as height: inches of shadow an inch of height. */
const SHADOW = { x: 0.17, y: 0.25 } as const;

export function shadowOf(heightIn: number): Point {
  return { x: heightIn * SHADOW.x, y: heightIn * SHADOW.y };
}

export function drawStructure(pen: Pen, piece: StructurePiece, view: View): void {
  if (piece.destroyed) return drawRubble(pen, piece, view);
  drawShadow(pen, piece.outline, shadowOf(piece.heightIn), view);
  apart(pen, () => {
    if (piece.seeThrough) pen.globalAlpha = 0.45;
    drawRoof(pen, piece, view);
  });
}

/** What the outline sweeps over on its way along the shadow, painted once so that it is of one darkness. */
export function drawShadow(pen: Pen, outline: readonly Point[], reach: Point, { s, g }: View): void {
  pen.beginPath();
  const clockwise = signedArea(outline) >= 0 ? outline : outline.toReversed();
  const moved = clockwise.map((point) => ({ x: point.x + reach.x, y: point.y + reach.y }));
  addTrace(pen, moved, s, true);
  clockwise.forEach((a, index) => {
    const b = clockwise[(index + 1) % clockwise.length] ?? a;
    const [a2, b2] = [moved[index] ?? a, moved[(index + 1) % moved.length] ?? b];
    const quad = [a, b, b2, a2];
    addTrace(pen, signedArea(quad) >= 0 ? quad : quad.toReversed(), s, true);
  });
  fill(pen, GROUND.shadow, 0.34);
  fill(pen, pattern(pen, 'halftone', g), 0.2);
}

function drawRoof(pen: Pen, piece: StructurePiece, view: View): void {
  const { s, g } = view;
  const parapet = (2.5 + piece.heightIn * 0.9) * g;
  trace(pen, piece.outline, s, true);
  fill(pen, TINTS[piece.tint ?? 'peach']);
  apart(pen, () => {
    trace(pen, piece.outline, s, true);
    pen.clip();
    drawParapet(pen, piece.outline, parapet, view);
    if (piece.style) drawRoofStyle(pen, piece.style, piece.outline, view);
    if (piece.construction === 'open') drawOpenFloor(pen, piece.outline, parapet, view);
    for (const detail of piece.roof ?? []) drawRoofDetail(pen, detail, view);
    if (piece.health && piece.health.now < piece.health.max) drawCracks(pen, piece, view);
  });
  trace(pen, piece.outline, s, true);
  stroke(pen, { colour: COLOUR.ink, width: 2.6 * g });
  if (piece.construction === 'open') drawPosts(pen, piece.outline, view);
  for (const door of piece.doors ?? []) {
    trace(pen, [door.from, door.to], s, false);
    stroke(pen, { colour: COLOUR.ink, width: 6.5 * g });
    trace(pen, [door.from, door.to], s, false);
    stroke(pen, { colour: COLOUR.white, width: 4 * g });
  }
  if (piece.canLift) {
    trace(pen, piece.outline, s, true);
    stroke(pen, { colour: COLOUR.gold, width: 4 * g, dash: [9 * g, 6 * g] });
  }
  if (piece.name) {
    const at = piece.nameAt ?? middleOf(piece.outline);
    const { left, right } = boundsOf(piece.outline);
    const wide = textWidth(pen, piece.name.toUpperCase(), s) + 0.1 * s * piece.name.length;
    const size = Math.min(0.6, (0.86 * (right - left) * s) / wide) * s;
    // The space behind the last letter is no part of what is seen.
    const x = at.x * s - (size * 0.1 * piece.name.length) / 2;
    drawText(pen, piece.name.toUpperCase(), x, at.y * s + size * 0.36, {
      size,
      colour: COLOUR.ink,
      opacity: 0.34,
      spacing: size * 0.1,
    });
  }
}

/** A light edge towards the sun and a dark one away from it, set in by the parapet's thickness. */
function drawParapet(pen: Pen, outline: readonly Point[], inset: number, { s, g }: View): void {
  const edges = outline.map((a, index) => [a, outline[(index + 1) % outline.length] ?? a] as const);
  const turn = signedArea(outline) >= 0 ? 1 : -1;
  for (const [a, b] of edges) {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const inward = { x: (-(b.y - a.y) / length) * turn, y: ((b.x - a.x) / length) * turn };
    const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    const sunny = inward.x + inward.y > 0;
    pen.beginPath();
    pen.moveTo(a.x * s + (inward.x + along.x) * inset, a.y * s + (inward.y + along.y) * inset);
    pen.lineTo(b.x * s + (inward.x - along.x) * inset, b.y * s + (inward.y - along.y) * inset);
    stroke(pen, {
      colour: sunny ? COLOUR.white : COLOUR.ink,
      width: 2 * g,
      opacity: sunny ? 0.85 : 0.3,
      cap: 'square',
    });
  }
}

function drawOpenFloor(pen: Pen, outline: readonly Point[], inset: number, { s, g }: View): void {
  const middle = middleOf(outline);
  const bounds = boundsOf(outline);
  const kx = 1 - (2 * inset) / Math.max(1, (bounds.right - bounds.left) * s);
  const ky = 1 - (2 * inset) / Math.max(1, (bounds.bottom - bounds.top) * s);
  const inner = outline.map((point) => ({
    x: middle.x + (point.x - middle.x) * kx,
    y: middle.y + (point.y - middle.y) * ky,
  }));
  trace(pen, inner, s, true);
  fill(pen, pattern(pen, 'openFloor', g), 0.13);
}

function drawPosts(pen: Pen, outline: readonly Point[], { s }: View): void {
  const middle = middleOf(outline);
  for (const corner of outline) {
    const x = corner.x + Math.sign(middle.x - corner.x) * 0.25;
    const y = corner.y + Math.sign(middle.y - corner.y) * 0.25;
    box(pen, (x - 0.14) * s, (y - 0.14) * s, 0.28 * s, 0.28 * s);
    fill(pen, COLOUR.ink);
  }
}

/** One crack from two thirds of its Health down, another from one third. */
function drawCracks(pen: Pen, piece: StructurePiece, { s, g }: View): void {
  if (!piece.health) return;
  const share = piece.health.now / piece.health.max;
  const bounds = boundsOf(piece.outline);
  const at = (x: number, y: number): Point => ({
    x: bounds.left + (bounds.right - bounds.left) * x,
    y: bounds.top + (bounds.bottom - bounds.top) * y,
  });
  const cracks = [
    [at(0.62, 0), at(0.58, 0.12), at(0.66, 0.2), at(0.6, 0.31), at(0.64, 0.42)],
    [at(0, 0.7), at(0.12, 0.66), at(0.2, 0.73), at(0.3, 0.67), at(0.42, 0.72), at(0.47, 0.66)],
  ];
  const shown = share <= 1 / 3 ? 2 : share <= 2 / 3 ? 1 : 0;
  for (const crack of cracks.slice(0, shown)) {
    trace(pen, crack, s, false);
    stroke(pen, { colour: COLOUR.ink, width: 3 * g, opacity: 0.8 });
  }
}

function drawRubble(pen: Pen, piece: StructurePiece, { s, g }: View): void {
  const bounds = boundsOf(piece.outline);
  apart(pen, () => {
    trace(pen, piece.outline, s, true);
    pen.clip();
    trace(pen, piece.outline, s, true);
    fill(pen, GROUND.rubble, 0.55);
    let stone = 0;
    for (let row = bounds.top + 0.2; row < bounds.bottom; row += 0.42) {
      for (let column = bounds.left + 0.2; column < bounds.right; column += 0.5) {
        stone += 1;
        // Scattered, but the same every time the table is painted.
        const scatter = (((stone * 7919) % 101) - 50) / 100;
        const size = 0.16 + ((stone * 31) % 17) / 80;
        if ((stone * 13) % 7 < 3) continue;
        box(pen, (column + scatter * 0.5) * s, (row - scatter * 0.4) * s, size * s, size * 0.75 * s, 2 * g);
        fill(pen, (stone * 5) % 3 === 0 ? GROUND.brick : GROUND.roofStraw);
        stroke(pen, { colour: COLOUR.ink, width: 1.2 * g, opacity: 0.75 });
      }
    }
  });
  trace(pen, piece.outline, s, true);
  stroke(pen, { colour: COLOUR.ink, width: 2 * g, dash: [7 * g, 5 * g], opacity: 0.7 });
}

/** Its height, and its Health beside it towards the middle of the roof. */
export function drawStructureSigns(
  pen: Pen,
  { piece, turned, at }: PieceSign<StructurePiece>,
  view: View,
): void {
  if (piece.chip === undefined) return;
  const { left, top, right, bottom } = boundsOf(piece.outline);
  const unit = signUnit(view);
  const west = (piece.chipCorner ?? 'sw').endsWith('w');
  const chip = heightChipSize(piece.chip, unit, widthWith(pen));
  const sign = healthShown(piece);
  const gap = SIGN_GAP_U * unit;
  const health = sign === null ? 0 : healthSignWidth(sign, unit, widthWith(pen)) + gap;
  const { x, y } = at;
  apart(pen, () => {
    if (turned) {
      pen.translate((left + right) * view.s, (top + bottom) * view.s);
      pen.rotate(Math.PI);
    }
    drawHeightChip(pen, piece.chip ?? '', { x: west ? x : x + health, y, unit });
    if (sign !== null) drawHealthSign(pen, sign, west ? x + chip.width + gap : x, y, unit);
  });
}

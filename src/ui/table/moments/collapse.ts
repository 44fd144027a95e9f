import { COLOUR } from '../../../styles/tokens.ts';
import { drawBarrier } from '../draw/barriers.ts';
import { drawObject } from '../draw/objects.ts';
import { apart, type Pen, stroke, trace, type View } from '../draw/pen.ts';
import { drawStructure } from '../draw/structures.ts';
import { boundsOf, lerp, middleOf } from '../shapes.ts';
import { type Point } from '../types.ts';
import { isBarrier, type Piece } from '../pieces.ts';
import { eased } from './blow.ts';
import type { Brush } from './brush.ts';
import { drawPuffs, drawShards, drawSpeedLines, drawStar, drawWord, jitter } from './marks.ts';
import type { Moment } from './moment.ts';

type Of<K extends Moment['kind']> = Extract<Moment, { kind: K }>;

const CRACK = 180;
const SINK = 460;
const CLOUD = 760;

function drawPiece(pen: Pen, piece: Piece, view: View): void {
  if (piece.kind === 'structure') return drawStructure(pen, piece, view);
  if (piece.kind === 'object') return drawObject(pen, piece, view);
  if (isBarrier(piece)) drawBarrier(pen, piece, view);
}

/** Cracks that run from its middle to its edge. */
function drawCracks(pen: Pen, outline: readonly Point[], share: number, { view: { s, u } }: Brush): void {
  const middle = middleOf(outline);
  const corners = outline.length;
  for (let crack = 0; crack < 6; crack += 1) {
    const first = Math.trunc((crack * corners) / 6);
    const corner = outline[first] ?? middle;
    const next = outline[(first + 1) % corners] ?? middle;
    const end = lerp(corner, next, 0.2 + 0.6 * jitter(crack + 3));
    pen.beginPath();
    for (let step = 0; step <= 4; step += 1) {
      const point = lerp(end, middle, (step / 4) * 0.8 * share);
      const off = step === 0 ? 0 : (jitter(crack * 9 + step) - 0.5) * 0.9;
      pen.lineTo((point.x + off) * s, (point.y + off * 0.6) * s);
    }
    stroke(pen, { colour: COLOUR.ink, width: 3.4 * u, cap: 'round' });
  }
}

/** Dust over the footprint and nowhere else. */
function cloudOver(outline: readonly Point[], share: number, s: number) {
  const { left, top, right, bottom } = boundsOf(outline);
  const [wide, deep] = [right - left, bottom - top];
  const columns = Math.max(3, Math.round(wide / 1.6));
  const rows = Math.max(3, Math.round(deep / 1.6));
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const size = Math.min(wide / columns, deep / rows) * (0.62 + 0.3 * jitter(index + 5));
    return {
      x: (left + ((column + 0.5) / columns) * wide) * s,
      y: (top + ((row + 0.5) / rows) * deep) * s,
      r: Math.max(0.01, size * share * s),
    };
  });
}

export function drawCollapse(pen: Pen, moment: Of<'collapse'>, time: number, brush: Brush): void {
  const { piece, outline, word } = moment;
  const { view, turned } = brush;
  const { s, u } = view;
  const middle = middleOf(outline);
  if (time < SINK) {
    const sunk = eased(time, CRACK, SINK);
    apart(pen, () => {
      pen.translate(middle.x * s, middle.y * s);
      pen.scale(1 - 0.08 * sunk, 1 - 0.08 * sunk);
      pen.rotate(0.02 * sunk);
      pen.translate(-middle.x * s, -middle.y * s);
      drawPiece(pen, piece, view);
      drawCracks(pen, outline, eased(time, 0, CRACK), brush);
    });
    if (time < CRACK) return;
    const corners = outline.map((corner, index) => ({
      x: corner.x * s,
      y: corner.y * s,
      r: (10 + 16 * sunk + 6 * jitter(index)) * u,
    }));
    return drawPuffs(pen, corners, u);
  }
  if (time >= 900) return;
  const grown = 0.55 + 0.45 * eased(time, SINK, SINK + 120) - eased(time, CLOUD, 880);
  if (grown > 0) drawPuffs(pen, cloudOver(outline, grown, s), u);
  if (time <= CLOUD) {
    const box = boundsOf(outline);
    const size = Math.min(64 * u, ((box.right - box.left) * s) / Math.max(3, word.length * 0.55));
    const lower = (turned ? -0.26 : 0.26) * (box.bottom - box.top);
    return drawWord(pen, word, middle.x * s, (middle.y + lower) * s, {
      size: Math.max(24 * u, size),
      u,
      turned,
    });
  }
  trace(pen, outline, s, true);
  stroke(pen, { colour: COLOUR.ink, width: 5 * u });
  stroke(pen, { colour: COLOUR.white, width: 2.6 * u, dash: [8 * u, 6 * u] });
}

const SPLINTERS = [COLOUR.gutter, COLOUR.stone, COLOUR.paper2] as const;

export function drawBreak(pen: Pen, moment: Of<'break'>, time: number, brush: Brush): void {
  const { at, radius, word } = moment;
  const { view, turned } = brush;
  const { s, u } = view;
  const middle = { x: at.x * s, y: at.y * s };
  const reach = (Math.min(radius, 1.6) * s + 18 * u) * (0.6 + 0.4 * eased(time, 0, 90));
  const gone = eased(time, 120, 320);
  apart(pen, () => {
    pen.globalAlpha = 1 - gone;
    drawSpeedLines(pen, middle, reach * 0.9, reach * 1.4, u);
    drawStar(pen, middle, reach, u, COLOUR.white);
  });
  apart(pen, () => {
    pen.globalAlpha = 1 - 0.7 * gone;
    drawShards(pen, middle, reach * 0.5, gone, u, SPLINTERS);
  });
  drawWord(pen, word, middle.x, middle.y, { size: 24 * u, u, turned });
}

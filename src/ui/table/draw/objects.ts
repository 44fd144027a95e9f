import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import { healthShown, type ObjectPiece, type Silhouette } from '../pieces.ts';
import { drawFurnishing } from './furnishings.ts';
import { drawHealthSign, healthSignWidth } from './health.ts';
import { apart, box, circle, fill, type Pen, stroke, type View, widthWith } from './pen.ts';
import { BADGE_HEALTH_SHARE, BADGE_HEALTH_U, badgeWidth, type PieceSign, signUnit } from './signs.ts';

/** Teal, rose, yellow, lilac, cream: never blue or orange, which belong to the teams. */
const PAINTWORK = ['#f7d95c', '#d98ba3', '#b9a2d8', '#f4f1e8', '#3fa7a0', '#8fb98a'] as const;

const DEFAULT_COLOUR: Readonly<Record<Silhouette, string>> = {
  car: '#f7d95c',
  bus: '#3fa7a0',
  truck: '#b9a2d8',
  bench: '#b98f5e',
  bin: '#8fa08a',
  hydrant: '#d8505f',
  dumpster: '#7e8f7b',
  tree: GROUND.grassDark,
  lamp: '#f4f1e8',
  crate: '#c9a877',
  barrel: '#9fb3a0',
  tombstone: GROUND.stoneGrey,
  statue: GROUND.marble,
  column: GROUND.marble,
  cart: '#d98ba3',
  console: '#a9c2c4',
  vent: '#c4c7cf',
};

const TINTED: ReadonlySet<Silhouette> = new Set(['car', 'bus', 'truck', 'cart']);
const ROUND: ReadonlySet<Silhouette> = new Set(['hydrant', 'tree', 'lamp', 'barrel']);

function colourOf(piece: ObjectPiece): string {
  if (!TINTED.has(piece.silhouette) || piece.tint === undefined) return DEFAULT_COLOUR[piece.silhouette];
  return PAINTWORK[piece.tint % PAINTWORK.length] ?? DEFAULT_COLOUR[piece.silhouette];
}

/** From above, at its true footprint, with the front towards its heading. */
export function drawObject(pen: Pen, piece: ObjectPiece, view: View): void {
  const { s, g } = view;
  if (piece.state === 'destroyed') return drawPieces(pen, piece, view);
  const [w, l] = [piece.width * s, piece.length * s];
  const round = ROUND.has(piece.silhouette);
  const corner = TINTED.has(piece.silhouette) ? 0.2 * s : 3 * g;
  const footprint = () => (round ? circle(pen, 0, 0, w / 2) : box(pen, -w / 2, -l / 2, w, l, corner));
  const angle = (piece.turnDeg * Math.PI) / 180;
  apart(pen, () => {
    const drop = piece.silhouette === 'tree' ? { x: 0.16 * s, y: 0.24 * s } : { x: 3 * g, y: 4 * g };
    pen.translate(piece.at.x * s + drop.x, piece.at.y * s + drop.y);
    pen.rotate(angle);
    footprint();
    fill(pen, GROUND.shadow, 0.32);
  });
  apart(pen, () => {
    pen.translate(piece.at.x * s, piece.at.y * s);
    pen.rotate(angle);
    footprint();
    fill(pen, colourOf(piece));
    stroke(pen, { colour: COLOUR.ink, width: (TINTED.has(piece.silhouette) ? 2 : 1.7) * g });
    drawFittings(pen, piece.silhouette, w, l, view);
    if (piece.state === 'worn') {
      pen.beginPath();
      pen.moveTo(-w * 0.5, -l * 0.12);
      pen.lineTo(-w * 0.12, -l * 0.02);
      pen.lineTo(-w * 0.2, l * 0.1);
      pen.lineTo(w * 0.3, l * 0.16);
      stroke(pen, { colour: COLOUR.ink, width: 2.6 * g });
    }
    if (piece.canLift) {
      footprint();
      stroke(pen, { colour: COLOUR.ink, width: 6 * g, dash: [7 * g, 5 * g] });
      stroke(pen, { colour: COLOUR.gold, width: 3.5 * g, dash: [7 * g, 5 * g] });
    }
  });
}

function drawFittings(pen: Pen, silhouette: Silhouette, w: number, l: number, { s, g }: View): void {
  const glass = (y: number, h: number, wide: number) => {
    box(pen, -w * wide, l * y, w * wide * 2, l * h, 4 * g);
    fill(pen, GROUND.glass);
    stroke(pen, { colour: COLOUR.ink, width: g });
  };
  const light = (y: number, h: number, wide: number, opacity: number) => {
    box(pen, -w * wide, l * y, w * wide * 2, l * h, 3 * g);
    fill(pen, COLOUR.white, opacity);
  };
  switch (silhouette) {
    case 'car':
      glass(-0.26, 0.17, 0.38);
      glass(0.18, 0.13, 0.36);
      return light(-0.06, 0.2, 0.36, 0.28);
    case 'bus':
      glass(-0.44, 0.09, 0.36);
      for (const y of [-0.29, -0.07, 0.15]) light(y, 0.15, 0.3, 0.35);
      return;
    case 'truck':
      glass(-0.43, 0.08, 0.36);
      box(pen, -w * 0.44, -l * 0.24, w * 0.88, l * 0.68, 2 * g);
      fill(pen, COLOUR.paper2);
      stroke(pen, { colour: COLOUR.ink, width: 1.5 * g });
      pen.beginPath();
      for (const y of [-0.07, 0.1, 0.27]) {
        pen.moveTo(-w * 0.44, l * y);
        pen.lineTo(w * 0.44, l * y);
      }
      return stroke(pen, { colour: COLOUR.ink, width: g, opacity: 0.4 });
    case 'bench':
      pen.beginPath();
      pen.moveTo(-w * 0.5, 0);
      pen.lineTo(w * 0.5, 0);
      return stroke(pen, { colour: COLOUR.ink, width: g, opacity: 0.55 });
    case 'bin':
      circle(pen, 0, 0, Math.min(w, l) * 0.28);
      return fill(pen, COLOUR.ink, 0.35);
    case 'dumpster':
      pen.beginPath();
      pen.moveTo(0, -l / 2);
      pen.lineTo(0, l / 2);
      stroke(pen, { colour: COLOUR.ink, width: 1.2 * g, opacity: 0.6 });
      return light(-0.4, 0.16, 0.42, 0.25);
    case 'hydrant':
      circle(pen, 0, 0, w * 0.22);
      return fill(pen, COLOUR.white, 0.65);
    case 'lamp':
      circle(pen, 0, 0, w * 0.2);
      return fill(pen, COLOUR.gold);
    case 'crate':
      pen.beginPath();
      pen.moveTo(-w / 2, -l / 2);
      pen.lineTo(w / 2, l / 2);
      pen.moveTo(w / 2, -l / 2);
      pen.lineTo(-w / 2, l / 2);
      return stroke(pen, { colour: COLOUR.ink, width: 1.2 * g, opacity: 0.5 });
    case 'barrel':
    case 'tombstone':
    case 'statue':
    case 'column':
    case 'cart':
    case 'console':
    case 'vent':
      return drawFurnishing(pen, silhouette, w, l, g);
    case 'tree':
      pen.beginPath();
      pen.arc(-w * 0.07, 0, w * 0.27, Math.PI * 1.02, Math.PI * 1.6);
      stroke(pen, { colour: GROUND.leafLight, width: Math.max(2, 0.08 * s), cap: 'round' });
      return;
  }
}

function drawPieces(pen: Pen, piece: ObjectPiece, { s, g }: View): void {
  apart(pen, () => {
    pen.translate(piece.at.x * s, piece.at.y * s);
    pen.rotate((piece.turnDeg * Math.PI) / 180);
    pen.globalAlpha = 0.6;
    for (const [x, y, turn] of [
      [-0.25, -0.3, 0.4],
      [0.22, -0.12, -0.6],
      [-0.1, 0.18, 0.9],
      [0.28, 0.34, 0.2],
    ] as const) {
      apart(pen, () => {
        pen.translate(piece.width * x * s, piece.length * y * s);
        pen.rotate(turn);
        box(pen, -0.14 * s, -0.1 * s, 0.28 * s, 0.2 * s, 2 * g);
        fill(pen, colourOf(piece));
        stroke(pen, { colour: COLOUR.ink, width: 1.3 * g });
      });
    }
  });
}

/** White badge with one, two or three bars, and its Health below it. */
export function drawRankBadge(pen: Pen, { piece, at: { x, y } }: PieceSign<ObjectPiece>, view: View): void {
  const { rank } = piece;
  if (rank === undefined) return;
  const g = signUnit(view);
  const width = badgeWidth(rank, g);
  box(pen, x - width / 2, y - 7 * g, width, 14 * g, 3 * g);
  fill(pen, COLOUR.white);
  stroke(pen, { colour: COLOUR.ink, width: 1.3 * g });
  for (let bar = 0; bar < rank; bar += 1) {
    box(pen, x - width / 2 + (4.9 + bar * 5) * g, y - 4 * g, 3.2 * g, 8 * g);
    fill(pen, COLOUR.ink);
  }
  const sign = healthShown(piece);
  if (sign === null) return;
  const unit = g * BADGE_HEALTH_SHARE;
  const left = x - healthSignWidth(sign, unit, widthWith(pen)) / 2;
  drawHealthSign(pen, sign, left, y + BADGE_HEALTH_U * g, unit);
}

import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import type { Pen } from './pen.ts';

export const PATTERNS = [
  'halftone',
  'lawn',
  'teamB',
  'zoneA',
  'zoneB',
  'danger',
  'openFloor',
  'hatch',
] as const;
export type PatternName = (typeof PATTERNS)[number];

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly turnDeg: number;
  readonly paint: (pen: Pen) => void;
}

const dot = (x: number, y: number, r: number, colour: string) => (pen: Pen) => {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fill();
};

const bar = (x: number, y: number, w: number, h: number, colour: string) => (pen: Pen) => {
  pen.fillStyle = colour;
  pen.fillRect(x, y, w, h);
};

const TILES: Readonly<Record<PatternName, Tile>> = {
  halftone: { width: 5, height: 5, turnDeg: 28, paint: dot(2.5, 2.5, 1.15, COLOUR.ink) },
  lawn: { width: 6, height: 6, turnDeg: 28, paint: dot(3, 3, 1.3, COLOUR.white) },
  teamB: { width: 6, height: 6, turnDeg: 45, paint: bar(0, 0, 2.4, 6, GROUND.stripeB) },
  zoneA: { width: 14, height: 14, turnDeg: 0, paint: bar(6, 3, 2, 8, COLOUR.teamA) },
  zoneB: { width: 12, height: 12, turnDeg: 45, paint: bar(0, 0, 3, 12, GROUND.zoneStripeB) },
  danger: {
    width: 9,
    height: 9,
    turnDeg: -30,
    paint: (pen) => {
      pen.strokeStyle = COLOUR.danger;
      pen.lineWidth = 1.8;
      pen.beginPath();
      for (const x of [-9, 0, 9]) {
        pen.moveTo(x, 4.5);
        pen.quadraticCurveTo(x + 2.25, 0.5, x + 4.5, 4.5);
        pen.quadraticCurveTo(x + 6.75, 8.5, x + 9, 4.5);
      }
      pen.stroke();
    },
  },
  openFloor: { width: 10, height: 10, turnDeg: 45, paint: bar(0, 0, 1, 10, COLOUR.ink) },
  hatch: {
    width: 9,
    height: 9,
    turnDeg: 45,
    paint: (pen) => {
      pen.fillStyle = COLOUR.ink;
      pen.fillRect(0, 0, 2, 9);
      pen.fillRect(0, 0, 9, 2);
    },
  },
};

/** Painted this many times as fine as shown, so that turning a tile does not blur it. */
const FINE = 3;
const tiles = new Map<PatternName, HTMLCanvasElement>();

function tileCanvas(name: PatternName): HTMLCanvasElement {
  const known = tiles.get(name);
  if (known) return known;
  const tile = TILES[name];
  const canvas = document.createElement('canvas');
  canvas.width = tile.width * FINE;
  canvas.height = tile.height * FINE;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.scale(FINE, FINE);
    tile.paint(pen);
  }
  tiles.set(name, canvas);
  return canvas;
}

/** A repeating tile in table pixels, `size` times as large as drawn; plain colour where the browser has none. */
export function pattern(pen: Pen, name: PatternName, size = 1): CanvasPattern | string {
  const made = pen.createPattern(tileCanvas(name), 'repeat');
  if (!made) return 'transparent';
  made.setTransform(new DOMMatrix().rotate(TILES[name].turnDeg).scale(size / FINE));
  return made;
}

import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import type { Pen } from './pen.ts';

export const PATTERNS = [
  'halftone',
  'lawn',
  'teamB',
  'teamC',
  'teamD',
  'zoneA',
  'zoneB',
  'zoneC',
  'zoneD',
  'danger',
  'openFloor',
  'hatch',
  'ripples',
  'tufts',
  'pebbles',
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

const checks = (size: number, colour: string) => (pen: Pen) => {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, size / 2, size / 2);
  pen.fillRect(size / 2, size / 2, size / 2, size / 2);
};

const TILES: Readonly<Record<PatternName, Tile>> = {
  halftone: { width: 5, height: 5, turnDeg: 28, paint: dot(2.5, 2.5, 1.15, COLOUR.ink) },
  lawn: { width: 6, height: 6, turnDeg: 28, paint: dot(3, 3, 1.3, COLOUR.white) },
  teamB: { width: 6, height: 6, turnDeg: 45, paint: bar(0, 0, 2.4, 6, GROUND.stripeB) },
  teamC: { width: 5, height: 5, turnDeg: 0, paint: bar(0, 0, 2, 5, GROUND.barC) },
  teamD: { width: 6, height: 6, turnDeg: 0, paint: checks(6, GROUND.checkD) },
  zoneA: { width: 14, height: 14, turnDeg: 0, paint: bar(6, 3, 2, 8, COLOUR.teamA) },
  zoneB: { width: 12, height: 12, turnDeg: 45, paint: bar(0, 0, 3, 12, GROUND.zoneStripeB) },
  zoneC: { width: 8, height: 8, turnDeg: 0, paint: bar(0, 0, 2.4, 8, COLOUR.teamC) },
  zoneD: { width: 14, height: 14, turnDeg: 0, paint: checks(14, GROUND.checkD) },
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
  ripples: {
    width: 34,
    height: 26,
    turnDeg: 0,
    paint: (pen) => {
      pen.strokeStyle = COLOUR.white;
      pen.lineWidth = 1.8;
      pen.lineCap = 'round';
      pen.beginPath();
      for (const [x, y] of [
        [3, 7],
        [19, 20],
      ] as const) {
        pen.moveTo(x, y);
        pen.quadraticCurveTo(x + 3, y - 4, x + 6, y);
        pen.quadraticCurveTo(x + 9, y + 4, x + 12, y);
      }
      pen.stroke();
    },
  },
  tufts: {
    width: 46,
    height: 38,
    turnDeg: 0,
    paint: (pen) => {
      pen.strokeStyle = GROUND.grassDark;
      pen.lineWidth = 1.6;
      pen.lineCap = 'round';
      pen.beginPath();
      for (const [x, y] of [
        [8, 12],
        [31, 28],
      ] as const) {
        pen.moveTo(x - 4, y - 4);
        pen.lineTo(x - 1, y + 3);
        pen.moveTo(x, y - 6);
        pen.lineTo(x, y + 3);
        pen.moveTo(x + 4, y - 4);
        pen.lineTo(x + 1, y + 3);
      }
      pen.stroke();
    },
  },
  pebbles: {
    width: 17,
    height: 15,
    turnDeg: 17,
    paint: (pen) => {
      for (const [x, y, r] of [
        [4, 4, 1.5],
        [12, 7, 1.1],
        [7, 12, 1.3],
      ] as const)
        dot(x, y, r, COLOUR.ink)(pen);
    },
  },
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

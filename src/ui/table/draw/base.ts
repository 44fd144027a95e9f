import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import type { TableSize } from '../camera.ts';
import type { GroundBase } from '../types.ts';
import { pattern, type PatternName } from './patterns.ts';
import { box, fill, type Pen, stroke, type View } from './pen.ts';

interface Base {
  readonly colour: string;
  readonly pattern?: readonly [PatternName, number];
  /** Inches between its heavier joints, and whether every other row is set off by half. */
  readonly joints?: number;
  readonly bond?: boolean;
}

const BASES: Readonly<Record<GroundBase, Base>> = {
  pavement: { colour: GROUND.pavement },
  concrete: { colour: GROUND.concrete, joints: 4 },
  meadow: { colour: GROUND.meadow, pattern: ['lawn', 0.22] },
  earth: { colour: GROUND.earth, pattern: ['tufts', 0.3] },
  floor: { colour: GROUND.floor, joints: 2 },
  sandstone: { colour: GROUND.sandstone, joints: 2, bond: true },
  dryGrass: { colour: GROUND.dryGrass, pattern: ['tufts', 0.22] },
  tar: { colour: GROUND.tar, pattern: ['pebbles', 0.1], joints: 6 },
  station: { colour: GROUND.station, joints: 1, bond: true },
  straw: { colour: GROUND.straw, pattern: ['halftone', 0.07] },
};

/** Slabs of an inch are a ruler that one stops seeing, whatever the ground is made of. */
export function drawBase(pen: Pen, base: GroundBase, { width, height }: TableSize, { s, g }: View): void {
  const look = BASES[base];
  box(pen, 0, 0, width * s, height * s);
  fill(pen, look.colour);
  if (look.pattern) fill(pen, pattern(pen, look.pattern[0], g), look.pattern[1]);
  grid(pen, width, height, 1, s);
  stroke(pen, { colour: COLOUR.ink, width: 1, opacity: 0.07 });
  if (look.joints === undefined) return;
  if (look.bond === true) bond(pen, width, height, look.joints, s);
  else grid(pen, width, height, look.joints, s);
  stroke(pen, { colour: COLOUR.ink, width: 1.6 * g, opacity: 0.1 });
}

function grid(pen: Pen, width: number, height: number, step: number, s: number): void {
  pen.beginPath();
  for (let x = step; x < width; x += step) {
    pen.moveTo(x * s, 0);
    pen.lineTo(x * s, height * s);
  }
  for (let y = step; y < height; y += step) {
    pen.moveTo(0, y * s);
    pen.lineTo(width * s, y * s);
  }
}

/** Blocks twice as long as high, each over the joint of the two below. */
function bond(pen: Pen, width: number, height: number, step: number, s: number): void {
  pen.beginPath();
  for (let row = 0; row * step < height; row += 1) {
    const y = row * step;
    pen.moveTo(0, y * s);
    pen.lineTo(width * s, y * s);
    for (let x = row % 2 === 0 ? 0 : step; x < width; x += 2 * step) {
      pen.moveTo(x * s, y * s);
      pen.lineTo(x * s, (y + step) * s);
    }
  }
}

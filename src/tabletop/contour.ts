import type { Point } from '../geometry/vec.ts';

export interface Grid {
  readonly x0: number;
  readonly y0: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
}

/** How often a border between yes and no is halved: on the finest grid to a third of a millimetre. */
const HALVINGS = 4;

type Lines = readonly (readonly Point[])[];

/** The borders of the region where a question is answered yes, as closed lines; holes are lines of their own. */
export function contour(grid: Grid, yes: (x: number, y: number) => boolean): Lines {
  const steps = contourSteps(grid, yes);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The points of a border that are looked for in one step: about as many questions as a row of the grid. */
const POINTS_A_STEP = 8;

/** The same, a row or a few points of a border at a time. */
export function* contourSteps(grid: Grid, yes: (x: number, y: number) => boolean): Generator<void, Lines> {
  const { x0, y0, step, columns, rows } = grid;
  const width = columns + 1;
  const values = new Uint8Array(width * (rows + 1));
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) if (yes(x0 + i * step, y0 + j * step)) values[j * width + i] = 1;
    yield;
  }
  const next = new Map<number, number>();
  // Every border crosses sides of cells: 2k names the side to the right of corner k, 2k + 1 the one below it.
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const corner = j * width + i;
      const below = corner + width;
      const a = values[corner] === 1;
      const b = values[corner + 1] === 1;
      const c = values[below + 1] === 1;
      const d = values[below] === 1;
      // Most cells lie wholly on one side of the border.
      if (a === b && b === c && c === d) continue;
      const sides = [2 * corner, 2 * corner + 3, 2 * below, 2 * corner + 1] as const;
      for (const [from, to] of crossings(a, b, c, d, sides)) next.set(from, to);
    }
  }
  const place = (side: number): Point => {
    const corner = side >> 1;
    const i = corner % width;
    const j = (corner - i) / width;
    const [di, dj] = side % 2 === 0 ? [1, 0] : [0, 1];
    return halved(x0 + i * step, y0 + j * step, di * step, dj * step, values[corner] === 1, yes);
  };
  const lines: Point[][] = [];
  for (const ring of rings(next)) {
    const line: Point[] = [];
    for (const side of ring) {
      if (line.push(place(side)) % POINTS_A_STEP === 0) yield;
    }
    lines.push(line);
  }
  return lines;
}

type Sides = readonly [number, number, number, number];

/** Directed steps across one cell, the region on the right hand; corners clockwise from the first. */
function crossings(
  a: boolean,
  b: boolean,
  c: boolean,
  d: boolean,
  [top, right, bottom, left]: Sides,
): [number, number][] {
  const enters: number[] = [];
  const leaves: number[] = [];
  const corners = [a, b, c, d];
  for (const [k, side] of [top, right, bottom, left].entries()) {
    const now = corners[k];
    const then = corners[(k + 1) % 4];
    if (now === then) continue;
    (now === true ? leaves : enters).push(side);
  }
  const [firstOut, secondOut] = leaves;
  const [firstIn, secondIn] = enters;
  if (firstOut === undefined || firstIn === undefined) return [];
  if (secondOut === undefined || secondIn === undefined) return [[firstOut, firstIn]];
  // Two opposite corners are inside: they are kept apart.
  return a
    ? [
        [firstOut, secondIn],
        [secondOut, firstIn],
      ]
    : [
        [firstOut, firstIn],
        [secondOut, secondIn],
      ];
}

function rings(next: Map<number, number>): number[][] {
  const found: number[][] = [];
  for (const start of [...next.keys()]) {
    if (!next.has(start)) continue;
    const ring: number[] = [];
    for (let at: number | undefined = start; at !== undefined; ) {
      const after: number | undefined = next.get(at);
      next.delete(at);
      if (after === undefined) break;
      ring.push(after);
      at = after;
    }
    if (ring.length >= 3) found.push(ring);
  }
  return found;
}

function halved(
  x: number,
  y: number,
  dx: number,
  dy: number,
  first: boolean,
  yes: (x: number, y: number) => boolean,
): Point {
  let [low, high] = [0, 1];
  for (let k = 0; k < HALVINGS; k++) {
    const middle = (low + high) / 2;
    if (yes(Math.round(x + dx * middle), Math.round(y + dy * middle)) === first) low = middle;
    else high = middle;
  }
  const share = first ? low : high;
  return { x: Math.round(x + dx * share), y: Math.round(y + dy * share) };
}

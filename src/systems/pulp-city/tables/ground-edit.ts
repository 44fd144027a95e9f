import { DIRECTIONS } from '../../../geometry/directions.ts';
import type { Point } from '../../../geometry/vec.ts';
import { type GroundPatch, SURFACES, type Surface } from '../model/ground.ts';
import { um } from './build.ts';
import type { Mirror } from './edit.ts';

/** The box around a patch, in micrometres. */
export interface PatchBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Shortest side of the box around a patch. */
const SHORTEST = um(0.5);
/** Sides of a new patch. */
const NEW_SIDE = um(4);

type Place = (point: Point) => Point;

/** Is it ground of any outline, so that another kind can take its place? */
export const isSurface = (patch: GroundPatch): patch is Extract<GroundPatch, { readonly kind: Surface }> =>
  SURFACES.some((kind) => kind === patch.kind);

function pointsOf(patch: GroundPatch): readonly Point[] {
  switch (patch.kind) {
    case 'pond': {
      const { at, rx, ry } = patch;
      return [
        { x: at.x - rx, y: at.y - ry },
        { x: at.x + rx, y: at.y + ry },
      ];
    }
    case 'footpath':
      return patch.points;
    case 'lane':
    case 'rails':
    case 'crossing':
      return [patch.from, patch.to];
    default:
      return patch.outline;
  }
}

function placed(patch: GroundPatch, place: Place): GroundPatch {
  switch (patch.kind) {
    case 'pond': {
      const [a, b] = pointsOf(patch).map(place);
      if (a === undefined || b === undefined) return patch;
      return {
        kind: 'pond',
        at: { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) },
        rx: Math.round(Math.abs(b.x - a.x) / 2),
        ry: Math.round(Math.abs(b.y - a.y) / 2),
      };
    }
    case 'footpath':
      return { ...patch, points: patch.points.map(place) };
    case 'lane':
    case 'rails':
    case 'crossing':
      return { ...patch, from: place(patch.from), to: place(patch.to) };
    default:
      return { ...patch, outline: patch.outline.map(place) };
  }
}

export function patchBox(patch: GroundPatch): PatchBox {
  const points = pointsOf(patch);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

export const patchMiddle = (patch: GroundPatch): Point => {
  const { x0, y0, x1, y1 } = patchBox(patch);
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
};

export const movedPatch = (patch: GroundPatch, dx: number, dy: number): GroundPatch =>
  placed(patch, ({ x, y }) => ({ x: Math.round(x + dx), y: Math.round(y + dy) }));

/** A box of another length and depth about the same middle; what is a line in one of them stays one. */
export function sizedPatch(patch: GroundPatch, length: number, depth: number): GroundPatch {
  const { x0, y0, x1, y1 } = patchBox(patch);
  const middle = patchMiddle(patch);
  const by = (now: number, next: number): number => (now === 0 ? 1 : Math.max(SHORTEST, next) / now);
  const [across, along] = [by(x1 - x0, length), by(y1 - y0, depth)];
  return placed(patch, ({ x, y }) => ({
    x: Math.round(middle.x + (x - middle.x) * across),
    y: Math.round(middle.y + (y - middle.y) * along),
  }));
}

/** About its middle, counter-clockwise as seen from above, by steps of 15 degrees; a pond by quarters of a turn. */
export function turnedPatch(patch: GroundPatch, steps: number): GroundPatch {
  const count = DIRECTIONS.length;
  const by = DIRECTIONS[(((patch.kind === 'pond' ? 6 * steps : steps) % count) + count) % count];
  if (by === undefined) return patch;
  const middle = patchMiddle(patch);
  return placed(patch, ({ x, y }) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return {
      x: Math.round(middle.x + dx * by.x - dy * by.y),
      y: Math.round(middle.y + dx * by.y + dy * by.x),
    };
  });
}

/** The same on the other half of a table of this size. */
export const mirroredPatch = (patch: GroundPatch, size: number, mirror: Mirror): GroundPatch =>
  placed(patch, ({ x, y }) => ({ x: size - x, y: mirror === 'leftRight' ? y : size - y }));

export const ofSurface = (patch: GroundPatch, kind: Surface): GroundPatch =>
  isSurface(patch) ? { ...patch, kind } : patch;

/** A square in the middle of a table of this size. */
export function newPatch(kind: Surface, size: number): GroundPatch {
  const [low, high] = [Math.round((size - NEW_SIDE) / 2), Math.round((size + NEW_SIDE) / 2)];
  const outline = [
    { x: low, y: low },
    { x: high, y: low },
    { x: high, y: high },
    { x: low, y: high },
  ];
  return { kind, outline };
}

/** Painted one later, and so over more of the others, or one earlier. */
export function reordered(ground: readonly GroundPatch[], at: number, by: 1 | -1): readonly GroundPatch[] {
  const [one, other] = [ground[at], ground[at + by]];
  if (one === undefined || other === undefined) return ground;
  return ground.map((patch, index) => (index === at ? other : index === at + by ? one : patch));
}

/** The last painted patch that a point lies in the box of; -1: none. */
export const patchUnder = (ground: readonly GroundPatch[], { x, y }: Point): number =>
  ground.findLastIndex((patch) => {
    const { x0, y0, x1, y1 } = patchBox(patch);
    const slack = um(0.3);
    return x >= x0 - slack && x <= x1 + slack && y >= y0 - slack && y <= y1 + slack;
  });

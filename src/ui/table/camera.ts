import type { Point } from './types.ts';

/** Pixels on the stage, not inches on the table. */
export interface ScreenPoint {
  readonly px: number;
  readonly py: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface TableSize {
  readonly width: number;
  readonly height: number;
}

/** The only way between inches and pixels: pixels per inch, and where the north-west corner lies. */
export interface Camera {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

const BORDER_PX = 3;
/** Full zoom shows a 30 mm base about 280 px wide. */
const MOST_SCALE = 240;

export function toScreen(camera: Camera, point: Point): ScreenPoint {
  return { px: camera.left + point.x * camera.scale, py: camera.top + point.y * camera.scale };
}

export function toTable(camera: Camera, point: ScreenPoint): Point {
  return { x: (point.px - camera.left) / camera.scale, y: (point.py - camera.top) / camera.scale };
}

export function fitCamera(size: TableSize, viewport: Viewport): Camera {
  const room = { width: viewport.width - 2 * BORDER_PX, height: viewport.height - 2 * BORDER_PX };
  const scale = Math.max(1, Math.min(room.width / size.width, room.height / size.height));
  return {
    scale,
    left: (viewport.width - size.width * scale) / 2,
    top: (viewport.height - size.height * scale) / 2,
  };
}

/** Never smaller than the fitted table, never a gap between the table's edge and the stage's that need not be. */
export function clampCamera(camera: Camera, size: TableSize, viewport: Viewport): Camera {
  const least = fitCamera(size, viewport).scale;
  const scale = Math.min(MOST_SCALE, Math.max(least, camera.scale));
  return {
    scale,
    left: clampEdge(camera.left, size.width * scale, viewport.width),
    top: clampEdge(camera.top, size.height * scale, viewport.height),
  };
}

function clampEdge(edge: number, length: number, room: number): number {
  if (length + 2 * BORDER_PX <= room) return (room - length) / 2;
  return Math.min(BORDER_PX, Math.max(room - BORDER_PX - length, edge));
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, left: camera.left + dx, top: camera.top + dy };
}

/** The table point under the screen point stays under it. */
export function zoomAt(camera: Camera, at: ScreenPoint, factor: number): Camera {
  const fixed = toTable(camera, at);
  const scale = camera.scale * factor;
  return { scale, left: at.px - fixed.x * scale, top: at.py - fixed.y * scale };
}

/** Two fingers: what lay under their middle stays there, the scale follows their distance. They never rotate. */
export function pinch(
  start: Camera,
  from: readonly [ScreenPoint, ScreenPoint],
  to: readonly [ScreenPoint, ScreenPoint],
): Camera {
  const before = between(...from);
  const after = between(...to);
  const factor = before.apart > 0 ? after.apart / before.apart : 1;
  const zoomed = zoomAt(start, before.middle, factor);
  return panBy(zoomed, after.middle.px - before.middle.px, after.middle.py - before.middle.py);
}

function between(a: ScreenPoint, b: ScreenPoint) {
  return {
    middle: { px: (a.px + b.px) / 2, py: (a.py + b.py) / 2 },
    apart: Math.hypot(a.px - b.px, a.py - b.py),
  };
}

export function centreOn(camera: Camera, point: Point, viewport: Viewport): Camera {
  return {
    ...camera,
    left: viewport.width / 2 - point.x * camera.scale,
    top: viewport.height / 2 - point.y * camera.scale,
  };
}

/** What is to be seen close to: these points with room around them. */
export interface Focus {
  readonly points: readonly Point[];
}

/** Inches around the points of a focus: a base and its plate. */
const AROUND = 1.75;
/** Pixels per inch that are large enough for a finger on a base of 30 mm. */
const CLOSE = 40;

/** As near as all points of the focus allow, at most so near that a finger hits a base; never less than the table. */
export function focusCamera({ points }: Focus, size: TableSize, viewport: Viewport): Camera {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
  const [north, south] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
  const scale = Math.min(CLOSE, viewport.width / (east - west), viewport.height / (south - north));
  const whole = fitCamera(size, viewport);
  if (points.length === 0 || scale <= whole.scale) return whole;
  const middle = { x: (west + east) / 2, y: (north + south) / 2 };
  return clampCamera(centreOn({ ...whole, scale }, middle, viewport), size, viewport);
}

export function mixCameras(a: Camera, b: Camera, share: number): Camera {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return { scale: mix(a.scale, b.scale), left: mix(a.left, b.left), top: mix(a.top, b.top) };
}

/** The unit of everything on a token, and of everything printed on the ground. */
export function tokenUnit(scale: number): number {
  return Math.max(1.1, scale / 31);
}

/** `text`: as for `labelUnit`, as far as the table is large enough for it. */
export function groundUnit(scale: number, text = 1): number {
  return Math.max(1, scale / 32, Math.min(text, MOST_TEXT, scale / 24));
}

/** Words grow with the table only until they are easy to read. */
const LARGEST_LABEL = 1.6;
const LEAST_LABEL = 1.1;
/** On a table that stays small, words of double size would cover it. */
const MOST_TEXT = 1.6;

/** `text`: how large the reader wants words, 1 as a rule. */
export function labelUnit(scale: number, text = 1): number {
  const least = LEAST_LABEL * Math.min(text, MOST_TEXT);
  return Math.min(LARGEST_LABEL * text, Math.max(tokenUnit(scale), least));
}

/** All units for one scale. */
export function viewAt(scale: number, text = 1) {
  return { s: scale, u: tokenUnit(scale), g: groundUnit(scale, text), l: labelUnit(scale, text) };
}

export function baseRadius(baseMm: number): number {
  return baseMm / 50.8;
}

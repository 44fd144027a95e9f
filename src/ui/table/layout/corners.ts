import type { ScreenPoint, Viewport } from '../camera.ts';

export const CORNERS = ['nw', 'sw', 'ne', 'se'] as const;
export type Corner = (typeof CORNERS)[number];

export interface CornerBox {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** Middle of a box set into a corner. */
export function cornerMiddle(corner: Corner, box: CornerBox, viewport: Viewport): ScreenPoint {
  const [dx, dy] = [box.margin + box.width / 2, box.margin + box.height / 2];
  return {
    px: corner === 'nw' || corner === 'sw' ? dx : viewport.width - dx,
    py: corner === 'nw' || corner === 'ne' ? dy : viewport.height - dy,
  };
}

/** Far enough that the inset and what it is about can be seen together without one covering the other. */
const CLEAR_PX = 260;

/** The corner that hides the fewest of these points; the first of those that lie clear of what it is about. */
export function emptiestCorner(
  points: readonly ScreenPoint[],
  subject: ScreenPoint,
  box: CornerBox,
  viewport: Viewport,
): Corner {
  const scored = CORNERS.map((corner) => {
    const middle = cornerMiddle(corner, box, viewport);
    const hides = (point: ScreenPoint) =>
      Math.abs(point.px - middle.px) < box.width / 2 + 22 &&
      Math.abs(point.py - middle.py) < box.height / 2 + 22;
    const away = Math.min(CLEAR_PX, Math.hypot(subject.px - middle.px, subject.py - middle.py));
    return { corner, hidden: points.filter(hides).length + (hides(subject) ? 100 : 0), away };
  });
  return scored.reduce((best, next) =>
    next.hidden < best.hidden || (next.hidden === best.hidden && next.away > best.away) ? next : best,
  ).corner;
}

import type { ScreenPoint, Viewport } from '../camera.ts';

/** Far enough that the hand hides neither the model nor its spot: 60 to 110 px away. */
const AWAY = 106;
const ROOM = 42;

const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0.81, 0.58],
  [0, 1],
  [-0.81, 0.58],
  [1, 0],
  [-1, 0],
  [0.71, -0.71],
  [-0.71, -0.71],
  [0, -1],
];

/** Where the grip hangs from the planned spot: inside the stage, over as few models as can be, low rather than high. */
export function handleOffset(
  spot: ScreenPoint,
  others: readonly ScreenPoint[],
  viewport: Viewport,
): ScreenPoint {
  const scored = DIRECTIONS.map(([dx, dy], rank) => {
    const at = { px: spot.px + dx * AWAY, py: spot.py + dy * AWAY };
    const out =
      at.px < ROOM || at.py < ROOM || at.px > viewport.width - ROOM || at.py > viewport.height - ROOM;
    const covered = others.filter(
      (other) => Math.hypot(other.px - at.px, other.py - at.py) < ROOM + 12,
    ).length;
    return { px: dx * AWAY, py: dy * AWAY, cost: (out ? 100 : 0) + covered * 10 + rank };
  });
  const best = scored.reduce((least, next) => (next.cost < least.cost ? next : least));
  return { px: best.px, py: best.py };
}

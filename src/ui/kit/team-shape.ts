import type { TeamSide } from './team-side.ts';

/** A Team's shape, centred, as path data: a shield, a hexagon on its flat side, a diamond, a cross with broad arms. */
export function teamShapePath(team: TeamSide, cx: number, cy: number, w: number, h: number): string {
  const [l, r, t, b, k] = [cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2, h * 0.3];
  switch (team) {
    case 'a':
      return `M${l} ${t}H${r}V${b - k}L${cx} ${b + h * 0.12}L${l} ${b - k}Z`;
    case 'b':
      return `M${l + k * 0.8} ${t}H${r - k * 0.8}L${r + 2} ${cy}L${r - k * 0.8} ${b}H${l + k * 0.8}L${l - 2} ${cy}Z`;
    case 'c':
      return `M${cx} ${t - h * 0.12}L${r + w * 0.1} ${cy}L${cx} ${b + h * 0.12}L${l - w * 0.1} ${cy}Z`;
    case 'd': {
      const [x, y] = [w * 0.24, h * 0.24];
      return `M${l + x} ${t}H${r - x}V${t + y}H${r}V${b - y}H${r - x}V${b}H${l + x}V${b - y}H${l}V${t + y}H${l + x}Z`;
    }
  }
}

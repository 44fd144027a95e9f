import type { TeamSide } from './team-side.ts';

/** Team A a shield, team B a hexagon on its flat side; centred, as path data. */
export function teamShapePath(team: TeamSide, cx: number, cy: number, w: number, h: number): string {
  const [l, r, t, b, k] = [cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2, h * 0.3];
  return team === 'a'
    ? `M${l} ${t}H${r}V${b - k}L${cx} ${b + h * 0.12}L${l} ${b - k}Z`
    : `M${l + k * 0.8} ${t}H${r - k * 0.8}L${r + 2} ${cy}L${r - k * 0.8} ${b}H${l + k * 0.8}L${l - 2} ${cy}Z`;
}

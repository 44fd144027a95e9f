import type { Ruleset } from '../model/encounter.ts';
import { type Refusal, refusal } from '../model/refusals.ts';
import type { PlotId } from '../model/setup.ts';
import type { TableLayout } from '../model/terrain.ts';
import { piecesToPut } from '../rules/objectives/room.ts';

/** Why a Plot cannot be played: another edition's, for fewer Teams, or on a table without room for its pieces. @rule PC-SETUP-03 @rule PC-PLOT-26 */
export function plotFaults(
  id: PlotId,
  { plots }: Pick<Ruleset, 'plots'>,
  teams: number,
  table: TableLayout | null,
): readonly Refusal[] {
  const plot = plots[id];
  if (plot === undefined) return [refusal('setup.plot', { plot: id, why: 'edition', teams })];
  if (!plot.teams.includes(teams))
    return [refusal('setup.plot', { plot: id, why: 'teams', teams }, 'PC-PLOT-26')];
  const noRoom = table === null ? [] : piecesToPut(plot, table).noRoom;
  return noRoom.length === 0 ? [] : [refusal('setup.plot', { plot: id, why: 'room', teams }, plot.rule)];
}

import type { Plot, Ruleset } from '../../model/encounter.ts';
import type { PieceId } from '../../model/ids.ts';
import type { Refusal, RuleId } from '../../model/refusals.ts';
import type { PlotId } from '../../model/setup.ts';
import type { TableLayout } from '../../model/terrain.ts';
import { tooSmallFor } from '../../board/table-for-teams.ts';

import { inTheWay } from '../../rules/objectives/room.ts';
import { plotFaults } from '../../setup/read-plot.ts';

/** A Plot as a set-up offers it. */
export interface PlotOffer {
  readonly plot: PlotId;
  readonly rule: RuleId;
  /** Faces of the die that give it; empty: it is chosen on purpose. @rule PC-SETUP-03 */
  readonly faces: readonly number[];
  /** Both players have to agree on a variant. @rule PC-SETUP-03 */
  readonly variants: readonly PlotOffer[];
  /** Why it cannot be played with so many Teams or on this table; null: it can. */
  readonly why: Refusal | null;
}

type PlotRules = Pick<Ruleset, 'plots' | 'plotTable'>;

interface PlotQuestion {
  readonly teams: number;
  /** null: none is chosen yet. */
  readonly table: TableLayout | null;
}

/** The Plots of an edition in the order of its die, each with its variants. @rule PC-SETUP-03 @rule PC-PLOT-26 */
export function plotOffers(rules: PlotRules, { teams, table }: PlotQuestion): readonly PlotOffer[] {
  const all = Object.values(rules.plots);
  const offer = (plot: Plot): PlotOffer => ({
    plot: plot.id,
    rule: plot.rule,
    faces: rules.plotTable.flatMap((id, index) => (id === plot.id ? [index + 1] : [])),
    variants: all.filter(({ variantOf }) => variantOf === plot.id).map(offer),
    why: plotFaults(plot.id, rules, teams, table)[0] ?? null,
  });
  const first = ({ faces }: PlotOffer): number => faces[0] ?? rules.plotTable.length + 1;
  return all
    .filter(({ variantOf }) => variantOf === undefined)
    .map(offer)
    .toSorted((one, other) => first(one) - first(other));
}

/** What the die gives; null: that Plot cannot be played here, and the die is rolled again. @rule PC-SETUP-03 @rule PC-PLOT-26 */
export function rolledPlot(offers: readonly PlotOffer[], face: number): PlotId | null {
  const found = offers.find(({ faces }) => faces.includes(face));
  return found === undefined || found.why !== null ? null : found.plot;
}

/** Why the Plot chosen cannot be played; null: it can. */
export const plotGap = (plot: PlotId, rules: PlotRules, { teams, table }: PlotQuestion): Refusal | null =>
  plotFaults(plot, rules, teams, table)[0] ?? null;

/** Why a table cannot be played on with so many Teams and that Plot; null: it can, as far as the table goes. @rule PC-DEPLOY-07 */
export const tableGapFor = (
  plot: PlotId,
  rules: PlotRules,
  { teams, table }: { readonly teams: number; readonly table: TableLayout },
): Refusal | null =>
  tooSmallFor(table, teams) ??
  (plotGap(plot, rules, { teams, table: null }) === null ? plotGap(plot, rules, { teams, table }) : null);

/** The Plots of an edition whose own pieces find no place on a table, and what stands there. @rule PC-PLOT-09 @rule PC-PLOT-15 */
export const roomlessPlots = (
  { plots }: Pick<Ruleset, 'plots'>,
  table: TableLayout,
): readonly { readonly plot: PlotId; readonly inTheWay: readonly PieceId[] }[] =>
  Object.values(plots).flatMap((plot) => {
    const standing = inTheWay(plot, table);
    return standing.length === 0 ? [] : [{ plot: plot.id, inTheWay: standing }];
  });

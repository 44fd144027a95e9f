import { useMemo } from 'react';
import { byPlayer, playersOf } from '../../../kernel/ids.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { PlotId } from '../../../systems/pulp-city/model/setup.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { withPlotSetUp } from '../../../systems/pulp-city/view/forecast/plot-preview.ts';
import { defaultChoice, encounterSetup } from '../../../systems/pulp-city/view/setup/setup.ts';
import { useApp } from '../use-game.ts';
import { withCount } from './setup-draft.ts';

/** What a Plot needs of an Encounter to say what it puts where. */
export interface PlotProposal {
  readonly edition: string;
  readonly plot: PlotId;
  /** How many Teams there are. */
  readonly count: number;
  readonly table: TableLayout;
}

/** Encounters with what their Plots put on the table, before Citizens and Teams are placed, the sides as proposed: whose Teams they are makes no difference. Null: it cannot be played so. */
export function usePlotWorlds(): (proposal: PlotProposal, names?: readonly string[]) => World | null {
  const { system, services } = useApp();
  return useMemo(
    () =>
      ({ edition, plot, count, table }, names = []) => {
        const plain = withCount(defaultChoice(edition, 1, 'en'), count, 'en');
        const sides = playersOf(plain.teams);
        const setup = encounterSetup({
          ...plain,
          plot,
          table: table.id,
          tables: [table],
          names: byPlayer(sides, (side) => names[sides.indexOf(side)] ?? side),
          citizens: { wanted: byPlayer(sides, () => true), number: 'normal' },
          // Nothing is rolled, so that nothing is decided before the Plot is set up.
          dice: 'entered',
        });
        const begun = setup.ok ? system.begin(setup.value) : setup;
        return begun.ok ? withPlotSetUp(services.worldOf(begun.value)) : null;
      },
    [system, services],
  );
}

import { useMemo } from 'react';
import { inches } from '../../../geometry/units.ts';
import type { PlotId } from '../../../systems/pulp-city/model/setup.ts';
import { type PlotSketch, plotSketch } from '../../../systems/pulp-city/view/plot/sketch.ts';
import { usePlotWorlds } from './use-plot-world.ts';

/** Inches of a table on which so many Teams have room. */
const SIDE_FOR = (count: number): number => (count > 2 ? 36 : 24);

/** What each Plot puts on a table where nothing else stands; one that so many Teams cannot play is missing. */
export function usePlotSketches(
  edition: string,
  plots: readonly PlotId[],
  count: number,
): ReadonlyMap<PlotId, PlotSketch> {
  const worldFor = usePlotWorlds();
  const asked = plots.join(' ');
  return useMemo(() => {
    const table = { id: 'sketch', size: inches(SIDE_FOR(count)), pieces: [] };
    return new Map(
      asked.split(' ').flatMap((id) => {
        const plot = id as PlotId;
        const w = worldFor({ edition, plot, count, table });
        return w === null ? [] : [[plot, plotSketch(w)] as const];
      }),
    );
  }, [worldFor, edition, asked, count]);
}

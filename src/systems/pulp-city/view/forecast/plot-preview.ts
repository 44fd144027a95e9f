import type { World } from '../../model/encounter.ts';
import { foresee } from './foresight.ts';

/** The Encounter with what its Plot puts on the table, as far as the sides are known or proposed. @rule PC-SETUP-01 @rule PC-PLOT-02 */
export const withPlotSetUp = (w: World): World =>
  w.state.plotSetUp === true ? w : foresee(w, { proc: 'plot', step: 'setUp' }).after;

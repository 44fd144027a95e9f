import { stoneShown } from '../../../../systems/pulp-city/view/plot/stones.ts';
import { shown, toInches } from '../../../../ui/table/units.ts';
import type { Plan } from '../plan.ts';
import { pointed, type SpotDraft } from '../places/spot-plan.ts';

/** A tap shows the way it goes. @rule PC-PLOT-10 */
export const shiftStonePlan: Plan<'shiftStone', SpotDraft> = {
  begin: () => ({ at: null }),
  gesture: (w, _decision, draft, done) => pointed(w, draft, done),
  decor(say, { stone, distance }, { at }) {
    if (at === null) return {};
    const { spot, r, why } = stoneShown(say.w, stone, distance, at);
    if (spot === null) return {};
    return {
      live: [
        {
          kind: 'drop',
          disc: { at: shown(say.w.setup.table.size, spot), radius: toInches(r) },
          legal: why === null,
          ...(why === null ? {} : { chip: { text: say.why(why), tone: 'refused' as const } }),
        },
      ],
    };
  },
  canDrag: () => false,
};

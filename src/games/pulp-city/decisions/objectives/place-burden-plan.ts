import { itemPlaceShown } from '../../../../systems/pulp-city/view/plot/burdens.ts';
import { shown, toInches } from '../../../../ui/table/units.ts';
import type { Plan } from '../plan.ts';
import { pointed, type SpotDraft } from '../places/spot-plan.ts';

/** A tap shows the side of the bearer on which it goes. @rule PC-BURDEN-06 */
export const placeBurdenPlan: Plan<'placeBurden', SpotDraft> = {
  begin: () => ({ at: null }),
  gesture: (w, _decision, draft, done) => pointed(w, draft, done),
  decor(say, { model }, { at }) {
    if (at === null) return { acting: [model] };
    const { spot, r, why } = itemPlaceShown(say.w, model, at);
    if (spot === null) return { acting: [model] };
    return {
      acting: [model],
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

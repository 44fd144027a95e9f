import type { Proc } from '../model/frames.ts';
import { hazardBlow } from '../rules/damage/environment-damage.ts';
import { onTable } from '../board/on-table.ts';
import { hurt } from '../rules/damage/damage.ts';
import { helpAll } from '../rules/damage/areas.ts';
import { spares } from '../rules/movement/hazards.ts';

/** Dangerous Terrain strikes a model that came into contact with it. @rule PC-DANGER-03 @rule PC-DANGER-04 @rule PC-DANGER-05 */
export const hazard: Proc<'hazard'> = {
  strike(ctx, frame, wake) {
    const { model, piece: id } = frame.hazard;
    const piece = ctx.state.pieces[id];
    const blow = piece === undefined ? null : hazardBlow(ctx, piece);
    if (wake.woke === 'returned' || piece === undefined || blow === null || !onTable(ctx, model)) {
      return { do: 'return', value: undefined };
    }
    if (spares(ctx, piece, frame.hazard) !== null) return { do: 'return', value: undefined };
    ctx.emit({ type: 'struck', model, piece: id });
    if (blow.by === 'roll') {
      const { by: _, ...action } = blow;
      return {
        do: 'call',
        frame: { proc: 'environment', step: 'defend', model, name: 'hazard', piece: id, ...action },
        resume: frame,
      };
    }
    hurt(ctx, model, blow.damage, null, { of: 'environment', name: 'hazard', piece: id });
    return { do: 'return', value: undefined };
  },

  /** Harmless terrain that gives something to whoever is in it. @rule PC-AREA-06 */
  help(ctx) {
    helpAll(ctx);
    return { do: 'return', value: undefined };
  },
};

import type { Proc } from '../model/frames.ts';
import { onTable } from '../rules/bodies.ts';
import { hurt } from '../rules/damage.ts';
import { spares, strikeDamage, strikeDice } from '../rules/hazards.ts';

/** Strength or Energy of Dangerous Terrain. @rule PC-DANGER-04 */
const HAZARD_VALUE = 5;

/** Dangerous Terrain strikes a model that came into contact with it. @rule PC-DANGER-03 @rule PC-DANGER-04 @rule PC-DANGER-05 */
export const hazard: Proc<'hazard'> = {
  strike(ctx, frame, wake) {
    const { model, piece: id } = frame.hazard;
    const piece = ctx.state.pieces[id];
    if (wake.woke === 'returned' || piece?.danger === undefined || !onTable(ctx, model)) {
      return { do: 'return', value: undefined };
    }
    if (spares(ctx, piece, frame.hazard) !== null) return { do: 'return', value: undefined };
    ctx.emit({ type: 'struck', model, piece: id });
    const { trait, damage } = piece.danger;
    if (damage === undefined && ctx.rules.policies.environment === 'rolls') {
      return {
        do: 'call',
        frame: {
          proc: 'environment',
          step: 'defend',
          model,
          name: 'hazard',
          dice: strikeDice(piece),
          value: HAZARD_VALUE,
          attackTrait: trait,
          traits: ['G'],
          options: trait === 'H' ? ['damage', 'fatigue'] : ['damage', 'stun'],
          base: 'damage',
          piece: id,
        },
        resume: frame,
      };
    }
    hurt(ctx, model, strikeDamage(piece), null, { of: 'environment', name: 'hazard', piece: id });
    return { do: 'return', value: undefined };
  },
};

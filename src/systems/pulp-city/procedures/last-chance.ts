import { type Proc, returned } from '../model/frames.ts';
import { playerFor } from '../board/sides.ts';
import { takeAway } from '../rules/damage/damage.ts';

/** One roll each time a model has lost its last Health: high enough, and it was never KO'ed. @rule PC-LEADER-27 */
export const survival: Proc<'survival'> = {
  roll(ctx, frame, wake) {
    const [dying] = ctx.state.dying;
    if (dying === undefined) return { do: 'return', value: undefined };
    const { model, power, needed, by, cause } = dying;
    const faces = returned(wake, 'dice');
    if (faces === null) {
      const groups = [{ label: 'survival', model, by: playerFor(ctx, model), count: 1 }];
      return { do: 'call', frame: { proc: 'dice', step: 'roll', groups }, resume: frame };
    }
    const face = faces[0]?.[0] ?? 1;
    const left = face >= needed ? dying.left : 0;
    ctx.emit({ type: 'survivalRolled', model, power, face, needed, left });
    if (left === 0) takeAway(ctx, model, by, cause);
    return { do: 'return', value: undefined };
  },
};

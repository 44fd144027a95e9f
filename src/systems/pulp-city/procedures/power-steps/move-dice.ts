import { teamOf } from '../../board/sides.ts';
import { answered } from '../../model/frames.ts';
import { cardOf, powerUpOf, powerCause } from '../../model/lookup.ts';
import { pickAmong } from '../../rules/actions/power-use.ts';
import { powerUpModel } from '../../rules/damage/status.ts';
import { INSTANTS } from '../../rules/damage/instant/instants.ts';
import { instead, type Step } from './step.ts';

/** No more dice than there are; whoever gives them is named, picked, or the subject. @rule PC-FX-22 */
export const moveDice: Step<'moveDice'> = (ctx, now, effect, model, wake) => {
  const { from, x = 1 } = effect;
  const { use } = now;
  if (typeof from === 'object') {
    const holders = (pickAmong(ctx, use, from) ?? []).filter((id) => id !== model && powerUpOf(ctx, id) > 0);
    const giver = answered(wake, 'usePower')?.model ?? (holders.length === 1 ? holders[0] : null);
    if (holders.length === 0) return instead(now, []);
    if (giver === null || giver === undefined) {
      const by = use.success?.spec.by ?? teamOf(ctx, use.owner);
      const card = cardOf(ctx, use.owner).id;
      return {
        do: 'ask',
        questions: [{ kind: 'usePower', by, card, power: use.power, pick: holders, must: true }],
      };
    }
    return {
      do: 'goto',
      frame: {
        ...now,
        use: { ...use, subject: giver },
        left: [{ ...effect, from: 'subject' }, ...now.left.slice(1)],
        on: [model],
      },
    };
  }
  const giver = from === 'self' ? use.owner : use.subject;
  const dice = giver === null ? 0 : Math.min(x, powerUpOf(ctx, giver));
  if (giver !== null && dice > 0) {
    const cause = powerCause(ctx, use.owner, use.power);
    INSTANTS.powerDown(ctx, giver, dice, cause);
    powerUpModel(ctx, model, dice, cause);
  }
  return { do: 'goto', frame: now };
};

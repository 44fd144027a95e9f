import { teamOf } from '../../board/sides.ts';
import { ownProfile, withActionOf } from '../../model/borrowed.ts';
import { answered } from '../../model/frames.ts';
import { cardOf, profileById } from '../../model/lookup.ts';
import { isCombat } from '../../traits/roll-view.ts';
import { otherOf } from './other.ts';
import type { Step } from './step.ts';

/** Its player chooses the Action; one that costs a whole Activation is none for a Supreme. @rule PC-CARD-06 @rule PC-BAR-13 */
export const borrow: Step<'borrow'> = (ctx, now, { of }, model, wake) => {
  const { id: card, profile } = cardOf(ctx, model);
  const other = otherOf(ctx, now, of, model);
  const lender = other === null ? '' : ownProfile(cardOf(ctx, other).profile);
  const open =
    other === null
      ? []
      : profileById(ctx, lender).actions.filter((one) => isCombat(ctx, one) && one.ap !== null);
  if (open.length === 0) {
    ctx.emit({ type: 'effectIgnored', target: other ?? model, effect: 'special', why: 'none' });
    return { do: 'goto', frame: now };
  }
  const chosen = answered(wake, 'powerWays')?.[0] ?? (open.length === 1 ? 0 : null);
  if (chosen === null) {
    const by = now.use.success?.spec.by ?? teamOf(ctx, model);
    const ways = open.map(({ name }, at) => ({ at, name, does: [] }));
    return { do: 'ask', questions: [{ kind: 'powerWays', by, card, power: now.use.power, ways, count: 1 }] };
  }
  const action = open[chosen] ?? open[0];
  if (action !== undefined)
    ctx.emit({
      type: 'actionBorrowed',
      card,
      profile: withActionOf(profile, lender, action.id),
    });
  return { do: 'goto', frame: now };
};

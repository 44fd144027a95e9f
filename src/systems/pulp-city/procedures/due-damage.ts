import { declinedKey } from '../powers/declined.ts';
import { onTable } from '../board/on-table.ts';
import { type Proc, answered } from '../model/frames.ts';
import { hurtNow } from '../rules/damage/damage.ts';
import { transfersOf } from '../rules/damage/transfer.ts';
import { askTransfer, given } from './transfer.ts';

/** Damage that comes from no Action: first its player says who suffers it. @rule PC-CARD-06 */
export const dueDamage: Proc<'dueDamage'> = {
  ask(ctx, { declined }, wake) {
    const [due] = ctx.state.dueDamage ?? [];
    if (due === undefined) return { do: 'return', value: undefined };
    const { target, points, by, cause } = due;
    const open = onTable(ctx, target) ? transfersOf(ctx, target, null) : [];
    const offer = open.find(({ owner, power }) => !declined.includes(declinedKey(owner, power)));
    const answer = answered(wake, 'usePower');
    if (offer !== undefined && answer === null)
      return { do: 'ask', questions: [askTransfer(ctx, offer, target, points)] };
    if (offer !== undefined && answer?.use !== true) {
      const key = declinedKey(offer.owner, offer.power);
      return { do: 'goto', frame: { proc: 'dueDamage', step: 'ask', declined: [...declined, key] } };
    }
    ctx.emit({ type: 'damageSettled' });
    const to =
      offer === undefined ? target : given(ctx, offer, answer?.model ?? null, { target, points, cause });
    hurtNow(ctx, to, points, by, cause);
    return { do: 'return', value: undefined };
  },
};

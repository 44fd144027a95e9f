import { cardOf } from '../../model/lookup.ts';
import { noRoomFor, turnInto } from '../../rules/actions/shapeshift.ts';
import type { Step } from './step.ts';

/** Without the card at hand, or room for its base, it stays what it is. @rule PC-COND-06 */
export const become: Step<'become'> = (ctx, now, { form }, model) => {
  const { id: card } = cardOf(ctx, model);
  const found = Object.values(ctx.setup.profiles).find(({ name }) => name === form);
  if (found === undefined || noRoomFor(ctx, card, found.id) !== null)
    ctx.emit({ type: 'effectIgnored', target: model, effect: 'special', why: 'none' });
  else turnInto(ctx, card, found.id, { of: 'power', card, power: now.use.power });
  return { do: 'goto', frame: now };
};

import type { Ctx } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import { watch } from '../../powers/in-force.ts';
import { inBtb } from '../../traits/contact.ts';
import { answer } from '../damage/damage.ts';
import { answersTo } from '../damage/moments.ts';

export const moved = watch('moved');
export const enteredBtb = watch('enteredBtb');

/** Powers that answer a Movement Action that has just been used. @rule PC-CARD-06 */
export function answerMove(ctx: Ctx, model: ModelId, movement: string): void {
  const holders = moved.holders(ctx);
  if (holders.length === 0) return;
  answer(ctx, answersTo(ctx, { at: 'moved', holders, subject: model, by: model, on: { movement } }));
}

/** Powers of those that a model has come into contact with. @rule PC-CARD-06 @rule PC-TYPE-05 */
export function answerContact(ctx: Ctx, mover: ModelId, into: readonly ModelId[]): void {
  const holders = enteredBtb.holders(ctx);
  const on = { by: mover };
  const due = into
    .filter((subject) => inBtb(ctx, subject, mover))
    .flatMap((subject) => answersTo(ctx, { at: 'enteredBtb', holders, subject, by: mover, on }));
  answer(ctx, due);
}

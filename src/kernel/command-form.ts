import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Whose form is right, whatever the game; what stands in answers and changes is the game's own. */
export const commandForm = v.variant('type', [
  v.looseObject({
    type: v.literal('answer'),
    decision: v.string(),
    answer: v.custom<unknown>((value) => value !== undefined),
  }),
  v.looseObject({
    type: v.literal('adjust'),
    changes: v.pipe(v.array(v.looseObject({})), v.maxLength(1000)),
  }),
  v.looseObject({ type: v.literal('skip') }),
  v.looseObject({ type: v.literal('concede'), by: v.picklist(['a', 'b']) }),
  v.looseObject({ type: v.literal('rekey'), seed: count }),
]);

export const isCommand = (given: unknown): boolean => v.is(commandForm, given);

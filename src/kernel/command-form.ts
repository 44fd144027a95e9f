import * as v from 'valibot';
import { PLAYERS } from './ids.ts';
import { count } from './number-forms.ts';

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
  v.looseObject({ type: v.literal('concede'), by: v.picklist(PLAYERS) }),
  v.looseObject({ type: v.literal('rekey'), seed: count }),
]);

/** An answer, by far the most frequent, is told without going through the form. */
export const isCommand = (given: unknown): boolean => isAnswer(given) || v.is(commandForm, given);

function isAnswer(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const { type, decision, answer } = given as Readonly<Record<string, unknown>>;
  return type === 'answer' && typeof decision === 'string' && answer !== undefined;
}

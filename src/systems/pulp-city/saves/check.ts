import * as v from 'valibot';
import { PLAYERS, playersOf } from '../../../kernel/ids.ts';
import type { RestLike } from '../../../kernel/game-system.ts';
import { ANSWER_SCHEMAS } from '../decisions/answers.ts';
import type { EncounterSetup } from '../model/setup.ts';
import { strangerAt } from './strangers.ts';
import { EVENT_FORMS } from './event-form.ts';
import type { Form } from './form.ts';
import { FRAME_FORMS, RETURN_FORMS } from './frame-form.ts';
import { QUESTION_FORMS } from './question-form.ts';

type Forms = Readonly<Record<string, Form<unknown>>>;

const formIn = (forms: Forms, name: string): Form<unknown> | null =>
  Object.hasOwn(forms, name) ? (forms[name] ?? null) : null;

/** Where a value is not what it must be, as a path; null: it is. */
export function faultAt(form: Form<unknown>, value: unknown): string | null {
  const parsed = v.safeParse(form, value, { abortEarly: true });
  return parsed.success ? null : (v.getDotPath(parsed.issues[0]) ?? '');
}

/** Where an event of a file tells something that no event can tell; null: it is whole. */
export function eventFault(
  event: { readonly type: string },
  { teams }: Pick<EncounterSetup, 'teams'>,
): string | null {
  const form = formIn(EVENT_FORMS, event.type);
  return form === null ? 'type' : (faultAt(form, event) ?? strangerAt(event, playersOf(teams)));
}

const fits = (forms: Forms, name: string, value: unknown): boolean => {
  const form = formIn(forms, name);
  return form !== null && v.is(form, value);
};

interface Named {
  readonly proc: string;
  readonly step: string;
}

export function frameFits(frame: Named): boolean {
  const steps: Readonly<Record<string, Forms>> = FRAME_FORMS;
  return Object.hasOwn(steps, frame.proc) && fits(steps[frame.proc] ?? {}, frame.step, frame);
}

export const questionFits = (question: { readonly kind: string }): boolean =>
  fits(QUESTION_FORMS, question.kind, question);

const HELD = v.array(
  v.object({
    depth: v.number(),
    wake: v.variant('woke', [
      v.object({ woke: v.literal('entered') }),
      v.object({ woke: v.literal('answered'), answers: v.array(v.unknown()) }),
      v.object({ woke: v.literal('returned'), from: v.string(), value: v.exactOptional(v.unknown()) }),
    ]),
  }),
);
const ANSWERED = v.object({ kind: v.string(), by: v.picklist(PLAYERS), answer: v.unknown() });

const answerFits = (one: unknown): boolean =>
  v.is(ANSWERED, one) && fits(ANSWER_SCHEMAS, one.kind, one.answer);

/** Can the machine be woken with it? Its steps are there, and whatever they hold is of the kind they need. */
export function restFits(
  rest: RestLike & { readonly held?: unknown },
  { teams }: Pick<EncounterSetup, 'teams'>,
): boolean {
  const held = rest.held ?? [];
  const { stack, pending, answered } = rest;
  return (
    strangerAt({ stack, pending, answered, held }, playersOf(teams)) === null &&
    rest.stack.every(frameFits) &&
    rest.pending.every(questionFits) &&
    rest.answered.every(answerFits) &&
    v.is(HELD, held) &&
    held.every(({ wake }) => {
      if (wake.woke === 'entered') return true;
      if (wake.woke === 'answered') return wake.answers.every(answerFits);
      return Object.hasOwn(RETURN_FORMS, wake.from)
        ? fits(RETURN_FORMS, wake.from, wake.value)
        : wake.value === undefined && Object.hasOwn(FRAME_FORMS, wake.from);
    })
  );
}

import * as v from 'valibot';
import type { DecisionKind } from '../model/decisions.ts';
import type { World } from '../model/encounter.ts';
import type { Decision, DecisionFor } from '../model/frames.ts';
import { type Refusal, refusal } from '../model/refusals.ts';
import { KINDS } from './register.ts';

export { declarerOf, reactingTo } from './declarer.ts';

/** Why the answer is refused: its form, or the rules of its kind; null: it is taken. */
export function checkAnswer(w: World, decision: Decision, answer: unknown): Refusal | null {
  return checkKind(w, decision.kind, decision, answer);
}

function checkKind<K extends DecisionKind>(
  w: World,
  kind: K,
  decision: Decision,
  answer: unknown,
): Refusal | null {
  const { schema, check } = KINDS[kind];
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) return refusal('answer.malformed', { kind });
  return check(w, decision as DecisionFor<K>, parsed.output);
}

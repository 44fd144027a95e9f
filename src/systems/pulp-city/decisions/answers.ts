import type * as v from 'valibot';
import type { Draw } from '../../../kernel/draw.ts';
import type { Asks, DecisionKind } from '../model/decisions.ts';
import type { World } from '../model/encounter.ts';
import type { Decision, DecisionFor } from '../model/frames.ts';
import { KINDS } from './register.ts';

/** The form an answer of each kind must have before its rules are asked. */
export const ANSWER_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { schema }]) => [kind, schema]),
);

/** Every answer of a decision whose answers can be listed; null where places, paths or mixes are chosen. */
export function listAnswers(w: World, decision: Decision): readonly unknown[] | null {
  return listKind(w, decision.kind, decision);
}

function listKind<K extends DecisionKind>(
  w: World,
  kind: K,
  decision: Decision,
): readonly Asks[K]['a'][] | null {
  return KINDS[kind].options(w, decision as DecisionFor<K>);
}

/** The answer of a question in which there is nothing to choose: the only one, or one that all others come to the same as; null: there is. */
export const mootAnswer = (w: World, decision: Decision): unknown => mootKind(w, decision.kind, decision);

function mootKind<K extends DecisionKind>(w: World, kind: K, decision: Decision): Asks[K]['a'] | null {
  const asked = decision as DecisionFor<K>;
  const { moot, options } = KINDS[kind];
  const same = moot?.(w, asked) ?? null;
  if (same !== null) return same;
  const all = options(w, asked);
  return all?.length === 1 ? (all[0] ?? null) : null;
}

/** A legal answer drawn at random. */
export function sampleAnswer(w: World, decision: Decision, draw: Draw): unknown {
  return sampleKind(w, decision.kind, decision, draw);
}

function sampleKind<K extends DecisionKind>(w: World, kind: K, decision: Decision, draw: Draw): Asks[K]['a'] {
  return KINDS[kind].sample(w, decision as DecisionFor<K>, draw);
}

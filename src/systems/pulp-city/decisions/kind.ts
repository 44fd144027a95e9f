import type * as v from 'valibot';
import type { Draw } from '../../../kernel/draw.ts';
import type { Asks, DecisionKind } from '../model/decisions.ts';
import type { World } from '../model/encounter.ts';
import type { DecisionFor } from '../model/frames.ts';
import type { Refusal } from '../model/refusals.ts';

/** What there is to know of a question `Q` that is answered with an `A`. */
export interface Answering<Q, A> {
  /** The form an answer must have before its rules are asked. */
  readonly schema: v.GenericSchema<unknown, A>;
  /** Every answer; null where places, paths or mixes are chosen, which nobody can list. */
  readonly options: (w: World, decision: Q) => readonly A[] | null;
  /** An answer that all others come to the same as; absent or null: it makes a difference what is answered. */
  readonly moot?: (w: World, decision: Q) => A | null;
  readonly check: (w: World, decision: Q, answer: A) => Refusal | null;
  /** A legal answer drawn at random. */
  readonly sample: (w: World, decision: Q, draw: Draw) => A;
}

export type Kind<K extends DecisionKind> = Answering<DecisionFor<K>, Asks[K]['a']>;

export const unlisted = (): null => null;
export const anyAnswer = (): null => null;

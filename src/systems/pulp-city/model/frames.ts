import type {
  AnsweredOf,
  DecisionOf,
  FrameOf,
  Next,
  Procedure,
  Question,
  Wake,
} from '../../../kernel/procedure.ts';
import type { Asks, DecisionKind } from './decisions.ts';
import type { Ctx } from './encounter.ts';
import type { Event } from './events.ts';
import type { Returns, Shapes } from './frame-locals.ts';

export interface PulpCity {
  shapes: Shapes;
  returns: Returns;
  asks: Asks;
  event: Event;
}

export type ProcName = Extract<keyof Shapes, string>;

export type Frame = FrameOf<PulpCity>;

export type Proc<P extends ProcName> = Procedure<PulpCity, Ctx, P>;

export type Woken = Wake<PulpCity>;

export type NextOf<P extends ProcName> = Next<PulpCity, P>;

/** The answer of the given kind that woke a step, or null. */
export function answered<K extends DecisionKind>(wake: Woken, kind: K): Asks[K]['a'] | null {
  if (wake.woke !== 'answered') return null;
  for (const one of wake.answers) if (isKind(one, kind)) return one.answer;
  return null;
}

/** All answers of a kind, by player. */
export function answersOf<K extends DecisionKind>(wake: Woken, kind: K): readonly AnsweredOf<PulpCity, K>[] {
  if (wake.woke !== 'answered') return [];
  const found: AnsweredOf<PulpCity, K>[] = [];
  for (const one of wake.answers) if (isKind(one, kind)) found.push(one);
  return found;
}

function isKind<K extends DecisionKind>(one: AnsweredOf<PulpCity>, kind: K): one is AnsweredOf<PulpCity, K> {
  return one.kind === kind;
}

/** What the named procedure returned when it woke this step, or null. */
export function returned<P extends keyof Returns>(wake: Woken, from: P): Returns[P] | null {
  return wake.woke === 'returned' && wake.from === from ? (wake.value as Returns[P]) : null;
}

export type Decision = DecisionOf<PulpCity>;

export type DecisionFor<K extends DecisionKind> = DecisionOf<PulpCity, K>;

export type Asking = Question<PulpCity>;

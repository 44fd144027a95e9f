import { type DiceState, draw } from './dice/source.ts';
import { copyPlain } from './plain.ts';
import type {
  AnsweredOf,
  DecisionOf,
  FrameOf,
  Next,
  Procedures,
  Question,
  SystemTypes,
  Wake,
} from './procedure.ts';

/** Everything of a game in progress that no event says: what is in flight and what is owed. Plain JSON. */
export interface Rest<Y extends SystemTypes> {
  stack: FrameOf<Y>[];
  pending: DecisionOf<Y>[];
  /** Answers of a round of questions that still lacks some. */
  answered: AnsweredOf<Y>[];
  dice: DiceState;
  asked: number;
  /** What steps were to be woken with that something pressing has come before; `depth`: how many frames lie under it. */
  held?: { readonly depth: number; readonly wake: Wake<Y> }[];
}

export function emptyRest<Y extends SystemTypes>(dice: DiceState): Rest<Y> {
  return { stack: [], pending: [], answered: [], dice, asked: 0 };
}

/** What a step may do besides saying what comes next. */
export interface Hands<E> {
  emit(event: E): void;
  roll(count: number): readonly number[];
}

const FUEL = 100_000;

const ENTERED = { woke: 'entered' } as const;

/** Puts a frame before whatever the next step is, which then goes on as if nothing had come between. */
function putBefore<Y extends SystemTypes>(rest: Rest<Y>, frame: FrameOf<Y>, wake: Wake<Y>): void {
  rest.held = [...(rest.held ?? []), { depth: rest.stack.length, wake: copyPlain(wake) as Wake<Y> }];
  rest.stack.push(frame);
}

/** What the frame that is on top again was to be woken with; null: nothing was put before it. */
function takeHeld<Y extends SystemTypes>(rest: Rest<Y>): Wake<Y> | null {
  const last = rest.held?.at(-1);
  if (last === undefined || last.depth !== rest.stack.length) return null;
  const left = rest.held?.slice(0, -1) ?? [];
  if (left.length === 0) delete rest.held;
  else rest.held = left;
  return last.wake;
}

/** What is taken to come of a step instead of running it; null: the step runs. */
export type Instead<Y extends SystemTypes> = (
  frame: FrameOf<Y>,
  wake: Wake<Y>,
) => Next<Y, keyof Y['shapes']> | null;

type Step<Y extends SystemTypes, C> = (
  ctx: C,
  frame: FrameOf<Y>,
  wake: Wake<Y>,
) => Next<Y, keyof Y['shapes']>;

type Steps<Y extends SystemTypes, C> = ReadonlyMap<PropertyKey, ReadonlyMap<PropertyKey, Step<Y, C>>>;

const known = new WeakMap<object, unknown>();

/** The steps of all procedures by their names, which no object finds as fast as a map does. */
function stepsOf<Y extends SystemTypes, C>(procedures: Procedures<Y, C>): Steps<Y, C> {
  // The one cast of the kernel: TypeScript cannot correlate a union of frames with its table of steps.
  const before = known.get(procedures) as Steps<Y, C> | undefined;
  if (before !== undefined) return before;
  const made = new Map(
    Object.entries(procedures).map(([name, steps]) => [name, new Map(Object.entries(steps))] as const),
  ) as unknown as Steps<Y, C>;
  known.set(procedures, made);
  return made;
}

/**
 * Runs procedures until a question is open or `whatNow` has nothing left to begin.
 * The only place that touches the stack. `pressing` is asked before every step for something that comes first,
 * `instead` by a rehearsal for what a step is taken to come to.
 * @throws when steps go round without asking (fuel): a mistake of a procedure.
 */
export function run<Y extends SystemTypes, C>(
  procedures: Procedures<Y, C>,
  rest: Rest<Y>,
  ctx: C,
  first: Wake<Y>,
  whatNow: () => FrameOf<Y> | null,
  pressing: () => FrameOf<Y> | null = () => null,
  instead: Instead<Y> | null = null,
): void {
  const { stack } = rest;
  const steps = stepsOf(procedures);
  let wake = first;
  for (let fuel = FUEL; fuel > 0; fuel -= 1) {
    const urgent = pressing();
    if (urgent !== null) {
      putBefore(rest, urgent, wake);
      wake = ENTERED;
      continue;
    }
    const top = stack[stack.length - 1];
    if (top === undefined) {
      const frame = whatNow();
      if (frame === null) return;
      stack.push(frame);
      wake = ENTERED;
      continue;
    }
    const step = steps.get(top.proc)?.get(top.step);
    if (step === undefined) throw new Error(`no step ${String(top.proc)}:${String(top.step)}`);
    const next = instead?.(top, wake) ?? step(ctx, top, wake);
    wake = ENTERED;
    switch (next.do) {
      case 'goto':
        stack[stack.length - 1] = next.frame;
        break;
      case 'call':
        stack[stack.length - 1] = next.resume;
        stack.push(next.frame);
        break;
      case 'ask':
        if (next.resume !== undefined) stack[stack.length - 1] = next.resume;
        rest.pending = next.questions.map((question) => put<Y>(rest, question));
        return;
      case 'return':
        stack.pop();
        wake = takeHeld(rest) ?? ({ woke: 'returned', from: top.proc, value: next.value } as Wake<Y>);
        break;
    }
  }
  throw new Error(`procedures did not settle: ${describeStack(rest)}`);
}

function put<Y extends SystemTypes>(rest: Rest<Y>, question: Question<Y>): DecisionOf<Y> {
  rest.asked += 1;
  return Object.assign(question, { id: `q${rest.asked}` }) as unknown as DecisionOf<Y>;
}

/**
 * Records an answer that has been checked. Answers what the machine is to be woken with once no question of the
 * round is left, or null while some are.
 */
export function takeAnswer<Y extends SystemTypes>(
  rest: Rest<Y>,
  id: string,
  answer: unknown,
): Wake<Y> | null {
  const decision = rest.pending.find((one) => one.id === id);
  if (decision === undefined) return null;
  rest.pending = rest.pending.filter((one) => one.id !== id);
  rest.answered.push({ kind: decision.kind, by: decision.by, answer } as AnsweredOf<Y>);
  if (rest.pending.length > 0) return null;
  const answers = rest.answered;
  rest.answered = [];
  return { woke: 'answered', answers };
}

export function drawDice<Y extends SystemTypes>(rest: Rest<Y>, count: number): readonly number[] {
  const { faces, next } = draw(rest.dice, count);
  rest.dice = next;
  return faces;
}

/** 'activation:choose > action:targets > attackRoll:sfx': for bug reports. */
export function describeStack<Y extends SystemTypes>(rest: Rest<Y>): string {
  return rest.stack.map((frame) => `${String(frame.proc)}:${String(frame.step)}`).join(' > ');
}

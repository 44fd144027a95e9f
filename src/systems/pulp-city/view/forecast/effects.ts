import type { Rest } from '../../../../kernel/machine.ts';
import type { SfxPick } from '../../model/decisions.ts';
import type { RollSpec } from '../../model/roll.ts';
import type { ActionTally, DeclaredUse } from '../../model/declared-action.ts';
import type { Frame, PulpCity, Woken } from '../../model/frames.ts';
import type { TargetId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { EMPTY } from '../../procedures/action-facts.ts';
import { NO_EFFECTS } from '../../procedures/attack-rolling.ts';
import { specFor } from '../../rules/rolls/roll-spec.ts';
import { foresee } from './foresight.ts';
import { type Ground, STILL, withEvent } from './ground.ts';
import { begun, type Push, pushedOn } from './push.ts';

export interface MovesAhead {
  /** In the order in which they happen, each from where the last one led. */
  readonly pushes: readonly Push[];
  /** Shifts, whose direction is asked for later. */
  readonly shifts: readonly { readonly target: TargetId; readonly distance: number }[];
  /** What no push brings about: a Structure that comes down. @rule PC-STRUCT-10 */
  readonly ground: Ground;
}

export interface HealthAhead {
  readonly target: TargetId;
  readonly now: number;
  readonly after: number;
  /** Dice of the surroundings may take more. */
  readonly rolls: boolean;
}

export interface EffectsAhead extends MovesAhead {
  /** Whoever would have more or less Health, or may come to. */
  readonly health: readonly HealthAhead[];
}

/** A roll of an Action that could be won, with what has come of the Action so far. */
export interface RollAhead {
  readonly spec: RollSpec;
  readonly use: DeclaredUse;
  readonly tally?: ActionTally;
}

/** What SFX would be spent on, and the order in which all Effects would be applied. */
export interface Spending {
  readonly picks: readonly SfxPick[];
  readonly order: readonly number[];
}

/** What the Effects of a success would come to, in their order. @rule PC-SFX-06 @rule PC-FX-07 @rule PC-FX-08 */
export function effectsAhead(
  w: World,
  { spec, use, tally = EMPTY }: RollAhead,
  { picks, order }: Spending = { picks: [], order: [] },
): EffectsAhead {
  return seen(w, { proc: 'attackRoll', step: 'apply', spec, use, tally, picks, order, sfx: 0 });
}

/** What the copied Effects would leave the Extra Target of a roll; null: they take no Health. @rule PC-FX-15 */
export function healthOfExtra(
  w: World,
  { spec, use }: RollAhead,
  range: number,
  taken: readonly TargetId[],
  target: TargetId,
): HealthAhead | null {
  const { target: from, attacker: model, action, reaction } = spec;
  if (from === null) return null;
  const { health } = seen(
    w,
    {
      proc: 'effects',
      step: 'next',
      queue: [{ node: { fx: 'extraTarget', x: range }, target: from, x: range }],
      cause: { of: 'action', model, action, reaction },
      spec,
      use,
      report: NO_EFFECTS,
      extra: taken,
    },
    (rest) => answerExtra(rest, target),
  );
  return health.find((one) => one.target === target) ?? null;
}

function answerExtra(rest: Rest<PulpCity>, answer: TargetId): Woken | null {
  const [decision] = rest.pending;
  if (decision?.kind !== 'extraTarget') return null;
  rest.pending = [];
  return { woke: 'answered', answers: [{ kind: 'extraTarget', by: decision.by, answer }] };
}

function seen(
  w: World,
  start: Frame,
  past: (rest: Rest<PulpCity>) => Woken | null = () => null,
): EffectsAhead {
  const pushes: Push[] = [];
  const shifts: { target: TargetId; distance: number }[] = [];
  let pushing = false;
  let ground = STILL;
  const { after, rolled } = foresee(w, start, {
    begins(now, frame) {
      if (frame.proc === 'effects') pushing = false;
      if (frame.proc !== 'displace' || frame.step !== 'slide') return;
      pushing = true;
      pushes.push(begun(now, frame));
    },
    told(now, event) {
      const push = pushing ? pushes.pop() : undefined;
      if (push === undefined) ground = withEvent(now, ground, event);
      else pushes.push(pushedOn(now, push, event));
    },
    asked(_now, decision) {
      if (decision.kind === 'shift') shifts.push({ target: decision.target, distance: decision.distance });
    },
    past: (_now, rest) => past(rest),
  });
  return { pushes, shifts, ground, health: healthChanges(w, after, rolled) };
}

function healthChanges(before: World, after: World, rolled: readonly TargetId[]): readonly HealthAhead[] {
  const things = [...Object.values(before.state.models), ...Object.values(before.state.pieces)];
  return things.flatMap(({ id, health: now }): HealthAhead[] => {
    if (now === undefined) return [];
    const left = after.state.models[id]?.health ?? after.state.pieces[id]?.health ?? 0;
    const rolls = left > 0 && rolled.includes(id);
    return left === now && !rolls ? [] : [{ target: id, now, after: left, rolls }];
  });
}

/** Where a success alone would move whom, before any SFX are spent, of everyone a declared Action is rolled against. @rule PC-SFX-06 */
export function pushesOfUse(w: World, use: DeclaredUse): MovesAhead {
  const targets = use.affected.length === 0 ? [null] : use.affected;
  const found = targets.map((target) => effectsAhead(w, { spec: specFor(w, use, target, null), use }));
  return {
    pushes: found.flatMap(({ pushes }) => pushes),
    shifts: found.flatMap(({ shifts }) => shifts),
    ground: {
      falls: found.flatMap(({ ground }) => ground.falls),
      crashes: found.flatMap(({ ground }) => ground.crashes),
      strikes: found.flatMap(({ ground }) => ground.strikes),
    },
  };
}

const NOTHING: EffectsAhead = { pushes: [], shifts: [], ground: STILL, health: [] };

/** What a success of the roll in hand would come to, as far as its dice are told. */
export function effectsInHand(
  w: World,
  stack: readonly Frame[],
  spec: RollSpec,
  spending?: Spending,
): EffectsAhead {
  const frame = stack.findLast(({ proc }) => proc === 'attackRoll');
  if (frame?.proc !== 'attackRoll') return NOTHING;
  const { use } = frame;
  return effectsAhead(w, 'tally' in frame ? { spec, use, tally: frame.tally } : { spec, use }, spending);
}

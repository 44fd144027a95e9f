import type { SfxPick } from '../model/decisions.ts';
import type { EffectNode } from '../model/profile.ts';
import type { RollSpec } from '../model/roll.ts';
import type { DeclaredUse, DueEffect } from '../model/shapes.ts';
import type { ModelId, TargetId } from '../model/state.ts';
import { type World, actionOn, isModel, modelOf, profileById } from '../model/world.ts';
import { effectReaches } from '../rules/affect.ts';
import { isCitizenAction } from '../rules/citizens/actions.ts';
import { effectAmount, mergeDue } from '../rules/due-effects.ts';
import { displacementLine } from '../rules/origins.ts';
import { specFor } from '../rules/roll-spec.ts';
import { type Push, pushOf } from './push-view.ts';
import { worldWith } from './supposing.ts';

/** An Effect that will land, and on whom of the two it may go to. */
export interface Landing {
  readonly node: EffectNode;
  readonly on: SfxPick['on'];
}

export interface PushesAhead {
  /** In the order in which they happen, each from where the last one led. */
  readonly pushes: readonly Push[];
  /** Shifts, whose direction is asked for later. */
  readonly shifts: readonly { readonly target: TargetId; readonly distance: number }[];
}

/** Where the Effects of a success would move whom. @rule PC-SFX-06 @rule PC-FX-08 */
export function pushesAhead(
  start: World,
  spec: RollSpec,
  landings: readonly Landing[],
  thrown: ModelId | null,
): PushesAhead {
  const action = actionOn(profileById(start, spec.profile), spec.action);
  if (action === null) return { pushes: [], shifts: [] };
  const at = { model: spec.attacker, source: spec.source, action, type: spec.type, side: spec.side };
  const due = landings.flatMap(({ node, on }): DueEffect[] => {
    const target = receiver(spec, node, on, thrown);
    if (target === null || (node.self !== true && !effectReaches(start, at, node, target))) return [];
    return [{ node, target, x: effectAmount(start, spec, { order: {} }, node) }];
  });
  let w = start;
  const hurt = new Map<TargetId, number>();
  const pushes: Push[] = [];
  const shifts: { target: TargetId; distance: number }[] = [];
  for (const { node, target, x } of mergeDue(due)) {
    const { fx } = node;
    if (fx === 'damage') hurt.set(target, (hurt.get(target) ?? 0) + x);
    if (isModel(w, target) && (hurt.get(target) ?? 0) >= modelOf(w, target).health) continue;
    if (fx === 'shift') shifts.push({ target, distance: x });
    if (fx !== 'knockback' && fx !== 'pull') continue;
    const line = displacementLine(w, spec, target, fx, node.self === true);
    const careful = isCitizenAction(action) ? { careful: true as const } : {};
    const push = pushOf(w, { target, effect: fx, distance: x, ...line, ...careful });
    pushes.push(push);
    if (isModel(w, target)) w = worldWith(w, target, push.end);
    if (push.falls.some(({ fatal }) => fatal)) hurt.set(target, Number.POSITIVE_INFINITY);
  }
  return { pushes, shifts };
}

/** The same for everyone whom a declared Action is rolled against. */
export function pushesOfUse(w: World, use: DeclaredUse): PushesAhead {
  const targets = use.affected.length === 0 ? [null] : use.affected;
  const found = targets.map((target) => pushesOnHit(w, specFor(w, use, target, null)));
  return {
    pushes: found.flatMap(({ pushes }) => pushes),
    shifts: found.flatMap(({ shifts }) => shifts),
  };
}

function receiver(
  spec: RollSpec,
  node: EffectNode,
  on: Landing['on'],
  thrown: ModelId | null,
): TargetId | null {
  if (node.self === true || spec.type === 'IST') return spec.attacker;
  return on === 'thrown' ? thrown : spec.target;
}

/** Where a success alone would move whom, before any SFX are spent. @rule PC-SFX-06 */
export function pushesOnHit(w: World, spec: RollSpec): PushesAhead {
  const action = actionOn(profileById(w, spec.profile), spec.action);
  const base = (action?.effects ?? []).filter((node) => node.as === undefined || node.as === spec.type);
  return pushesAhead(
    w,
    spec,
    base.map((node) => ({ node, on: 'target' })),
    null,
  );
}

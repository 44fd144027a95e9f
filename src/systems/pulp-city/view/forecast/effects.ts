import type { SfxPick } from '../../model/decisions.ts';
import type { EffectNode } from '../../model/profile.ts';
import type { RollSpec } from '../../model/roll.ts';
import type { DeclaredUse, DueEffect } from '../../model/declared-action.ts';
import type { ModelId, TargetId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { actionOn, isModel, modelOf, profileById } from '../../model/lookup.ts';
import { effectReaches } from '../../traits/affect.ts';
import { healedTo } from '../../rules/damage/status.ts';
import { healthPaid } from '../../rules/actions/paying.ts';
import { stillThere } from '../../board/on-table.ts';
import { isCitizenAction } from '../../rules/citizens/actions.ts';
import { effectAmount, mergeDue } from '../../effects/amounts.ts';
import { displacementLine } from '../../rules/movement/displacement-line.ts';
import { specFor } from '../../rules/rolls/roll-spec.ts';
import { type Push, pushOf, rolledAgainst } from './push.ts';
import { worldAfterHarm, worldWith, worldWithHealth } from './hypothetical.ts';

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

export interface HealthAhead {
  readonly target: TargetId;
  readonly now: number;
  readonly after: number;
  /** Dice of the surroundings may take more. */
  readonly rolls: boolean;
}

export interface EffectsAhead extends PushesAhead {
  /** Whoever would have more or less Health, or may come to. */
  readonly health: readonly HealthAhead[];
}

const NOTHING: EffectsAhead = { pushes: [], shifts: [], health: [] };

/** What the Effects of a success would come to, in their order. @rule PC-SFX-06 @rule PC-FX-07 @rule PC-FX-08 */
export function effectsAhead(
  start: World,
  spec: RollSpec,
  landings: readonly Landing[],
  thrown: ModelId | null,
  use: Parameters<typeof effectAmount>[2] = { order: {} },
): EffectsAhead {
  const action = actionOn(profileById(start, spec.profile), spec.action);
  if (action === null) return NOTHING;
  const at = { model: spec.attacker, source: spec.source, action, type: spec.type, side: spec.side };
  const cause = { of: 'action', model: spec.attacker, action: spec.action, reaction: spec.reaction } as const;
  const due = landings.flatMap(({ node, on }): DueEffect[] => {
    const target = receiver(spec, node, on, thrown);
    return target === null ? [] : [{ node, target, x: effectAmount(start, spec, use, node) }];
  });
  let w = start;
  const pushes: Push[] = [];
  const shifts: { target: TargetId; distance: number }[] = [];
  for (const { node, target, x } of mergeDue(due)) {
    const { fx } = node;
    const own = node.self === true;
    if (!own && !(stillThere(w, target) && effectReaches(w, at, node, target))) continue;
    if (isModel(w, target)) {
      if (fx === 'heal') w = worldWithHealth(w, target, healedTo(w, target, x));
      if (fx === 'spectral') w = worldWith(w, target, { spectral: true });
      if (fx === 'immune')
        w = worldWith(w, target, { immune: [...modelOf(w, target).immune, node.of ?? ''] });
    }
    if (fx === 'damage' && own) w = worldWithHealth(w, target, healthPaid(w, target, x));
    else if (fx === 'damage') w = worldAfterHarm(w, target, x, cause);
    if (fx === 'shift') shifts.push({ target, distance: x });
    if (fx !== 'knockback' && fx !== 'pull') continue;
    const line = displacementLine(w, spec, target, fx, own);
    const careful = isCitizenAction(action) ? { careful: true as const } : {};
    const push = pushOf(w, { target, effect: fx, distance: x, ...line, ...careful });
    pushes.push(push);
    w = push.after;
  }
  return { pushes, shifts, health: healthChanges(start, w, pushes.flatMap(rolledAgainst)) };
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

/** The same for everyone whom a declared Action is rolled against. */
export function pushesOfUse(w: World, use: DeclaredUse): PushesAhead {
  const targets = use.affected.length === 0 ? [null] : use.affected;
  const found = targets.map((target) => pushesOnHit(w, specFor(w, use, target, null), use));
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
export function pushesOnHit(w: World, spec: RollSpec, use?: Parameters<typeof effectAmount>[2]): PushesAhead {
  const action = actionOn(profileById(w, spec.profile), spec.action);
  const base = (action?.effects ?? []).filter((node) => node.as === undefined || node.as === spec.type);
  return effectsAhead(
    w,
    spec,
    base.map((node) => ({ node, on: 'target' })),
    null,
    use,
  );
}

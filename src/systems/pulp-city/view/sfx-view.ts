import type { SfxOffer, SfxPick } from '../model/decisions.ts';
import type { EffectNode } from '../model/profile.ts';
import type { RollSpec } from '../model/roll.ts';
import type { TargetId } from '../model/state.ts';
import { type World, actionOn, isModel, modelOf, profileById } from '../model/world.ts';
import { effectReaches } from '../rules/affect.ts';
import { orderMatters } from '../rules/effect-order.ts';
import { traitOf } from '../rules/traits.ts';

export { orderMatters };

export interface HealthPreview {
  readonly target: TargetId;
  readonly now: number;
  readonly after: number;
}

/** What Damage and Heal would leave: a look ahead, without what Powers add when it happens. @rule PC-FX-07 */
export function previewHealth(
  w: World,
  spec: RollSpec,
  base: readonly EffectNode[],
  offers: readonly SfxOffer[],
  picks: readonly SfxPick[],
  thrown: string | null,
): readonly HealthPreview[] {
  const change = new Map<TargetId, number>();
  const add = (node: EffectNode, on: TargetId | null): void => {
    const target = node.self === true ? spec.attacker : on;
    if (target === null || (node.fx !== 'damage' && node.fx !== 'heal')) return;
    if (node.self !== true && !reaches(w, spec, node, target)) return;
    const x = typeof node.x === 'string' ? traitOf(w, spec.attacker, node.x) : (node.x ?? 0);
    change.set(target, (change.get(target) ?? 0) + (node.fx === 'damage' ? -x : x));
  };
  for (const node of base) add(node, spec.target);
  for (const { choice, on } of picks) {
    for (const node of offers[choice]?.effects ?? []) add(node, on === 'thrown' ? thrown : spec.target);
  }
  return [...change].flatMap(([target, by]) => {
    const [now, most] = healthOf(w, target);
    return now === null ? [] : [{ target, now, after: Math.max(0, Math.min(most, now + by)) }];
  });
}

function healthOf(w: World, id: TargetId): readonly [number | null, number] {
  if (!isModel(w, id)) {
    const piece = w.state.pieces[id];
    return [piece?.health ?? null, piece?.maxHealth ?? 0];
  }
  const card = w.state.cards[modelOf(w, id).card];
  return [modelOf(w, id).health, card === undefined ? 0 : profileById(w, card.profile).health];
}

function reaches(w: World, spec: RollSpec, node: EffectNode, target: TargetId): boolean {
  const action = actionOn(profileById(w, spec.profile), spec.action);
  if (action === null) return false;
  const at = { model: spec.attacker, source: spec.source, action, type: spec.type, side: spec.side };
  return effectReaches(w, at, node, target);
}

import type { EffectNode } from '../model/profile.ts';
import type { RollSpec } from '../model/roll.ts';
import type { DeclaredUse, DueEffect } from '../model/shapes.ts';
import type { AuraState, Lasting } from '../model/state.ts';
import { type Ctx, type World, actionOn, cardOf, isModel, profileById, specialOn } from '../model/world.ts';
import { aurasOver } from '../powers/in-force.ts';
import { modelsOnTable } from './bodies.ts';
import { shakeOff } from './damage.ts';
import { traitOf } from './traits.ts';

/** Of a declared Action what a number of Effects may hang on. */
interface AmountOf {
  readonly order: Pick<DeclaredUse['order'], 'ap'>;
}

/** X of an Effect: a number, a Trait of the user, or 1 where none is printed. @rule PC-CARD-10 @rule PC-BAR-11 */
export function effectAmount(w: World, spec: RollSpec, use: AmountOf, node: EffectNode): number {
  if (node.perAp === true) return use.order.ap ?? 1;
  if (typeof node.x === 'string') return traitOf(w, spec.attacker, node.x);
  return node.x ?? 1;
}

const SUMMED: readonly EffectNode['fx'][] = [
  'damage',
  'knockback',
  'pull',
  'heal',
  'attack',
  'defend',
  'suppress',
  'powerUp',
  'powerDown',
  'fatigue',
];

/** Results of one Effect on one target add up and are one event. @rule PC-FX-01 */
export function mergeDue(due: readonly DueEffect[]): DueEffect[] {
  const merged: DueEffect[] = [];
  for (const one of due) {
    const at = merged.findIndex(
      (other) =>
        SUMMED.includes(one.node.fx) &&
        other.node.fx === one.node.fx &&
        other.target === one.target &&
        other.node.self === one.node.self,
    );
    const before = merged[at];
    if (before === undefined) merged.push(one);
    else merged[at] = { ...before, x: before.x + one.x };
  }
  return merged;
}

/** What lasts of a successful Aura; the same Aura again replaces it, for each it was rolled against. @rule PC-TYPE-10 @rule PC-TYPE-11 */
export function aurasFrom(ctx: Ctx, spec: RollSpec, use: DeclaredUse, nodes: readonly EffectNode[]): void {
  const outward = nodes.filter((node) => node.self !== true);
  const sum = (fx: EffectNode['fx']): number =>
    outward
      .filter((node) => node.fx === fx)
      .reduce((total, node) => total + effectAmount(ctx, spec, use, node), 0);
  const words = (fx: 'immune' | 'weak'): string[] =>
    outward.flatMap((node) => (node.fx === fx && node.of !== undefined ? [node.of] : []));
  const beaten = spec.target !== null && isModel(ctx, spec.target) ? spec.target : null;
  const id = [spec.attacker, spec.action, beaten].filter((part) => part !== null).join(':');
  const aura: AuraState = {
    id,
    owner: spec.attacker,
    side: spec.side,
    source: spec.source,
    profile: spec.profile,
    action: spec.action,
    range: use.range ?? 0,
    attack: sum('attack'),
    defend: sum('defend'),
    suppress: sum('suppress'),
    stun: outward.some((node) => node.fx === 'stun'),
    spectral: outward.some((node) => node.fx === 'spectral'),
    weak: words('weak'),
    immune: words('immune'),
    lasting: nodes.flatMap((node) => lastingOf(ctx, spec, node)),
    beaten: beaten === null ? null : [beaten],
  };
  const { attack, defend, suppress, stun, spectral, weak, immune, lasting } = aura;
  const lasts =
    attack + defend + suppress > 0 || stun || spectral || weak.length + immune.length + lasting.length > 0;
  if (lasts) {
    ctx.emit({ type: 'auraBegan', aura });
    const cause = { of: 'action', model: aura.owner, action: aura.action, reaction: false } as const;
    for (const { id: model } of aura.immune.length === 0 ? [] : modelsOnTable(ctx)) {
      if (!aurasOver(ctx, model).some((one) => one.id === id)) continue;
      for (const of of aura.immune) shakeOff(ctx, model, of, cause);
    }
  } else if (ctx.state.auras.some((one) => one.id === id)) ctx.emit({ type: 'auraEnded', id });
}

function lastingOf(ctx: Ctx, spec: RollSpec, node: EffectNode): Lasting[] {
  if (node.fx !== 'special' || node.self === true) return [];
  const special = specialOn(actionOn(profileById(ctx, spec.profile), spec.action), node.of);
  const passive =
    special?.clauses.filter((clause) => !('at' in clause) && !('custom' in clause) && !('piece' in clause)) ??
    [];
  if (special === null || passive.length === 0) return [];
  return [
    {
      id: `${spec.attacker}:${special.name}`,
      clauses: passive,
      lasts: 'effectsPhase',
      from: special.name,
      owner: cardOf(ctx, spec.attacker).id,
    },
  ];
}

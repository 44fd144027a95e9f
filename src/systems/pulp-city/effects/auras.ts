import type { Clause, PassiveClause } from '../model/clause.ts';
import { modelsOnTable } from '../board/on-table.ts';
import type { DeclaredUse } from '../model/declared-action.ts';
import type { Ctx } from '../model/encounter.ts';
import { actionOn, cardOf, isModel, profileById, specialOn } from '../model/lookup.ts';
import type { EffectNode } from '../model/profile.ts';
import type { RollSpec } from '../model/roll.ts';
import type { AuraState, Lasting } from '../model/state.ts';
import { aurasOver } from '../powers/auras.ts';
import { shakeOff } from '../rules/damage/status.ts';
import { effectAmount } from './amounts.ts';

const isPassive = (clause: Clause): clause is PassiveClause =>
  !('at' in clause) && !('custom' in clause) && !('piece' in clause);

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
  const passive = special?.clauses.filter(isPassive) ?? [];
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

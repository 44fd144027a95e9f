import type { EffectNode } from '../model/profile.ts';
import type { RollSpec } from '../model/roll.ts';
import type { TargetId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { isModel, modelOf } from '../model/lookup.ts';
import { actionAt } from '../model/action-at.ts';
import { effectReaches } from '../traits/affect.ts';
import { effectAmount } from '../effects/amounts.ts';
import { harmOf } from '../rules/damage/amount.ts';
import { sfxOffers } from '../rules/rolls/sfx-offers.ts';
import { lastChance } from '../rules/damage/last-chance.ts';

/** Of a declared Action what a number of Effects may hang on. */
export type AmountOf = Parameters<typeof effectAmount>[2];

export interface Hits {
  /** Chance of exactly so much Damage, 0 included, when the Attacker spends SFX for Damage; adds up to 1. */
  readonly damage: readonly number[];
  readonly expectedDamage: number;
  readonly ko: number;
}

/** Chance of success with so many SFX to spend; index = SFX. */
export interface SfxShares {
  readonly all: readonly number[];
  /** Shares of `all` in which the Target stays alive whatever it suffers. */
  readonly saved: readonly number[];
}

const FACES = 6;

/** Chance that whoever has lost its last Health is KO'ed: some may roll for staying. @rule PC-LEADER-27 */
export function fallsWithoutHealth(w: World, target: TargetId): number {
  const chance = isModel(w, target) ? lastChance(w, target) : null;
  return chance === null ? 1 : (chance.needed - 1) / FACES;
}

/** What the Effects of the bar and the SFX do to one of those they reach. Self/X falls on the user. @rule PC-FX-24 */
export function hitsOn(
  w: World,
  spec: RollSpec,
  amount: AmountOf,
  shares: SfxShares,
  target: TargetId,
  ahead = false,
): Hits {
  const at = actionAt(w, spec);
  const points = (nodes: readonly EffectNode[]): number =>
    nodes
      .filter(
        (node) =>
          node.fx === 'damage' && node.self !== true && (node.as === undefined || node.as === spec.type),
      )
      .filter((node) => effectReaches(w, at, node, target))
      .reduce((sum, node) => sum + effectAmount(w, spec, amount, node), 0);
  const base = points(at.action.effects);
  const perSfx = sfxOffers(w, spec)
    .filter(({ closed }) => closed === undefined)
    .reduce((most, offer) => Math.max(most, points(offer.effects)), 0);
  const cause = { of: 'action', model: spec.attacker, action: spec.action, reaction: spec.reaction } as const;
  const falls = fallsWithoutHealth(w, target);
  const health = isModel(w, target) ? modelOf(w, target).health : (w.state.pieces[target]?.health ?? 0);
  const damage: number[] = [1 - shares.all.reduce((sum, share) => sum + share, 0)];
  let expectedDamage = 0;
  let ko = 0;
  shares.all.forEach((share, left) => {
    const given = base + perSfx * left;
    const dealt = given > 0 ? (harmOf(w, target, given, cause, ahead)?.dealt ?? 0) : 0;
    const saved = shares.saved[left] ?? 0;
    // With its last Health kept it suffers nothing.
    const spared = health === 1 ? 0 : dealt;
    damage[spared] = (damage[spared] ?? 0) + saved;
    damage[dealt] = (damage[dealt] ?? 0) + share - saved;
    expectedDamage += saved * spared + (share - saved) * dealt;
    if (dealt >= health && dealt > 0) ko += (share - saved) * falls;
  });
  return { damage: Array.from(damage, (share) => share ?? 0), expectedDamage, ko };
}

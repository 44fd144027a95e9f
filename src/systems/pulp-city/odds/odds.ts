import { handOutcomes } from '../../../kernel/dice/distribution.ts';
import type { EffectNode } from '../model/profile.ts';
import type { RollSpec, SidePool } from '../model/roll.ts';
import type { DeclaredUse } from '../model/shapes.ts';
import type { ModelId, PieceId, TargetId } from '../model/state.ts';
import { type World, actionOn, isModel, modelOf, profileById } from '../model/world.ts';
import { effectReaches } from '../rules/affect.ts';
import { attackerPool, defenderPool, fixedNumber } from '../rules/dice-pool.ts';
import { savedBy } from '../rules/citizens/surviving.ts';
import { harmOf } from '../rules/harm.ts';
import { effectAmount } from '../rules/due-effects.ts';
import { compare, sfxLeft } from '../rules/outcome.ts';
import { defendOptions, diceAltering } from '../rules/roll-options.ts';
import { specFor } from '../rules/roll-spec.ts';
import { sfxOffers } from '../rules/sfx-offers.ts';
import { lastChance } from '../rules/surviving.ts';

/** What both sides are taken to choose. Absent: nothing spent, the Trait of the bar. */
export interface OddsChoices {
  readonly attackPowerUp?: number;
  readonly defendPowerUp?: number;
  readonly object?: PieceId | null;
  /** Index into the Traits the Defender may answer with. */
  readonly trait?: number;
  /** Another model that takes the roll upon itself. @rule PC-ROLE-11 */
  readonly redirect?: ModelId;
  /** The Attacker pays to keep the Trait of the bar. @rule PC-ROLL-16 */
  readonly keepTrait?: true;
}

export interface Odds {
  readonly success: number;
  /** Chance of success with exactly so many SFX to spend; index = SFX. They add up to `success`. */
  readonly sfx: readonly number[];
  /** Chance of exactly so much Damage, 0 included, when the Attacker spends SFX for Damage; adds up to 1. */
  readonly damage: readonly number[];
  readonly expectedDamage: number;
  readonly ko: number;
  readonly attack: SidePool;
  /** null: the roll is made against a number, or nobody answers. */
  readonly defence: SidePool | null;
}

const FACES = 6;

interface Throw {
  readonly total: number;
  /** Highest face thrown; 0: none. */
  readonly best: number;
  readonly counted: number;
  readonly share: number;
}

/** Exact chances of one roll of an Action, from the very dice the engine would roll. @rule PC-ROLL-02 @rule PC-SFX-01 */
export function oddsOf(w: World, use: DeclaredUse, target: TargetId | null, choices: OddsChoices = {}): Odds {
  const declared = specFor(w, use, target, null);
  const { redirect, keepTrait } = choices;
  const spec: RollSpec = {
    ...declared,
    ...(redirect === undefined ? {} : { target: redirect, instead: target }),
    ...(keepTrait === undefined ? {} : { keepsTrait: keepTrait }),
  };
  const attack = attackerPool(w, spec, choices.attackPowerUp ?? 0, (choices.object ?? null) !== null);
  const number = fixedNumber(w, spec);
  const option = number === null ? defendOptions(w, spec)[choices.trait ?? 0] : undefined;
  const defence =
    option === undefined
      ? null
      : defenderPool(w, spec, option.trait, option.trump, choices.defendPowerUp ?? 0);
  const altered = diceAltering(w, spec, attack.dice) !== null;
  const attacks = throwsOf(attack, altered);
  const defences: readonly Throw[] =
    defence === null ? [{ total: number ?? 0, best: 0, counted: 0, share: 1 }] : throwsOf(defence, false);
  const free = defence === null && number === null;
  const sfx: number[] = [];
  /** Shares of `sfx` in which the Target stays alive whatever it suffers. */
  const saved: number[] = [];
  const { target: hit } = spec;
  let success = 0;
  for (const a of attacks) {
    for (const d of defences) {
      const share = a.share * d.share;
      const won = free || compare(w, spec, a.total, d.total, defence === null).won;
      if (!won) continue;
      success += share;
      const left = sfxLeft(w, spec, a.counted, d.counted, true);
      sfx[left] = (sfx[left] ?? 0) + share;
      if (hit !== null && isModel(w, hit) && savedBy(w, hit, d.best))
        saved[left] = (saved[left] ?? 0) + share;
    }
  }
  const shares = Array.from(sfx, (share) => share ?? 0);
  const hits = damageOf(w, spec, use, shares, saved);
  return { success, sfx: shares, ...hits, attack, defence };
}

/** A Defender who may turn a die to 1 turns the best one. */
function throwsOf(pool: SidePool, altered: boolean): readonly Throw[] {
  return handOutcomes(pool.dice, pool.sfxFrom).map((hand) => ({
    total: pool.value + (altered ? Math.max(1, hand.second) : hand.best),
    best: hand.best,
    counted: hand.counted - (altered && hand.best >= pool.sfxFrom ? 1 : 0),
    share: hand.share,
  }));
}

function damageOf(
  w: World,
  spec: RollSpec,
  use: DeclaredUse,
  sfx: readonly number[],
  saved: readonly number[],
): Pick<Odds, 'damage' | 'expectedDamage' | 'ko'> {
  const action = actionOn(profileById(w, spec.profile), spec.action);
  const { target } = spec;
  if (action === null || target === null) return { damage: [1], expectedDamage: 0, ko: 0 };
  const at = { model: spec.attacker, source: spec.source, action, type: spec.type, side: spec.side };
  const points = (nodes: readonly EffectNode[]): number =>
    nodes
      .filter(
        (node) =>
          node.fx === 'damage' && node.self !== true && (node.as === undefined || node.as === spec.type),
      )
      .filter((node) => effectReaches(w, at, node, target))
      .reduce((sum, node) => sum + effectAmount(w, spec, use, node), 0);
  const base = points(action.effects);
  const perSfx = sfxOffers(w, spec)
    .filter(({ closed }) => closed === undefined)
    .reduce((most, offer) => Math.max(most, points(offer.effects)), 0);
  const cause = { of: 'action', model: spec.attacker, action: spec.action, reaction: spec.reaction } as const;
  const chance = isModel(w, target) ? lastChance(w, target) : null;
  const falls = chance === null ? 1 : (chance.needed - 1) / FACES;
  const health = isModel(w, target) ? modelOf(w, target).health : (w.state.pieces[target]?.health ?? 0);
  const damage: number[] = [1 - sfx.reduce((sum, share) => sum + share, 0)];
  let expectedDamage = 0;
  let ko = 0;
  sfx.forEach((share, left) => {
    const points = base + perSfx * left;
    const dealt = points > 0 ? (harmOf(w, target, points, cause)?.dealt ?? 0) : 0;
    damage[dealt] = (damage[dealt] ?? 0) + share;
    expectedDamage += share * dealt;
    if (dealt >= health && dealt > 0) ko += (share - (saved[left] ?? 0)) * falls;
  });
  return { damage: Array.from(damage, (share) => share ?? 0), expectedDamage, ko };
}

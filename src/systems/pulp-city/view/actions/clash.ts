import type { CombatBonus } from '../../model/keywords.ts';
import type { Trait } from '../../model/keywords.ts';
import type { BonusFinding, RollSpec, RollView, SidePool, TieBreak } from '../../model/roll.ts';

import type { ModelId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { isModel, powerUpOf } from '../../model/lookup.ts';
import { coverOf } from '../../rules/rolls/combat-bonuses/in-cover.ts';
import { attackView, defenceView, fixedNumber } from '../../traits/roll-view.ts';
import { attackerPool, defenderPool } from '../../rules/rolls/dice-pool.ts';
import { bestDefence } from '../../odds/odds.ts';
import { defendOptions } from '../../rules/rolls/roll-options.ts';
import { withDiceOf } from '../../rules/rolls/dice-powers.ts';
import { compare } from '../../rules/rolls/comparison.ts';

/** A Combat Bonus that gives no dice here, and why: a key of the language. */
export interface ClosedBonus {
  readonly name: CombatBonus;
  readonly why: 'notMet' | 'prevented' | 'noDice' | 'notHere';
}

export interface PoolView {
  readonly pool: SidePool;
  readonly closed: readonly ClosedBonus[];
}

export type TieRule =
  | { readonly rule: 'number' }
  | { readonly rule: Exclude<TieBreak, 'none'>; readonly wins: ModelId };

export interface ClashView {
  readonly spec: RollSpec;
  readonly attack: PoolView;
  /** null: the roll is made against a number. */
  readonly defence: PoolView | null;
  readonly number: number | null;
  readonly tie: TieRule | null;
}

export interface DefenceChoice {
  readonly trait: Trait;
  readonly trump: boolean;
}

/** The Trait that the Defender is taken to answer with: the one that leaves the Attacker least. @rule PC-ROLL-16 */
function likelyDefence(w: World, spec: RollSpec): DefenceChoice | null {
  const options = defendOptions(w, spec);
  const at = options.length < 2 ? 0 : bestDefence(w, spec, { order: {} });
  return options[at] ?? null;
}

/** Both sides of a roll as they stand, each die with its cause. @rule PC-ROLL-03 @rule PC-ROLL-05 */
export function clashOf(
  w: World,
  plain: RollSpec,
  choices: {
    readonly attackPowerUp?: number;
    readonly defendPowerUp?: number;
    readonly smash?: boolean;
    readonly defend?: DefenceChoice;
    /** Powers that add dice at a price, by name. */
    readonly attackPowers?: readonly string[];
    readonly defendPowers?: readonly string[];
  } = {},
): ClashView {
  const number = fixedNumber(w, plain);
  const defend = choices.defend ?? likelyDefence(w, plain);
  const attacking = { spec: plain, side: 'attacker', trait: null } as const;
  const attackBought = withDiceOf(w, attacking, choices.attackPowers ?? []);
  const defending = { spec: attackBought, side: 'defender', trait: defend?.trait ?? null } as const;
  const spec = withDiceOf(w, defending, choices.defendPowers ?? []);
  const attack = attackerPool(w, spec, choices.attackPowerUp ?? 0, choices.smash ?? false);
  const pool =
    number !== null || defend === null
      ? null
      : defenderPool(w, spec, defend.trait, defend.trump, choices.defendPowerUp ?? 0);
  return {
    spec,
    attack: { pool: attack, closed: closedFor(w, spec, attack, 'attacker', null, number !== null) },
    defence:
      pool === null
        ? null
        : { pool, closed: closedFor(w, spec, pool, 'defender', defend?.trait ?? null, false) },
    number,
    tie: tieRule(w, spec, number),
  };
}

const ATTACKER_BONUSES: readonly CombatBonus[] = ['Higher Ground', 'Size Matters', 'Mobbing', 'Momentum'];
const DEFENDER_BONUSES: readonly CombatBonus[] = ['Higher Ground', 'In Cover', 'Mobbing', 'Size Matters'];

function closedFor(
  w: World,
  spec: RollSpec,
  pool: SidePool,
  side: 'attacker' | 'defender',
  trait: Trait | null,
  fixed: boolean,
): readonly ClosedBonus[] {
  const view = side === 'attacker' ? attackView(w, spec) : defenceView(w, spec, trait);
  if (view === null || spec.target === null || !isModel(w, spec.target)) return [];
  const all = side === 'attacker' ? ATTACKER_BONUSES : DEFENDER_BONUSES;
  const names = fixed && w.rules.policies.onFixedNumber !== 'attackerBonuses' ? [] : all;
  const closed = names
    .filter((name) => !pool.sources.some((source) => source.name === name && source.dice > 0))
    .filter((name) => name !== 'Mobbing' || view.contact)
    .filter((name) => name !== 'Momentum' || view.contact)
    .map((name): ClosedBonus => ({ name, why: whyClosed(w, view, name) }));
  const held = powerUpOf(w, view.self);
  return held > 0 ? closed : [...closed, { name: 'Power Up', why: 'noDice' }];
}

function whyClosed(w: World, view: RollView, name: CombatBonus): ClosedBonus['why'] {
  const finding = findingOf(w, view, name);
  if (finding !== null && finding.dice > 0) return 'prevented';
  if (name !== 'In Cover') return 'notMet';
  return coverOf(w, view.spec.source, view.self, view.spec.type, view) === 'none' ? 'notMet' : 'notHere';
}

function findingOf(w: World, view: RollView, name: CombatBonus): BonusFinding {
  const { policies } = w.rules;
  switch (name) {
    case 'Higher Ground':
      return policies.higherGround(w, view);
    case 'Size Matters':
      return policies.sizeMatters(w, view);
    case 'Mobbing':
      return policies.mobbing(w, view);
    case 'Momentum':
      return policies.momentum(w, view);
    case 'In Cover':
      return policies.inCover(w, view);
    default:
      return null;
  }
}

/** What would decide a tie. @rule PC-ROLL-05 @rule PC-ROLL-06 */
function tieRule(w: World, spec: RollSpec, number: number | null): TieRule | null {
  if (number !== null) return { rule: 'number' };
  const { target } = spec;
  if (target === null || !isModel(w, target)) return null;
  const { won, tie } = compare(w, spec, 0, 0, false);
  if (tie === 'none') return null;
  return { rule: tie, wins: won ? spec.attacker : target };
}

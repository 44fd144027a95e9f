import type { World } from '../model/encounter.ts';
import type { DecisionFor } from '../model/frames.ts';
import type { RollSpec } from '../model/roll.ts';
import { isEnemy } from '../board/sides.ts';
import { isModel, powerUpOf } from '../model/lookup.ts';
import { type Odds, type OddsChoices, rollOdds } from '../odds/odds.ts';
import { because, bestFirst, type Eye, type Thought, thought } from './eye.ts';
import { effectWorth, ONCE } from './effect-worth.ts';
import { amountOf, harmWorth, partOf } from './use-worth.ts';
import type { EffectNode } from '../model/profile.ts';
import type { EffectName } from '../model/effects.ts';

/** A success that brings something besides Damage. */
const SUCCESS = 0.12;

/** Dice tried with every Trait: as many as anybody has, as a rule. */
const MOST_DICE = 6;

const AMOUNT = { order: {} } as const;

/** What a roll is worth to a Team, whichever side it is on. */
function rollWorth({ w, me, weights, rid }: Eye, spec: RollSpec, odds: Odds): number {
  const mine = spec.by === me ? 1 : -1;
  const { target } = spec;
  if (target === null) return mine * SUCCESS * odds.success;
  const gone =
    isModel(w, target) && isEnemy(w, target, me)
      ? rid(target) * partOf(w, target, odds.ko, odds.expectedDamage)
      : 0;
  return harmWorth(w, { target, ...odds }, me, weights) + gone + mine * SUCCESS * odds.success;
}

const oddsWith = (w: World, spec: RollSpec, choices: OddsChoices): Odds => rollOdds(w, spec, AMOUNT, choices);

const targetOf = ({ target }: RollSpec): Readonly<Record<string, string>> =>
  target === null ? {} : { target };

/** Power Up dice that are worth keeping; of the others each costs a share. */
const KEPT = 2;
const SPARE = 0.3;

function priceOf({ weights }: Eye, held: number, dice: number): number {
  const spare = Math.min(dice, Math.max(0, held - KEPT));
  return weights.powerUp * (SPARE * spare + dice - spare);
}

/** As many Power Up dice as pay, with an Object or without one. */
export function weighAttackDice(eye: Eye, decision: DecisionFor<'attackDice'>): readonly Thought[] {
  const { spec, max, objects, powers } = decision;
  const found: Thought[] = [];
  const plain = oddsWith(eye.w, spec, {});
  const held = powerUpOf(eye.w, spec.attacker);
  const add = (powerUp: number, object: string | null, bought: readonly string[]): void => {
    const odds = oddsWith(eye.w, spec, { attackPowerUp: powerUp, object, attackPowers: bought });
    const price = priceOf(eye, held, powerUp + bought.length);
    const values = { ...targetOf(spec), dice: powerUp, from: plain.success, to: odds.success, ko: odds.ko };
    found.push(
      thought(
        'dice',
        { powerUp, object, powers: bought },
        rollWorth(eye, spec, odds) - price,
        because(powerUp > 0 || object !== null || bought.length > 0 ? 'dice' : 'dice.none', values),
      ),
    );
  };
  const things = [null, ...objects.slice(0, 1)];
  for (const object of things)
    for (let dice = 0; dice <= Math.min(max, MOST_DICE); dice += 1) add(dice, object, []);
  for (const power of powers) add(0, null, [power]);
  return bestFirst(found);
}

/** The Trait that leaves least, and as many Power Up dice as pay. */
export function weighDefendDice(eye: Eye, decision: DecisionFor<'defendDice'>): readonly Thought[] {
  const { spec, max, traits, attackPowerUp, powers } = decision;
  const found: Thought[] = [];
  const add = (trait: number, powerUp: number, bought: readonly string[]): Odds => {
    const odds = oddsWith(eye.w, spec, {
      attackPowerUp,
      defendPowerUp: powerUp,
      trait,
      defendPowers: bought,
    });
    const price = eye.weights.powerUp * (powerUp + bought.length);
    const values = {
      trait: traits[trait]?.trait ?? '',
      dice: powerUp,
      chance: 1 - odds.success,
      ko: odds.ko,
    };
    found.push(
      thought(
        'dice',
        { powerUp, trait, powers: bought },
        rollWorth(eye, spec, odds) - price,
        because(powerUp > 0 || bought.length > 0 ? 'defend.dice' : 'defend', values),
      ),
    );
    return odds;
  };
  let [best, least] = [0, Infinity];
  traits.forEach((_, trait) => {
    const { success, expectedDamage } = add(trait, 0, []);
    const left = success + expectedDamage;
    if (left < least) [best, least] = [trait, left];
  });
  for (let dice = 1; dice <= Math.min(max, MOST_DICE); dice += 1) add(best, dice, []);
  for (const power of powers) add(best, 0, [power]);
  return bestFirst(found);
}

/** SFX one by one on what is worth most at that point. */
export function weighSpending(eye: Eye, decision: DecisionFor<'spendSfx'>): readonly Thought[] {
  const { w, me, weights } = eye;
  const { spec, sfx, base, offers, thrown } = decision;
  const target = spec.target ?? spec.attacker;
  let damage = base.reduce((sum, node) => sum + (isHarm(node) ? amountOf(w, node, spec.attacker) : 0), 0);
  const had = new Set<EffectName>();
  const picks: { choice: number; on: 'target' | 'thrown' }[] = [];
  let worth = 0;
  const worthOf = (effects: readonly EffectNode[], on: string): number =>
    effects.reduce((sum, node) => {
      const share = ONCE.has(node.fx) && had.has(node.fx) ? AGAIN : 1;
      const x = amountOf(w, node, spec.attacker);
      const to = node.self === true ? spec.attacker : on;
      return (
        sum +
        share * effectWorth(w, node.fx, x, to, me, weights, isHarm(node) && on === target ? { damage } : {})
      );
    }, 0);
  for (let left = sfx; left > 0; left -= 1) {
    let [choice, most, on] = [-1, LEAST, 'target' as 'target' | 'thrown'];
    offers.forEach(({ effects, closed }, at) => {
      if (closed !== undefined) return;
      const value = worthOf(effects, target);
      if (value > most) [choice, most, on] = [at, value, 'target'];
      const other = thrown === null ? -Infinity : worthOf(effects, thrown);
      if (other > most) [choice, most, on] = [at, other, 'thrown'];
    });
    const taken = offers[choice];
    if (taken === undefined) break;
    picks.push({ choice, on });
    worth += most;
    for (const node of taken.effects) {
      if (isHarm(node) && on === 'target') damage += amountOf(w, node, spec.attacker);
      had.add(node.fx);
    }
  }
  const said = isModel(w, target) ? { target, sfx: picks.length } : { sfx: picks.length };
  const none = thought('none', { picks: [], extras: [] }, 0, because('sfx.none'));
  const one = picks.slice(0, 1);
  return bestFirst([
    ...(picks.length === 0 ? [] : [thought('spend', { picks, extras: [] }, worth, because('sfx', said))]),
    ...(picks.length < 2
      ? []
      : [thought('spend', { picks: one, extras: [] }, worth / 2, because('sfx', said))]),
    none,
  ]);
}

const isHarm = ({ fx, self }: EffectNode): boolean => fx === 'damage' && self !== true;

/** A second Effect of a kind of which one is enough. */
const AGAIN = 0.05;
const LEAST = -0.02;

/** Another model that takes the roll upon itself, if that costs less. */
export function weighRedirect(eye: Eye, { spec, target, to }: DecisionFor<'redirect'>): readonly Thought[] {
  const worthOf = (redirect: string | null): number => {
    const odds = oddsWith(eye.w, spec, redirect === null ? {} : { redirect });
    return rollWorth(eye, { ...spec, target: redirect ?? target }, odds);
  };
  const now = worthOf(null);
  return bestFirst([
    thought('none', null, SWAP, because('redirect.none')),
    ...to.map(({ model }) =>
      thought('redirect', model, worthOf(model) - now, because('redirect', { model })),
    ),
  ]);
}

/** What it takes to put another model in the way. */
const SWAP = 0.02;

export function weighKeepingTrait(eye: Eye, { spec, ap }: DecisionFor<'keepTrait'>): readonly Thought[] {
  const forced = rollWorth(eye, spec, oddsWith(eye.w, spec, {}));
  const kept = rollWorth(eye, spec, oddsWith(eye.w, spec, { keepTrait: true }));
  return bestFirst([
    thought('keep', true, kept - forced - eye.weights.ap * ap, because('keepTrait', { ap })),
    thought('none', false, 0, because('keepTrait.none')),
  ]);
}

import { asBefore } from '../../board/snapshot.ts';
import type { CombatBonus } from '../../model/keywords.ts';
import type { World } from '../../model/encounter.ts';
import type { TargetId } from '../../model/ids.ts';
import type { Trait } from '../../model/keywords.ts';
import type { BonusFinding, DiceSource, RollSpec, RollView } from '../../model/roll.ts';
import { modifier } from '../../powers/measure.ts';
import { defenderDice, rollDice } from '../damage/environment-dice.ts';
import { isEasyTarget } from '../../traits/conditions.ts';
import { bonusBarred } from '../../traits/barred-bonuses.ts';
import { attackView, defenceView, fixedNumber, pieceRolls } from '../../traits/roll-view.ts';
import { strongAgainst, weakTo } from '../../traits/strong.ts';
import { diceEffectOn } from '../../traits/values.ts';

export const bonusDice = modifier('bonusDice');
export const attackerDice = modifier('attackerDice');

/** Adds the bonus that was found, if nothing bars it. */
function addBonus(
  to: DiceSource[],
  w: World,
  view: RollView,
  name: CombatBonus,
  rule: string,
  finding: BonusFinding,
): void {
  if (finding === null || finding.dice <= 0 || bonusBarred(w, view, name)) return;
  const { dice, detail, why } = finding;
  to.push(
    detail === undefined && why === undefined
      ? { kind: 'bonus', name, dice, rule }
      : { ...finding, kind: 'bonus', name, rule },
  );
  for (const reason of bonusDice(w, view.self, { view, bonuses: [name] }, name))
    to.push({ kind: 'power', name: reason.name, dice: reason.by, rule });
}

function attackerBonuses(w: World, spec: RollSpec, target: TargetId | null, fixed: boolean): DiceSource[] {
  const { policies } = w.rules;
  const view = attackView(w, spec, target);
  const out: DiceSource[] = [];
  const bonus = (name: CombatBonus, rule: string, finding: BonusFinding): void =>
    addBonus(out, w, view, name, rule, finding);
  const attack = diceEffectOn(w, spec.attacker, 'attack');
  const strong = target === null ? [] : strongAgainst(w, view.spec, target, view, fixed);
  if (!fixed || policies.onFixedNumber === 'attackerBonuses') {
    if (attack > 0) bonus('Attack', 'PC-FX-02', { dice: attack });
    if (target !== null && isEasyTarget(w, target)) bonus('Easy Target', 'PC-BONUS-03', { dice: 1 });
    bonus('Higher Ground', 'PC-BONUS-04', policies.higherGround(w, view));
    bonus('Size Matters', 'PC-BONUS-10', policies.sizeMatters(w, view));
    if (!fixed) {
      bonus('Mobbing', 'PC-BONUS-07', policies.mobbing(w, view));
      bonus('Momentum', 'PC-BONUS-08', policies.momentum(w, view));
    }
    const weak = target === null ? null : weakTo(w, spec, target);
    if (weak !== null) bonus('Weakness', 'PC-BONUS-13', { dice: 1, detail: weak });
  }
  for (const entry of strong) bonus('Strong', 'PC-BONUS-12', { dice: 1, detail: entry.word });
  return out;
}

/** Dice that depend on the model count in a roll for several only if all of them allow them. @rule PC-ROLL-08 */
function commonBonuses(w: World, spec: RollSpec): DiceSource[] {
  const [first, ...rest] = spec.affected;
  if (first === undefined) return attackerBonuses(w, spec, null, true);
  if (rest.length === 0) return attackerBonuses(w, spec, first, true);
  const lists = rest.map((id) => attackerBonuses(w, spec, id, true));
  return attackerBonuses(w, spec, first, true).filter((source) =>
    lists.every((list) => list.some((other) => other.name === source.name && other.detail === source.detail)),
  );
}

const BASE: DiceSource = { kind: 'base', name: 'base', dice: 1, rule: 'PC-ROLL-02' };

/** Everything that adds dice for the Attacker before Power Up dice and Suppress, each with its reason. @rule PC-ROLL-03 */
export function attackerSources(w: World, spec: RollSpec, smash: boolean): readonly DiceSource[] {
  const known = w.cache.attack;
  if (known !== null && known.spec === spec && known.smash === smash) return known.sources;
  const sources = attackerSourcesOf(w, spec, smash);
  w.cache.attack = { spec, smash, sources };
  return sources;
}

function attackerSourcesOf(now: World, spec: RollSpec, smash: boolean): DiceSource[] {
  if (pieceRolls(now, spec) !== null) return [BASE];
  const w = asBefore(now, spec);
  const fixed = fixedNumber(w, spec) !== null;
  const view = attackView(w, spec);
  const several = spec.target === null && fixed;
  const bonuses = several ? commonBonuses(w, spec) : attackerBonuses(w, spec, spec.target, fixed);
  const names = bonuses.map((source) => source.name);
  const given = several ? commonCardDice(w, view, names, spec.affected) : cardDice(w, view, names);
  const smashed: DiceSource[] = smash
    ? [{ kind: 'bonus', name: 'Smash It Up', dice: 1, rule: 'PC-BONUS-11' }]
    : [];
  return [BASE, ...bonuses, ...smashed, ...given];
}

/** In one roll for several, dice of Powers that look at the opponent count only if they do so for all of them. @rule PC-ROLL-08 */
function commonCardDice(
  w: World,
  view: RollView,
  bonuses: readonly string[],
  several: readonly TargetId[],
): DiceSource[] {
  const [first, ...rest] = several.map((id) => cardDice(w, attackView(w, view.spec, id), bonuses));
  if (first === undefined) return cardDice(w, view, bonuses);
  return first.filter(({ name, dice }) =>
    rest.every((list) => list.some((other) => other.name === name && other.dice === dice)),
  );
}

const ROLE_RULES: Readonly<Record<string, string>> = {
  Brawler: 'PC-ROLE-03',
  Blaster: 'PC-ROLE-12',
  Tank: 'PC-ROLE-10',
};

function roleRule(role: string): string {
  return ROLE_RULES[role] ?? 'PC-ROLE-01';
}

/** Dice of Roles and Powers for the side of the view; `bonuses` names the Combat Bonuses that it has. @rule PC-CARD-06 */
function cardDice(w: World, view: RollView, bonuses: readonly string[]): DiceSource[] {
  const on = { view, bonuses };
  const own = view.side === 'attacker' ? attackerDice(w, view.self, on) : defenderDice(w, view.self, on);
  const dice: DiceSource[] = [];
  for (const reasons of [own, rollDice(w, view.self, on)])
    for (const { kind, name, by } of reasons)
      dice.push({ kind, name, dice: by, rule: kind === 'role' ? roleRule(name) : 'PC-CARD-06' });
  for (const extra of view.spec.extraDice)
    if (extra.side === view.side)
      dice.push({ kind: 'power', name: extra.name, dice: extra.dice, rule: 'PC-CARD-06' });
  return dice;
}

/** Everything that adds dice for the Defender before Power Up dice and Suppress. @rule PC-ROLL-03 */
export function defenderSources(w: World, spec: RollSpec, trait: Trait): readonly DiceSource[] {
  const known = w.cache.defence;
  if (known !== null && known.spec === spec && known.trait === trait) return known.sources;
  const sources = defenderSourcesOf(w, spec, trait);
  w.cache.defence = { spec, trait, sources };
  return sources;
}

function defenderSourcesOf(now: World, spec: RollSpec, trait: Trait): DiceSource[] {
  const w = asBefore(now, spec);
  const view = defenceView(w, spec, trait);
  if (view === null) return [];
  const { policies } = w.rules;
  const sources = [BASE];
  const bonus = (name: CombatBonus, rule: string, finding: BonusFinding): void =>
    addBonus(sources, w, view, name, rule, finding);
  const defend = diceEffectOn(w, view.self, 'defend');
  if (defend > 0) bonus('Defend', 'PC-FX-03', { dice: defend });
  bonus('Higher Ground', 'PC-BONUS-04', policies.higherGround(w, view));
  bonus('Mobbing', 'PC-BONUS-07', policies.mobbing(w, view));
  bonus('Size Matters', 'PC-BONUS-10', policies.sizeMatters(w, view));
  bonus('In Cover', 'PC-BONUS-06', policies.inCover(w, view));
  const names = sources.map((source) => source.name);
  return [...sources, ...cardDice(w, view, names)];
}

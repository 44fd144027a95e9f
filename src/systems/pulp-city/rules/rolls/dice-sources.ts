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
import { attackView, defenceView, fixedNumber } from '../../traits/roll-view.ts';
import { strongAgainst, weakTo } from '../../traits/strong.ts';
import { diceEffectOn } from '../../traits/values.ts';

export const bonusDice = modifier('bonusDice');
export const attackerDice = modifier('attackerDice');

function bonus(
  w: World,
  view: RollView,
  name: CombatBonus,
  rule: string,
  finding: BonusFinding,
): DiceSource[] {
  if (finding === null || finding.dice <= 0) return [];
  if (bonusBarred(w, view, name)) return [];
  const more = bonusDice(w, view.self, { view, bonuses: [name] }, name);
  const { dice, detail, why } = finding;
  const own: DiceSource =
    detail === undefined && why === undefined
      ? { dice, kind: 'bonus', name, rule }
      : { ...finding, kind: 'bonus', name, rule };
  if (more.length === 0) return [own];
  return [
    own,
    ...more.map((reason): DiceSource => ({ kind: 'power', name: reason.name, dice: reason.by, rule })),
  ];
}

function attackerBonuses(w: World, spec: RollSpec, target: TargetId | null, fixed: boolean): DiceSource[] {
  const { policies } = w.rules;
  const view = attackView(w, spec, target);
  const out: DiceSource[] = [];
  const attack = diceEffectOn(w, spec.attacker, 'attack');
  const strong = target === null ? [] : strongAgainst(w, view.spec, target, view, fixed);
  if (!fixed || policies.onFixedNumber === 'attackerBonuses') {
    if (attack > 0) out.push(...bonus(w, view, 'Attack', 'PC-FX-02', { dice: attack }));
    if (target !== null && isEasyTarget(w, target))
      out.push(...bonus(w, view, 'Easy Target', 'PC-BONUS-03', { dice: 1 }));
    out.push(...bonus(w, view, 'Higher Ground', 'PC-BONUS-04', policies.higherGround(w, view)));
    out.push(...bonus(w, view, 'Size Matters', 'PC-BONUS-10', policies.sizeMatters(w, view)));
    if (!fixed) {
      out.push(...bonus(w, view, 'Mobbing', 'PC-BONUS-07', policies.mobbing(w, view)));
      out.push(...bonus(w, view, 'Momentum', 'PC-BONUS-08', policies.momentum(w, view)));
    }
    const weak = target === null ? null : weakTo(w, spec, target);
    if (weak !== null) out.push(...bonus(w, view, 'Weakness', 'PC-BONUS-13', { dice: 1, detail: weak }));
  }
  for (const entry of strong)
    out.push(...bonus(w, view, 'Strong', 'PC-BONUS-12', { dice: 1, detail: entry.word }));
  return out;
}

/** Dice that depend on the model count in a roll for several only if all of them allow them. @rule PC-ROLL-08 */
function commonBonuses(w: World, spec: RollSpec): DiceSource[] {
  const [first, ...rest] = spec.affected;
  if (first === undefined) return attackerBonuses(w, spec, null, true);
  const lists = rest.map((id) => attackerBonuses(w, spec, id, true));
  return attackerBonuses(w, spec, first, true).filter((source) =>
    lists.every((list) => list.some((other) => other.name === source.name && other.detail === source.detail)),
  );
}

/** Everything that adds dice for the Attacker before Power Up dice and Suppress, each with its reason. @rule PC-ROLL-03 */
export function attackerSources(w: World, spec: RollSpec, smash: boolean): readonly DiceSource[] {
  const known = w.cache.attack;
  if (known !== null && known.spec === spec && known.smash === smash) return known.sources;
  const sources = attackerSourcesOf(w, spec, smash);
  w.cache.attack = { spec, smash, sources };
  return sources;
}

function attackerSourcesOf(now: World, spec: RollSpec, smash: boolean): DiceSource[] {
  const w = asBefore(now, spec);
  const fixed = fixedNumber(w, spec) !== null;
  const view = attackView(w, spec);
  const sources: DiceSource[] = [{ kind: 'base', name: 'base', dice: 1, rule: 'PC-ROLL-02' }];
  const bonuses =
    spec.target === null && fixed ? commonBonuses(w, spec) : attackerBonuses(w, spec, spec.target, fixed);
  sources.push(...bonuses);
  if (smash) sources.push({ kind: 'bonus', name: 'Smash It Up', dice: 1, rule: 'PC-BONUS-11' });
  const names = bonuses.map((source) => source.name);
  const several = spec.target === null && fixed ? spec.affected : [];
  return [...sources, ...commonCardDice(w, view, names, several)];
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
  const lasting = [...own, ...rollDice(w, view.self, on)];
  const extra = view.spec.extraDice.filter((one) => one.side === view.side);
  return [
    ...lasting.map(({ kind, name, by }) => ({
      kind,
      name,
      dice: by,
      rule: kind === 'role' ? roleRule(name) : 'PC-CARD-06',
    })),
    ...extra.map(({ name, dice }) => ({ kind: 'power' as const, name, dice, rule: 'PC-CARD-06' })),
  ];
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
  const sources: DiceSource[] = [{ kind: 'base', name: 'base', dice: 1, rule: 'PC-ROLL-02' }];
  const defend = diceEffectOn(w, view.self, 'defend');
  if (defend > 0) sources.push(...bonus(w, view, 'Defend', 'PC-FX-03', { dice: defend }));
  sources.push(...bonus(w, view, 'Higher Ground', 'PC-BONUS-04', policies.higherGround(w, view)));
  sources.push(...bonus(w, view, 'Mobbing', 'PC-BONUS-07', policies.mobbing(w, view)));
  sources.push(...bonus(w, view, 'Size Matters', 'PC-BONUS-10', policies.sizeMatters(w, view)));
  sources.push(...bonus(w, view, 'In Cover', 'PC-BONUS-06', policies.inCover(w, view)));
  const names = sources.map((source) => source.name);
  return [...sources, ...cardDice(w, view, names)];
}

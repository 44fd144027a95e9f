import type { CombatBonus } from '../model/combat-bonus.ts';
import type { Trait } from '../model/profile.ts';
import type { DiceSource, RollSpec, SidePool } from '../model/roll.ts';
import type { BonusFinding, RollView } from '../model/ruleset.ts';
import type { ModelId, TargetId } from '../model/state.ts';
import { type World, actionOn, cardOf, isModel, profileById } from '../model/world.ts';
import { added, forbidden, granted, setTo } from '../powers/measure.ts';
import { asBefore } from './before.ts';
import { inBtb, isCitizen } from './bodies.ts';
import { isStunned } from './conditions.ts';
import { attackTrait } from './exchanged-trait.ts';
import { immunitiesOf } from './immunity.ts';
import { strongAgainst, weakTo } from './strong.ts';
import { diceEffectOn, traitOf } from './traits.ts';

/** Is this roll made against a number: a T#, an Object, a Structure, a Token, a Marker? @rule PC-ROLL-06 @rule PC-ROLL-12 @rule PC-CITIZEN-14 */
export function fixedNumber(w: World, spec: RollSpec): number | null {
  if (spec.target !== null && !isModel(w, spec.target)) return w.state.pieces[spec.target]?.g ?? 0;
  const { marker } = w.rules.citizens;
  if (marker !== null && spec.target !== null && isCitizen(w, spec.target)) return marker.number;
  const action = actionOn(profileById(w, spec.profile), spec.action);
  return action !== null && 'number' in action.against ? action.against.number : null;
}

/** Is the Action used in Base to Base with this target? The user's contact counts, whatever the source. @rule PC-TYPE-01 @rule PC-TYPE-25 */
export function usedInContact(w: World, spec: RollSpec, target: TargetId | null): boolean {
  if (target === null || spec.splash !== null) return false;
  return inBtb(w, spec.attacker, target);
}

export function attackView(w: World, spec: RollSpec, target: TargetId | null = spec.target): RollView {
  return {
    spec: target === spec.target ? spec : { ...spec, target },
    side: 'attacker',
    self: spec.attacker,
    other: target !== null && isModel(w, target) && target !== spec.attacker ? target : null,
    contact: usedInContact(w, spec, target),
    defendTrait: null,
  };
}

export function defenceView(w: World, spec: RollSpec, defendTrait: Trait | null): RollView | null {
  if (spec.target === null || !isModel(w, spec.target)) return null;
  return {
    spec,
    side: 'defender',
    self: spec.target,
    other: spec.attacker,
    contact: usedInContact(w, spec, spec.target),
    defendTrait,
  };
}

function bonus(
  w: World,
  view: RollView,
  name: CombatBonus,
  rule: string,
  finding: BonusFinding,
): DiceSource[] {
  if (finding === null || finding.dice <= 0) return [];
  if (view.other !== null && immuneToBonus(w, view, name)) return [];
  if (forbidden(w, view.self, 'bonus', name, { view }) !== null) return [];
  const more = added(w, view.self, 'bonusDice', { view, bonuses: [name] }, name);
  return [
    { ...finding, kind: 'bonus', name, rule },
    ...more.map((reason): DiceSource => ({ kind: 'power', name: reason.name, dice: reason.by, rule })),
  ];
}

/** The opponent cannot use the bonus against it. @rule PC-BAR-09 */
function immuneToBonus(w: World, view: RollView, name: CombatBonus): boolean {
  if (view.other === null) return false;
  const seen: RollView = {
    ...view,
    side: view.side === 'attacker' ? 'defender' : 'attacker',
    self: view.other,
    other: view.self,
  };
  return immunitiesOf(w, view.other, { view: seen }).some((one) => one.of === name);
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

export function isEasyTarget(w: World, id: TargetId): boolean {
  if (!isModel(w, id)) return false;
  return isStunned(w, id) || granted(w, id, 'condition', {}).some((one) => one.of === 'Easy Target');
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
  const own = view.side === 'attacker' ? 'attackerDice' : 'defenderDice';
  const lasting = [own, 'rollDice'].flatMap((quantity) => added(w, view.self, quantity, { view, bonuses }));
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

/** Least and most dice that Powers of the two sides leave. @rule PC-ROLL-15 */
export function diceBounds(w: World, view: RollView | null): { least: number; most: number } {
  if (view === null) return { least: 1, most: Number.MAX_SAFE_INTEGER };
  const least = setTo(w, view.self, 'minDice', { view });
  const most =
    view.other === null
      ? null
      : setTo(w, view.other, 'maxDice', {
          view: {
            ...view,
            self: view.other,
            other: view.self,
            side: view.side === 'attacker' ? 'defender' : 'attacker',
          },
        });
  return {
    least: least !== null && typeof least.value === 'number' ? least.value : 1,
    most: most !== null && typeof most.value === 'number' ? most.value : Number.MAX_SAFE_INTEGER,
  };
}

/** Dice after Suppress, Power Up dice and limits, with what each of these did. @rule PC-ROLL-03 @rule PC-ROLL-15 */
export function countDice(
  w: World,
  model: ModelId,
  sources: readonly DiceSource[],
  powerUp: number,
  view: RollView | null,
): { dice: number; sources: readonly DiceSource[] } {
  const all = [...sources];
  const suppress = diceEffectOn(w, model, 'suppress');
  const boost = powerUp * dicePerPowerUp(w, model, view);
  if (suppress > 0) all.push({ kind: 'suppress', name: 'Suppress', dice: -suppress, rule: 'PC-FX-31' });
  if (boost > 0) all.push({ kind: 'powerUp', name: 'Power Up', dice: boost, rule: 'PC-FX-22' });
  const counted = afterSuppress(w, sources, suppress, boost);
  const { least, most } = diceBounds(w, view);
  const dice = Math.max(1, Math.min(Math.max(counted, least), most));
  if (dice > counted)
    all.push({ kind: 'minimum', name: 'minimum', dice: dice - counted, rule: 'PC-ROLL-15' });
  if (dice < counted)
    all.push({ kind: 'maximum', name: 'maximum', dice: dice - counted, rule: 'PC-ROLL-15' });
  return { dice, sources: all };
}

/** @rule PC-ROLL-03 */
function afterSuppress(w: World, sources: readonly DiceSource[], suppress: number, boost: number): number {
  const plain = sources.reduce((sum, source) => sum + source.dice, 0);
  return w.rules.policies.powerUpIsBonus
    ? Math.max(1, plain + boost - suppress)
    : Math.max(1, plain - suppress) + boost;
}

function dicePerPowerUp(w: World, model: ModelId, view: RollView | null): number {
  const set = setTo(w, model, 'dicePerPowerUp', view === null ? {} : { view });
  return set !== null && typeof set.value === 'number' ? set.value : 1;
}

/** Most Power Up dice that may be committed to this roll. @rule PC-FX-22 @rule PC-ROLL-15 */
export function mostPowerUp(
  w: World,
  model: ModelId,
  sources: readonly DiceSource[],
  view: RollView | null,
): number {
  const held = cardOf(w, model).powerUp;
  if (held === 0 || forbidden(w, model, 'powerUpDice', 'use', view === null ? {} : { view }) !== null)
    return 0;
  const { most } = diceBounds(w, view);
  if (most === Number.MAX_SAFE_INTEGER) return held;
  const suppress = diceEffectOn(w, model, 'suppress');
  const perDie = dicePerPowerUp(w, model, view);
  let dice = held;
  while (dice > 0 && afterSuppress(w, sources, suppress, dice * perDie) > most) dice -= 1;
  return dice;
}

const SFX_FACE = 6;
const TRUMP_FACE = 5;

/** Face from which a die of the Attacker gives an SFX. @rule PC-SFX-01 @rule PC-ROLE-05 @rule PC-SFX-07 */
export function attackerSfxFrom(w: World, spec: RollSpec, trump: boolean): number {
  const set = setTo(w, spec.attacker, 'sfxThreshold', { view: attackView(w, spec) });
  const printed = trump ? TRUMP_FACE : SFX_FACE;
  return set !== null && typeof set.value === 'number' ? Math.min(set.value, printed) : printed;
}

/** Face from which a die counts against the other side's SFX, or towards Master Plans. @rule PC-SFX-02 */
export function cancelFrom(trump: boolean): number {
  return trump ? TRUMP_FACE : SFX_FACE;
}

/** Face from which a die of the Defender cancels an SFX. @rule PC-SFX-02 */
function defenderCancelsFrom(w: World, view: RollView, trump: boolean): number {
  const set = setTo(w, view.self, 'cancelThreshold', { view });
  const printed = cancelFrom(trump);
  return set !== null && typeof set.value === 'number' ? Math.min(set.value, printed) : printed;
}

export function attackerPool(w: World, spec: RollSpec, powerUp: number, smash: boolean): SidePool {
  const { trait, trump } = attackTrait(w, spec);
  const counted = countDice(w, spec.attacker, attackerSources(w, spec, smash), powerUp, attackView(w, spec));
  return {
    model: spec.attacker,
    trait,
    value: traitOf(w, spec.attacker, trait),
    trump,
    sfxFrom: attackerSfxFrom(w, spec, trump),
    ...counted,
  };
}

export function defenderPool(
  w: World,
  spec: RollSpec,
  trait: Trait,
  trump: boolean,
  powerUp: number,
): SidePool | null {
  const view = defenceView(w, spec, trait);
  if (view === null) return null;
  const counted = countDice(w, view.self, defenderSources(w, spec, trait), powerUp, view);
  return {
    model: view.self,
    trait,
    value: traitOf(w, view.self, trait),
    trump,
    sfxFrom: defenderCancelsFrom(w, view, trump),
    ...counted,
  };
}

import type { ClauseInForce } from '../../model/clause.ts';
import type { World } from '../../model/encounter.ts';
import { heldDice } from './held-dice.ts';
import type { ModelId } from '../../model/ids.ts';
import type { Trait } from '../../model/keywords.ts';
import type { DiceSource, RollSpec, RollView, SidePool } from '../../model/roll.ts';
import { forbidder, modifier, replacer, total } from '../../powers/measure.ts';
import { ownMostDice } from '../damage/environment-dice.ts';
import { attackView, defenceView, pieceRolls } from '../../traits/roll-view.ts';
import { attackTrait, printedTrait, traitBearer } from '../../traits/rolled-trait.ts';
import { diceEffectOn, traitOf } from '../../traits/values.ts';
import { attackerSources, defenderSources } from './dice-sources.ts';

export const boostDice = modifier('boostDice');
export const minDice = replacer('minDice');
export const maxDice = replacer('maxDice');
export const dicePerPowerUpSet = replacer('dicePerPowerUp');
export const powerUpDiceForbidden = forbidder('powerUpDice');
export const sfxThresholdSet = replacer('sfxThreshold');
export const cancelThresholdSet = replacer('cancelThreshold');

const ANY = Number.MAX_SAFE_INTEGER;

/** Least and most dice that Powers of the two sides leave. @rule PC-ROLL-15 */
export function diceBounds(w: World, view: RollView | null): { least: number; most: number } {
  if (view === null) return { least: 1, most: ANY };
  const least = minDice(w, view.self, { view });
  const most =
    view.other === null || !maxDice.speaks(w, view.other)
      ? null
      : maxDice(w, view.other, {
          view: {
            ...view,
            self: view.other,
            other: view.self,
            side: view.side === 'attacker' ? 'defender' : 'attacker',
          },
        });
  const own = ownMostDice(w, view.self, { view });
  return { least: least ?? 1, most: Math.min(most ?? ANY, own ?? ANY) };
}

/** Dice after Suppress, Power Up dice and limits, with what each of these did. @rule PC-ROLL-03 @rule PC-ROLL-15 */
export function countDice(
  w: World,
  model: ModelId,
  sources: readonly DiceSource[],
  powerUp: number,
  view: RollView | null,
): { dice: number; sources: readonly DiceSource[] } {
  const given = withBoostDice(w, model, sources, powerUp, view);
  const suppress = diceEffectOn(w, model, 'suppress');
  const boost = powerUp === 0 ? 0 : powerUp * dicePerPowerUp(w, model, view);
  const all = [...given];
  if (suppress > 0) all.push({ kind: 'suppress', name: 'Suppress', dice: -suppress, rule: 'PC-FX-31' });
  if (boost > 0) all.push({ kind: 'powerUp', name: 'Power Up', dice: boost, rule: 'PC-FX-22' });
  const counted = afterSuppress(w, given, suppress, boost);
  const { least, most } = diceBounds(w, view);
  const dice = Math.max(1, Math.min(Math.max(counted, least), most));
  if (dice > counted)
    all.push({ kind: 'minimum', name: 'minimum', dice: dice - counted, rule: 'PC-ROLL-15' });
  if (dice < counted)
    all.push({ kind: 'maximum', name: 'maximum', dice: dice - counted, rule: 'PC-ROLL-15' });
  return { dice, sources: all };
}

/** With the dice that Powers add for so many Power Up dice spent on the roll. @rule PC-CARD-06 */
function withBoostDice(
  w: World,
  model: ModelId,
  sources: readonly DiceSource[],
  powerUp: number,
  view: RollView | null,
): readonly DiceSource[] {
  if (powerUp === 0) return sources;
  const amounts = { powerUpSpent: powerUp };
  const more = boostDice(w, model, view === null ? { amounts } : { view, amounts });
  if (more.length === 0) return sources;
  const dice = more.map(
    ({ name, by }): DiceSource => ({ kind: 'power', name, dice: by, rule: 'PC-CARD-06' }),
  );
  return [...sources, ...dice];
}

/** @rule PC-ROLL-03 */
function afterSuppress(w: World, sources: readonly DiceSource[], suppress: number, boost: number): number {
  let plain = 0;
  for (const { dice } of sources) plain += dice;
  return w.rules.policies.powerUpIsBonus
    ? Math.max(1, plain + boost - suppress)
    : Math.max(1, plain - suppress) + boost;
}

function dicePerPowerUp(w: World, model: ModelId, view: RollView | null): number {
  return dicePerPowerUpSet(w, model, view === null ? {} : { view }) ?? 1;
}

/** Most Power Up dice that may be committed to this roll. @rule PC-FX-22 @rule PC-ROLL-15 */
export function mostPowerUp(
  w: World,
  model: ModelId,
  sources: readonly DiceSource[],
  view: RollView | null,
): number {
  const held = heldDice(w, model);
  if (held === 0 || powerUpDiceForbidden(w, model, view === null ? {} : { view }) !== null) return 0;
  const { most } = diceBounds(w, view);
  if (most === Number.MAX_SAFE_INTEGER) return held;
  const suppress = diceEffectOn(w, model, 'suppress');
  const perDie = dicePerPowerUp(w, model, view);
  let dice = held;
  const counted = (spent: number): number =>
    afterSuppress(w, withBoostDice(w, model, sources, spent, view), suppress, spent * perDie);
  while (dice > 0 && counted(dice) > most) dice -= 1;
  return dice;
}

const SFX_FACE = 6;

const TRUMP_FACE = 5;

/** Face from which a die of the Attacker gives an SFX. @rule PC-SFX-01 @rule PC-ROLE-05 @rule PC-SFX-07 */
export function attackerSfxFrom(w: World, spec: RollSpec, trump: boolean): number {
  const printed = trump ? TRUMP_FACE : SFX_FACE;
  return Math.min(sfxThresholdSet(w, spec.attacker, { view: attackView(w, spec) }) ?? printed, printed);
}

/** Face from which a die counts against the other side's SFX, or towards Master Plans. @rule PC-SFX-02 */
export function cancelFrom(trump: boolean): number {
  return trump ? TRUMP_FACE : SFX_FACE;
}

/** Face from which a die of the Defender cancels an SFX. @rule PC-SFX-02 */
function defenderCancelsFrom(w: World, view: RollView, trump: boolean): number {
  const printed = cancelFrom(trump);
  return Math.min(cancelThresholdSet(w, view.self, { view }) ?? printed, printed);
}

export const rollTraitMore = modifier('rollTrait');

/** The Trait rolled, with what Powers add to it in this roll alone. @rule PC-ROLL-16 */
function valueIn(
  w: World,
  view: RollView,
  trait: Trait,
  sources: readonly DiceSource[],
  bearer = view.self,
): Pick<SidePool, 'value' | 'traitFrom'> {
  const own = traitOf(w, bearer, trait);
  if (!rollTraitMore.speaks(w, view.self)) return { value: own };
  const bonuses = sources.filter(({ kind }) => kind === 'bonus').map(({ name }) => name);
  const more = rollTraitMore(w, view.self, { view, bonuses }, trait);
  const value = own + total(more);
  return more.length === 0 ? { value } : { value, traitFrom: more.map(({ name, by }) => ({ name, by })) };
}

/** Asked for when it is rolled and when it is compared. */
export function attackerPool(w: World, spec: RollSpec, powerUp: number, smash: boolean): SidePool {
  const known = w.cache.attackPool;
  if (known?.spec === spec && known.powerUp === powerUp && known.smash === smash) return known.pool;
  const pool = attackerPoolOf(w, spec, powerUp, smash);
  if (w.cache.asking.length === 0) w.cache.attackPool = { spec, powerUp, smash, pool };
  return pool;
}

function attackerPoolOf(w: World, spec: RollSpec, powerUp: number, smash: boolean): SidePool {
  const text = pieceRolls(w, spec);
  if (text !== null) return piecePool(w, spec, text);
  const { trait, trump } = attackTrait(w, spec);
  const counted = countDice(w, spec.attacker, attackerSources(w, spec, smash), powerUp, attackView(w, spec));
  return {
    model: spec.attacker,
    trait,
    ...valueIn(w, attackView(w, spec), trait, counted.sources, traitBearer(w, spec)),
    trump,
    sfxFrom: attackerSfxFrom(w, spec, trump),
    ...counted,
  };
}

/** A Summoned piece has the Trait that its text gives it, and no Trump. @rule PC-FX-30 */
function piecePool(w: World, spec: RollSpec, text: readonly ClauseInForce[]): SidePool {
  const trait = printedTrait(w, spec);
  let value = 0;
  for (const clause of text)
    if ('set' in clause && clause.set === 'trait' && clause.of === trait) value = clause.to;
  const sources = attackerSources(w, spec, false);
  return {
    model: spec.attacker,
    trait,
    value,
    trump: false,
    sfxFrom: cancelFrom(false),
    sources,
    dice: sources.length,
  };
}

export function defenderPool(
  w: World,
  spec: RollSpec,
  trait: Trait,
  trump: boolean,
  powerUp: number,
): SidePool | null {
  const known = w.cache.defencePool;
  if (
    known?.spec === spec &&
    known.powerUp === powerUp &&
    known.pool.trait === trait &&
    known.pool.trump === trump
  )
    return known.pool;
  const pool = defenderPoolOf(w, spec, trait, trump, powerUp);
  if (pool !== null && w.cache.asking.length === 0) w.cache.defencePool = { spec, powerUp, pool };
  return pool;
}

function defenderPoolOf(
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
    ...valueIn(w, view, trait, counted.sources),
    trump,
    sfxFrom: defenderCancelsFrom(w, view, trump),
    ...counted,
  };
}

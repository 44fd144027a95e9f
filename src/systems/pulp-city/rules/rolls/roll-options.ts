import { handledByPower } from '../../powers/handlers/handlers.ts';
import { changedPlaces, freePlacesBeside } from '../../effects/power-places.ts';
import { heldDice } from './held-dice.ts';
import { powersAtWork } from '../../powers/silence.ts';
import type { AtPoint, ClauseCost, EffectCalled } from '../../model/clause.ts';
import type { Trigger } from '../../model/force.ts';
import type { Trait } from '../../model/keywords.ts';
import type { RollSpec } from '../../model/roll.ts';
import type { ActionTally } from '../../model/declared-action.ts';
import type { CardId, ModelId, PieceId, TargetId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { actionOn, isModel, modelOf, profileById } from '../../model/lookup.ts';
import { rollWon } from '../actions/interrupting.ts';
import { permitter } from '../../powers/measure.ts';
import { handlerMentioned } from '../../powers/mentioned.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { hasTargets, stealthStops, whyUnaffected } from '../../traits/affect.ts';
import { areFriends, isEnemy, teamOf } from '../../board/sides.ts';
import { piecesOn } from '../../board/scene.ts';
import { touching } from '../../board/distance.ts';
import { canPay } from '../actions/costs.ts';
import { limitOpen } from '../../powers/limits.ts';
import { attackView, defenceView, fixedNumber, pieceRolls } from '../../traits/roll-view.ts';
import { attackerSources, defenderSources } from './dice-sources.ts';
import { bonusesGranted } from './combat-bonuses/higher-ground.ts';
import { mostPowerUp, powerUpDiceForbidden } from './dice-pool.ts';
import { beforeRoll } from './dice-powers.ts';
import { receivers } from '../../traits/receivers.ts';
import { selects, isAbout } from '../../traits/selectors.ts';
import { tooHeavy } from '../actions/targeting.ts';
import { isTrump } from '../../traits/values.ts';

/** A model that may take the roll upon itself, and by whose Power. */
export interface StandIn {
  readonly model: ModelId;
  readonly power: string;
  readonly owner: ModelId;
  readonly cost: ClauseCost | undefined;
  readonly effect: EffectCalled<'redirect'>;
}

/** Models that may take the roll upon themselves: not that of a Reaction, nor of a Summon. @rule PC-ROLE-11 @rule PC-TYPE-24 */
export function redirectors(w: World, spec: RollSpec): readonly StandIn[] {
  const { target } = spec;
  if (target === null || spec.instead !== null || !isModel(w, target)) return [];
  if (spec.reaction || spec.type === 'SUM' || target === spec.attacker) return [];
  const holders = beforeRoll.holders(w).filter(({ triggers }) => triggers.some(redirects));
  const view = holders.length === 0 ? null : defenceView(w, spec, null);
  if (view === null) return [];
  const found: StandIn[] = [];
  const defended = fixedNumber(w, spec) === null;
  for (const { id: owner, triggers } of holders) {
    for (const { clause, name: power } of triggers) {
      const effect = clause.may?.find(isRedirect);
      if (effect === undefined || typeof clause.who !== 'object') continue;
      if (!defended && effect.undefended !== true) continue;
      const { cost } = clause as { readonly cost?: ClauseCost };
      const from = { owner, side: teamOf(w, owner) };
      if (!selects(w, clause.who, target, from) || !holds(w, clause.when, owner, target, { view })) continue;
      if (!canPay(w, owner, cost)) continue;
      for (const model of meant(w, owner, effect)) {
        if (
          mayStandIn(w, spec, target, model) &&
          mayCome(w, effect, model, target) &&
          !found.some((one) => one.model === model)
        )
          found.push({ model, power, owner, cost, effect });
      }
    }
  }
  return found;
}

const meant = (w: World, owner: ModelId, { to }: EffectCalled<'redirect'>): readonly ModelId[] =>
  receivers(w, owner, to, null);

/** The Action could affect it. */
function mayStandIn(w: World, spec: RollSpec, target: TargetId, model: ModelId): boolean {
  const action = actionOn(profileById(w, spec.profile), spec.action);
  if (action === null || model === target || model === spec.attacker || modelOf(w, model).health === 0)
    return false;
  const at = { model: spec.attacker, source: spec.source, action, type: spec.type, side: spec.side };
  return (stealthStops(w, at, model) ?? whyUnaffected(w, at, model)) === null;
}

/** There is room for it, where it has to come first. */
function mayCome(w: World, { comes }: EffectCalled<'redirect'>, model: ModelId, target: ModelId): boolean {
  if (comes === 'swap') return changedPlaces(w, model, target) !== null;
  return comes !== 'beside' || freePlacesBeside(w, model, target).length > 0;
}

const isRedirect = (effect: { readonly fx: string }): effect is EffectCalled<'redirect'> =>
  effect.fx === 'redirect';

const redirects = ({ clause }: Pick<Trigger<AtPoint<'beforeRoll'>>, 'clause'>): boolean =>
  clause.may?.some(({ fx }) => fx === 'redirect') === true;

const SMASHERS = ['Smash', 'Power Smash', 'Takedown', 'Power Takedown'];

/** Objects that may be smashed into the Defender. @rule PC-BONUS-11 @rule PC-OBJ-08 */
export function smashObjects(w: World, spec: RollSpec): PieceId[] {
  const action = actionOn(profileById(w, spec.profile), spec.action);
  const view = attackView(w, spec);
  if (action === null || !view.contact || spec.splash !== null) return [];
  if (fixedNumber(w, spec) !== null && w.rules.policies.onFixedNumber !== 'attackerBonuses') return [];
  const byPower = bonusesGranted(w, spec.attacker, { view }).some(({ of }) => of === 'Smash It Up');
  if (!SMASHERS.includes(action.name) && !byPower) return [];
  const touched = w.state.activation?.touched[spec.attacker] ?? [];
  return piecesOn(w)
    .filter((piece) => piece.kind === 'object' && piece.token !== true && piece.id !== spec.target)
    .filter((piece) => touched.includes(piece.id) || touching(w, spec.attacker, piece.id))
    .filter((piece) => tooHeavy(w, spec.attacker, action, piece.id) === null)
    .map((piece) => piece.id);
}

export function mostAttackPowerUp(w: World, spec: RollSpec): number {
  if (heldDice(w, spec.attacker) === 0 || pieceRolls(w, spec) !== null) return 0;
  if (powerUpDiceForbidden(w, spec.attacker, { view: attackView(w, spec) }) !== null) return 0;
  return mostPowerUp(w, spec.attacker, attackerSources(w, spec, false), attackView(w, spec));
}

export function mostDefendPowerUp(w: World, spec: RollSpec): number {
  const view = defenceView(w, spec, null);
  if (view === null || heldDice(w, view.self) === 0) return 0;
  const trait = defendOptions(w, spec)[0]?.trait ?? 'G';
  return mostPowerUp(w, view.self, defenderSources(w, spec, trait), { ...view, defendTrait: trait });
}

export interface DefendOption {
  readonly trait: Trait;
  readonly trump: boolean;
  readonly power: string | null;
}

export const mayDefendWith = permitter('defendWith');

/** Traits the Defender may answer with: the bar's, and those its Powers allow. @rule PC-ROLL-16 */
export function defendOptions(w: World, spec: RollSpec): DefendOption[] {
  const action = actionOn(profileById(w, spec.profile), spec.action);
  const view = defenceView(w, spec, null);
  if (action === null || view === null || !('trait' in action.against)) return [];
  const printed = action.against.trait;
  const options: DefendOption[] = [{ trait: printed, trump: isTrump(w, view.self, printed), power: null }];
  for (const { with: given, name } of mayDefendWith(w, view.self, { view })) {
    const { use, trump, for: instead, compulsory } = given;
    if (use === printed || (instead !== 'any' && instead !== printed)) continue;
    const option = { trait: use, trump: trump !== false && isTrump(w, view.self, use), power: name };
    if (compulsory === true) options.splice(0, options.length, option);
    else options.push(option);
  }
  return options;
}

/** A Power of the Target that may change one of the Attacker's dice. */
export function diceAltering(w: World, spec: RollSpec, dice: number): { name: string; to: number } | null {
  const { target } = spec;
  if (!handlerMentioned(w, 'alterDie')) return null;
  if (target === null || !isModel(w, target) || !spec.combat || !isEnemy(w, target, spec.side)) return null;
  const facts = { dice, targeted: hasTargets(w, spec.type) };
  const altered = handledByPower(powersAtWork(w, target), 'alterDie', facts);
  return altered === null ? null : { name: altered.power, to: altered.answer };
}

export interface ExtraSfxPower {
  readonly name: string;
  readonly card: CardId;
  readonly model: ModelId;
  readonly cost: ClauseCost;
  readonly limit: string;
}

/** Powers that sell one more SFX after a success: the Attacker pays, so that one of a Friendly ally will do. @rule PC-SFX-07 @rule PC-TABLE-14 */
export function extraSfxPowers(
  w: World,
  spec: RollSpec,
  tally: Pick<ActionTally, 'usedPowers'>,
): ExtraSfxPower[] {
  const found: ExtraSfxPower[] = [];
  const holders = rollWon.holders(w);
  if (holders.length === 0 || pieceRolls(w, spec) !== null) return found;
  const view = attackView(w, spec);
  for (const { id, triggers } of holders) {
    const owner = modelOf(w, id);
    for (const { clause, name } of triggers) {
      if (clause.may?.some((effect) => effect.fx === 'extraSfx') !== true) continue;
      const own = owner.id === spec.attacker;
      if (
        !isAbout(w, clause.who, spec.attacker, owner.id) ||
        !holds(w, clause.when, owner.id, spec.attacker, { view }) ||
        (!own && !areFriends(w, teamOf(w, owner.id), spec.by)) ||
        !canPay(w, spec.attacker, clause.cost, 1, spec.by)
      )
        continue;
      if (clause.limit === 'oncePerAction' && tally.usedPowers.includes(name)) continue;
      if (!limitOpen(w, owner.id, name, clause.limit) || found.some((one) => one.name === name)) continue;
      found.push({
        name,
        card: owner.card,
        model: owner.id,
        cost: clause.cost ?? {},
        limit: clause.limit ?? '',
      });
    }
  }
  return found;
}

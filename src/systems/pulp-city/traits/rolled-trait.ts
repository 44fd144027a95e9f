import { handledByPower } from '../powers/handlers/handlers.ts';
import { handlerMentioned } from '../powers/mentioned.ts';
import { powersAtWork } from '../powers/silence.ts';
import type { Trait } from '../model/keywords.ts';
import type { RollSpec } from '../model/roll.ts';
import type { DeclaredUse } from '../model/declared-action.ts';
import { modelsOnTable } from '../board/on-table.ts';
import { isFriend, teamOf } from '../board/sides.ts';
import type { CardId, ModelId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { actionOn, cardOf, isModel, profileById, profileOf } from '../model/lookup.ts';
import { replacer } from '../powers/measure.ts';
import { attackView, pieceRolls } from './roll-view.ts';
import { isTrump } from './values.ts';
import { spareAp } from './limits.ts';

export interface RolledTrait {
  readonly trait: Trait;
  readonly trump: boolean;
}

/** An exchange that a Power of the Target forces on the Attacker, and what it takes to be spared. */
export interface ForcedTrait extends RolledTrait {
  readonly power: string;
  /** Card of the Power. */
  readonly card: CardId;
  /** null: nothing spares it. */
  readonly ap: number | null;
}

export const attackTraitSet = replacer('attackTrait');

/** The Trait of its bar. @rule PC-BAR-10 */
export const printedTrait = (w: World, spec: RollSpec): Trait =>
  actionOn(profileById(w, spec.profile), spec.action)?.attack ?? 'F';

/** Whose Trait the Attacker rolls: its own, or that of the friend whose Action it uses. @rule PC-CARD-06 */
export function traitBearer(w: World, spec: RollSpec): ModelId {
  const lender = actionOn(profileById(w, spec.profile), spec.action)?.lentBy;
  if (lender === undefined) return spec.attacker;
  const team = teamOf(w, spec.attacker);
  const found = modelsOnTable(w).find(({ id }) => profileOf(w, id).name === lender && isFriend(w, id, team));
  return found?.id ?? spec.attacker;
}

/** What the Attacker really rolls; the Action stays one of the Trait of its bar. @rule PC-ROLL-16 */
export function attackTrait(w: World, spec: RollSpec): RolledTrait {
  const forced = spec.keepsTrait === true ? null : forcedTrait(w, spec);
  if (forced !== null) return forced;
  const printed = printedTrait(w, spec);
  const set = attackTraitSet(w, spec.attacker, { view: attackView(w, spec), rolling: printed });
  const trait = set ?? printed;
  return { trait, trump: isTrump(w, traitBearer(w, spec), trait) };
}

/** @rule PC-ROLL-16 */
export function forcedTrait(w: World, spec: RollSpec): ForcedTrait | null {
  const { target } = spec;
  if (!handlerMentioned(w, 'forcedTraitOrPay')) return null;
  if (target === null || target === spec.attacker || !spec.combat || !isModel(w, target)) return null;
  if (pieceRolls(w, spec) !== null) return null;
  const printed = printedTrait(w, spec);
  const forced = handledByPower(powersAtWork(w, target), 'forcedTraitOrPay', { printed });
  if (forced === null) return null;
  const { power, answer } = forced;
  const trump = answer.trump && isTrump(w, traitBearer(w, spec), answer.trait);
  return { ...answer, trump, power, card: cardOf(w, target).id };
}

/** AP that spare the Attacker the exchange; null: there is none, or they cannot be paid. Minions use no AP. @rule PC-AP-05 @rule PC-AP-07 */
export function priceOfTrait(w: World, spec: RollSpec, { payer }: Pick<DeclaredUse, 'payer'>): number | null {
  const ap = forcedTrait(w, spec)?.ap ?? null;
  if (ap === null || profileOf(w, spec.attacker).kind === 'minion') return null;
  const left = Math.min(spareAp(w, cardOf(w, spec.attacker).id), w.state.teams[payer].pool);
  return ap <= left ? ap : null;
}

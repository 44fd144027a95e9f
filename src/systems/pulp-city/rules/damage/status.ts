import type { Cause } from '../../model/cause.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import type { CardId, ModelId } from '../../model/ids.ts';
import { isMinionCard } from '../../board/cards.ts';
import { cardOf, modelOf } from '../../model/lookup.ts';
import { mostHealth } from '../../traits/health.ts';
import { immuneToEffect } from '../../traits/immunity.ts';
import { spareFatigue } from '../../traits/limits.ts';

export function isThere(w: World, model: ModelId, what: string): boolean {
  const state = modelOf(w, model);
  if (what === 'stun') return state.stunned;
  if (what === 'suppress' || what === 'attack' || what === 'defend') return state[what] > 0;
  if (what === 'weak') return state.weak.length > 0;
  return what === 'spectral' && state.spectral;
}

/** What a Condition or a Combat Bonus comes from. */
const CONDITION_OF: Readonly<Record<string, string>> = { Stunned: 'stun', Weakness: 'weak' };

/** An Immunity that begins takes away what it keeps off. @rule PC-BAR-09 @rule PC-FX-19 */
export function shakeOff(ctx: Ctx, model: ModelId, of: string, cause: Cause): void {
  const word = CONDITION_OF[of] ?? of.toLowerCase();
  if (isThere(ctx, model, word)) ctx.emit({ type: 'conditionsRemoved', model, what: [word], cause });
  const { id, fatigue: points } = cardOf(ctx, model);
  if (word === 'fatigue' && points > 0) ctx.emit({ type: 'fatigueRemoved', card: id, points, cause });
}

/** Whoever has no Health left, and stays only until the Action is resolved, gets none back. @rule PC-FX-18 @rule PC-BAR-04 */
function healedTo(w: World, model: ModelId, x: number): number {
  const { health } = modelOf(w, model);
  return health === 0 ? 0 : Math.max(health, Math.min(mostHealth(w, model), health + x));
}

/** @rule PC-FX-18 */
export function heal(ctx: Ctx, model: ModelId, x: number, cause: Cause): void {
  const { health } = modelOf(ctx, model);
  const left = healedTo(ctx, model, x);
  if (left > health) ctx.emit({ type: 'healed', model, points: left - health, left, cause });
}

/** Fatigue up to the card's limit; more has no effect. @rule PC-FX-16 @rule PC-MOVE-03 */
export function fatigue(ctx: Ctx, card: CardId, model: ModelId | null, points: number, cause: Cause): void {
  const taken = Math.min(points, spareFatigue(ctx, card));
  if (taken > 0) ctx.emit({ type: 'fatigued', card, model, points: taken, cause });
}

/** @rule PC-FX-32 */
export function stun(ctx: Ctx, model: ModelId, cause: Cause): void {
  if (modelOf(ctx, model).status === 'ko' || modelOf(ctx, model).stunned) return;
  if (cause.of !== 'cost' && immuneToEffect(ctx, model, 'stun', {})) {
    ctx.emit({ type: 'effectIgnored', target: model, effect: 'stun', why: 'immune' });
    return;
  }
  ctx.emit({ type: 'stunned', model, cause });
}

/** @rule PC-FX-22 */
export function gainPowerUp(ctx: Ctx, card: CardId, dice: number, cause: Cause, thisRound = false): void {
  if (dice > 0) ctx.emit({ type: 'powerUpGained', card, dice, thisRound, cause });
}

/** Each Minion has dice of its own. @rule PC-FX-22 @rule PC-CARD-03 */
export function powerUpModel(ctx: Ctx, model: ModelId, dice: number, cause: Cause): void {
  const { id: card } = cardOf(ctx, model);
  if (!isMinionCard(ctx, card)) gainPowerUp(ctx, card, dice, cause);
  else if (dice > 0) ctx.emit({ type: 'powerUpGained', card, model, dice, thisRound: false, cause });
}

/** @rule PC-FX-23 @rule PC-BAR-04 */
export function losePowerUp(ctx: Ctx, model: ModelId, dice: number, cause: Cause): void {
  const { id: card } = cardOf(ctx, model);
  const own = isMinionCard(ctx, card) ? { model } : {};
  if (dice > 0) ctx.emit({ type: 'powerUpLost', card, ...own, dice, cause });
}

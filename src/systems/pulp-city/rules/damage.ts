import type { ClauseEffect } from '../model/clause.ts';
import type { Selector } from '../model/profile.ts';
import type { Cause } from '../model/events.ts';
import type { CardId, ModelId, TargetId } from '../model/state.ts';
import { type Ctx, type World, cardOf, modelOf, profileOf } from '../model/world.ts';
import { triggersOf } from '../powers/in-force.ts';
import { total } from '../powers/measure.ts';
import { holds } from '../powers/when.ts';
import { inPlay, modelsOnTable, piecesOn, teamOf, teamOfCard } from './bodies.ts';
import { dealtMore, harmWith, oncePerAction } from './harm.ts';
import { immuneToEffect } from './immunity.ts';
import { lostWith } from './leader-cards.ts';
import { lastChance } from './surviving.ts';
import { selects } from './selectors.ts';
import { isExclusiveTo } from './teams.ts';
import { modelsOfCard, spareFatigue } from './traits.ts';

/** A Structure with no Health left that still stands: `collapse` takes it away. */
export function needsCollapse(w: World, piece: TargetId): boolean {
  const found = w.state.pieces[piece];
  return found !== undefined && found.kind === 'structure' && found.health === 0;
}

/**
 * Damage X to a model or a piece; at 0 Health a model is KO'ed and an Object destroyed.
 * @rule PC-FX-07 @rule PC-OBJ-06
 */
export function hurt(ctx: Ctx, target: TargetId, points: number, by: CardId | null, cause: Cause): void {
  const more = dealtMore(ctx, target, cause);
  const harm = harmWith(ctx, target, points, cause, more);
  if (points + total(more) <= 0) return;
  for (const { name, perAction } of more) {
    if (perAction === true && cause.of === 'action')
      ctx.emit({
        type: 'limitUsed',
        card: cardOf(ctx, cause.model).id,
        key: oncePerAction(name, target),
        until: 'action',
      });
  }
  if (harm === null) return;
  const { dealt, left } = harm;
  const piece = ctx.state.pieces[target];
  if (piece !== undefined) {
    ctx.emit({ type: 'damaged', target, points: dealt, left, by, cause });
    if (left === 0 && piece.kind !== 'structure')
      ctx.emit({ type: 'pieceDestroyed', piece: target, by, cause });
    return;
  }
  if (left === modelOf(ctx, target).health) {
    const why = dealt === 0 ? 'power' : 'survivalInstincts';
    ctx.emit({ type: 'effectIgnored', target, effect: 'damage', why });
  } else ctx.emit({ type: 'damaged', target, points: dealt, left, by, cause });
  if (left === 0) knockOut(ctx, target, by, cause);
}

/** A model without Health is KO'ed, unless it may roll for staying: then it does so before anything else. @rule PC-COND-02 @rule PC-LEADER-27 */
export function knockOut(ctx: Ctx, model: ModelId, by: CardId | null, cause: Cause): void {
  if (ctx.state.dying.some((one) => one.model === model)) return;
  const roll = modelOf(ctx, model).health > 0 ? null : lastChance(ctx, model);
  if (roll === null) takeAway(ctx, model, by, cause);
  else ctx.emit({ type: 'survivalDue', dying: { model, by, cause, ...roll } });
}

/**
 * Removes a KO'ed model with all that goes with it: its Auras, the Terrain it Summoned, its Exclusive Minions.
 * @rule PC-COND-02 @rule PC-MINION-05 @rule PC-AREA-05
 */
export function takeAway(ctx: Ctx, model: ModelId, by: CardId | null, cause: Cause): void {
  const { card } = modelOf(ctx, model);
  ctx.emit({ type: 'koed', model, by, cause });
  for (const aura of ctx.state.auras.filter((one) => one.owner === model))
    ctx.emit({ type: 'auraEnded', id: aura.id });
  if (by !== null) answerKo(ctx, model, by);
  if (modelsOfCard(ctx, card).some((id) => inPlay(modelOf(ctx, id)))) return;
  const lost = lostWith(ctx, card);
  if (lost.length > 0) ctx.emit({ type: 'leaderCardsLost', team: teamOfCard(ctx, card), cards: lost });
  for (const piece of piecesOn(ctx)) {
    if (piece.summoned?.card === card)
      ctx.emit({ type: 'pieceRemoved', piece: piece.id, why: 'summonerKoed' });
  }
  for (const other of Object.values(ctx.state.cards)) {
    if (!isExclusiveTo(ctx, other.id, card)) continue;
    for (const id of modelsOfCard(ctx, other.id)) {
      if (inPlay(modelOf(ctx, id))) knockOut(ctx, id, null, { of: 'rule', rule: 'PC-MINION-05' });
    }
  }
}

/** Powers that answer a KO; those of the one who did it need not be near. */
function answerKo(ctx: Ctx, victim: ModelId, by: CardId): void {
  const doer = modelsOfCard(ctx, by).find((id) => inPlay(modelOf(ctx, id))) ?? null;
  for (const owner of modelsOnTable(ctx)) {
    for (const force of triggersOf(ctx, owner.id, 'koed')) {
      const { clause } = force;
      if (!('at' in clause) || clause.must === undefined) continue;
      if (!holds(ctx, clause.when, owner.id, owner.id, { by: doer, victim })) continue;
      const key = `${force.name}`;
      if (clause.limit !== undefined && !takeLimit(ctx, owner.id, key, clause.limit)) continue;
      for (const effect of clause.must) atOnce(ctx, owner.id, force.name, effect, victim);
    }
  }
}

/** Marks a limited Power as used; answers whether it was still open. */
export function takeLimit(ctx: Ctx, owner: ModelId, key: string, limit: string): boolean {
  if (!limitOpen(ctx, owner, key, limit)) return false;
  const until = limitEnds(limit);
  if (until !== null) ctx.emit({ type: 'limitUsed', card: cardOf(ctx, owner).id, key, until });
  return true;
}

export function limitOpen(w: World, owner: ModelId, key: string, limit: string | undefined): boolean {
  const card = cardOf(w, owner);
  if (limit === undefined) return true;
  if (limit === 'oncePerActivation') return w.state.activation?.limits[card.id]?.includes(key) !== true;
  if (limit === 'firstActivationOfRound')
    return card.activationsThisRound === 1 && card.used[key] === undefined;
  if (limit === 'firstActivationOfEncounter')
    return card.activationsEver === 1 && card.used[key] === undefined;
  return card.used[key] === undefined;
}

function limitEnds(limit: string): string | null {
  switch (limit) {
    case 'oncePerRound':
    case 'firstActivationOfRound':
      return 'round';
    case 'oncePerEncounter':
    case 'firstActivationOfEncounter':
      return 'encounter';
    case 'oncePerActivation':
      return 'activation';
    default:
      return null;
  }
}

/** Models an Effect of a Power goes to, where nobody has to choose. */
export function receivers(
  w: World,
  owner: ModelId,
  to: ClauseEffect['to'],
  subject: ModelId | null,
): ModelId[] {
  if (to === undefined || to === 'self') return [owner];
  if (to === 'subject' || to === 'target' || to === 'opponent') return subject === null ? [] : [subject];
  if (typeof to === 'string') return [];
  const selector: Selector = to;
  const { count: _, ...rest } = selector;
  return modelsOnTable(w)
    .filter((model) => selects(w, rest, model.id, { owner, side: teamOf(w, owner) }))
    .map((model) => model.id);
}

/** An Effect of a Power that needs no choice. */
export function atOnce(
  ctx: Ctx,
  owner: ModelId,
  power: string,
  effect: ClauseEffect,
  subject: ModelId | null,
): void {
  const cause: Cause = { of: 'power', card: cardOf(ctx, owner).id, power };
  const x = typeof effect.x === 'number' ? effect.x : 1;
  for (const model of receivers(ctx, owner, effect.to, subject))
    applyPower(ctx, model, effect, x, owner, cause);
}

/** The game's own Effects, which Immunity keeps off whatever they come from. @rule PC-BAR-09 */
const KEPT_OFF = ['attack', 'damage', 'defend', 'fatigue', 'heal', 'powerUp', 'spectral'] as const;

export function applyPower(
  ctx: Ctx,
  model: ModelId,
  effect: ClauseEffect,
  x: number,
  owner: ModelId,
  cause: Cause,
): void {
  const kept = KEPT_OFF.find((fx) => fx === effect.fx);
  if (kept !== undefined && immuneToEffect(ctx, model, kept, {})) {
    ctx.emit({ type: 'effectIgnored', target: model, effect: kept, why: 'immune' });
    return;
  }
  switch (effect.fx) {
    case 'powerUp':
      gainPowerUp(ctx, cardOf(ctx, model).id, x, cause);
      return;
    case 'heal':
      heal(ctx, model, x, cause);
      return;
    case 'damage':
      hurt(ctx, model, x, cardOf(ctx, owner).id, cause);
      return;
    case 'fatigue':
      fatigue(ctx, cardOf(ctx, model).id, model, x, cause);
      return;
    case 'attack':
    case 'defend':
      ctx.emit({ type: 'diceEffect', model, effect: effect.fx, x, cause });
      return;
    case 'stun':
      stun(ctx, model, cause);
      return;
    case 'spectral':
      if (!modelOf(ctx, model).spectral) ctx.emit({ type: 'becameSpectral', model, cause });
      return;
    case 'ap':
      ctx.emit({ type: 'apGained', team: teamOf(ctx, owner), ap: x, cause });
      return;
    case 'remove': {
      const what = (typeof effect.of === 'string' ? [effect.of] : (effect.of ?? [])).map((word) =>
        word.toLowerCase(),
      );
      const there = what.filter((one) => isThere(ctx, model, one));
      if (there.length > 0) ctx.emit({ type: 'conditionsRemoved', model, what: there, cause });
      if (what.includes('fatigue') && cardOf(ctx, model).fatigue > 0) {
        ctx.emit({ type: 'fatigueRemoved', card: cardOf(ctx, model).id, points: 1, cause });
      }
      return;
    }
    case 'lasting':
      ctx.emit({
        type: 'lastingBegan',
        model,
        lasting: {
          id: `${model}:${nameOf(cause) || cause.of}:${ctx.state.made}:${modelOf(ctx, model).lasting.length}`,
          clauses: effect.clauses ?? [],
          lasts: effect.lasts ?? 'effectsPhase',
          from: nameOf(cause),
          owner: cardOf(ctx, owner).id,
        },
      });
      for (const clause of effect.clauses ?? []) {
        if (!('grant' in clause) || clause.grant !== 'immune' || clause.when !== undefined) continue;
        for (const of of [clause.of ?? []].flat()) shakeOff(ctx, model, of, cause);
      }
      return;
    default:
      ctx.emit({ type: 'effectIgnored', target: model, effect: effect.fx, why: 'power' });
  }
}

function nameOf(cause: Cause): string {
  if (cause.of === 'leaderCard') return cause.card;
  return cause.of === 'power' ? cause.power : '';
}

function isThere(w: World, model: ModelId, what: string): boolean {
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
export function healedTo(w: World, model: ModelId, x: number): number {
  const { health } = modelOf(w, model);
  return health === 0 ? 0 : Math.max(health, Math.min(profileOf(w, model).health, health + x));
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

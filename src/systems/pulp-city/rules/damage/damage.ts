import { isExclusiveTo, modelsOfCard } from '../../board/cards.ts';
import { allModelsOnTable, inPlay } from '../../board/on-table.ts';
import { isComingDown, piecesOn } from '../../board/scene.ts';
import { opponentAt, teamOf, teamOfCard } from '../../board/sides.ts';
import type { Cause } from '../../model/cause.ts';
import type { AtOnceEffect, Selector } from '../../model/clause.ts';
import type { PowerUse } from '../../model/declared-action.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import type { CardId, ModelId, TargetId, TeamId } from '../../model/ids.ts';
import type { RollSpec } from '../../model/roll.ts';
import { cardOf, isModel, modelOf, powerCause } from '../../model/lookup.ts';
import { takeForUse } from '../../powers/limits.ts';
import type { Lasting } from '../../model/state.ts';
import type { Duration } from '../../model/vocabulary/effects.ts';
import { total } from '../../powers/measure.ts';
import { inBtb } from '../../traits/contact.ts';
import { immuneToEffect } from '../../traits/immunity.ts';
import { receivers } from '../../traits/receivers.ts';
import { selects } from '../../traits/selectors.ts';
import { lostWith } from '../leaders/leader-cards.ts';
import { dealtMore, harmOf, harmWith, oncePerAction } from './amount.ts';
import { lastChance } from './last-chance.ts';
import { answersToDamage, answersToKo } from './answers.ts';
import { type Answer, isAtOnce, isPlain, timesCounted } from './moments.ts';
import { INSTANTS } from './instant/instants.ts';
import { isThere, shakeOff } from './status.ts';
import { dropFor, enemyOf, shakenBy } from './dropping.ts';
import { transfersOf } from './transfer.ts';
import { clauseEffects } from '../../model/force.ts';

/** A Structure with no Health left that still stands: `collapse` takes it away. */
export function needsCollapse(w: World, piece: TargetId): boolean {
  const found = w.state.pieces[piece];
  return found !== undefined && found.kind === 'structure' && found.health === 0;
}

/**
 * Damage X to a model or a piece; of what comes from no Action its player may first say that another suffers it.
 * @rule PC-FX-07 @rule PC-CARD-06
 */
export function hurt(
  ctx: Ctx,
  target: TargetId,
  points: number,
  by: CardId | null,
  cause: Cause,
  spec: RollSpec | null = null,
): void {
  const passedOn =
    cause.of !== 'action' &&
    couldHurt(ctx, target, points, cause) &&
    transfersOf(ctx, target, null).length > 0;
  if (passedOn) ctx.emit({ type: 'damageDue', due: { target, points, by, cause } });
  else hurtNow(ctx, target, points, by, cause, spec);
}

/** A model would lose Health. */
export function couldHurt(w: World, target: TargetId, points: number, cause: Cause): boolean {
  if (!isModel(w, target)) return false;
  const harm = harmOf(w, target, points, cause);
  return harm !== null && harm.left < modelOf(w, target).health;
}

/**
 * At 0 Health a model is KO'ed and an Object destroyed.
 * @rule PC-FX-07 @rule PC-OBJ-06
 */
export function hurtNow(
  ctx: Ctx,
  target: TargetId,
  points: number,
  by: CardId | null,
  cause: Cause,
  spec: RollSpec | null = null,
): void {
  if (isComingDown(ctx, target)) return;
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
  } else {
    ctx.emit({ type: 'damaged', target, points: dealt, left, by, cause });
    answer(ctx, answersToDamage(ctx, { target, points: dealt, by, cause, spec }));
  }
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
 * `unanswered`: no Power has anything to say to it. @rule PC-COND-02 @rule PC-MINION-05 @rule PC-AREA-05
 */
export function takeAway(
  ctx: Ctx,
  model: ModelId,
  by: CardId | null,
  cause: Cause,
  unanswered?: 'unanswered',
): void {
  const { card } = modelOf(ctx, model);
  dropFor(ctx, model, 'koed', enemyOf(ctx, model, by));
  const answers = unanswered === undefined ? answersToKo(ctx, model, by, cause) : [];
  ctx.emit({ type: 'koed', model, by, cause });
  for (const aura of ctx.state.auras.filter((one) => one.owner === model))
    ctx.emit({ type: 'auraEnded', id: aura.id });
  endWith(ctx, card);
  answer(ctx, answers);
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

/** What lasts only as long as the card that put it in force is in play. */
function endWith(ctx: Ctx, card: CardId): void {
  if (modelsOfCard(ctx, card).some((id) => inPlay(modelOf(ctx, id)))) return;
  for (const { id: model, lasting } of Object.values(ctx.state.models)) {
    const ids = lasting.filter((one) => one.whileInPlay === true && one.owner === card).map(({ id }) => id);
    if (ids.length > 0) ctx.emit({ type: 'lastingEnded', model, ids });
  }
}

/** Carries out what Powers do without asking; the others wait to be answered before anything else goes on. @rule PC-CARD-06 */
export function answer(ctx: Ctx, answers: readonly Answer[]): void {
  if (answers.length === 0) return;
  const asked: PowerUse[] = [];
  for (const { use, trigger, to } of answers) {
    if (!isPlain(trigger)) asked.push(use);
    else if (takeForUse(ctx, use, trigger.clause.limit)) {
      clauseEffects(trigger.clause).forEach((effect, at) => {
        if (isAtOnce(effect)) carryOut(ctx, use, effect, to[at] ?? []);
      });
    }
  }
  if (asked.length > 0) ctx.emit({ type: 'powersDue', uses: asked });
}

/** An Effect of a Power on these models, as far as they are still there. */
export function carryOut(ctx: Ctx, use: PowerUse, effect: AtOnceEffect, to: readonly ModelId[]): void {
  const { owner, power } = use;
  const cause = powerCause(ctx, owner, power);
  const counted = timesCounted(ctx, use, effect);
  if (counted === 0) return;
  for (const model of to) {
    if (!inPlay(modelOf(ctx, model))) continue;
    if (effect.fx === 'stun') shakenBy(ctx, model, 'stun', use.success?.spec.side ?? teamOf(ctx, owner));
    applyPower(ctx, model, effect, owner, cause, counted);
  }
}

/** An Effect of a Power that needs no choice. */
export function atOnce(
  ctx: Ctx,
  owner: ModelId,
  power: string,
  effect: AtOnceEffect,
  subject: ModelId | null,
): void {
  const cause = powerCause(ctx, owner, power);
  for (const model of receivers(ctx, owner, effect.to, subject, undefined, null, effect.fx))
    applyPower(ctx, model, effect, owner, cause);
}

/** The game's own Effects, which Immunity keeps off whatever they come from. @rule PC-BAR-09 */
const KEPT_OFF = [
  'attack',
  'damage',
  'defend',
  'fatigue',
  'heal',
  'powerDown',
  'powerUp',
  'spectral',
] as const;

export function applyPower(
  ctx: Ctx,
  model: ModelId,
  effect: AtOnceEffect,
  owner: ModelId,
  cause: Cause,
  counted = 1,
  about: TargetId | null = null,
): void {
  const x = xFor(ctx, model, effect, owner) * counted;
  const kept = KEPT_OFF.find((fx) => fx === effect.fx);
  if (kept !== undefined && immuneToEffect(ctx, model, kept, {})) {
    ctx.emit({ type: 'effectIgnored', target: model, effect: kept, why: 'immune' });
    return;
  }
  switch (effect.fx) {
    case 'damage':
      hurt(ctx, model, x, cardOf(ctx, owner).id, cause);
      return;
    case 'attack':
    case 'defend':
    case 'fatigue':
    case 'heal':
    case 'powerDown':
    case 'powerUp':
    case 'spectral':
    case 'stun':
      INSTANTS[effect.fx](ctx, model, x, cause);
      return;
    case 'ap':
      changePool(ctx, poolOf(ctx, owner, effect.of, model), x, cause);
      return;
    case 'ko':
      strikeDown(ctx, model, effect.around ?? 0, cardOf(ctx, owner).id, cause);
      return;
    case 'remove': {
      const what = [effect.of].flat().map((word) => word.toLowerCase());
      const there = what.filter((one) => isThere(ctx, model, one));
      if (there.length > 0) ctx.emit({ type: 'conditionsRemoved', model, what: there, cause });
      if (what.includes('fatigue') && cardOf(ctx, model).fatigue > 0) {
        ctx.emit({ type: 'fatigueRemoved', card: cardOf(ctx, model).id, points: 1, cause });
      }
      return;
    }
    case 'mark':
      beginLasting(ctx, owner, owner, cause, { clauses: [], lasts: effect.lasts, about: model });
      return;
    case 'lasting':
      if (effect.stacks === false && alreadyHas(ctx, model, nameOf(cause))) return;
      beginLasting(ctx, model, owner, cause, {
        clauses: effect.clauses,
        lasts: effect.lasts,
        ...(about !== null && isModel(ctx, about) ? { about } : {}),
        ...(effect.until === undefined ? {} : { until: [effect.until].flat() }),
        ...(effect.whileInPlay === true ? { whileInPlay: true } : {}),
      });
      for (const clause of effect.clauses) {
        if (!('grant' in clause) || clause.grant !== 'immune' || clause.when !== undefined) continue;
        for (const of of [clause.of].flat()) shakeOff(ctx, model, of, cause);
      }
      return;
    default:
      effect satisfies never;
  }
}

/** X of an Effect for one of those it goes to. */
function xFor(w: World, model: ModelId, effect: AtOnceEffect, owner: ModelId): number {
  const { x = 1, twiceFor } = effect as { readonly x?: number; readonly twiceFor?: Selector };
  if (twiceFor === undefined) return x;
  return selects(w, twiceFor, model, { owner, side: teamOf(w, owner) }) ? 2 * x : x;
}

/** KO'ed outright: nothing that keeps a model without Health in play helps. @rule PC-COND-02 */
function strikeDown(ctx: Ctx, model: ModelId, around: number, by: CardId, cause: Cause): void {
  const near = allModelsOnTable(ctx).filter(({ id }) => id !== model && inBtb(ctx, model, id));
  takeAway(ctx, model, by, cause);
  if (around > 0) for (const { id } of near) hurt(ctx, id, around, by, cause);
}

/** A mark of the same name is no such clause. */
const alreadyHas = (w: World, model: ModelId, name: string): boolean =>
  modelOf(w, model).lasting.some(({ from, about }) => from === name && about === undefined);

function beginLasting(
  ctx: Ctx,
  model: ModelId,
  owner: ModelId,
  cause: Cause,
  {
    clauses,
    lasts = 'effectsPhase',
    ...rest
  }: Pick<Lasting, 'clauses' | 'about' | 'whileInPlay' | 'until'> & { readonly lasts: Duration | undefined },
): void {
  const from = nameOf(cause);
  const id = `${model}:${from || cause.of}:${ctx.state.made}:${modelOf(ctx, model).lasting.length}`;
  const lasting = { id, clauses, lasts, from, owner: cardOf(ctx, owner).id, ...rest };
  ctx.emit({ type: 'lastingBegan', model, lasting });
}

/** Whose Pool: of several Enemies that of the model it is about, else of the next in the order of Turns. */
function poolOf(w: World, owner: ModelId, of: 'enemy' | undefined, about: ModelId): TeamId {
  const own = teamOf(w, owner);
  return of === 'enemy' ? opponentAt(w, own, about) : own;
}

/** No more AP are taken than there are. */
function changePool(ctx: Ctx, team: TeamId, ap: number, cause: Cause): void {
  const left = ctx.state.teams[team].pool;
  if (ap > 0) ctx.emit({ type: 'apGained', team, ap, cause });
  else if (left > 0) ctx.emit({ type: 'apDiscarded', team, ap: Math.min(left, -ap) });
}

function nameOf(cause: Cause): string {
  if (cause.of === 'leaderCard') return cause.card;
  return cause.of === 'power' ? cause.power : '';
}

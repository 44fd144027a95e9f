import { type Proc, answered } from '../model/frames.ts';
import { owesAction } from '../rules/actions/owed-actions.ts';
import type { Act, ActLimits, ActOccasion } from '../model/orders.ts';
import type { DeclaredUse } from '../model/declared-action.ts';
import type { CardId, ModelId, TeamId } from '../model/ids.ts';
import type { Ctx } from '../model/encounter.ts';
import { actionOn, modelOf, profileOf } from '../model/lookup.ts';
import { chainsOf, powersAt, startsChain } from '../rules/actions/activation-powers.ts';
import {
  anyCompels,
  anyUsable,
  canMove,
  declarer,
  kindOf,
  limitsNow,
  mayActivate,
  mayMove,
} from '../rules/actions/activating.ts';
import { lookedAt } from '../powers/mentioned.ts';
import { isEnemy, teamOfCard } from '../board/sides.ts';
import { dropFor } from '../rules/damage/dropping.ts';
import { fatigue } from '../rules/damage/status.ts';
import { takeLimit } from '../powers/limits.ts';
import { takeAgendaAction } from '../rules/actions/agenda-actions.ts';
import { isClimbing, whyNotClimbHigh } from '../rules/actions/climbing.ts';
import { startsInContact, touchedBy } from '../rules/actions/contact-at-start.ts';
import { declare } from '../rules/actions/declaring.ts';
import { supportLost } from '../rules/falling/loose-pieces.ts';
import { powersOpen } from '../rules/actions/powers-between.ts';
import { formsOpen, shapeshift } from '../rules/actions/shapeshift.ts';
import { nameTrump, trumpDue } from '../rules/rolls/trump.ts';
import { hazardsAtActivation } from '../rules/movement/hazards.ts';
import { causeOf, endsSpectral, usefulNow } from '../rules/leaders/leader-cards.ts';
import { afterPowerMove } from '../rules/movement/moves-by-card.ts';
import { keepersDue, pickUp, pickUpsOpen } from '../rules/burdens/carrying.ts';
import { termsOfMove } from '../rules/movement/moving.ts';
import { isRest, restOfMove } from '../rules/movement/strafing.ts';
import { isMinionCard, liveModels, isStopped, firstModel } from '../board/cards.ts';
import { offering } from './offering.ts';

/** Who acts with the card: its own player, or whoever commands it. @rule PC-CARD-06 */
const actorOf = (ctx: Ctx, card: CardId): TeamId =>
  ctx.state.activation?.card === card ? ctx.state.activation.team : teamOfCard(ctx, card);

/** Models of the card that may use what the Activation is at. */
function waiting(ctx: Ctx, card: CardId): ModelId[] {
  const { step, newcomers } = ctx.state.activation ?? {};
  return liveModels(ctx, card).filter(
    (id) =>
      step?.models.includes(id) !== true &&
      newcomers?.includes(id) !== true &&
      modelOf(ctx, id).health > 0 &&
      mayActivate(ctx, id),
  );
}

/** Moves are made model by model for a card of several, also where but one is left of them. @rule PC-MINION-04 @rule PC-CARD-07 */
function severalModels(ctx: Ctx, card: CardId): boolean {
  const begun = (ctx.state.activation?.step ?? null) !== null;
  return begun || isMinionCard(ctx, card) || liveModels(ctx, card).length > 1;
}

/** A model that waits, and what the Activation leaves open to it now. */
type Waiting = { readonly model: ModelId; readonly limits: ActLimits };

/** For the models of the card that wait; what most often is open is asked for first. */
function anythingOpen(ctx: Ctx, card: CardId, team: TeamId, waiters: readonly Waiting[]): boolean {
  if (waiters.some((waiter) => mayMoveNow(ctx, waiter))) return true;
  const occasion = occasionOf(ctx);
  const models = waiters.map(({ model }) => model);
  if (isClimbing(ctx)) return models.some((model) => whyNotClimbHigh(ctx, model, occasion) === null);
  if (formsOpen(ctx, card, occasion).length > 0 || usefulNow(ctx, card, occasion).length > 0) return true;
  if (models.some((model) => endsSpectral(ctx, model, occasion) !== null)) return true;
  if (powersOpen(ctx, card, occasion).length > 0) return true;
  if (models.some((model) => pickUpsOpen(ctx, model, occasion).length > 0)) return true;
  return waiters.some(({ model, limits }) => limits.combat && anyUsable(ctx, model, declarer(team, limits)));
}

function occasionOf(ctx: Ctx): ActOccasion {
  return ctx.state.activation?.minions === true ? 'minions' : 'activation';
}

const mayMoveNow = (ctx: Ctx, { model, limits }: Waiting): boolean => {
  const { fatigue: pays } = termsOfMove(ctx, { occasion: occasionOf(ctx), limits });
  if (!limits.moves) return false;
  return pays && restOfMove(ctx, model) === null ? canMove(ctx, model) : mayMove(ctx, model);
};

/**
 * Where the Activation is not a Minion card's, to use nothing would be a free Pass, unless nothing is left that has to
 * be used.
 * @rule PC-TURN-06
 */
function mayEnd(ctx: Ctx, waiters: readonly Waiting[], team: TeamId): boolean {
  if (waiters.some(({ model, limits }) => owesAction(ctx, model, declarer(team, limits)))) return false;
  if (ctx.state.activation?.paid !== false) return true;
  return !waiters.some((waiter) => {
    if (mayMoveNow(ctx, waiter)) return true;
    const { model, limits } = waiter;
    return limits.combat && anyCompels(ctx, model, declarer(team, limits));
  });
}

/** A Supreme's or a commanded Minion card's Activation. @rule PC-TURN-01 @rule PC-TURN-04 @rule PC-TURN-10 */
export const activation: Proc<'activation'> = {
  begin(ctx, { card, minions, chainedBy, by }) {
    const inContact = liveModels(ctx, card).filter((id) => startsInContact(ctx, id));
    const around = lookedAt(ctx, 'startedBtb') ? { with: touchedBy(ctx, card) } : {};
    const other = by === undefined ? {} : { by };
    ctx.emit({ type: 'activationBegan', card, minions, inContact, ...around, chainedBy, ...other });
    if (minions) fatigue(ctx, card, null, 1, { of: 'rule', rule: 'PC-MINION-02' });
    const queue =
      ctx.rules.burdens.keptIn === 'firstActivation'
        ? keepersDue(ctx, (model) => modelOf(ctx, model).card === card)
        : [];
    const burdens = { proc: 'activation', step: 'burdens', card } as const;
    return queue.length === 0
      ? { do: 'goto', frame: burdens }
      : { do: 'call', frame: { proc: 'burden', step: 'keep', queue }, resume: burdens };
  },

  /** Bearers of the card have kept what they carry, or not. @rule PC-BURDEN-03 */
  burdens(ctx, { card }) {
    return {
      do: 'goto',
      frame: { proc: 'activation', step: 'hazards', card, queue: hazardsAtActivation(ctx, card) },
    };
  },

  hazards(_ctx, { card, queue }) {
    const [hazard, ...rest] = queue;
    if (hazard === undefined) return { do: 'goto', frame: { proc: 'activation', step: 'powers', card } };
    return {
      do: 'call',
      frame: { proc: 'hazard', step: 'strike', hazard },
      resume: { proc: 'activation', step: 'hazards', card, queue: rest },
    };
  },

  powers(ctx, { card }, wake) {
    const naming = liveModels(ctx, card).find((id) => trumpDue(ctx, id) !== null);
    const power = naming === undefined ? null : trumpDue(ctx, naming);
    if (naming !== undefined && power !== null) {
      const trait = answered(wake, 'nameTrump');
      if (trait === null)
        return {
          do: 'ask',
          questions: [{ kind: 'nameTrump', by: teamOfCard(ctx, card), model: naming, power }],
        };
      nameTrump(ctx, naming, power, trait);
      return { do: 'goto', frame: { proc: 'activation', step: 'powers', card } };
    }
    return {
      do: 'call',
      frame: { proc: 'powers', step: 'next', queue: powersAt(ctx, card, 'activationStarted') },
      resume: { proc: 'activation', step: 'choose', card },
    };
  },

  choose(ctx, { card }, wake) {
    const act = answered(wake, 'act');
    const team = actorOf(ctx, card);
    if (act === null) {
      const current = ctx.state.activation;
      if (current === null || current.closed || isStopped(ctx, team) || liveModels(ctx, card).length === 0) {
        return { do: 'goto', frame: { proc: 'activation', step: 'ending', card } };
      }
      const models = waiting(ctx, card);
      if (current.step !== null && models.length === 0) return endStep(ctx, card);
      const waiters = models.map((model) => ({ model, limits: limitsNow(ctx, model) }));
      if (!anythingOpen(ctx, card, team, waiters)) {
        if (current.step !== null) return endStep(ctx, card);
        return { do: 'goto', frame: { proc: 'activation', step: 'ending', card } };
      }
      return {
        do: 'ask',
        questions: [
          {
            kind: 'act',
            by: team,
            side: team,
            occasion: occasionOf(ctx),
            card,
            models,
            limits: waiters[0]?.limits ?? { moves: false, combat: false },
            mayEnd: mayEnd(ctx, waiters, team),
          },
        ],
      };
    }
    return carryOut(ctx, card, team, act);
  },

  /** Every model of the card has moved: now the Reactions to those that came into contact. @rule PC-MINION-04 */
  contacts(ctx, { card, queue }) {
    const [contact, ...rest] = queue;
    if (contact === undefined) return { do: 'goto', frame: { proc: 'activation', step: 'choose', card } };
    return {
      do: 'call',
      frame: offering('BTB', contact.mover, actorOf(ctx, card), contact.into),
      resume: { proc: 'activation', step: 'contacts', card, queue: rest },
    };
  },

  ending(ctx, { card }, wake) {
    if (wake.woke === 'returned') return { do: 'goto', frame: { proc: 'activation', step: 'finish', card } };
    const queue = powersAt(ctx, card, 'activationEnded').filter((use) => !startsChain(ctx, use));
    return {
      do: 'call',
      frame: { proc: 'powers', step: 'next', queue: isStopped(ctx, teamOfCard(ctx, card)) ? [] : queue },
      resume: { proc: 'activation', step: 'ending', card },
    };
  },

  finish(ctx, { card }) {
    const chains = chainsOf(ctx, card);
    ctx.emit({ type: 'activationEnded', card });
    return { do: 'return', value: chains };
  },
};

type Then = ReturnType<(typeof activation)['choose']>;

function endStep(ctx: Ctx, card: CardId): Then {
  const current = ctx.state.activation;
  const moving = current?.step?.action === 'move';
  if (current?.step?.action === 'climbHigh') ctx.emit({ type: 'activationClosed' });
  const movers = current?.step?.models ?? [];
  ctx.emit({ type: 'minionStepEnded' });
  const queue = moving
    ? movers.flatMap((mover) => {
        const moves = ctx.state.activation?.moves[mover] ?? [];
        const met = moves[moves.length - 1]?.into ?? [];
        const into = met.filter((other) => isEnemy(ctx, other, actorOf(ctx, card)));
        return into.length > 0 ? [{ mover, into }] : [];
      })
    : [];
  return { do: 'goto', frame: { proc: 'activation', step: 'contacts', card, queue } };
}

/** Two moves as one count twice and cost two Fatigue, for all models of the card together. @rule PC-MOVE-22 @rule PC-CARD-07 */
function beginStep(
  ctx: Ctx,
  card: CardId,
  model: ModelId,
  name: string,
  kind: Parameters<typeof ctx.emit>[0] & { type: 'actionCounted' },
  combined = false,
): void {
  if (ctx.state.activation?.step === null) {
    ctx.emit({ type: 'minionStepBegan', action: name, ...(combined && { combined }) });
    for (let moves = combined ? 2 : 1; moves > 0; moves -= 1) ctx.emit(kind);
    if (name === 'move') {
      const supreme = !isMinionCard(ctx, card);
      if (supreme || ctx.setup.switches.minionMoveFatigue === 'paid')
        fatigue(ctx, card, model, combined ? 2 : 1, { of: 'rule', rule: 'PC-MOVE-31' });
    }
  }
  ctx.emit({ type: 'minionStepUsed', model });
}

function carryOut(ctx: Ctx, card: CardId, team: TeamId, act: Act): Then {
  switch (act.do) {
    case 'end':
      if (ctx.state.activation?.step === null) {
        return { do: 'goto', frame: { proc: 'activation', step: 'ending', card } };
      }
      ctx.emit({ type: 'activationClosed' });
      return endStep(ctx, card);
    case 'nextStep':
      return endStep(ctx, card);
    case 'climbHigh': {
      const counted = { type: 'actionCounted', kind: 'climbHigh', action: 'climbHigh' } as const;
      if (waiting(ctx, card).length > 1) beginStep(ctx, card, act.model, 'climbHigh', counted);
      else {
        ctx.emit(counted);
        ctx.emit({ type: 'activationClosed' });
      }
      return {
        do: 'call',
        frame: { proc: 'climbHigh', step: 'takeOff', model: act.model },
        resume: { proc: 'activation', step: 'choose', card },
      };
    }
    case 'move': {
      const several = severalModels(ctx, card);
      const counted = { type: 'actionCounted', kind: 'move', action: 'move' } as const;
      const goesOn = isRest(ctx, act);
      if (several) beginStep(ctx, card, act.model, 'move', counted, act.combined);
      else if (!goesOn) {
        ctx.emit(counted);
        if (act.combined) ctx.emit(counted);
      }
      const byPower = act.power === undefined ? null : afterPowerMove(ctx, act.model, act.power);
      if (byPower !== null && act.power !== undefined) {
        ctx.emit({ type: 'powerUsed', card, power: act.power, model: act.model });
        if (byPower.limit !== null) takeLimit(ctx, act.model, act.power, byPower.limit);
      }
      const closes = act.fall && ctx.rules.policies.fallOnPurposeAlone(act.as);
      if (closes || byPower?.ends === true) ctx.emit({ type: 'activationClosed' });
      return {
        do: 'call',
        frame: {
          proc: 'move',
          step: 'start',
          order: act,
          by: team,
          side: team,
          fatigue: !several && !goesOn,
          counts: true,
          reactions: !several,
        },
        resume: { proc: 'activation', step: 'choose', card },
      };
    }
    case 'action': {
      const declared = declare(ctx, act, {
        occasion: isMinionCard(ctx, card) ? 'minions' : 'activation',
        by: team,
        side: team,
        limits: limitsNow(ctx, act.model),
        against: null,
      });
      if (!declared.ok) throw new Error(`unchecked answer: ${declared.error.code}`);
      const action = actionOn(profileOf(ctx, act.model), act.action);
      if (action !== null && isMinionCard(ctx, card)) {
        beginStep(ctx, card, act.model, action.id, {
          type: 'actionCounted',
          kind: 'combat',
          action: action.id,
        });
      } else if (action !== null) {
        ctx.emit({ type: 'actionCounted', kind: kindOf(action), action: action.id });
      }
      return callAction(card, declared.value);
    }
    case 'shapeshift': {
      const choose = { proc: 'activation', step: 'choose', card } as const;
      shapeshift(ctx, card, act.form);
      return !supportLost(ctx)
        ? { do: 'goto', frame: choose }
        : { do: 'call', frame: { proc: 'fall', step: 'all', done: [] }, resume: choose };
    }
    case 'agenda':
      takeAgendaAction(ctx, act);
      return { do: 'goto', frame: { proc: 'activation', step: 'choose', card } };
    case 'leaderCard': {
      const { way, on } = act;
      const leader = firstModel(ctx, card) ?? '';
      return {
        do: 'call',
        frame: { proc: 'leaderCard', step: 'play', leader, card: act.card, way, on },
        resume: { proc: 'activation', step: 'choose', card },
      };
    }
    case 'power': {
      const { model: owner, power, index } = act;
      const use = { owner, power, index, at: 'duringActivation', subject: null, chosen: true } as const;
      return {
        do: 'call',
        frame: { proc: 'powers', step: 'next', queue: [use] },
        resume: { proc: 'activation', step: 'choose', card },
      };
    }
    case 'pickUp':
      pickUp(ctx, act.model, act.item);
      return { do: 'goto', frame: { proc: 'activation', step: 'choose', card } };
    case 'drop':
      dropFor(ctx, act.model, 'dropped', team);
      return { do: 'goto', frame: { proc: 'activation', step: 'choose', card } };
    case 'endSpectral': {
      const { model } = act;
      const by = endsSpectral(ctx, model, occasionOf(ctx)) ?? '';
      ctx.emit({ type: 'conditionsRemoved', model, what: ['spectral'], cause: causeOf(team, by) });
      return {
        do: 'call',
        frame: { proc: 'fall', step: 'all', done: [] },
        resume: { proc: 'activation', step: 'choose', card },
      };
    }
  }
}

function callAction(card: CardId, use: DeclaredUse): Then {
  return {
    do: 'call',
    frame: { proc: 'action', step: 'pay', use },
    resume: { proc: 'activation', step: 'choose', card },
  };
}

import { TOUCH } from '../../../geometry/units.ts';
import { type Proc, answered, returned } from '../model/frames.ts';
import type { AtOnceEffect } from '../model/clause.ts';
import type { RollSpec } from '../model/roll.ts';
import type { DueEffect, EffectsOf, EffectsReport, OwnShove } from '../model/declared-action.ts';
import type { ModelId, TargetId } from '../model/ids.ts';
import type { Ctx } from '../model/encounter.ts';
import { cardOf, isModel, modelOf, specialOn } from '../model/lookup.ts';
import { actionAt } from '../model/action-at.ts';
import { effectReaches } from '../traits/affect.ts';
import { onTable, stillThere } from '../board/on-table.ts';
import { isCitizenAction } from '../rules/citizens/actions.ts';
import { enemiesInBtb } from '../traits/contact.ts';
import { sideOf } from '../board/sides.ts';
import { leaveTable } from '../rules/actions/climbing.ts';
import { applyPower, hurt, needsCollapse } from '../rules/damage/damage.ts';
import { fatigue, gainPowerUp, heal, shakeOff, stun } from '../rules/damage/status.ts';
import { handledBy } from '../powers/handlers/handlers.ts';
import { receivers } from '../traits/receivers.ts';
import { effectAmount, mergeDue } from '../effects/amounts.ts';
import { copiedEffects, extraTargets } from '../rules/actions/extra-target.ts';
import { shiftLength } from '../rules/movement/displacing.ts';
import { isDisplacement } from '../model/effect-facts.ts';
import { newContacts } from '../rules/falling/falling.ts';
import { displacementLine } from '../rules/movement/displacement-line.ts';
import { placeOf } from '../board/places.ts';
import { payHealth } from '../rules/actions/paying.ts';

type Then = ReturnType<(typeof effects)['next']>;

/** Effects of one success, one after the other, in the Attacker's order. @rule PC-SFX-06 */
export const effects: Proc<'effects'> = {
  next(ctx, frame, wake) {
    const [due, ...rest] = frame.queue;
    if (due === undefined) return { do: 'return', value: frame.report };
    const now = { ...frame, queue: rest };
    if (!due.node.self && !stillThere(ctx, due.target) && !reachesKoed(ctx, due))
      return { do: 'goto', frame: now };
    const at = actionAt(ctx, frame.spec);
    const reaches = due.node.self === true || effectReaches(ctx, at, due.node, due.target);
    if (!reaches) {
      ctx.emit({ type: 'effectIgnored', target: due.target, effect: due.node.fx, why: 'immune' });
      return { do: 'goto', frame: now };
    }
    if (isDisplacement(due.node.fx)) return displacement(ctx, now, due, answered(wake, 'shift'));
    switch (due.node.fx) {
      case 'extraTarget':
        return extraTarget(
          ctx,
          now,
          due,
          wake.woke === 'answered' ? (answered(wake, 'extraTarget') ?? null) : undefined,
        );
      case 'mindControl':
        return mindControl(ctx, now, due);
      case 'summon': {
        // The place declared is that of the first; each of the others is asked for.
        const { at, ...order } = now.use.order;
        return {
          do: 'call',
          frame: { proc: 'summon', step: 'place', use: now.use, node: due.node, left: due.x, at: at ?? null },
          resume: { ...now, use: { ...now.use, order } },
        };
      }
      case 'damage':
        return damage(ctx, now, due);
      case 'special':
        return { do: 'goto', frame: special(ctx, now, due) };
      default:
        instant(ctx, frame, due);
        return { do: 'goto', frame: now };
    }
  },

  resume(ctx, frame, wake) {
    const { target, displaced, shoved, ...rest } = frame;
    const moved = returned(wake, 'displace');
    const counts = displaced && moved !== null && moved.travelled > TOUCH;
    const known = rest.report.displaced;
    const report: EffectsReport =
      counts && !known.includes(target) ? { ...rest.report, displaced: [...known, target] } : rest.report;
    const now = { ...rest, step: 'next', report } as const;
    if (shoved === null || !onTable(ctx, target)) return { do: 'goto', frame: now };
    const candidates = newContacts(ctx, target, placeOf(ctx, target), shoved.before, shoved.side);
    if (candidates.length === 0) return { do: 'goto', frame: now };
    const { side } = shoved;
    return {
      do: 'call',
      frame: {
        proc: 'reactions',
        step: 'offer',
        trigger: 'BTB',
        against: target,
        side,
        candidates,
        used: [],
      },
      resume: now,
    };
  },
};

/** A Special of a Throw may still go to a model KO'ed before, and Extra Target starts where it stood. @rule PC-FX-14 @rule PC-FX-15 */
function reachesKoed(ctx: Ctx, { node, target }: DueEffect): boolean {
  const koed = isModel(ctx, target) && modelOf(ctx, target).status === 'ko';
  return koed && (node.fx === 'special' || node.fx === 'extraTarget');
}

/** Effects without a choice or a consequence on the table. */
function instant(ctx: Ctx, frame: EffectsOf, due: DueEffect): void {
  const { node, target, x } = due;
  const { cause } = frame;
  if (!isModel(ctx, target)) {
    ctx.emit({ type: 'effectIgnored', target, effect: node.fx, why: 'terrain' });
    return;
  }
  switch (node.fx) {
    case 'heal':
      heal(ctx, target, x, cause);
      return;
    case 'attack':
    case 'defend':
    case 'suppress':
      ctx.emit({ type: 'diceEffect', model: target, effect: node.fx, x, cause });
      return;
    case 'powerUp':
      gainPowerUp(ctx, cardOf(ctx, target).id, x, cause);
      return;
    case 'powerDown': {
      const dice = Math.min(x, cardOf(ctx, target).powerUp);
      if (dice > 0) ctx.emit({ type: 'powerUpLost', card: cardOf(ctx, target).id, dice, cause });
      return;
    }
    case 'fatigue':
      fatigue(ctx, cardOf(ctx, target).id, target, x, cause);
      return;
    case 'stun':
      stun(ctx, target, cause);
      return;
    case 'spectral':
      if (!modelOf(ctx, target).spectral) ctx.emit({ type: 'becameSpectral', model: target, cause });
      return;
    case 'weak':
      ctx.emit({ type: 'becameWeak', model: target, of: node.of ?? '', cause });
      return;
    case 'immune':
      ctx.emit({ type: 'becameImmune', model: target, of: node.of ?? '', cause });
      shakeOff(ctx, target, node.of ?? '', cause);
      return;
    default:
      ctx.emit({ type: 'effectIgnored', target, effect: node.fx, why: 'none' });
  }
}

/** Whoever hurts himself stays until the Action is resolved. @rule PC-COND-02 */
function damage(ctx: Ctx, now: EffectsOf & { proc: 'effects'; step: 'next' }, due: DueEffect): Then {
  if (due.node.self === true) {
    payHealth(ctx, due.target, due.x, now.cause);
    return { do: 'goto', frame: now };
  }
  const before = isModel(ctx, due.target) ? modelOf(ctx, due.target).health : 0;
  hurt(ctx, due.target, due.x, cardOf(ctx, now.spec.attacker).id, now.cause);
  const model = isModel(ctx, due.target);
  const lost = model ? before - modelOf(ctx, due.target).health : 0;
  const alive = model && onTable(ctx, due.target) && due.target !== now.spec.attacker;
  const report: EffectsReport = {
    ...now.report,
    damage: now.report.damage + lost,
    damaged:
      lost > 0 && alive && !now.report.damaged.includes(due.target)
        ? [...now.report.damaged, due.target]
        : now.report.damaged,
  };
  const next = { ...now, report };
  if (!needsCollapse(ctx, due.target)) return { do: 'goto', frame: next };
  return {
    do: 'call',
    frame: {
      proc: 'collapse',
      step: 'remove',
      piece: due.target,
      by: cardOf(ctx, now.spec.attacker).id,
      cause: now.cause,
    },
    resume: next,
  };
}

/** @rule PC-FX-08 @rule PC-FX-09 @rule PC-FX-10 @rule PC-FX-11 @rule PC-FX-12 */
function displacement(
  ctx: Ctx,
  now: EffectsOf & { proc: 'effects'; step: 'next' },
  due: DueEffect,
  chosen: { x: number; y: number } | null,
): Then {
  const { node, target, x } = due;
  if (node.fx !== 'knockback' && node.fx !== 'pull' && node.fx !== 'shift') return { do: 'goto', frame: now };
  if (isModel(ctx, target) && !onTable(ctx, target)) return { do: 'goto', frame: now };
  const careful = isCitizenAction(actionAt(ctx, now.spec).action) ? { careful: true as const } : {};
  if (node.fx === 'shift' && chosen === null) {
    return {
      do: 'ask',
      questions: [
        {
          kind: 'shift',
          by: now.spec.by,
          target,
          distance: x,
          self: node.self === true,
          ...(node.self === true ? { upTo: true } : {}),
          ...careful,
        },
      ],
      resume: { ...now, queue: [due, ...now.queue] },
    };
  }
  const line =
    node.fx === 'shift' ? null : displacementLine(ctx, now.spec, target, node.fx, node.self === true);
  const { toward, stopAt } = line ?? { toward: chosen ?? { x: 0, y: 0 }, stopAt: null };
  const upTo = node.fx === 'shift' && node.self === true;
  const distance = upTo ? shiftLength(ctx, { target, distance: x, upTo }, toward) : x;
  if (distance === 0) return { do: 'goto', frame: now };
  return {
    do: 'call',
    frame: {
      proc: 'displace',
      step: 'slide',
      target,
      toward,
      distance,
      stopAt,
      effect: node.fx,
      cause: now.cause,
      ...careful,
    },
    resume: {
      ...now,
      step: 'resume',
      target,
      displaced: isModel(ctx, target) && node.self !== true,
      shoved: ownShove(ctx, now.spec, target),
    },
  };
}

/** Moved by its own side or by itself it comes into contact as if it had moved. @rule PC-TYPE-05 */
function ownShove(ctx: Ctx, spec: RollSpec, target: TargetId): OwnShove | null {
  if (!isModel(ctx, target)) return null;
  const side = target === spec.attacker ? spec.side : sideOf(ctx, target);
  return side === spec.side ? { side, before: enemiesInBtb(ctx, target, side) } : null;
}

function extraTarget(
  ctx: Ctx,
  now: EffectsOf & { proc: 'effects'; step: 'next' },
  due: DueEffect,
  answer: TargetId | null | undefined,
): Then {
  const { spec } = now;
  const options = extraTargets(ctx, spec, due.target, due.x, now.extra);
  if (options.length === 0) return { do: 'goto', frame: now };
  if (answer === undefined) {
    return {
      do: 'ask',
      questions: [{ kind: 'extraTarget', by: spec.by, from: due.target, options, x: due.x }],
      resume: { ...now, queue: [due, ...now.queue] },
    };
  }
  if (answer === null) return { do: 'goto', frame: now };
  const copied = mergeDue(
    copiedEffects(ctx, spec).map((node) => ({
      node,
      target: answer,
      x: effectAmount(ctx, spec, now.use, node),
    })),
  );
  return { do: 'goto', frame: { ...now, queue: [...copied, ...now.queue], extra: [...now.extra, answer] } };
}

/** @rule PC-FX-20 @rule PC-FX-21 */
function mindControl(ctx: Ctx, now: EffectsOf & { proc: 'effects'; step: 'next' }, due: DueEffect): Then {
  const { spec } = now;
  if (!isModel(ctx, due.target) || !onTable(ctx, due.target)) return { do: 'goto', frame: now };
  const own = sideOf(ctx, due.target);
  if (own === null) return { do: 'goto', frame: now };
  return {
    do: 'call',
    frame: {
      proc: 'act',
      step: 'ask',
      occasion: 'mindControl',
      by: spec.by,
      side: ctx.rules.policies.mindControlSwapsSides ? spec.side : own,
      card: cardOf(ctx, due.target).id,
      models: [due.target],
      limits: { moves: true, combat: true, payer: spec.by },
    },
    resume: { ...now, step: 'resume', target: due.target, displaced: false, shoved: null },
  };
}

/** The text of a Special, as far as it needs nobody's choice. @rule PC-FX-25 @rule PC-MOVE-36 */
function special(ctx: Ctx, now: EffectsOf & { proc: 'effects'; step: 'next' }, due: DueEffect): typeof now {
  const found = specialOn(actionAt(ctx, now.spec).action, due.node.of);
  if (found === null) {
    ctx.emit({ type: 'effectIgnored', target: due.target, effect: 'special', why: 'none' });
    return now;
  }
  const owner = now.spec.attacker;
  const cause = { of: 'power', card: cardOf(ctx, owner).id, power: found.name } as const;
  ctx.emit({ type: 'powerUsed', card: cardOf(ctx, owner).id, power: found.name, model: due.target });
  if (handledBy(found.clauses, 'offTable', null) !== null && onTable(ctx, due.target))
    leaveTable(ctx, due.target);
  for (const clause of found.clauses) {
    if (!('at' in clause) || 'custom' in clause || clause.at !== 'achieved') continue;
    for (const effect of [...(clause.must ?? []), ...(clause.may ?? [])]) {
      for (const model of reached(ctx, owner, effect, due.target))
        applyPower(ctx, model, effect, owner, cause);
    }
  }
  return now;
}

function reached(ctx: Ctx, owner: ModelId, effect: AtOnceEffect, target: TargetId): ModelId[] {
  return receivers(ctx, owner, effect.to, isModel(ctx, target) ? target : null).filter((id) =>
    onTable(ctx, id),
  );
}

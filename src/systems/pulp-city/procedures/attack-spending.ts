import { ownTally } from '../model/copies.ts';
import { type Proc, answered, returned } from '../model/frames.ts';
import type { ActionProfile, EffectNode } from '../model/profile.ts';
import type { RollSpec } from '../model/roll.ts';
import type {
  ActionTally,
  AttackReport,
  DeclaredUse,
  DueEffect,
  Throwing,
} from '../model/declared-action.ts';
import type { ModelId, TargetId, TeamId } from '../model/ids.ts';
import type { Ctx } from '../model/encounter.ts';
import { actionOn, cardOf, isModel, modelOf, profileById } from '../model/lookup.ts';
import { effectFacts, orderMatters } from '../model/effects.ts';
import { effectReaches } from '../traits/affect.ts';
import { baseMm } from '../board/bodies.ts';
import { onTable } from '../board/on-table.ts';
import { playerFor } from '../board/sides.ts';
import { endInstincts } from '../rules/citizens/instincts.ts';
import { stun } from '../rules/damage/status.ts';
import { takeLimit } from '../powers/limits.ts';
import { immuneToEffect } from '../traits/immunity.ts';
import { payCost } from '../rules/actions/paying.ts';
import { inGrasp } from '../rules/actions/targeting.ts';
import { extraSfxPowers } from '../rules/rolls/roll-options.ts';
import { aurasFrom } from '../effects/auras.ts';
import { effectAmount, mergeDue } from '../effects/amounts.ts';
import { sfxOffers } from '../rules/rolls/sfx-offers.ts';
import { someoneMayReact, usesOf } from '../rules/actions/uses.ts';
import { shakenUnderAura, shakes } from '../rules/burdens/shaking.ts';
import { dropFor } from '../rules/damage/dropping.ts';
import { atOf } from '../model/action-at.ts';

import { addEffect, ofArea } from '../rules/rolls/effects-of-area.ts';
import { NO_EFFECTS, reportOf } from './attack-rolling.ts';
import { offering } from './offering.ts';

function actionIn(ctx: Ctx, spec: RollSpec): ActionProfile {
  const found = actionOn(profileById(ctx, spec.profile), spec.action);
  if (found === null) throw new Error(`no action ${spec.action}`);
  return found;
}

/** Effects of the bar that this success brings; Self/X Effects once an Action. @rule PC-SFX-06 @rule PC-FX-24 @rule PC-FX-26 */
function baseEffects(ctx: Ctx, spec: RollSpec, tally: ActionTally): EffectNode[] {
  const burdens = ctx.rules.policies.selfBurdensAlways;
  return actionIn(ctx, spec).effects.filter(
    (node) =>
      (node.as === undefined || node.as === spec.type) &&
      (node.self !== true || (!tally.selfDone && !(burdens && isBurden(node)))),
  );
}

/** There is an order to choose among the Effects that come without SFX. @rule PC-SFX-06 */
function baseOrderMatters(ctx: Ctx, spec: RollSpec, use: DeclaredUse, base: readonly EffectNode[]): boolean {
  if (!orderMatters(base)) return false;
  const at = atOf(ctx, use);
  const free = base.filter(
    (node) =>
      effectFacts(node.fx).ownTime !== true &&
      targetsOf(ctx, spec, use, node, 'target').some(
        (target) => node.self === true || ofArea(ctx, spec, node) || effectReaches(ctx, at, node, target),
      ),
  );
  return orderMatters(free);
}

type SpendingStep = 'sfx' | 'apply' | 'applied' | 'reactions' | 'interrupted';

/** From the SFX chosen to the last Reaction. @rule PC-ROLL-14 */
export const spending: Pick<Proc<'attackRoll'>, SpendingStep> = {
  /** @rule PC-SFX-04 @rule PC-SFX-07 */
  sfx(ctx, { spec, use, tally, sfx }, wake) {
    const offers = sfxOffers(ctx, spec);
    const extras = extraSfxPowers(ctx, spec, tally);
    const base = baseEffects(ctx, spec, tally);
    const answer = answered(wake, 'spendSfx');
    const spendable = sfx > 0 || extras.length > 0;
    const choice = (): boolean =>
      (spendable && offers.some((offer) => offer.closed === undefined)) ||
      baseOrderMatters(ctx, spec, use, base);
    if (answer === null && choice()) {
      return {
        do: 'ask',
        questions: [
          {
            kind: 'spendSfx',
            by: spec.by,
            spec,
            sfx,
            base,
            offers,
            extras: extras.map(({ name, card, model, cost }) => ({ power: name, card, model, cost })),
            thrown: use.thrown,
          },
        ],
      };
    }
    const bought = extras.filter((one) => answer?.extras.includes(one.name) === true);
    for (const power of bought) {
      ctx.emit({ type: 'powerUsed', card: power.card, power: power.name, model: power.model });
      payCost(ctx, spec.attacker, power.cost, power.name, { owner: power.card, payer: spec.by });
      takeLimit(ctx, power.model, power.name, power.limit);
    }
    const picks = answer?.picks ?? [];
    if (picks.length > 0 || sfx > 0) {
      ctx.emit({
        type: 'sfxSpent',
        model: spec.attacker,
        picks: picks.map((pick) => pick.choice),
        left: sfx + bought.length - picks.length,
      });
    }
    const now = ownTally(tally);
    now.usedPowers = [...tally.usedPowers, ...bought.map((one) => one.name)];
    const order = answer?.order ?? [];
    return {
      do: 'goto',
      frame: { proc: 'attackRoll', step: 'apply', spec, use, tally: now, picks, order, sfx },
    };
  },

  /** @rule PC-SFX-06 @rule PC-FX-01 @rule PC-FX-24 */
  apply(ctx, { spec, use, tally, picks, order, sfx }) {
    const offers = picks.length === 0 ? [] : sfxOffers(ctx, spec);
    const nodes: { node: EffectNode; on: 'target' | 'thrown' }[] = baseEffects(ctx, spec, tally).map(
      (node) => ({ node, on: 'target' }),
    );
    for (const pick of picks) {
      for (const node of offers[pick.choice]?.effects ?? []) nodes.push({ node, on: pick.on });
    }
    const sorted = order.length === 0 ? nodes : order.flatMap((at) => nodes[at] ?? []);
    const aura = spec.type === 'AUR';
    if (aura)
      aurasFrom(
        ctx,
        spec,
        use,
        sorted.map((one) => one.node),
      );
    const due: DueEffect[] = [];
    const stuns: ModelId[] = [];
    let blast: number | null = null;
    let followUp = false;
    let throwing: Throwing | null = null;
    for (const { node, on } of sorted) {
      for (const target of targetsOf(ctx, spec, use, node, on)) {
        if (node.fx === 'followUp') followUp = true;
        else if (node.fx === 'blast')
          blast = spec.splash === null ? Math.max(blast ?? 0, effectAmount(ctx, spec, use, node)) : null;
        else if (aura && staysInAura(ctx, spec, node)) {
          if (shakenUnderAura(ctx, spec, target, node.fx))
            dropFor(ctx, target, node.fx === 'stun' ? 'effect' : 'spectral', spec.side);
        } else if (node.fx === 'stun') stuns.push(...reached(ctx, use, node, target));
        else if (node.fx === 'grabThrow') {
          const [taken] = isModel(ctx, target) ? reached(ctx, use, node, target) : [];
          if (taken !== undefined) throwing = throwerOf(ctx, spec, node, taken);
        } else if (ofArea(ctx, spec, node)) addEffect(due, node, target);
        else due.push({ node, target, x: effectAmount(ctx, spec, use, node) });
      }
    }
    return {
      do: 'call',
      frame: {
        proc: 'effects',
        step: 'next',
        queue: mergeDue(due),
        cause: { of: 'action', model: spec.attacker, action: spec.action, reaction: spec.reaction },
        spec,
        use,
        report: NO_EFFECTS,
        extra: [],
      },
      resume: {
        proc: 'attackRoll',
        step: 'applied',
        spec,
        use,
        tally,
        sfx,
        blast,
        followUp,
        selfDone: true,
        stuns,
        throwing,
      },
    };
  },

  /** Stun takes hold now; Grab & Throw comes last. @rule PC-FX-13 @rule PC-FX-32 */
  applied(ctx, frame, wake) {
    const { spec, use, tally, sfx, blast, followUp, selfDone, stuns, throwing } = frame;
    const effects = returned(wake, 'effects') ?? NO_EFFECTS;
    const cause = {
      of: 'action',
      model: spec.attacker,
      action: spec.action,
      reaction: spec.reaction,
    } as const;
    if (throwing !== null && shakes(ctx, spec, throwing.thrown, 'grabThrow'))
      dropFor(ctx, throwing.thrown, 'effect', spec.side);
    for (const model of new Set(stuns)) {
      if (!isModel(ctx, model)) continue;
      if (shakes(ctx, spec, model, 'stun')) dropFor(ctx, model, 'effect', spec.side);
      stun(ctx, model, cause);
    }
    const report: AttackReport = { ...reportOf(spec, true, sfx, tally), blast, followUp, selfDone, effects };
    const next = {
      proc: 'attackRoll',
      step: 'reactions',
      spec,
      use,
      tally,
      report,
      queue: ['DMG', 'DSP'],
    } as const;
    const limits = throwing === null ? null : throwLimits(ctx, spec, use.payer, throwing);
    if (throwing === null || limits === null) return { do: 'goto', frame: next };
    const { thrower } = throwing;
    const own = thrower === spec.attacker;
    return {
      do: 'call',
      frame: {
        proc: 'act',
        step: 'ask',
        occasion: 'grabThrow',
        by: own ? spec.by : playerFor(ctx, thrower),
        side: own ? spec.side : playerFor(ctx, thrower),
        card: cardOf(ctx, thrower).id,
        models: [thrower],
        limits,
      },
      resume: next,
    };
  },

  /** A thrown model has its chance when it has come down. @rule PC-TYPE-06 @rule PC-TYPE-07 */
  reactions(ctx, frame) {
    const { spec, use, tally, report, queue } = frame;
    if (spec.target !== null) endInstincts(ctx, spec.target, 'action');
    const over = spec.reaction || !onTable(ctx, spec.attacker);
    const at = over ? -1 : queue.findIndex((one) => someoneMayReact(ctx, hitBy(ctx, one, report, use)));
    const trigger = queue[at];
    if (trigger === undefined) {
      if (tally.openings.length === 0) return { do: 'return', value: report };
      return {
        do: 'call',
        frame: { proc: 'interruption', step: 'offer', queue: tally.openings },
        resume: { proc: 'attackRoll', step: 'interrupted', spec, use, tally, report },
      };
    }
    return {
      do: 'call',
      frame: offering(trigger, spec.attacker, spec.side, hitBy(ctx, trigger, report, use)),
      resume: { ...frame, queue: queue.slice(at + 1) },
    };
  },

  /** @rule PC-TURN-10 */
  interrupted(_ctx, { report }) {
    return { do: 'return', value: report };
  },
};

/** A thrown model has its chance when it has come down. */
const hitBy = (
  ctx: Ctx,
  trigger: 'DMG' | 'DSP',
  { effects: { damaged, displaced } }: AttackReport,
  { thrown }: DeclaredUse,
): readonly ModelId[] =>
  (trigger === 'DMG' ? damaged : displaced).filter((id) => onTable(ctx, id) && id !== thrown);

function isBurden(node: EffectNode): boolean {
  return node.self === true && effectFacts(node.fx).burden === true;
}

/** What is done on success happens once, on use. @rule PC-TYPE-10 */
function staysInAura(ctx: Ctx, spec: RollSpec, node: EffectNode): boolean {
  if (node.self === true || effectFacts(node.fx).staysInAura !== true) return false;
  const text = actionIn(ctx, spec).specials?.find((one) => one.name === node.of);
  return node.fx !== 'special' || !text?.clauses.some((clause) => 'at' in clause && clause.at === 'achieved');
}

/** A Target that is Immune to the Effect is none of those that it takes hold of. @rule PC-BAR-09 */
function reached(ctx: Ctx, use: DeclaredUse, node: EffectNode, target: TargetId): TargetId[] {
  if (node.self === true || effectReaches(ctx, atOf(ctx, use), node, target)) return [target];
  ctx.emit({ type: 'effectIgnored', target, effect: node.fx, why: 'immune' });
  return [];
}

/** Whom an Effect reaches: the user, the Defender, the thrown model, or all of a roll against a number. */
function targetsOf(
  ctx: Ctx,
  spec: RollSpec,
  use: { affected: readonly TargetId[]; thrown: ModelId | null },
  node: EffectNode,
  on: 'target' | 'thrown',
): readonly TargetId[] {
  if (node.self === true || spec.type === 'IST' || node.fx === 'followUp') return [spec.attacker];
  if (on === 'thrown') return use.thrown === null ? [] : [use.thrown];
  if (spec.target !== null) return [spec.target];
  if (node.fx === 'summon' || ofArea(ctx, spec, node)) return [spec.attacker];
  // A Reaction that cannot touch the model it answers has its Self/X Effects alone.
  if (spec.type === 'RCT') return [];
  return use.affected.filter((id) => !isModel(ctx, id) || onTable(ctx, id));
}

/** Self/Grab & Throw swaps the two: the Defender may throw the Attacker. @rule PC-FX-09 */
function throwerOf(
  ctx: Ctx,
  { attacker, target: defender }: RollSpec,
  { self }: EffectNode,
  target: TargetId,
): Throwing | null {
  if (self !== true) return isModel(ctx, target) ? { thrower: attacker, thrown: target } : null;
  const other = defender !== null && defender !== attacker && isModel(ctx, defender);
  return other ? { thrower: defender, thrown: attacker } : null;
}

/** @rule PC-FX-13 @rule PC-FX-14 */
function throwLimits(
  ctx: Ctx,
  spec: RollSpec,
  payer: TeamId,
  { thrower, thrown }: Throwing,
): { actions: readonly string[]; moves: false; combat: true; payer: TeamId; thrown: ModelId } | null {
  const throws = profileById(ctx, cardOf(ctx, thrower).profile).actions.filter(
    (one) =>
      usesOf(ctx, thrower, one).some((use) => use.type === 'THR') && canBeThrown(ctx, thrower, one, thrown),
  );
  const ko = modelOf(ctx, thrown).status === 'ko';
  if (throws.length === 0 || (ko && !ctx.rules.policies.thrownMayBeKoed)) return null;
  const purse = thrower === spec.attacker ? payer : playerFor(ctx, thrower);
  return { actions: throws.map((one) => one.id), moves: false, combat: true, payer: purse, thrown };
}

/** Base of 40 mm or less, as near to the thrower as an Object has to be. @rule PC-FX-13 */
function canBeThrown(ctx: Ctx, thrower: ModelId, by: ActionProfile, thrown: ModelId): boolean {
  return (
    baseMm(ctx, thrown) <= 40 &&
    inGrasp(ctx, thrower, by, thrown) &&
    !immuneToEffect(ctx, thrown, 'grabThrow', {})
  );
}

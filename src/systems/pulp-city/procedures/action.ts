import { type Proc, answered, returned } from '../model/frames.ts';
import type { Place } from '../model/events.ts';
import type { ActionProfile } from '../model/profile.ts';
import type { RollSpec } from '../model/roll.ts';
import type { ActionTally, AttackReport, DeclaredUse } from '../model/shapes.ts';
import type { ModelId, TargetId } from '../model/state.ts';
import { type Ctx, actionOn, isModel, modelOf, profileById, profileOf } from '../model/world.ts';
import { stealthStops, whyUnaffected } from '../rules/affect.ts';
import { blastMembers, stillThere } from '../rules/areas.ts';
import { bodyOf, onTable, teamOf } from '../rules/bodies.ts';
import { fatigue, hurt, knockOut, stun } from '../rules/damage.ts';
import { payFor } from '../rules/paying.ts';
import { areaOf, rangeOf, whyOutOfReach } from '../rules/targeting.ts';
import { otherTeam, someoneVanquished } from '../rules/teams.ts';
import { placeOf } from '../rules/origins.ts';
import { placeThrown, settleSmashed, settleStrip, settleThrown } from './place-table.ts';

const EMPTY: ActionTally = {
  selfDone: false,
  followUp: false,
  success: false,
  blast: null,
  usedPowers: [],
  damaged: [],
  damage: 0,
  smashed: [],
  beaten: [],
};

export function actionOf(ctx: Ctx, use: DeclaredUse): ActionProfile {
  const action = actionOn(profileById(ctx, use.profile), use.order.action);
  if (action === null) throw new Error(`no action ${use.order.action}`);
  return action;
}

function useOf(ctx: Ctx, use: DeclaredUse): ActionProfile['uses'][number] {
  const found = actionOf(ctx, use).uses[use.order.use];
  if (found === undefined) throw new Error(`no use ${use.order.use}`);
  return found;
}

function atOf(ctx: Ctx, use: DeclaredUse): Parameters<typeof whyUnaffected>[1] {
  const { model } = use.order;
  return {
    model,
    source: use.order.source ?? model,
    action: actionOf(ctx, use),
    type: use.type,
    side: use.side,
  };
}

export function specFor(
  ctx: Ctx,
  use: DeclaredUse,
  target: TargetId | null,
  splash: RollSpec['splash'],
): RollSpec {
  const piece = target !== null && !isModel(ctx, target);
  return {
    attacker: use.order.model,
    source: use.order.source ?? use.order.model,
    profile: use.profile,
    action: use.order.action,
    type: use.type,
    target,
    instead: null,
    combat: use.combat && (!piece || ctx.rules.policies.dynamicIsCombat),
    reaction: use.occasion === 'reaction',
    affected: use.affected,
    splash,
    side: use.side,
    by: use.by,
    overrun: use.overrun,
    object: use.order.object ?? use.thrown,
    extraDice: [],
    momentum: use.momentum,
  };
}

/** The attacker can no longer go on with its Action. @rule PC-ROLL-14 */
function attackerGone(ctx: Ctx, use: DeclaredUse): boolean {
  return !onTable(ctx, use.order.model);
}

function isArea(use: DeclaredUse): boolean {
  return use.type === 'PLS' || use.type === 'RAY' || use.type === 'OVR' || use.type === 'AUR';
}

/** One roll against a number holds for all. @rule PC-ROLL-08 */
function oneRollForAll(action: ActionProfile, use: DeclaredUse): boolean {
  return (
    'number' in action.against &&
    (isArea(use) || use.type === 'IST' || use.type === 'SUM' || use.type === 'RCT')
  );
}

/** One Action from its cost to its last consequence. @rule PC-ROLL-14 */
export const action: Proc<'action'> = {
  pay(ctx, { use }) {
    const { order } = use;
    ctx.emit({
      type: 'actionDeclared',
      model: order.model,
      source: order.source ?? order.model,
      action: order.action,
      targets: use.affected,
      toward: order.toward ?? order.at ?? null,
      object: order.object ?? use.thrown,
      reaction: use.occasion === 'reaction',
      by: use.by,
    });
    payFor(ctx, use, actionOf(ctx, use));
    const choosers = use.affected.filter(
      (id) =>
        id !== order.model && isModel(ctx, id) && chooses(ctx, id) !== null && useOf(ctx, use).type !== 'IST',
    );
    return { do: 'goto', frame: { proc: 'action', step: 'countAs', use, queue: choosers } };
  },

  /** Powers by which a Target says what it counts as. */
  countAs(ctx, { use, queue }, wake) {
    const [model, ...rest] = queue;
    if (model === undefined) return { do: 'goto', frame: { proc: 'action', step: 'targeted', use } };
    const power = chooses(ctx, model);
    const types = answered(wake, 'countAs');
    if (power === null) return { do: 'goto', frame: { proc: 'action', step: 'countAs', use, queue: rest } };
    if (types === null) {
      return {
        do: 'ask',
        questions: [
          { kind: 'countAs', by: teamOf(ctx, model), model, options: power.options, power: power.name },
        ],
      };
    }
    ctx.emit({ type: 'traitChosen', model, descriptors: types });
    ctx.emit({
      type: 'lastingBegan',
      model,
      lasting: {
        id: `countAs:${model}`,
        clauses: [{ set: 'types', to: types }],
        lasts: 'action',
        from: power.name,
        owner: modelOf(ctx, model).card,
      },
    });
    return { do: 'goto', frame: { proc: 'action', step: 'countAs', use, queue: rest } };
  },

  /** @rule PC-TYPE-08 */
  targeted(ctx, { use }, wake) {
    const reacted = returned(wake, 'reactions');
    if (reacted !== null) return { do: 'goto', frame: { proc: 'action', step: 'recheck', use, reacted } };
    const noTargets = use.type === 'PLS' && !ctx.rules.policies.pulseHasTargets;
    const candidates =
      noTargets || use.occasion === 'reaction'
        ? []
        : use.affected.filter((id) => isModel(ctx, id) && id !== use.order.model);
    return {
      do: 'call',
      frame: {
        proc: 'reactions',
        step: 'offer',
        trigger: 'TGT',
        against: use.order.model,
        side: use.side,
        candidates,
        used: [],
      },
      resume: { proc: 'action', step: 'targeted', use },
    };
  },

  /** Reach is asked again for whoever reacted. @rule PC-TYPE-09 */
  recheck(ctx, { use, reacted }) {
    if (attackerGone(ctx, use)) {
      ctx.emit({
        type: 'actionFailed',
        model: use.order.model,
        action: use.order.action,
        target: null,
        why: 'attackerKoed',
      });
      return { do: 'goto', frame: { proc: 'action', step: 'burdens', use, tally: EMPTY } };
    }
    const queue = use.affected.filter((id) => {
      const why = !stillThere(ctx, id) ? 'targetGone' : lost(ctx, use, id, reacted) ? 'outOfReach' : null;
      if (why !== null)
        ctx.emit({ type: 'actionFailed', model: use.order.model, action: use.order.action, target: id, why });
      return why === null;
    });
    const one = oneRollForAll(actionOf(ctx, use), use);
    const automatic =
      ctx.rules.policies.areaAgainstPieces === 'automatic' && isArea(use) && use.type !== 'AUR';
    const pieces = automatic ? queue.filter((id) => !isModel(ctx, id)) : [];
    const rolled = queue.filter((id) => !pieces.includes(id));
    const kept: DeclaredUse = { ...use, affected: queue };
    if (one) {
      if (rolled.length === 0 && use.type !== 'SUM') {
        return {
          do: 'goto',
          frame: { proc: 'action', step: 'automatic', use: kept, queue: [], pieces, tally: EMPTY },
        };
      }
      return callRoll(ctx, kept, null, [], EMPTY);
    }
    if (use.type === 'SUM')
      return { do: 'goto', frame: { proc: 'action', step: 'summonRoll', use: kept, tally: EMPTY } };
    return {
      do: 'goto',
      frame: { proc: 'action', step: 'automatic', use: kept, queue: rolled, pieces, tally: EMPTY },
    };
  },

  /** A Summon of Trait against Trait: one model in the place answers for all. @rule PC-TYPE-24 */
  summonRoll(ctx, { use, tally }, wake) {
    const inside = enemiesInSummon(ctx, use);
    const chosen = answered(wake, 'summonDefender') ?? (inside.length === 1 ? inside[0] : null);
    if (inside.length > 1 && chosen === null) {
      return { do: 'ask', questions: [{ kind: 'summonDefender', by: otherTeam(use.side), options: inside }] };
    }
    return callRoll(ctx, use, chosen ?? null, [], tally);
  },

  /** Objects and Structures in an area suffer the base Effects without a roll. @rule PC-TYPE-22 @rule PC-OBJ-11 */
  automatic(ctx, { use, queue, pieces, tally }) {
    const [piece, ...rest] = pieces;
    if (piece === undefined)
      return { do: 'goto', frame: { proc: 'action', step: 'rolls', use, queue, tally } };
    const spec = specFor(ctx, use, piece, null);
    const due = actionOf(ctx, use)
      .effects.filter((node) => node.self !== true && typeof node.x === 'number')
      .map((node) => ({ node, target: piece, x: typeof node.x === 'number' ? node.x : 0 }));
    return {
      do: 'call',
      frame: {
        proc: 'effects',
        step: 'next',
        queue: due,
        cause: { of: 'action', model: use.order.model, action: use.order.action, reaction: false },
        spec,
        use,
        report: { damaged: [], displaced: [], damage: 0 },
        extra: [],
      },
      resume: { proc: 'action', step: 'automatic', use, queue, pieces: rest, tally },
    };
  },

  /** One model after the other, each roll finished before the next. @rule PC-ROLL-07 */
  rolls(ctx, { use, queue, tally }, wake) {
    const report = returned(wake, 'attackRoll');
    if (report !== null) {
      const next = added(tally, report);
      const gone = attackerGone(ctx, use) || someoneVanquished(ctx);
      if (gone) return { do: 'goto', frame: { proc: 'action', step: 'burdens', use, tally: next } };
      const blast = blastRadius(ctx, use, report);
      if (blast !== null && report.target !== null) {
        const at = placeOf(ctx, report.target);
        return {
          do: 'goto',
          frame: {
            proc: 'action',
            step: 'blast',
            use,
            tally: next,
            radius: blast,
            at,
            missed: !report.won,
            first: report.target,
          },
        };
      }
      return { do: 'goto', frame: { proc: 'action', step: 'rolls', use, queue, tally: next } };
    }
    const [target, ...rest] = queue;
    if (target === undefined) return { do: 'goto', frame: { proc: 'action', step: 'table', use, tally } };
    if (!stillThere(ctx, target))
      return { do: 'goto', frame: { proc: 'action', step: 'rolls', use, queue: rest, tally } };
    return callRoll(ctx, use, target, rest, tally);
  },

  /** After a miss the opponent may move the centre. @rule PC-FX-05 */
  blast(ctx, { use, tally, radius, at, missed, first }, wake) {
    const drift = answered(wake, 'blastDrift');
    if (missed && drift === null) {
      return {
        do: 'ask',
        questions: [{ kind: 'blastDrift', by: otherTeam(use.side), x: at.x, y: at.y, radius, most: 2 }],
      };
    }
    const centre: Place = drift === null ? at : { ...at, x: drift.x, y: drift.y };
    const members = blastMembers(ctx, centre, radius).filter((id) => splashes(ctx, use, id, first));
    ctx.emit({
      type: 'blastPlaced',
      x: centre.x,
      y: centre.y,
      z: centre.z,
      radius,
      drifted: drift !== null && (drift.x !== at.x || drift.y !== at.y),
      members,
    });
    return { do: 'goto', frame: { proc: 'action', step: 'splash', use, tally, queue: members, at: centre } };
  },

  /** The same Action with a roll of its own for everything under the template. @rule PC-FX-04 @rule PC-FX-06 */
  splash(ctx, { use, tally, queue, at }, wake) {
    const report = returned(wake, 'attackRoll');
    const now = report === null ? tally : added(tally, report);
    const [target, ...rest] = queue;
    if (target === undefined || attackerGone(ctx, use) || someoneVanquished(ctx)) {
      return { do: 'goto', frame: { proc: 'action', step: 'table', use, tally: now } };
    }
    if (!stillThere(ctx, target))
      return { do: 'goto', frame: { proc: 'action', step: 'splash', use, tally: now, queue: rest, at } };
    return {
      do: 'call',
      frame: {
        proc: 'attackRoll',
        step: 'redirect',
        spec: specFor(ctx, use, target, { x: at.x, y: at.y }),
        use,
        tally: now,
      },
      resume: { proc: 'action', step: 'splash', use, tally: now, queue: rest, at },
    };
  },

  /** What the Type leaves on the table: Overrun, thrown and smashed Objects. @rule PC-TYPE-16 @rule PC-TYPE-21 @rule PC-BONUS-11 */
  table(ctx, { use, tally }, wake) {
    const { object } = use.order;
    const spot = answered(wake, 'placeObject');
    if (use.type === 'THR' && object !== undefined && stillThere(ctx, object)) {
      const target = use.affected[0] ?? null;
      const question = placeThrown(ctx, use, object, target);
      if (question !== null && spot === null) return { do: 'ask', questions: [question] };
      settleThrown(ctx, use, object, target, spot);
    }
    if (use.type === 'THR' && use.thrown !== null)
      settleThrown(ctx, use, use.thrown, use.affected[0] ?? null, null);
    for (const { piece, defender } of tally.smashed) settleSmashed(ctx, use, piece, defender);
    const contact = use.type === 'OVR' ? settleStrip(ctx, use) : { hazards: [], into: [] };
    return {
      do: 'goto',
      frame: { proc: 'action', step: 'falls', use, tally, hazards: contact.hazards, contact: contact.into },
    };
  },

  /** Terrain the placing led into, then Reactions to the contact it made. @rule PC-TYPE-05 */
  falls(_ctx, { use, tally, hazards, contact }, wake) {
    const [hazard, ...rest] = hazards;
    if (hazard !== undefined) {
      return {
        do: 'call',
        frame: { proc: 'hazard', step: 'strike', hazard },
        resume: { proc: 'action', step: 'falls', use, tally, hazards: rest, contact },
      };
    }
    if (contact.length === 0 || returned(wake, 'reactions') !== null) {
      return { do: 'goto', frame: { proc: 'action', step: 'burdens', use, tally } };
    }
    return {
      do: 'call',
      frame: {
        proc: 'reactions',
        step: 'offer',
        trigger: 'BTB',
        against: use.order.model,
        side: use.side,
        candidates: contact,
        used: [],
      },
      resume: { proc: 'action', step: 'falls', use, tally, hazards: [], contact: [] },
    };
  },

  /** Burdens suffered whatever the roll, a payer's KO, and what lasted for the Action. @rule PC-FX-26 @rule PC-BAR-04 */
  burdens(ctx, { use, tally }) {
    const { model } = use.order;
    const cause = { of: 'action', model, action: use.order.action, reaction: false } as const;
    if (ctx.rules.policies.selfBurdensAlways && onTable(ctx, model)) {
      for (const node of actionOf(ctx, use).effects) {
        if (node.self !== true) continue;
        const x = typeof node.x === 'number' ? node.x : 1;
        if (node.fx === 'damage') hurt(ctx, model, x, null, cause);
        if (node.fx === 'fatigue') fatigue(ctx, modelOf(ctx, model).card, model, 1, cause);
        if (node.fx === 'stun') stun(ctx, model, cause);
      }
    }
    if (onTable(ctx, model) && modelOf(ctx, model).health === 0) {
      knockOut(ctx, model, null, { of: 'cost', model, action: use.order.action });
    }
    for (const other of Object.values(ctx.state.models)) {
      const ids = other.lasting.filter((one) => one.lasts === 'action').map((one) => one.id);
      if (ids.length > 0) ctx.emit({ type: 'lastingEnded', model: other.id, ids });
    }
    return { do: 'goto', frame: { proc: 'action', step: 'followUp', use, tally } };
  },

  /** @rule PC-FX-17 @rule PC-TYPE-23 */
  followUp(ctx, { use, tally }, wake) {
    if (!tally.followUp || wake.woke === 'returned' || attackerGone(ctx, use) || someoneVanquished(ctx)) {
      return { do: 'return', value: tally };
    }
    const { model } = use.order;
    return {
      do: 'call',
      frame: {
        proc: 'act',
        step: 'ask',
        occasion: 'followUp',
        by: use.by,
        side: use.side,
        card: modelOf(ctx, model).card,
        models: [model],
        limits: {
          moves: false,
          combat: true,
          payer: use.payer,
          ...(ctx.rules.policies.followUpMayRepeat ? {} : { notActions: [use.order.action] }),
        },
      },
      resume: { proc: 'action', step: 'followUp', use, tally },
    };
  },
};

type Then = ReturnType<(typeof action)['rolls']>;

function callRoll(
  ctx: Ctx,
  use: DeclaredUse,
  target: TargetId | null,
  rest: readonly TargetId[],
  tally: ActionTally,
): Then {
  return {
    do: 'call',
    frame: { proc: 'attackRoll', step: 'redirect', spec: specFor(ctx, use, target, null), use, tally },
    resume: { proc: 'action', step: 'rolls', use, queue: rest, tally },
  };
}

function chooses(ctx: Ctx, model: ModelId): { name: string; options: readonly string[] } | null {
  for (const power of profileOf(ctx, model).powers) {
    for (const clause of power.clauses) {
      if (
        'grant' in clause &&
        clause.grant === 'descriptor' &&
        clause.choose !== undefined &&
        Array.isArray(clause.of)
      ) {
        return { name: power.name, options: clause.of };
      }
    }
  }
  return null;
}

/** A model that reacted, or whose Attacker was moved, must still be in reach. @rule PC-TYPE-09 */
function lost(ctx: Ctx, use: DeclaredUse, target: TargetId, reacted: readonly ModelId[]): boolean {
  if (!reacted.includes(target) || target === use.order.model) {
    return whyUnaffected(ctx, atOf(ctx, use), target) !== null && target !== use.order.model;
  }
  const at = atOf(ctx, use);
  const shape = useOf(ctx, use);
  if (isArea(use)) return !areaOf(ctx, at, shape, use.order.toward ?? null).members.includes(target);
  return whyOutOfReach(ctx, at.source, shape, target, rangeOf(ctx, use.order.model, shape.range)) !== null;
}

function blastRadius(ctx: Ctx, use: DeclaredUse, report: AttackReport): number | null {
  if (report.won) return report.blast;
  const base = actionOf(ctx, use).effects.find((node) => node.fx === 'blast' && node.self !== true);
  return base !== undefined && typeof base.x === 'number' ? base.x : null;
}

function splashes(ctx: Ctx, use: DeclaredUse, id: TargetId, first: TargetId): boolean {
  if (id === first) return false;
  const at = atOf(ctx, use);
  if (id === use.order.model) return at.action.attack !== 'J';
  return stealthStops(ctx, at, id) === null && whyUnaffected(ctx, at, id) === null;
}

function enemiesInSummon(ctx: Ctx, use: DeclaredUse): ModelId[] {
  const node = actionOf(ctx, use).effects.find((one) => one.fx === 'summon' && one.radius !== undefined);
  const { at } = use.order;
  if (node?.radius === undefined || at === undefined) return [];
  const z = bodyOf(ctx, use.order.model).z;
  return blastMembers(ctx, { ...at, z, inside: null, wall: null }, node.radius).filter(
    (id) => isModel(ctx, id) && teamOf(ctx, id) !== use.side,
  );
}

function added(tally: ActionTally, report: AttackReport): ActionTally {
  return {
    ...tally,
    selfDone: tally.selfDone || report.selfDone,
    followUp: tally.followUp || report.followUp,
    success: tally.success || report.won,
    usedPowers: [...tally.usedPowers, ...report.usedPowers],
    damaged: [...tally.damaged, ...report.effects.damaged],
    damage: tally.damage + report.effects.damage,
    smashed: [...tally.smashed, ...report.smashed],
  };
}

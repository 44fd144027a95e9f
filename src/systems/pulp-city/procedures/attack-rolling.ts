import type { Ctx, World } from '../model/encounter.ts';
import type { ModelId, TargetId } from '../model/ids.ts';
import { ownSpec, ownTally } from '../model/copies.ts';
import { choosers } from './attack-choices.ts';
import { commitDice } from '../rules/rolls/held-dice.ts';
import { type Proc, answered, returned } from '../model/frames.ts';
import type { Trait } from '../model/keywords.ts';
import { contactAsked } from '../powers/mentioned.ts';
import type { RolledSide, RollSpec, SidePool } from '../model/roll.ts';
import type {
  ActionTally,
  AttackChoice,
  AttackReport,
  DeclaredUse,
  EffectsReport,
} from '../model/declared-action.ts';
import { actionOn, isModel, profileById, powerCause } from '../model/lookup.ts';
import { playerFor } from '../board/sides.ts';
import { followInstincts } from '../rules/citizens/instincts.ts';
import { attackerPool, defenderPool } from '../rules/rolls/dice-pool.ts';
import { attackView, fixedNumber } from '../traits/roll-view.ts';
import { buyDice, dicePowers, mostOfEach, namesOf } from '../rules/rolls/dice-powers.ts';
import { activationsForWinner, answerRoll } from '../rules/actions/interrupting.ts';
import { spendAp } from '../rules/actions/paying.ts';
import { forcedTrait, priceOfTrait } from '../traits/rolled-trait.ts';
import { stepIn } from './stepping-in.ts';
import { compare, best, countFrom, sfxLeft } from '../rules/rolls/comparison.ts';
import {
  type DefendOption,
  defendOptions,
  diceAltering,
  mostAttackPowerUp,
  mostDefendPowerUp,
  redirectors,
  smashObjects,
  type StandIn,
} from '../rules/rolls/roll-options.ts';

const NO_CHOICE: AttackChoice = { powerUp: 0, object: null, powers: [] };

export const NO_EFFECTS: EffectsReport = { damaged: [], displaced: [], damage: 0 };

/** For a step that asks nobody and follows at once, as nothing has happened that could come between. */
const ENTERED = { woke: 'entered' } as const;

type RollingStep = 'redirect' | 'exchange' | 'attackerDice' | 'defenderDice' | 'roll' | 'alter' | 'result';

/** From the declared dice to the result. @rule PC-ROLL-14 */
export const rolling: Pick<Proc<'attackRoll'>, RollingStep> = {
  /** Another model may take the roll upon itself; of one roll for several, what it brings for one of them. @rule PC-ROLE-11 */
  redirect(ctx, { spec, use, tally, asked = [] }, wake) {
    const among = spec.target === null ? redirectable(ctx, spec, use, asked) : null;
    if (among !== null) {
      const { target, to } = among;
      const of = { ...spec, target };
      if (wake.woke !== 'answered') return { do: 'ask', questions: [whoStandsIn(ctx, of, target, to)] };
      const model = standInChosen(ctx, of, target, to, answered(wake, 'redirect'));
      const affected = use.affected.map((id) => (id === target && model !== null ? model : id));
      return {
        do: 'goto',
        frame: {
          proc: 'attackRoll',
          step: 'redirect',
          spec: { ...spec, affected },
          use: { ...use, affected },
          tally,
          asked: [...asked, target, ...(model === null ? [] : [model])],
        },
      };
    }
    const to = redirectors(ctx, spec);
    const goOn = (now: RollSpec) => {
      const queue = choosers(ctx, now, use);
      const proc = 'attackRoll';
      if (queue.length > 0)
        return { do: 'goto', frame: { proc, step: 'choices', spec: now, use, tally, queue } } as const;
      const step = forcedTrait(ctx, now) === null ? 'attackerDice' : 'exchange';
      return { do: 'goto', frame: { proc, step, spec: now, use, tally } } as const;
    };
    if (to.length === 0 || spec.target === null) return goOn(spec);
    if (wake.woke !== 'answered') return { do: 'ask', questions: [whoStandsIn(ctx, spec, spec.target, to)] };
    const model = standInChosen(ctx, spec, spec.target, to, answered(wake, 'redirect'));
    if (model === null) return goOn(spec);
    const taken = ownSpec(spec);
    taken.target = model;
    taken.instead = spec.target;
    return goOn(taken);
  },

  /** A Trait that a Power of the Defender forces on the Attacker is settled before any dice. @rule PC-ROLL-16 */
  exchange(ctx, { spec, use, tally }, wake) {
    const forced = forcedTrait(ctx, spec);
    const from = actionOn(profileById(ctx, spec.profile), spec.action)?.attack;
    const goOn = (now: RollSpec) =>
      ({ do: 'goto', frame: { proc: 'attackRoll', step: 'attackerDice', spec: now, use, tally } }) as const;
    if (forced === null || from === undefined) return goOn(spec);
    const { power, card, trait: to } = forced;
    const ap = priceOfTrait(ctx, spec, use);
    const pays = answered(wake, 'keepTrait');
    if (ap !== null && pays === null)
      return { do: 'ask', questions: [{ kind: 'keepTrait', by: spec.by, spec, power, from, to, ap }] };
    const paid = pays === true && ap !== null ? ap : 0;
    const { attacker: model } = spec;
    const cause = { of: 'power', card, power } as const;
    spendAp(ctx, use.payer, model, paid);
    ctx.emit({ type: 'traitForced', model, from, to, paid, cause });
    if (paid === 0) return goOn(spec);
    const kept = ownSpec(spec);
    kept.keepsTrait = true;
    return goOn(kept);
  },

  /** The Attacker commits optional dice first. @rule PC-ROLL-10 */
  attackerDice(ctx, { spec, use, tally }, wake) {
    const answer = answered(wake, 'attackDice');
    const own = { spec, side: 'attacker', trait: null } as const;
    if (answer === null) {
      const max = mostAttackPowerUp(ctx, spec);
      const objects = smashObjects(ctx, spec);
      const powers = namesOf(dicePowers(ctx, own));
      if (max > 0 || objects.length > 0 || powers.length > 0) {
        return { do: 'ask', questions: [{ kind: 'attackDice', by: spec.by, spec, max, objects, powers }] };
      }
    }
    const choice = answer ?? NO_CHOICE;
    if (choice.powerUp > 0) commitDice(ctx, spec.attacker, choice.powerUp);
    const now = buyDice(ctx, own, choice.powers);
    return { do: 'goto', frame: { proc: 'attackRoll', step: 'defenderDice', spec: now, use, tally, choice } };
  },

  defenderDice(ctx, { spec, use, tally, choice }, wake) {
    const { target } = spec;
    const rolled = (now: RollSpec, defence: { powerUp: number; trait: number } | null) =>
      ({ proc: 'attackRoll', step: 'roll', spec: now, use, tally, choice, defence }) as const;
    if (target === null || !isModel(ctx, target) || fixedNumber(ctx, spec) !== null)
      return rolling.roll(ctx, rolled(spec, null), ENTERED);
    const traits = defendOptions(ctx, spec);
    const own = (trait: Trait | null) => ({ spec, side: 'defender', trait }) as const;
    const answer = answered(wake, 'defendDice');
    if (answer !== null) {
      const { powerUp, trait, powers } = answer;
      if (powerUp > 0) commitDice(ctx, target, powerUp);
      const now = buyDice(ctx, own(traits[trait]?.trait ?? null), powers);
      return { do: 'goto', frame: rolled(now, { powerUp, trait }) };
    }
    const max = mostDefendPowerUp(ctx, spec);
    const powers = mostOfEach(traits.map(({ trait }) => namesOf(dicePowers(ctx, own(trait)))));
    if (traits.length < 2 && max === 0 && powers.length === 0)
      return rolling.roll(ctx, rolled(spec, { powerUp: 0, trait: 0 }), ENTERED);
    const by = target === spec.attacker ? spec.by : playerFor(ctx, target);
    return {
      do: 'ask',
      questions: [{ kind: 'defendDice', by, spec, max, traits, attackPowerUp: choice.powerUp, powers }],
    };
  },

  roll(ctx, { spec, use, tally, choice, defence }) {
    const attack = attackerPool(ctx, spec, choice.powerUp, choice.object !== null);
    const option = defence === null ? undefined : defendOptions(ctx, spec)[defence.trait];
    const guard =
      defence === null || option === undefined
        ? null
        : defenderPool(ctx, spec, option.trait, option.trump, defence.powerUp);
    const groups = [{ label: 'attack', model: spec.attacker, by: spec.by, count: attack.dice }];
    if (guard !== null && guard.model !== null) {
      groups.push({
        label: 'defence',
        model: guard.model,
        by: playerFor(ctx, guard.model),
        count: guard.dice,
      });
    }
    return {
      do: 'call',
      frame: { proc: 'dice', step: 'roll', groups },
      resume: {
        proc: 'attackRoll',
        step: 'alter',
        spec,
        use,
        tally,
        choice,
        defence,
        attackFaces: [],
        defenceFaces: [],
      },
    };
  },

  /** Powers that change a die before totals are compared. */
  alter(ctx, frame, wake) {
    const { spec, use, tally, choice, defence } = frame;
    const rolled = returned(wake, 'dice');
    const attackFaces = rolled?.[0] ?? frame.attackFaces;
    const defenceFaces = rolled?.[1] ?? frame.defenceFaces;
    const compared = (faces: readonly number[]) =>
      ({
        proc: 'attackRoll',
        step: 'result',
        spec,
        use,
        tally,
        choice,
        defence,
        attackFaces: faces,
        defenceFaces,
      }) as const;
    const power = diceAltering(ctx, spec, attackFaces.length);
    if (power === null || spec.target === null) return rolling.result(ctx, compared(attackFaces), ENTERED);
    if (wake.woke !== 'answered') {
      return {
        do: 'ask',
        questions: [
          {
            kind: 'changeDie',
            by: playerFor(ctx, spec.target),
            model: spec.target,
            power: power.name,
            faces: attackFaces,
            to: power.to,
          },
        ],
        resume: { ...frame, attackFaces, defenceFaces },
      };
    }
    const index = answered(wake, 'changeDie');
    const from = index === null ? undefined : attackFaces[index];
    if (index === null || from === undefined) return { do: 'goto', frame: compared(attackFaces) };
    const cause = powerCause(ctx, spec.target, power.name);
    ctx.emit({ type: 'dieChanged', model: spec.target, side: 'attacker', from, to: power.to, cause });
    return { do: 'goto', frame: compared(attackFaces.map((face, at) => (at === index ? power.to : face))) };
  },

  /** @rule PC-ROLL-02 @rule PC-ROLL-04 @rule PC-ROLL-11 @rule PC-SFX-03 */
  result(ctx, { spec, use, tally, choice, defence, attackFaces, defenceFaces }) {
    const number = fixedNumber(ctx, spec);
    const attack = attackerPool(ctx, spec, choice.powerUp, choice.object !== null);
    const option: DefendOption | undefined =
      defence === null ? undefined : defendOptions(ctx, spec)[defence.trait];
    const guard =
      defence === null || option === undefined
        ? null
        : defenderPool(ctx, spec, option.trait, option.trump, defence.powerUp);
    const attackTotal = attack.value + best(attackFaces);
    const defenceTotal = guard === null ? (number ?? 0) : guard.value + best(defenceFaces);
    const free = guard === null && number === null;
    const { won, tie } = free
      ? { won: true, tie: 'none' as const }
      : compare(ctx, spec, attackTotal, defenceTotal, guard === null);
    const gained = countFrom(attackFaces, attack.sfxFrom);
    const cancelled = guard === null ? 0 : countFrom(defenceFaces, guard.sfxFrom);
    const sfx = sfxLeft(ctx, spec, gained, cancelled, won);
    const momentum = attack.sources.some((source) => source.name === 'Momentum');
    ctx.emit({
      type: 'rolled',
      attacker: spec.attacker,
      action: spec.action,
      target: spec.target,
      attack: rolledSide(attack, attackFaces, attackTotal, gained),
      defence: guard === null ? null : rolledSide(guard, defenceFaces, defenceTotal, cancelled),
      number,
      won,
      tie,
      sfx,
      cancelled: won ? Math.min(cancelled, gained) : 0,
      momentum,
      splash: spec.splash !== null,
    });
    answerRoll(ctx, spec, won);
    if (spec.target !== null && guard !== null) followInstincts(ctx, spec.target, defenceFaces, 'action');
    const after = ownTally(tally);
    if (choice.object !== null && spec.target !== null)
      after.smashed = [{ piece: choice.object, defender: spec.target }];
    after.openings = activationsForWinner(ctx, spec, won);
    if (!won) {
      const report = reportOf(spec, false, 0, after);
      return {
        do: 'goto',
        frame: { proc: 'attackRoll', step: 'reactions', spec, use, tally: after, report, queue: [] },
      };
    }
    const settled = contactAsked(ctx) ? rolledWith(spec, attackView(ctx, spec).contact) : spec;
    return { do: 'goto', frame: { proc: 'attackRoll', step: 'sfx', spec: settled, use, tally: after, sfx } };
  },
};

/**
 * The first of those in one roll for several for whom another may step in that is not among them, and who. What an Aura
 * brings is where the Aura is, and is taken over by nobody.
 * @rule PC-ROLE-11 @rule PC-ROLL-08 @rule PC-TYPE-10
 */
function redirectable(
  w: World,
  spec: RollSpec,
  { affected }: DeclaredUse,
  asked: readonly TargetId[],
): { readonly target: TargetId; readonly to: readonly StandIn[] } | null {
  if (spec.type === 'AUR') return null;
  for (const target of affected) {
    if (asked.includes(target)) continue;
    const to = redirectors(w, { ...spec, target }).filter(({ model }) => !affected.includes(model));
    if (to.length > 0) return { target, to };
  }
  return null;
}

const whoStandsIn = (w: World, spec: RollSpec, target: TargetId, to: readonly StandIn[]) =>
  ({
    kind: 'redirect',
    by: playerFor(w, target),
    target,
    to: to.map(({ model, power }) => ({ model, power })),
    spec,
  }) as const;

/** Whoever has been chosen steps in; null: nobody. */
function standInChosen(
  ctx: Ctx,
  spec: RollSpec,
  target: TargetId,
  to: readonly StandIn[],
  model: ModelId | null,
): ModelId | null {
  const chosen = to.find((one) => one.model === model);
  if (chosen === undefined) return null;
  stepIn(ctx, chosen, target);
  ctx.emit({
    type: 'redirected',
    from: target,
    to: chosen.model,
    cause: powerCause(ctx, chosen.owner, chosen.power),
  });
  return chosen.model;
}

function rolledWith(spec: RollSpec, inContact: boolean): RollSpec {
  const own = ownSpec(spec);
  own.inContact = inContact;
  return own;
}

export function reportOf(
  spec: RollSpec,
  won: boolean,
  sfx: number,
  { smashed, usedPowers }: ActionTally,
): AttackReport {
  return {
    won,
    target: spec.target,
    instead: spec.instead,
    sfx,
    followUp: false,
    blast: null,
    selfDone: false,
    usedPowers,
    effects: NO_EFFECTS,
    smashed,
  };
}

const rolledSide = (
  { trait, value, traitFrom, sources }: SidePool,
  faces: readonly number[],
  total: number,
  counted: number,
): RolledSide => ({
  trait,
  value,
  ...(traitFrom === undefined ? {} : { traitFrom }),
  faces,
  sources,
  total,
  counted,
});

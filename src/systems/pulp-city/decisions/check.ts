import * as v from 'valibot';
import { type Refusal, type RefusalCode, type RuleId, refusal } from '../model/refusals.ts';
import type { Act } from '../model/orders.ts';
import type { Asks, DecisionKind } from '../model/decisions.ts';
import type { Decision, DecisionFor } from '../model/frames.ts';
import type { ModelId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { whyNotPlaceObject } from '../effects/lay-down.ts';
import { whyNotPlaceCitizen } from '../rules/citizens/placing.ts';
import { combinesAny, commandable } from '../rules/actions/activating.ts';
import { whyNotClimbHigh } from '../rules/actions/climbing.ts';
import { canPayAll, tooTiredFor } from '../rules/actions/costs.ts';
import { whyNotBuy } from '../rules/rolls/dice-powers.ts';
import { type Declarer, declare, ruleOfOccasion } from '../rules/actions/declaring.ts';
import { summoningAsked, whyNotSummonSpot } from '../rules/actions/summon-spots.ts';
import { whyNotDeploy, whyNotReturn } from '../rules/rounds/deploying.ts';
import { inches } from '../board/bodies.ts';
import { teamOf } from '../board/sides.ts';
import { whyNotShapeshift } from '../rules/actions/shapeshift.ts';
import { whyNotJoin } from '../rules/leaders/joining.ts';
import { whyNotSide } from '../effects/landing-thrown.ts';
import { endsSpectral, whyNotPlay } from '../rules/leaders/leader-cards.ts';
import { checkMove } from '../rules/movement/moving.ts';
import { isMinionCard, leadersOfTurns, liveModels } from '../board/cards.ts';

import { ANSWER_SCHEMAS } from './schema.ts';

type Checks = {
  readonly [K in DecisionKind]: (w: World, decision: DecisionFor<K>, answer: Asks[K]['a']) => Refusal | null;
};

const NO = (): null => null;

function oneOf<T>(list: readonly T[], value: T): Refusal | null {
  return list.includes(value) ? null : refusal('answer.notOffered');
}

function within(value: number, most: number, code: RefusalCode, rule?: RuleId): Refusal | null {
  return value <= most ? null : refusal(code, { most }, rule);
}

/** Every place once. */
function isOrderOf(order: readonly number[], count: number): boolean {
  return (
    order.length === count && new Set(order).size === count && order.every((at) => at >= 0 && at < count)
  );
}

/** Who declares on this occasion. */
export function declarerOf({ occasion, by, side, limits }: DecisionFor<'act'>): Declarer {
  return { occasion, by, side, limits, against: null };
}

/** Who declares a Reaction. @rule PC-TYPE-03 */
export function reactingTo(w: World, { against }: DecisionFor<'react'>, model: ModelId): Declarer {
  const team = teamOf(w, model);
  return { occasion: 'reaction', by: team, side: team, limits: { moves: false, combat: true }, against };
}

function checkAct(w: World, decision: DecisionFor<'act'>, act: Act): Refusal | null {
  switch (act.do) {
    case 'end':
      return decision.mayEnd ? null : refusal('act.mustAct');
    case 'nextStep':
      return w.state.activation?.step === null || w.state.activation?.step === undefined
        ? refusal('act.noStep')
        : null;
    case 'shapeshift':
      return whyNotShapeshift(w, decision.card, act.form, decision.occasion);
    case 'leaderCard':
      return whyNotPlay(w, decision.card, decision.occasion, act);
    case 'endSpectral':
      return (
        oneOf(decision.models, act.model) ??
        (endsSpectral(w, act.model, decision.occasion) === null ? refusal('act.noSpectral') : null)
      );
    case 'climbHigh':
      return oneOf(decision.models, act.model) ?? whyNotClimbHigh(w, act.model, decision.occasion);
    case 'move': {
      const closed =
        oneOf(decision.models, act.model) ??
        (decision.limits.moves ? null : refusal('act.noMove', {}, ruleOfOccasion(decision.occasion)));
      if (closed !== null) return closed;
      if (
        act.combined &&
        (w.state.activation?.used.includes('move') === true || !roomForTwoMoves(w, decision))
      )
        return refusal('act.noMove', {}, 'PC-MOVE-04');
      const paid =
        decision.occasion === 'minions' ||
        (w.state.activation?.step ?? null) !== null ||
        severalModels(w, decision);
      const checked = checkMove(w, act, { fatigue: !paid });
      return checked.ok ? null : checked.error;
    }
    case 'action': {
      const closed =
        oneOf(decision.models, act.model) ??
        (decision.limits.combat ? null : refusal('act.noCombat', {}, ruleOfOccasion(decision.occasion)));
      if (closed !== null) return closed;
      const declared = declare(w, act, declarerOf(decision));
      return declared.ok ? null : declared.error;
    }
  }
}

function severalModels(w: World, decision: DecisionFor<'act'>): boolean {
  return (
    decision.occasion === 'activation' &&
    !isMinionCard(w, decision.card) &&
    liveModels(w, decision.card).length > 1
  );
}

/** A combined move is two Movement Actions. @rule PC-MOVE-22 */
function roomForTwoMoves(w: World, decision: DecisionFor<'act'>): boolean {
  const { activation } = w.state;
  if (decision.occasion !== 'activation' || activation === null) return false;
  if (decision.models.some((model) => combinesAny(w, model))) return true;
  return w.rules.policies.activationAllows([...activation.used, 'move'], 'move');
}

const CHECKS: Checks = {
  chooseAdvantage: NO,
  chooseEdge: (_w, decision, edge) => oneOf(decision.edges, edge),
  chooseDeployFirst: NO,
  deploy: (w, decision, { model, at }) => oneOf(decision.models, model) ?? whyNotDeploy(w, model, at),
  placeCitizen: (w, decision, at) => whyNotPlaceCitizen(w, at, decision.room),
  leadCitizens(w, decision, order) {
    if (order === null) return null;
    const closed = oneOf(decision.models, order.model);
    if (closed !== null) return closed;
    if (order.combined || order.fall) return refusal('plan.plainMove', {}, 'PC-CITIZEN-09');
    const checked = checkMove(w, order, { fatigue: false });
    return checked.ok ? null : checked.error;
  },
  citizenEdge: (_w, decision, edge) => oneOf(decision.edges, edge),
  chooseRoller: (_w, decision, card) => (decision.cards.includes(card) ? null : refusal('roller.notOffered')),
  chooseFirstToDeclare: NO,
  startingDice: (_w, decision, dice) => within(dice, decision.max, 'dice.tooMany', 'PC-START-03'),
  masterPlan(w, decision, answer) {
    if (answer.plan === 'none') return null;
    if (answer.plan === 'own') return oneOf(decision.own, answer.power);
    const closed = oneOf(decision.plans, answer.plan);
    if (closed !== null || answer.plan === 'domination') return closed;
    if (answer.plan === 'powerUp') {
      return leadersOfTurns(w, decision.by).includes(answer.card)
        ? null
        : refusal('plan.supremesOnly', {}, 'PC-START-09');
    }
    const model = w.state.models[answer.model];
    if (model === undefined || teamOf(w, model.id) !== decision.by || isMinionCard(w, model.card))
      return refusal('plan.supremesOnly', {}, 'PC-START-07');
    if (answer.combined || answer.fall) return refusal('plan.plainMove');
    const checked = checkMove(w, answer);
    return checked.ok ? null : checked.error;
  },
  playLeaderCard: (_w, decision, card) => (card === null ? null : oneOf(decision.cards, card)),
  spreadDice(_w, decision, given) {
    const most = Math.min(decision.dice, decision.cards.length * decision.each);
    if (given.length !== most) return refusal('dice.spreadAll', { dice: most });
    const times = (card: string): number => given.filter((one) => one === card).length;
    if (given.some((card) => times(card) > decision.each))
      return refusal('dice.spreadEach', { most: decision.each });
    return given.every((card) => decision.cards.includes(card)) ? null : refusal('answer.notOffered');
  },
  chooseFirstTurn: NO,
  turn(w, decision, answer) {
    switch (answer.do) {
      case 'pass':
        return decision.pass ? null : refusal('turn.noPass');
      case 'done':
        return decision.done ? null : refusal('turn.notDone');
      case 'offerEnd':
        return decision.offer ? null : refusal('turn.offered');
      case 'activate':
        if (!decision.cards.includes(answer.card)) return refusal('turn.cannotActivate');
        return answer.minions === null || commandable(w, answer.card).includes(answer.minions)
          ? null
          : refusal('turn.cannotCommand');
    }
  },
  agreeEnd: NO,
  commandAfter: (_w, decision, card) => (card === null ? null : oneOf(decision.cards, card)),
  chain(w, decision, answer) {
    if (answer === null) return null;
    return (
      oneOf(decision.cards, answer.card) ??
      (answer.minions === null ? null : oneOf(commandable(w, answer.card), answer.minions))
    );
  },
  act: checkAct,
  react(w, decision, answer) {
    if (answer.do === 'decline') return null;
    const offered = decision.options.some(
      (one) => one.model === answer.model && one.action === answer.action && one.use === answer.use,
    );
    if (!offered) return refusal('answer.notOffered');
    const declared = declare(w, answer, reactingTo(w, decision, answer.model));
    return declared.ok ? null : declared.error;
  },
  redirect: (_w, decision, model) =>
    model === null || decision.to.some((one) => one.model === model) ? null : refusal('answer.notOffered'),
  usePower(_w, decision, { use, model }) {
    if (decision.must && !use) return refusal('power.must');
    if (!use || decision.pick.length === 0) return null;
    return model !== null && decision.pick.includes(model) ? null : refusal('answer.notOffered');
  },
  countAs: (_w, decision, words) =>
    words.length > 0 &&
    words.every((word) => decision.options.includes(word)) &&
    new Set(words).size === words.length
      ? null
      : refusal('answer.notOffered'),
  attackDice(w, decision, { powerUp, object, powers }) {
    if (object !== null && !decision.objects.includes(object)) return refusal('answer.notOffered');
    const { spec, max } = decision;
    const rolling = { spec, side: 'attacker', trait: null } as const;
    return within(powerUp, max, 'dice.tooMany') ?? whyNotBuy(w, rolling, powers, powerUp);
  },
  defendDice(w, decision, { powerUp, trait, powers }) {
    const option = decision.traits[trait];
    if (option === undefined) return refusal('answer.notOffered');
    const { spec, max } = decision;
    const rolling = { spec, side: 'defender', trait: option.trait } as const;
    return within(powerUp, max, 'dice.tooMany') ?? whyNotBuy(w, rolling, powers, powerUp);
  },
  changeDie: (_w, decision, index) =>
    index === null || index < decision.faces.length ? null : refusal('answer.notOffered'),
  spendSfx(w, decision, { picks, extras, order }) {
    if (
      !extras.every((name) => decision.extras.some((one) => one.power === name)) ||
      new Set(extras).size !== extras.length
    ) {
      return refusal('answer.notOffered');
    }
    const costs = decision.extras.flatMap((one) => (extras.includes(one.power) ? [one.cost] : []));
    if (!canPayAll(w, decision.spec.attacker, costs, decision.spec.by)) return refusal('cost.together');
    const most = decision.sfx + extras.length;
    if (picks.length > most) return refusal('sfx.tooMany', { most });
    for (const { choice, on } of picks) {
      const offer = decision.offers[choice];
      if (offer === undefined || offer.closed !== undefined) return refusal('sfx.closed');
      if (on === 'thrown' && decision.thrown === null) return refusal('answer.notOffered');
    }
    const bought = picks.flatMap(({ choice }) => decision.offers[choice]?.effects ?? []);
    const { spec, base } = decision;
    if (tooTiredFor(w, spec, bought)) return refusal('sfx.closed');
    return order === undefined || isOrderOf(order, base.length + bought.length) ? null : refusal('sfx.order');
  },
  shift(w, decision, { x, y }) {
    const model = w.state.models[decision.target];
    const stays = model !== undefined && model.x === x && model.y === y;
    return stays && decision.upTo !== true ? refusal('action.direction', {}, 'PC-FX-12') : null;
  },
  extraTarget: (_w, decision, target) => (target === null ? null : oneOf(decision.options, target)),
  blastDrift(w, decision, { x, y }) {
    const dx = x - decision.x;
    const dy = y - decision.y;
    const most = inches(decision.most) + 25;
    if (dx * dx + dy * dy > most * most) return refusal('drift.tooFar', { most: inches(decision.most) });
    const { size } = w.setup.table;
    return x < 0 || y < 0 || x > size || y > size ? refusal('place.offTable', {}, 'PC-FX-05') : null;
  },
  blastOrder: (_w, { members }, order) =>
    isOrderOf(
      order.map((id) => members.indexOf(id)),
      members.length,
    )
      ? null
      : refusal('action.members', { count: members.length }),
  placeObject: (w, decision, answer) => whyNotPlaceObject(w, decision, answer),
  placeModel: (w, decision, toward) => whyNotSide(w, decision, toward),
  makeRoom: (_w, decision, at) => (decision.places[at] === undefined ? refusal('answer.notOffered') : null),
  summonPlace: (w, decision, at) => whyNotSummonSpot(w, summoningAsked(w, decision), at),
  summonDefender: (_w, decision, model) => oneOf(decision.options, model),
  summonSurplus: (_w, decision, model) => oneOf(decision.options, model),
  environmentDefence: (_w, decision, { trait, powerUp }) =>
    oneOf(decision.traits, trait) ?? within(powerUp, decision.max, 'dice.tooMany'),
  environmentSfx: (_w, decision, picks) =>
    picks.every((pick) => decision.options.includes(pick))
      ? within(picks.length, decision.sfx, 'sfx.tooMany', 'PC-ROLL-13')
      : refusal('answer.notOffered'),
  escape: NO,
  keepTrait: NO,
  effectsOrder: (_w, decision, at) =>
    decision.items[at] === undefined ? refusal('answer.notOffered') : null,
  joinTeam: (w, { leader, profiles }, { profile, at }) =>
    oneOf(profiles, profile) ?? whyNotJoin(w, leader, profile, at),
  returnPlace: (w, decision, at) => whyNotReturn(w, decision.model, at),
  enterDice: (_w, decision, faces) =>
    faces.length === decision.groups.length &&
    decision.groups.every((group, index) => faces[index]?.length === group.count)
      ? null
      : refusal('dice.count', { count: decision.groups.reduce((sum, group) => sum + group.count, 0) }),
};

/** An answer in the form its kind asks for, or the refusal. */
export function checkAnswer(w: World, decision: Decision, answer: unknown): Refusal | null {
  return checkKind(w, decision.kind, decision, answer);
}

function checkKind<K extends DecisionKind>(
  w: World,
  kind: K,
  decision: Decision,
  answer: unknown,
): Refusal | null {
  const parsed = v.safeParse(ANSWER_SCHEMAS[kind], answer);
  if (!parsed.success) return refusal('answer.malformed', { kind });
  return CHECKS[kind](w, decision as DecisionFor<K>, parsed.output);
}

import type { Act, ActionOrder } from '../model/orders.ts';
import type { Asks, DecisionKind } from '../model/decisions.ts';
import type { Decision, DecisionFor } from '../model/frames.ts';
import type { ModelId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { profileOf } from '../model/lookup.ts';
import { samplePlaceObject } from '../effects/lay-down.ts';
import { canMove, commandable, mayMove, openActions, someOrder } from '../rules/actions/activating.ts';
import { samplePlaceCitizen } from '../rules/citizens/placing.ts';
import { teamOf } from '../board/sides.ts';
import { whyNotClimbHigh } from '../rules/actions/climbing.ts';
import { canPayAll, tooTiredFor } from '../rules/actions/costs.ts';
import { type Declarer, declare } from '../rules/actions/declaring.ts';
import { sampleDeploy, sampleReturn } from '../rules/rounds/deploying.ts';
import { formsOpen } from '../rules/actions/shapeshift.ts';
import { sampleSide } from '../effects/landing-thrown.ts';
import { endsSpectral } from '../rules/leaders/leader-cards.ts';
import { sampleMove } from '../rules/movement/moving.ts';
import { placeOf } from '../board/places.ts';
import { quickMovers } from '../rules/rounds/quick-movers.ts';
import { leadersOfTurns, liveModels } from '../board/cards.ts';

import { declarerOf } from './check.ts';
import { type Draw, below, chance, pick, shuffled } from '../../../kernel/draw.ts';
import { sampleJoin, sampleLeaderCard } from './sample-leader.ts';
import { sampleDice } from './sample-dice.ts';
import { sampleOrder, sampleSpot } from './sample-order.ts';

function sampleActing(w: World, decision: DecisionFor<'act'>, draw: Draw): Act {
  const who = declarerOf(decision);
  const stepping = (w.state.activation?.step ?? null) !== null;
  if (decision.mayEnd && !stepping && chance(draw, 6)) return { do: 'end' };
  const form = pick(draw, formsOpen(w, decision.card, decision.occasion));
  if (form !== undefined && chance(draw, 15)) return { do: 'shapeshift', form: form.form };
  const card = sampleLeaderCard(w, decision, draw);
  if (card !== null && chance(draw, 40)) return card;
  const ghost = decision.models.find((model) => endsSpectral(w, model, decision.occasion) !== null);
  if (ghost !== undefined && chance(draw, 20)) return { do: 'endSpectral', model: ghost };
  const moving = decision.limits.moves;
  for (const model of shuffled(draw, decision.models)) {
    const fightFirst = decision.limits.combat && (!moving || chance(draw, 70));
    if (fightFirst) {
      const order = sampleFight(w, model, who, draw);
      if (order !== null) return { do: 'action', ...order };
    }
    const paid =
      decision.occasion === 'minions' ||
      stepping ||
      (liveModels(w, decision.card).length > 1 && decision.occasion === 'activation');
    if (moving && (paid ? mayMove(w, model) : canMove(w, model))) {
      if (
        decision.occasion === 'activation' &&
        chance(draw, 4) &&
        whyNotClimbHigh(w, model, decision.occasion) === null
      ) {
        return { do: 'climbHigh', model };
      }
      return { do: 'move', ...sampleMove(w, model, draw, { fatigue: !paid }) };
    }
    if (!fightFirst && decision.limits.combat) {
      const order = sampleFight(w, model, who, draw);
      if (order !== null) return { do: 'action', ...order };
    }
  }
  if (stepping) return { do: 'nextStep' };
  if (decision.mayEnd) return { do: 'end' };
  return lastResort(w, decision, who);
}

function sampleFight(w: World, model: ModelId, who: Declarer, draw: Draw): ActionOrder | null {
  for (const action of shuffled(draw, openActions(w, model, who))) {
    const order = sampleOrder(w, model, action, who, draw);
    if (order !== null) return order;
  }
  return null;
}

/** An Activation must use something: an area Action on nobody is still a use. */
function lastResort(w: World, decision: DecisionFor<'act'>, who: Declarer): Act {
  for (const model of decision.models) {
    for (const action of openActions(w, model, who)) {
      const order = someOrder(w, model, action, who);
      if (order !== null) return { do: 'action', ...order };
    }
  }
  return { do: 'end' };
}

type Samples = {
  readonly [K in DecisionKind]: (w: World, decision: DecisionFor<K>, draw: Draw) => Asks[K]['a'];
};

const SAMPLES: Samples = {
  chooseAdvantage: (_w, _d, draw) => (chance(draw, 50) ? 'tactical' : 'terrain'),
  chooseEdge: (_w, decision, draw) => pick(draw, decision.edges) ?? 'south',
  chooseDeployFirst: (_w, _d, draw) => (chance(draw, 50) ? 'a' : 'b'),
  deploy(w, decision, draw) {
    const model = pick(draw, decision.models) ?? '';
    return { model, at: sampleDeploy(w, model, draw) };
  },
  placeCitizen: (w, decision, draw) => samplePlaceCitizen(w, decision.room, draw),
  leadCitizens(w, decision, draw) {
    const model = chance(draw, 80) ? pick(draw, decision.models) : undefined;
    return model === undefined ? null : sampleMove(w, model, draw, { plain: true, fatigue: false });
  },
  citizenEdge: (_w, decision, draw) => pick(draw, decision.edges) ?? 'south',
  chooseRoller: (_w, decision, draw) => pick(draw, decision.cards) ?? '',
  chooseFirstToDeclare: (_w, _d, draw) => (chance(draw, 50) ? 'a' : 'b'),
  startingDice: (_w, decision, draw) => below(draw, decision.max + 1),
  masterPlan(w, decision, draw) {
    const plan = pick<string>(draw, [...decision.plans, ...decision.own]);
    if (plan === 'powerUp') {
      const card = pick(draw, leadersOfTurns(w, decision.by));
      if (card !== undefined) return { plan, card };
    }
    if (plan === 'actFast') {
      const card = pick(draw, quickMovers(w, decision.by));
      const movers = card === undefined ? [] : liveModels(w, card).filter((one) => canMove(w, one));
      const model = pick(draw, movers);
      if (model !== undefined) return { plan, ...sampleMove(w, model, draw, { plain: true }) };
    }
    if (plan !== undefined && decision.own.includes(plan)) return { plan: 'own', power: plan };
    return { plan: decision.plans.includes('domination') ? 'domination' : 'none' };
  },
  playLeaderCard: (_w, decision, draw) => (chance(draw, 70) ? (pick(draw, decision.cards) ?? null) : null),
  spreadDice(_w, { cards, dice, each }, draw) {
    const all = shuffled(
      draw,
      cards.flatMap((card) => Array<string>(each).fill(card)),
    );
    return all.slice(0, dice);
  },
  chooseFirstTurn: (_w, _d, draw) => (chance(draw, 50) ? 'a' : 'b'),
  turn(w, decision, draw) {
    if (decision.offer && chance(draw, 1)) return { do: 'offerEnd' };
    if (decision.pass && (decision.cards.length === 0 || chance(draw, 3))) return { do: 'pass' };
    if (decision.done && (decision.cards.length === 0 || chance(draw, 15))) return { do: 'done' };
    const card = pick(draw, decision.cards);
    if (card === undefined) return decision.pass ? { do: 'pass' } : { do: 'done' };
    const minions = chance(draw, 60) ? pick(draw, commandable(w, card)) : undefined;
    return { do: 'activate', card, minions: minions ?? null };
  },
  agreeEnd: (_w, _d, draw) => chance(draw, 20),
  commandAfter: (_w, decision, draw) => (chance(draw, 80) ? (pick(draw, decision.cards) ?? null) : null),
  chain(_w, decision, draw) {
    const card = chance(draw, 90) ? pick(draw, decision.cards) : undefined;
    return card === undefined ? null : { card, minions: null };
  },
  act: sampleActing,
  react(w, decision, draw) {
    const option = chance(draw, 85) ? pick(draw, decision.options) : undefined;
    if (option === undefined) return { do: 'decline' };
    const team = teamOf(w, option.model);
    const action = profileOf(w, option.model).actions.find((one) => one.id === option.action);
    const trait = action !== undefined && 'trait' in action.against;
    const order: ActionOrder = {
      model: option.model,
      action: option.action,
      use: option.use,
      targets: trait ? [decision.against] : [],
    };
    const declared = declare(w, order, {
      occasion: 'reaction',
      by: team,
      side: team,
      limits: { moves: false, combat: true },
      against: decision.against,
    });
    return declared.ok ? { do: 'action', ...order } : { do: 'decline' };
  },
  redirect: (_w, decision, draw) => (chance(draw, 50) ? (pick(draw, decision.to)?.model ?? null) : null),
  usePower: (_w, decision, draw) => ({
    use: decision.must || chance(draw, 80),
    model: pick(draw, decision.pick) ?? null,
  }),
  countAs(_w, decision, draw) {
    const one = pick(draw, decision.options);
    return chance(draw, 50) || one === undefined ? decision.options : [one];
  },
  attackDice(w, decision, draw) {
    const object = chance(draw, 60) ? (pick(draw, decision.objects) ?? null) : null;
    const rolling = { spec: decision.spec, side: 'attacker', trait: null } as const;
    return { ...sampleDice(w, rolling, decision, draw), object };
  },
  defendDice(w, decision, draw) {
    const at = below(draw, decision.traits.length);
    const trait = decision.traits[at]?.trait ?? null;
    return { ...sampleDice(w, { spec: decision.spec, side: 'defender', trait }, decision, draw), trait: at };
  },
  keepTrait: (_w, _decision, draw) => chance(draw, 50),
  makeRoom: (_w, decision, draw) => below(draw, decision.places.length),
  effectsOrder: (_w, decision, draw) => below(draw, decision.items.length),
  changeDie: (_w, decision, draw) => (chance(draw, 80) ? below(draw, decision.faces.length) : null),
  spendSfx(w, decision, draw) {
    const bonus: (typeof decision.extras)[number][] = [];
    for (const one of decision.extras) {
      const costs = [...bonus, one].map(({ cost }) => cost);
      if (chance(draw, 50) && canPayAll(w, decision.spec.attacker, costs, decision.spec.by)) bonus.push(one);
    }
    const extras = bonus.map((one) => one.power);
    const open = decision.offers.flatMap((offer, index) => (offer.closed === undefined ? [index] : []));
    const picks = [];
    for (let left = decision.sfx + extras.length; left > 0; left -= 1) {
      const choice = pick(draw, open);
      if (choice !== undefined && chance(draw, 95)) {
        picks.push({
          choice,
          on: decision.thrown !== null && chance(draw, 50) ? ('thrown' as const) : ('target' as const),
        });
      }
    }
    const bought = picks.flatMap(({ choice }) => decision.offers[choice]?.effects ?? []);
    if (tooTiredFor(w, decision.spec, bought)) return { picks: [], extras };
    const places = Array.from({ length: decision.base.length + bought.length }, (_, at) => at);
    return chance(draw, 20) ? { picks, extras, order: places.reverse() } : { picks, extras };
  },
  shift(w, decision, draw) {
    const at = placeOf(w, decision.target);
    return { x: at.x + 1 + below(draw, 200_001) - 100_000, y: at.y + (below(draw, 200_001) - 100_000 || 1) };
  },
  extraTarget: (_w, decision, draw) => (chance(draw, 95) ? (pick(draw, decision.options) ?? null) : null),
  blastDrift(w, decision, draw) {
    const { size } = w.setup.table;
    const step = (): number => below(draw, 2 * 35_000 + 1) - 35_000;
    const clamp = (value: number): number => Math.min(size, Math.max(0, value));
    return { x: clamp(decision.x + step()), y: clamp(decision.y + step()) };
  },
  blastOrder: (_w, decision, draw) => shuffled(draw, decision.members),
  placeObject: (w, decision, draw) => samplePlaceObject(w, decision, draw),
  placeModel: (w, decision, draw) => sampleSide(w, decision, draw),
  summonPlace: (w, decision, draw) => sampleSpot(w, decision, draw),
  summonDefender: (_w, decision, draw) => pick(draw, decision.options) ?? '',
  summonSurplus: (_w, decision, draw) => pick(draw, decision.options) ?? '',
  environmentDefence: (_w, decision, draw) => ({
    trait: pick(draw, decision.traits) ?? 'G',
    powerUp: below(draw, decision.max + 1),
  }),
  environmentSfx: (_w, decision, draw) =>
    Array.from({ length: decision.sfx }, () => pick(draw, decision.options)).filter(
      (one) => one !== undefined,
    ),
  escape: (_w, _d, draw) => chance(draw, 70),
  joinTeam: (w, decision, draw) => sampleJoin(w, decision, draw),
  returnPlace: (w, decision, draw) => sampleReturn(w, decision.model, draw),
  enterDice: (_w, decision, draw) =>
    decision.groups.map((group) => Array.from({ length: group.count }, () => 1 + below(draw, 6))),
};

/** A legal answer drawn at random. */
export function sampleAnswer(w: World, decision: Decision, draw: Draw): unknown {
  return sampleKind(w, decision.kind, decision, draw);
}

function sampleKind<K extends DecisionKind>(w: World, kind: K, decision: Decision, draw: Draw): Asks[K]['a'] {
  return SAMPLES[kind](w, decision as DecisionFor<K>, draw);
}

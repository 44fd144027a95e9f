import * as v from 'valibot';
import type { Asks, DecisionKind } from '../model/decisions.ts';

const id = v.pipe(v.string(), v.maxLength(60));
const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0), v.maxValue(200));
const point = v.object({ x: whole, y: whole });
const level = v.union([v.picklist(['auto', 'ground', 'roof', 'inside']), v.object({ wall: id, z: whole })]);
const waypoint = v.object({
  x: whole,
  y: whole,
  level: v.exactOptional(level),
  fall: v.exactOptional(v.literal(true)),
});
const team = v.picklist(['a', 'b']);

const moveOrder = {
  model: id,
  legs: v.pipe(v.array(waypoint), v.maxLength(100)),
  as: v.picklist(['Sprint', 'Blink', 'Bounding', 'Flight', 'Wall Crawling', 'Immobile']),
  combined: v.boolean(),
  fall: v.boolean(),
  power: v.exactOptional(v.string()),
};

const actionOrder = {
  do: v.literal('action'),
  model: id,
  action: id,
  use: count,
  source: v.exactOptional(id),
  targets: v.pipe(v.array(id), v.maxLength(200)),
  toward: v.exactOptional(point),
  at: v.exactOptional(point),
  object: v.exactOptional(id),
  ap: v.exactOptional(count),
};

const act = v.variant('do', [
  v.object({ do: v.literal('move'), ...moveOrder }),
  v.object({ do: v.literal('climbHigh'), model: id }),
  v.object(actionOrder),
  v.object({ do: v.literal('shapeshift'), form: id }),
  v.object({ do: v.literal('leaderCard'), card: id, way: count, on: v.pipe(v.array(id), v.maxLength(40)) }),
  v.object({ do: v.literal('endSpectral'), model: id }),
  v.object({ do: v.literal('nextStep') }),
  v.object({ do: v.literal('end') }),
]);

type Schemas = { readonly [K in DecisionKind]: v.GenericSchema<unknown, Asks[K]['a']> };

/** The form an answer of each kind must have before its rules are asked. */
export const ANSWER_SCHEMAS: Schemas = {
  chooseAdvantage: v.picklist(['tactical', 'terrain']),
  chooseEdge: v.picklist(['south', 'north', 'west', 'east']),
  chooseDeployFirst: team,
  deploy: v.object({ model: id, at: waypoint }),
  placeCitizen: waypoint,
  leadCitizens: v.nullable(v.object(moveOrder)),
  citizenEdge: v.picklist(['south', 'north', 'west', 'east']),
  chooseRoller: id,
  chooseFirstToDeclare: team,
  startingDice: count,
  masterPlan: v.variant('plan', [
    v.object({ plan: v.literal('own'), power: id }),
    v.object({ plan: v.literal('domination') }),
    v.object({ plan: v.literal('powerUp'), card: id }),
    v.object({ plan: v.literal('actFast'), ...moveOrder }),
    v.object({ plan: v.literal('none') }),
  ]),
  chooseFirstTurn: team,
  playLeaderCard: v.nullable(id),
  spreadDice: v.pipe(v.array(id), v.maxLength(40)),
  turn: v.variant('do', [
    v.object({ do: v.literal('activate'), card: id, minions: v.nullable(id) }),
    v.object({ do: v.literal('pass') }),
    v.object({ do: v.literal('done') }),
    v.object({ do: v.literal('offerEnd') }),
  ]),
  agreeEnd: v.boolean(),
  commandAfter: v.nullable(id),
  chain: v.nullable(v.object({ card: id, minions: v.nullable(id) })),
  act,
  react: v.variant('do', [v.object(actionOrder), v.object({ do: v.literal('decline') })]),
  redirect: v.nullable(id),
  usePower: v.object({ use: v.boolean(), model: v.nullable(id) }),
  countAs: v.array(id),
  attackDice: v.object({ powerUp: count, object: v.nullable(id), powers: v.array(id) }),
  defendDice: v.object({ powerUp: count, trait: count, powers: v.array(id) }),
  keepTrait: v.boolean(),
  changeDie: v.nullable(count),
  spendSfx: v.object({
    picks: v.array(v.object({ choice: count, on: v.picklist(['target', 'thrown']) })),
    extras: v.array(id),
    order: v.exactOptional(v.array(count)),
  }),
  shift: point,
  extraTarget: v.nullable(id),
  blastDrift: point,
  blastOrder: v.pipe(v.array(id), v.maxLength(200)),
  placeObject: v.object({ x: whole, y: whole, turn: count }),
  placeModel: point,
  makeRoom: count,
  summonPlace: point,
  summonDefender: id,
  summonSurplus: id,
  environmentDefence: v.object({ trait: v.picklist(['F', 'G', 'H', 'I', 'J', 'K']), powerUp: count }),
  environmentSfx: v.array(v.picklist(['damage', 'fatigue', 'stun'])),
  escape: v.boolean(),
  effectsOrder: count,
  returnPlace: waypoint,
  joinTeam: v.object({ profile: id, at: waypoint }),
  enterDice: v.array(v.array(v.pipe(whole, v.minValue(1), v.maxValue(6)))),
};

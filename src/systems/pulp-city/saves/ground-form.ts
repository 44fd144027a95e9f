import type {
  Displacing,
  DueFall,
  DueHazard,
  EnvironmentAction,
  EnvironmentHurt,
  GroundShapes,
  MovePlan,
} from '../model/ground-locals.ts';
import { declaredUse, effectNode, moveOrder, movementType } from './action-form.ts';
import { few, flag, type Form, list, may, number, o, or, text, word, yes } from './form.ts';
import {
  cardId,
  cause,
  environmentName,
  modelId,
  pieceId,
  place,
  point,
  targetId,
  teamId,
  trait,
} from './parts-form.ts';

export const dueHazard: Form<DueHazard> = o({ model: modelId, piece: pieceId, onFoot: may(yes) });
const dueFall: Form<DueFall> = o({
  model: modelId,
  height: number,
  from: place,
  to: place,
  onPurpose: flag,
  under: list(modelId),
  crashes: flag,
  as: may(movementType),
  spared: may(list(modelId)),
});
const movePlan: Form<MovePlan> = o({
  order: moveOrder,
  portions: list(
    o({
      path: list(place),
      length: number,
      hazard: or(dueHazard),
      fall: or(dueFall),
      others: may(list(place)),
    }),
  ),
  touched: list(pieceId),
  side: teamId,
  before: list(modelId),
  hazards: list(dueHazard),
  crash: or(number),
  counts: flag,
  reactions: flag,
  forcedBy: may(modelId),
});
const displacing: Form<Displacing> = o({
  target: targetId,
  way: point,
  left: number,
  travelled: number,
  stopAt: or(point),
  effect: word<Displacing['effect']>({ knockback: true, pull: true, shift: true }),
  cause,
  met: list(pieceId),
  careful: may(yes),
  began: list(pieceId),
});
const environment = {
  model: modelId,
  name: environmentName,
  dice: few,
  value: few,
  attackTrait: trait,
  traits: list(trait),
  options: list(word<EnvironmentHurt>({ damage: true, fatigue: true, stun: true })),
  base: word<EnvironmentAction['base']>({ damage: true, stun: true }),
  piece: or(pieceId),
};
const environmentAction: Form<EnvironmentAction> = o(environment);

export type FormsOf<Shapes> = {
  readonly [P in keyof Shapes]: { readonly [S in keyof Shapes[P]]: Form<Shapes[P][S]> };
};

/** Locals of the procedures that the ground rules. */
export const GROUND_FORMS: FormsOf<GroundShapes> = {
  effectsPhase: {
    begin: o({}),
    clear: o({}),
    falls: o({ touched: list(dueHazard) }),
    hazards: o({ queue: list(dueHazard) }),
    burdens: o({}),
    plot: o({}),
    powers: o({}),
    own: o({ teams: list(teamId), done: list(text) }),
    returns: o({ model: modelId, teams: list(teamId), done: list(text) }),
    citizens: o({}),
    finish: o({}),
  },
  plot: {
    setUp: o({}),
    comeToLight: o({}),
    revealShell: o({ by: teamId }),
    airDrop: o({ by: teamId }),
    shiftStones: o({ queue: list(teamId) }),
    stoneRolled: o({ queue: list(teamId), stone: pieceId }),
    stoneGoes: o({ queue: list(teamId), stone: pieceId, distance: number }),
  },
  burden: {
    drop: o({ model: modelId, declined: may(yes) }),
    keep: o({ queue: list(modelId) }),
  },
  move: {
    start: o({
      order: moveOrder,
      by: teamId,
      side: may(teamId),
      fatigue: flag,
      counts: flag,
      reactions: flag,
      forcedBy: may(modelId),
    }),
    walk: o({ plan: movePlan, at: number }),
    struck: o({ plan: movePlan, at: number }),
    crashes: o({ plan: movePlan, queue: list(modelId) }),
    hazards: o({ plan: movePlan, queue: list(dueHazard) }),
    contact: o({ plan: movePlan }),
  },
  climbHigh: {
    takeOff: o({ model: modelId }),
    leave: o({ model: modelId }),
  },
  summon: {
    place: o({ use: declaredUse, node: effectNode, left: few, at: or(point) }),
    options: o({ use: declaredUse, node: effectNode, left: few, at: point, first: flag }),
    surplus: o({ use: declaredUse, node: effectNode, card: cardId, left: few, made: may(modelId) }),
    covered: o({ use: declaredUse, node: effectNode, left: few, piece: pieceId, queue: list(modelId) }),
    strikes: o({ use: declaredUse, node: effectNode, left: few, queue: list(dueHazard) }),
  },
  displace: {
    slide: o({
      target: targetId,
      toward: point,
      distance: few,
      stopAt: or(point),
      effect: word<Displacing['effect']>({ knockback: true, pull: true, shift: true }),
      cause,
      careful: may(yes),
    }),
    on: o({ going: displacing }),
    hazards: o({ travelled: number, queue: list(dueHazard) }),
    falls: o({ travelled: number }),
  },
  fall: {
    land: o({ fall: dueFall, others: may(list(place)) }),
    hurt: o({ fall: dueFall, queue: list(modelId) }),
    crashes: o({ fall: dueFall, queue: list(modelId) }),
    all: o({ done: list(modelId) }),
    landed: o({ model: modelId, done: list(modelId) }),
    strikes: o({ queue: list(dueHazard), done: list(modelId) }),
  },
  crash: {
    hit: o({ model: modelId, height: number, by: or(modelId) }),
  },
  hazard: {
    strike: o({ hazard: dueHazard }),
    help: o({}),
  },
  collapse: {
    remove: o({ piece: pieceId, by: or(cardId), cause, struck: may(yes) }),
    falls: o({
      above: list(modelId),
      inside: list(modelId),
      full: number,
      crash: number,
      dropped: list(pieceId),
      done: list(modelId),
    }),
    inside: o({ queue: list(modelId), crash: number, dropped: list(pieceId), done: list(modelId) }),
    hazards: o({ queue: list(dueHazard) }),
  },
  environment: {
    defend: environmentAction,
    roll: o({ ...environment, trait, powerUp: few }),
    sfx: o({ action: environmentAction, sfx: few }),
  },
};

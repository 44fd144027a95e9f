import { EFFECT_NAMES } from '../model/effects.ts';
import * as v from 'valibot';
import type { Waypoint } from '../../../tabletop/travel.ts';
import type { ActionOrder, ActLimits, MoveOrder, ActOccasion } from '../model/orders.ts';
import { ACTION_TYPES, MOVEMENT_TYPES, TRIGGERS } from '../model/keywords.ts';
import type { ActionUse, EffectNode } from '../model/profile.ts';
import type { OverrunFacts, RollSpec } from '../model/roll.ts';
import type { ActionTally, ChainOffer, DeclaredUse, PowerUse } from '../model/declared-action.ts';
import { clauseCost, clauseEffect, selector } from './clause-form.ts';
import { few, flag, type Form, list, map, may, number, o, or, text, word, yes } from './form.ts';
import { cardId, modelId, pieceId, place, point, targetId, teamId, trait } from './parts-form.ts';

export const movementType = v.picklist(MOVEMENT_TYPES);
export const actionType = v.picklist(ACTION_TYPES);
export const reactionTrigger = v.picklist(TRIGGERS);
export const count: Form<number> = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const waypoint: Form<Waypoint> = o({
  x: number,
  y: number,
  level: may(v.union([v.picklist(['auto', 'ground', 'roof', 'inside']), o({ wall: pieceId, z: number })])),
  fall: may(yes),
});
export const moveOrder: Form<MoveOrder> = o({
  model: modelId,
  legs: list(waypoint),
  as: movementType,
  combined: flag,
  fall: flag,
  power: may(text),
});
export const actionOrder: Form<ActionOrder> = o({
  model: modelId,
  action: text,
  use: number,
  source: may(modelId),
  targets: list(targetId),
  toward: may(point),
  at: may(point),
  object: may(targetId),
  ap: may(number),
});
export const actOccasion: Form<ActOccasion> = word<ActOccasion>({
  activation: true,
  minions: true,
  followUp: true,
  mindControl: true,
  grabThrow: true,
  power: true,
});
export const actionUse: Form<ActionUse> = o({
  type: actionType,
  range: or(v.union([number, trait])),
  trigger: may(reactionTrigger),
  by: may(o({ power: text, extraAp: number, of: may(selector) })),
});
export const overrunFacts: Form<OverrunFacts> = o({ momentum: flag, places: or(map(place)) });
export const declaredUse: Form<DeclaredUse> = o({
  order: actionOrder,
  profile: text,
  type: actionType,
  as: actionUse,
  range: or(number),
  combat: flag,
  by: teamId,
  side: teamId,
  payer: teamId,
  free: flag,
  unpaid: may(yes),
  power: may(text),
  ap: may(few),
  occasion: v.union([actOccasion, v.literal('reaction')]),
  against: or(modelId),
  thrown: or(modelId),
  affected: list(targetId),
  overrun: or(overrunFacts),
  momentum: flag,
  interruptions: number,
});
export const effectNode: Form<EffectNode> = o({
  fx: v.picklist(EFFECT_NAMES),
  self: may(yes),
  x: may(v.union([few, trait])),
  of: may(text),
  summon: may(
    word<NonNullable<EffectNode['summon']>>({
      Minion: true,
      Structure: true,
      'Dangerous Terrain': true,
      Terrain: true,
      Token: true,
      Object: true,
    }),
  ),
  along: may(word<'x' | 'y'>({ x: true, y: true })),
  radius: may(few),
  max: may(few),
  perAp: may(yes),
  as: may(actionType),
});
export const actLimits: Form<ActLimits> = o({
  actions: may(list(text)),
  notActions: may(list(text)),
  moves: flag,
  combat: flag,
  free: may(flag),
  unpaid: may(yes),
  payer: may(teamId),
  ap: may(few),
  target: may(targetId),
  contact: may(yes),
  tireless: may(yes),
  thrown: may(modelId),
  forcedBy: may(modelId),
  power: may(text),
});
export const chainOffer: Form<ChainOffer> = o({
  from: cardId,
  owner: modelId,
  power: text,
  limit: or(text),
  cost: or(clauseCost),
  cards: list(cardId),
  others: list(clauseEffect),
});
export const damageDealt = list(o({ model: modelId, points: count, contact: flag }));
export const actionTally: Form<ActionTally> = o({
  selfDone: flag,
  followUp: flag,
  success: flag,
  blast: or(o({ radius: number, centre: targetId })),
  usedPowers: list(text),
  damaged: list(modelId),
  damage: number,
  smashed: list(o({ piece: pieceId, defender: targetId })),
  standIn: or(targetId),
  pieceAt: or(place),
  openings: list(chainOffer),
  thrown: list(reactionTrigger),
  dealt: may(damageDealt),
  sfx: may(count),
});
export const rollSpec: Form<RollSpec> = o({
  attacker: modelId,
  source: modelId,
  profile: text,
  action: text,
  type: actionType,
  usedAs: may(text),
  range: may(number),
  keepsTrait: may(yes),
  target: or(targetId),
  instead: or(targetId),
  combat: flag,
  reaction: flag,
  affected: list(targetId),
  splash: or(o({ x: number, y: number, z: may(number) })),
  side: teamId,
  by: teamId,
  overrun: or(overrunFacts),
  object: or(targetId),
  extraDice: list(
    o({
      name: text,
      dice: few,
      side: word<RollSpec['extraDice'][number]['side']>({ attacker: true, defender: true }),
    }),
  ),
  momentum: flag,
  inContact: may(flag),
});
export const powerUse: Form<PowerUse> = o({
  owner: modelId,
  power: text,
  index: number,
  at: text,
  subject: or(modelId),
  by: may(or(modelId)),
  target: may(targetId),
  counts: may(o({ ap: may(count), damage: may(list(count)) })),
  chosen: may(yes),
  again: may(few),
  been: may(list(targetId)),
  widened: may(selector),
  asked: may(yes),
  success: may(
    o({ spec: rollSpec, special: text, damage: few, blast: may(o({ at: place, radius: number })) }),
  ),
});

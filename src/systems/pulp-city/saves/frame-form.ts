import { eachPlayer, somePlayers } from '../../../kernel/players-form.ts';
import * as v from 'valibot';
import type { SfxPick } from '../model/decisions.ts';
import type { AttackReport, EffectsReport } from '../model/declared-action.ts';
import type { Returns, Shapes } from '../model/frame-locals.ts';
import {
  actionTally,
  actLimits,
  actOccasion,
  chainOffer,
  count,
  damageDealt,
  declaredUse,
  effectNode,
  powerUse,
  reactionTrigger,
  rollSpec,
} from './action-form.ts';
import { clauseEffect } from './clause-form.ts';
import { die, few, flag, type Form, list, map, may, number, o, or, text, word, yes } from './form.ts';
import { dueHazard, type FormsOf, GROUND_FORMS } from './ground-form.ts';
import {
  agendaId,
  cardId,
  cause,
  corner,
  masterPlan,
  modelId,
  outcomeWhy,
  pieceId,
  place,
  point,
  targetId,
  teamId,
} from './parts-form.ts';

const diceGroup = o({ label: text, model: or(modelId), by: teamId, count, faces: may(list(number)) });
const dieAt = { group: count, die: count };
const afterPlacing = word<'deployRoll' | 'edgesTaken'>({ deployRoll: true, edgesTaken: true });
const shifts = { team: teamId, leader: modelId, card: text, left: list(modelId), distance: few };
const declaring = o({
  deployment: flag,
  rollers: eachPlayer(or(cardId)),
  queue: list(teamId),
  powerUp: eachPlayer(few),
});
const startingDice = o({
  deployment: flag,
  rollers: eachPlayer(or(cardId)),
  powerUp: eachPlayer(few),
  tied: may(o({ teams: list(teamId), faces: eachPlayer(list(die)) })),
});
const agendaItem = o({ team: teamId, agenda: agendaId });
const laying = v.variant('of', [
  o({
    of: v.literal('thrown'),
    piece: pieceId,
    target: targetId,
    spot: or(o({ x: few, y: number, turn: number })),
  }),
  o({ of: v.literal('smashed'), piece: pieceId, defender: targetId }),
  o({ of: v.literal('model'), target: targetId, toward: or(point) }),
  o({ of: v.literal('landed'), before: may(list(modelId)) }),
  o({ of: v.literal('overrun') }),
]);
const attack = { spec: rollSpec, use: declaredUse, tally: actionTally };
const powerDoing = {
  queue: list(powerUse),
  use: powerUse,
  left: list(clauseEffect),
  on: or(list(modelId)),
  picked: or(modelId),
  fleeing: may(list(modelId)),
};
const choice = o({ powerUp: few, object: or(pieceId), powers: list(text) });
const rolled = {
  choice,
  defence: or(o({ powerUp: few, trait: number })),
  attackFaces: list(die),
  defenceFaces: list(die),
};
const effectsReport: Form<EffectsReport> = o({
  damaged: list(modelId),
  displaced: list(modelId),
  damage: number,
  dealt: may(damageDealt),
  lost: may(map(number)),
});
const attackReport: Form<AttackReport> = o({
  won: flag,
  target: or(targetId),
  instead: or(targetId),
  sfx: few,
  followUp: flag,
  blast: or(number),
  selfDone: flag,
  usedPowers: list(text),
  effects: effectsReport,
  smashed: list(o({ piece: pieceId, defender: targetId })),
});
const effects = {
  queue: list(o({ node: effectNode, target: targetId, x: few, late: may(yes) })),
  cause,
  spec: rollSpec,
  use: declaredUse,
  report: effectsReport,
  extra: list(targetId),
};

/** Locals of every step. */
const splash = o({
  use: declaredUse,
  tally: actionTally,
  queue: list(targetId),
  at: place,
  rest: list(targetId),
});

export const FRAME_FORMS: FormsOf<Shapes> = {
  ...GROUND_FORMS,
  setup: {
    sides: o({ ranks: may(list(list(teamId))) }),
    advantage: o({ winner: teamId, ranking: may(list(teamId)) }),
    edge: o({ terrain: teamId }),
    corners: o({
      terrain: teamId,
      ranking: list(teamId),
      given: list(corner),
      teams: may(list(teamId)),
    }),
    items: o({
      by: teamId,
      after: afterPlacing,
    }),
    edgesTaken: o({}),
    deployRoll: o({}),
    deployFirst: o({ winner: teamId, order: may(list(teamId)) }),
    people: o({ by: teamId, after: afterPlacing }),
    perils: o({ after: afterPlacing }),
  },
  agendas: {
    write: o({}),
    pick: o({ terrain: teamId, nth: few }),
    chiefs: o({ queue: list(teamId) }),
    order: o({ ranks: may(list(list(teamId))), faces: may(somePlayers(number)) }),
    place: o({ queue: list(agendaItem) }),
    citizen: o({ queue: list(agendaItem), piece: or(pieceId) }),
    perils: o({}),
    nominate: o({}),
    due: o({}),
  },
  citizens: {
    roll: o({ among: may(list(teamId)) }),
    order: o({ winner: teamId, order: list(teamId) }),
    place: o({ by: teamId, left: eachPlayer(few), order: may(list(teamId)) }),
  },
  citizensRun: {
    start: o({}),
    lead: o({ team: teamId, moved: list(modelId), queue: list(modelId) }),
    led: o({ team: teamId, moved: list(modelId), queue: list(modelId) }),
    flee: o({ queue: list(modelId) }),
    ran: o({ queue: list(modelId) }),
  },
  deployment: {
    place: o({ at: number }),
    citizens: o({}),
    powers: o({}),
    boosts: o({ queue: list(teamId) }),
    begin: o({}),
  },
  leaderCard: {
    play: o({ leader: modelId, card: text, way: number, on: list(modelId) }),
    shifts: o(shifts),
    join: o({ team: teamId, leader: modelId, card: text, profiles: list(text) }),
    shift: o({ ...shifts, target: modelId }),
    shifted: o({ ...shifts, target: modelId, before: list(modelId) }),
    falls: o({}),
  },
  startingPhase: {
    roll: o({}),
    plans: o({ winner: teamId, roller: or(cardId), left: few, extra: list(masterPlan) }),
    planned: o({ winner: teamId, roller: or(cardId), left: few, extra: list(masterPlan) }),
    along: o({
      winner: teamId,
      roller: or(cardId),
      left: few,
      extra: list(masterPlan),
      card: cardId,
      models: list(modelId),
    }),
    first: o({ winner: teamId, order: may(list(teamId)) }),
  },
  startingRoll: {
    choose: o({ deployment: flag }),
    order: o({ deployment: flag, rollers: eachPlayer(or(cardId)) }),
    cards: declaring,
    dice: declaring,
    roll: startingDice,
    rolled: startingDice,
  },
  actionPool: {
    calculate: o({}),
  },
  endOfRound: {
    score: o({}),
    countIn: o({ counted: map(text) }),
    next: o({}),
    over: o({ why: outcomeWhy }),
  },
  turn: {
    choose: o({ team: teamId, offered: flag }),
    offered: o({ team: teamId, asked: may(list(teamId)) }),
    end: o({ team: teamId, activated: may(yes), declined: may(list(text)) }),
  },
  chained: {
    begin: o({ team: teamId, card: cardId, minions: or(cardId) }),
    commanded: o({ team: teamId }),
    chains: o({ team: teamId, queue: list(chainOffer), last: flag }),
  },
  interruption: {
    offer: o({ queue: list(chainOffer) }),
    over: o({ queue: list(chainOffer), card: cardId }),
  },
  command: {
    before: o({ card: cardId, minions: or(cardId), chainedBy: or(cardId) }),
    supreme: o({ card: cardId, commanded: flag, chainedBy: or(cardId) }),
    after: o({ card: cardId, chains: list(chainOffer), commanded: flag }),
    finish: o({ card: cardId, chains: list(chainOffer) }),
  },
  activation: {
    begin: o({ card: cardId, minions: flag, chainedBy: or(cardId), by: may(teamId) }),
    burdens: o({ card: cardId }),
    hazards: o({ card: cardId, queue: list(dueHazard) }),
    powers: o({ card: cardId }),
    choose: o({ card: cardId }),
    contacts: o({ card: cardId, queue: list(o({ mover: modelId, into: list(modelId) })) }),
    ending: o({ card: cardId }),
    finish: o({ card: cardId }),
  },
  act: {
    ask: o({
      occasion: actOccasion,
      by: teamId,
      side: teamId,
      card: cardId,
      models: list(modelId),
      limits: actLimits,
    }),
    done: o({}),
  },
  action: {
    pay: o({ use: declaredUse }),
    countAs: o({ use: declaredUse, queue: list(modelId) }),
    targeted: o({ use: declaredUse }),
    recheck: o({ use: declaredUse, reacted: list(modelId) }),
    rolls: o({ use: declaredUse, queue: list(targetId), tally: actionTally }),
    automatic: o({ use: declaredUse, queue: list(targetId), pieces: list(targetId), tally: actionTally }),
    summonRoll: o({ use: declaredUse, tally: actionTally }),
    blast: o({
      use: declaredUse,
      tally: actionTally,
      radius: number,
      at: place,
      missed: flag,
      first: targetId,
      spared: or(targetId),
      rest: list(targetId),
    }),
    splashOrder: splash,
    splash,
    table: o({ use: declaredUse, tally: actionTally }),
    room: o({
      use: declaredUse,
      tally: actionTally,
      layings: list(laying),
      picks: map(place),
      hazards: list(dueHazard),
      contact: list(modelId),
    }),
    falls: o({ use: declaredUse, tally: actionTally, hazards: list(dueHazard), contact: list(modelId) }),
    thrown: o({ use: declaredUse, tally: actionTally, queue: list(reactionTrigger) }),
    burdens: o({ use: declaredUse, tally: actionTally }),
    support: o({ use: declaredUse, tally: actionTally }),
    resolved: o({ use: declaredUse, tally: actionTally }),
    sameAgain: o({ use: declaredUse, tally: actionTally }),
    followUp: o({ use: declaredUse, tally: actionTally }),
  },
  attackRoll: {
    redirect: o({ ...attack, asked: may(list(targetId)) }),
    choices: o({ ...attack, queue: list(modelId) }),
    exchange: o(attack),
    attackerDice: o(attack),
    defenderDice: o({ ...attack, choice }),
    roll: o({ ...attack, choice, defence: or(o({ powerUp: few, trait: number })) }),
    alter: o({ ...attack, ...rolled }),
    result: o({ ...attack, ...rolled }),
    sfx: o({ ...attack, sfx: few }),
    apply: o({
      ...attack,
      picks: list(o({ choice: number, on: word<SfxPick['on']>({ target: true, thrown: true }) })),
      order: list(number),
      sfx: few,
    }),
    applied: o({
      ...attack,
      sfx: few,
      blast: or(number),
      followUp: flag,
      selfDone: flag,
      stuns: list(modelId),
      throwing: or(o({ thrower: modelId, thrown: modelId })),
    }),
    reactions: o({
      ...attack,
      report: attackReport,
      queue: list(word<'DMG' | 'DSP'>({ DMG: true, DSP: true })),
    }),
    interrupted: o({ ...attack, report: attackReport }),
  },
  effects: {
    next: o(effects),
    resume: o({
      ...effects,
      target: targetId,
      displaced: flag,
      shoved: or(o({ side: teamId, before: list(modelId) })),
      health: may(number),
      watching: may(map(o({ health: number, at: may(point) }))),
    }),
  },
  reactions: {
    offer: o({
      trigger: reactionTrigger,
      against: modelId,
      side: teamId,
      candidates: list(modelId),
      used: list(text),
      declined: may(list(teamId)),
      told: may(yes),
    }),
  },
  powers: {
    due: o({}),
    next: o({ queue: list(powerUse) }),
    doing: o(powerDoing),
    displaced: o({ ...powerDoing, model: modelId, shoved: or(o({ side: teamId, before: list(modelId) })) }),
  },
  survival: {
    roll: o({}),
    shift: o({ model: modelId, power: text, distance: few }),
  },
  dueDamage: {
    ask: o({ declined: list(text) }),
  },
  dice: {
    roll: o({ groups: list(diceGroup), again: may(yes) }),
    reroll: o({
      groups: list(diceGroup),
      faces: list(list(die)),
      again: list(o(dieAt)),
      declined: list(text),
      thrown: may(o({ ...dieAt, owner: modelId, power: text })),
    }),
  },
};

/** What each procedure hands back. */
export const RETURN_FORMS: { readonly [P in keyof Returns]: Form<Returns[P]> } = {
  startingRoll: o({ winner: teamId, roller: or(cardId), plans: number }),
  command: list(chainOffer),
  activation: list(chainOffer),
  action: actionTally,
  attackRoll: attackReport,
  effects: effectsReport,
  displace: o({ travelled: number }),
  dice: list(list(number)),
  act: flag,
  reactions: list(modelId),
};

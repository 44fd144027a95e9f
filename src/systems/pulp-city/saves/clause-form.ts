import * as v from 'valibot';
import type { Clause, ClauseCost, ClauseEffect, ClauseWhen } from '../model/clause.ts';
import { ALIGNMENTS, MODEL_KINDS, ROLES, TRAITS } from '../model/keywords.ts';
import type { Selector } from '../model/selector.ts';
import { flag, type Form, list, map, may, number, o, text, yes } from './form.ts';

const trait = v.picklist(TRAITS);
const kind = v.picklist(MODEL_KINDS);
const words = v.union([text, list(text)]);
const traits = v.union([trait, list(trait)]);

export const selector: Form<Selector> = o({
  side: may(v.picklist(['friendly', 'enemy', 'any'])),
  kind: may(v.union([kind, list(kind)])),
  descriptor: may(words),
  nonDescriptor: may(words),
  alignment: may(v.picklist(ALIGNMENTS)),
  faction: may(text),
  nonFaction: may(text),
  name: may(words),
  trait: may(o({ of: trait, atLeast: may(number), trump: may(flag) })),
  fullHealth: may(flag),
  baseMm: may(v.union([number, list(number)])),
  within: may(v.union([number, text])),
  of: may(list(text)),
  btb: may(flag),
  btbWith: may(list(text)),
  damagedBy: may(text),
  power: may(text),
  anyOf: may(list(v.lazy(() => selector))),
  other: may(flag),
  orSelf: may(flag),
  count: may(v.union([number, v.literal('all'), v.literal('any')])),
  state: may(text),
  unlessUserIn: may(text),
});
const about = v.union([text, selector]);
const when: Form<ClauseWhen> = o({
  opponent: may(selector),
  action: may(
    o({
      kind: may(v.picklist(['combat', 'dynamic', 'attack'])),
      name: may(words),
      trait: may(traits),
      type: may(words),
      usedAs: may(text),
    }),
  ),
  rolling: may(traits),
  as: may(v.picklist(['attacker', 'defender', 'target'])),
  contact: may(flag),
  not: may(v.lazy(() => when)),
  by: may(about),
  victim: may(selector),
  subject: may(selector),
  source: may(words),
  near: may(selector),
  notNear: may(selector),
  btb: may(selector),
  notBtb: may(selector),
  bonus: may(text),
  team: may(selector),
  teamAll: may(selector),
  amount: may(o({ of: text, atLeast: may(number), atMost: may(number) })),
  piece: may(text),
  form: may(words),
  state: may(text),
  roll: may(text),
  turn: may(v.picklist(['own', 'enemy'])),
});
export const clauseCost: Form<ClauseCost> = o({
  fatigue: may(number),
  damage: may(number),
  stun: may(number),
  ap: may(v.union([number, v.literal('any')])),
  powerUpDice: may(v.union([number, v.literal('any')])),
});
export const clauseEffect: Form<ClauseEffect> = o({
  fx: text,
  x: may(v.union([number, text])),
  to: may(about),
  of: may(words),
  lasts: may(text),
  clauses: may(list(v.lazy(() => clause))),
  action: may(text),
  cost: may(clauseCost),
  against: may(selector),
});
const common = { who: may(about), when: may(when) };
const limit = v.picklist([
  'firstActivationOfRound',
  'firstActivationOfEncounter',
  'oncePerRound',
  'oncePerActivation',
  'oncePerAction',
  'oncePerRoll',
  'oncePerEncounter',
]);
/** The verb is what says which clause it is; 'custom' may have a point beside it. */
const VERBS: Readonly<Record<string, Form<Clause>>> = {
  modify: o({
    ...common,
    modify: text,
    by: number,
    of: may(text),
    per: may(v.union([text, map(v.unknown())])),
    perAction: may(yes),
    min: may(number),
  }),
  set: o({ ...common, set: text, to: v.unknown(), of: may(text) }),
  grant: o({ ...common, grant: text, of: may(words), choose: may(text) }),
  forbid: o({ ...common, forbid: text, of: may(words), role: may(list(v.picklist(ROLES))) }),
  allow: o({ ...common, allow: text, with: may(map(v.unknown())) }),
  custom: o({ custom: text, with: may(map(v.unknown())), at: may(words) }),
  piece: o({
    piece: text,
    name: may(text),
    size: may(number),
    G: may(number),
    height: may(number),
    base: may(number),
    hp: may(number),
    max: may(number),
    cover: may(text),
    removed: may(text),
    clauses: may(list(v.lazy(() => clause))),
  }),
  at: o({
    ...common,
    at: words,
    may: may(list(clauseEffect)),
    must: may(list(clauseEffect)),
    limit: may(limit),
    cost: may(clauseCost),
  }),
};
const none: Form<Clause> = v.never();
export const clause: Form<Clause> = v.lazy((input) => {
  if (typeof input !== 'object' || input === null) return none;
  const verb = Object.keys(VERBS).find((one) => Object.hasOwn(input, one));
  return verb === undefined ? none : (VERBS[verb] ?? none);
});

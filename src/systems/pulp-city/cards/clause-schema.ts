import * as v from 'valibot';
import type { Clause, ClauseWhen } from '../model/clause.ts';
import { ALIGNMENTS, MODEL_KINDS, ROLES, type Selector, TRAITS } from '../model/profile.ts';
import { closed, oneOrMore, text, texts } from './closed.ts';
import { permissionSchemas } from './permission-schema.ts';
import {
  ALLOWS,
  CLAUSE_EFFECTS,
  DELAYS,
  DURATIONS,
  FORBIDS,
  FREE_KEYS,
  GRANTS,
  HANDLERS,
  LIMITS,
  PIECES,
  QUANTITIES,
  TEAM_RULES,
  TRIGGER_POINTS,
} from './vocabulary.ts';

const word = <const Words extends readonly string[]>(words: Words) => v.picklist(words, 'card.unknownWord');
const trait = v.picklist(TRAITS, 'card.unknownTrait');

const selectorSchema: v.GenericSchema<unknown, Selector> = closed(
  {
    side: v.exactOptional(word(['friendly', 'enemy', 'any'])),
    kind: v.exactOptional(oneOrMore(word(MODEL_KINDS))),
    descriptor: v.exactOptional(texts),
    nonDescriptor: v.exactOptional(texts),
    alignment: v.exactOptional(word(ALIGNMENTS)),
    faction: v.exactOptional(text),
    nonFaction: v.exactOptional(text),
    name: v.exactOptional(texts),
    trait: v.exactOptional(
      v.looseObject({
        of: trait,
        atLeast: v.exactOptional(v.number()),
        trump: v.exactOptional(v.boolean()),
      }),
    ),
    fullHealth: v.exactOptional(v.boolean()),
    baseMm: v.exactOptional(oneOrMore(v.number())),
    within: v.exactOptional(v.union([v.number(), text])),
    of: v.exactOptional(v.array(text)),
    btb: v.exactOptional(v.boolean()),
    btbWith: v.exactOptional(v.array(text)),
    damagedBy: v.exactOptional(text),
    power: v.exactOptional(text),
    anyOf: v.exactOptional(v.array(v.lazy(() => selectorSchema))),
    other: v.exactOptional(v.boolean()),
    orSelf: v.exactOptional(v.boolean()),
    marked: v.exactOptional(text),
    count: v.exactOptional(v.union([v.number(), v.picklist(['all', 'any'])])),
    state: v.exactOptional(text),
  },
  FREE_KEYS.selector,
);
const selector = v.lazy(() => selectorSchema);
const person: v.GenericSchema<unknown, string> = word(['self', 'target', 'opponent', 'subject', 'all']);
const who: v.GenericSchema<unknown, string | Selector> = v.lazy((input) =>
  typeof input === 'string' ? person : selector,
);

const actionSchema = closed({
  kind: v.exactOptional(word(['combat', 'dynamic', 'exclusive', 'attack', 'movement'])),
  name: v.exactOptional(texts),
  trait: v.exactOptional(oneOrMore(trait)),
  type: v.exactOptional(texts),
  after: v.exactOptional(text),
  usedAs: v.exactOptional(text),
});

const whenSchema: v.GenericSchema<unknown, ClauseWhen> = closed(
  {
    opponent: v.exactOptional(selector),
    action: v.exactOptional(actionSchema),
    rolling: v.exactOptional(oneOrMore(trait)),
    as: v.exactOptional(word(['attacker', 'defender', 'target'])),
    contact: v.exactOptional(v.boolean()),
    not: v.exactOptional(v.lazy(() => whenSchema)),
    by: v.exactOptional(who),
    victim: v.exactOptional(selector),
    subject: v.exactOptional(selector),
    source: v.exactOptional(texts),
    near: v.exactOptional(selector),
    notNear: v.exactOptional(selector),
    btb: v.exactOptional(selector),
    notBtb: v.exactOptional(selector),
    bonus: v.exactOptional(text),
    team: v.exactOptional(selector),
    teamAll: v.exactOptional(selector),
    amount: v.exactOptional(
      closed({
        of: text,
        atLeast: v.exactOptional(v.number()),
        atMost: v.exactOptional(v.number()),
      }),
    ),
    piece: v.exactOptional(text),
    form: v.exactOptional(texts),
    state: v.exactOptional(text),
    roll: v.exactOptional(text),
    turn: v.exactOptional(word(['own', 'enemy'])),
  },
  FREE_KEYS.when,
);
const when = v.lazy(() => whenSchema);

const cost = closed(
  {
    fatigue: v.exactOptional(v.number()),
    damage: v.exactOptional(v.number()),
    stun: v.exactOptional(v.number()),
    ap: v.exactOptional(v.union([v.number(), v.literal('any')])),
    powerUpDice: v.exactOptional(v.union([v.number(), v.literal('any')])),
  },
  FREE_KEYS.cost,
);

const effect = closed(
  {
    fx: word(CLAUSE_EFFECTS),
    x: v.exactOptional(v.union([v.number(), text])),
    to: v.exactOptional(who),
    of: v.exactOptional(texts),
    lasts: v.exactOptional(word(DURATIONS)),
    clauses: v.exactOptional(v.lazy(() => clausesSchema)),
    action: v.exactOptional(text),
    cost: v.exactOptional(cost),
    against: v.exactOptional(selector),
  },
  FREE_KEYS.effect,
);
const effects = v.pipe(v.array(effect), v.minLength(1));

const common = { who: v.exactOptional(who), when: v.exactOptional(when) };
const parameters = v.exactOptional(v.record(v.string(), v.unknown()));
const triggers = oneOrMore(word(TRIGGER_POINTS));

const permission = (given: v.GenericSchema<unknown, Readonly<Record<string, unknown>>>, must: boolean) =>
  closed({ allow: word(ALLOWS), with: must ? given : v.exactOptional(given), ...common }, FREE_KEYS.clause);
const anyPermission = permission(v.record(v.string(), v.unknown()), false);
const permissions = new Map(
  Object.entries(permissionSchemas(selector)).map(([allow, given]) => [allow, permission(given, true)]),
);

/** What comes with a permission is read by what it permits. */
function permissionSchema(input: unknown): v.GenericSchema<unknown, Clause> {
  const named = typeof input === 'object' && input !== null && 'allow' in input ? input.allow : undefined;
  return (typeof named === 'string' ? permissions.get(named) : undefined) ?? anyPermission;
}

/** One schema a verb; the first verb found in a clause decides which. */
const VERBS: readonly (readonly [string, v.GenericSchema<unknown, Clause>])[] = [
  [
    'modify',
    closed(
      {
        modify: word(QUANTITIES),
        by: v.number(),
        of: v.exactOptional(text),
        bonus: v.exactOptional(v.literal(true)),
        ...common,
      },
      FREE_KEYS.clause,
    ),
  ],
  [
    'set',
    closed(
      { set: word(QUANTITIES), to: v.unknown(), of: v.exactOptional(text), ...common },
      FREE_KEYS.clause,
    ),
  ],
  [
    'grant',
    closed(
      { grant: word(GRANTS), of: v.exactOptional(texts), choose: v.exactOptional(text), ...common },
      FREE_KEYS.clause,
    ),
  ],
  [
    'forbid',
    closed(
      {
        forbid: word(FORBIDS),
        of: v.exactOptional(texts),
        role: v.exactOptional(v.array(word(ROLES))),
        limit: v.exactOptional(word(LIMITS)),
        ...common,
      },
      FREE_KEYS.clause,
    ),
  ],
  ['allow', v.lazy((input) => permissionSchema(input))],
  [
    'custom',
    closed({
      custom: v.picklist(HANDLERS, 'card.unknownHandler'),
      with: parameters,
      at: v.exactOptional(triggers),
    }),
  ],
  [
    'at',
    v.pipe(
      closed({
        at: triggers,
        may: v.exactOptional(effects),
        must: v.exactOptional(effects),
        limit: v.exactOptional(word(LIMITS)),
        cost: v.exactOptional(cost),
        delay: v.exactOptional(word(DELAYS)),
        ...common,
      }),
      v.check(({ may, must }) => may !== undefined || must !== undefined, 'card.nothingHappens'),
    ),
  ],
  [
    'piece',
    closed({ piece: word(PIECES), clauses: v.exactOptional(v.lazy(() => clausesSchema)) }, FREE_KEYS.piece),
  ],
  ['team', closed({ team: word(TEAM_RULES) }, FREE_KEYS.team)],
];

const noVerb: v.GenericSchema<unknown, Clause> = v.custom<Clause>(() => false, 'card.noVerb');

const clauseSchema: v.GenericSchema<unknown, Clause> = v.lazy((input) => {
  const keys = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  return VERBS.find(([verb]) => keys.includes(verb))?.[1] ?? noVerb;
});

export const clausesSchema: v.GenericSchema<unknown, Clause[]> = v.array(clauseSchema);

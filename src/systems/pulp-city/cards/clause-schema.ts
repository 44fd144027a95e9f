import * as v from 'valibot';
import type { Clause, ClauseLimit, ClauseWhen } from '../model/clause.ts';
import { ALIGNMENTS, MODEL_KINDS, MOVEMENT_TYPES, ROLES, TRAITS } from '../model/keywords.ts';
import type { Selector } from '../model/selector.ts';
import { closed, oneOrMore, text, texts } from './closed.ts';
import { permissionSchemas } from './permission-schema.ts';
import {
  ALLOWS,
  type ClausePlace,
  DURATIONS,
  FORBIDS,
  GRANTS,
  HANDLERS,
  LIMITS,
  MODIFIED,
  PIECES,
  REPLACED,
  ROLL_LIMITS,
  type TriggerPoint,
  effectsAt,
  isTriggerPoint,
  pointsIn,
} from './vocabulary.ts';

const word = <const Words extends readonly string[]>(words: Words) => v.picklist(words, 'card.unknownWord');
const trait = v.picklist(TRAITS, 'card.unknownTrait');

const selectorSchema: v.GenericSchema<unknown, Selector> = closed({
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
  count: v.exactOptional(v.picklist([1, 'all'], 'card.unknownWord')),
  state: v.exactOptional(text),
  level: v.exactOptional(word(['higher'])),
});
const selector = v.lazy(() => selectorSchema);
const person: v.GenericSchema<unknown, string> = word(['self', 'target', 'opponent', 'subject']);
const receiver: v.GenericSchema<unknown, string | Selector> = v.lazy((input) =>
  typeof input === 'string' ? person : selector,
);

const self = word(['self']);
const who: v.GenericSchema<unknown, string | Selector> = v.lazy((input) =>
  typeof input === 'string' ? self : selector,
);

const actionSchema = closed({
  kind: v.exactOptional(word(['combat', 'dynamic', 'attack'])),
  name: v.exactOptional(texts),
  trait: v.exactOptional(oneOrMore(trait)),
  type: v.exactOptional(texts),
  usedAs: v.exactOptional(text),
});

const health = v.lazy((input) =>
  typeof input === 'string' ? word(['belowMax']) : closed({ atMost: v.number() }),
);

const whenSchema: v.GenericSchema<unknown, ClauseWhen> = closed({
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
  roll: v.exactOptional(word(['starting'])),
  turn: v.exactOptional(word(['own', 'enemy'])),
  hp: v.exactOptional(health),
  round: v.exactOptional(v.number()),
});
const when = v.lazy(() => whenSchema);

const cost = closed({
  fatigue: v.exactOptional(v.number()),
  damage: v.exactOptional(v.number()),
  stun: v.exactOptional(v.number()),
  ap: v.exactOptional(v.union([v.number(), v.literal('any')])),
  powerUpDice: v.exactOptional(v.union([v.number(), v.literal('any')])),
});

/** Effects that these trigger points carry out; what is put in force for one roll lasts as long as it. */
function effectsSchema(known: readonly string[], points: readonly TriggerPoint[]) {
  const lasts = points.includes('beforeRoll') ? ['roll'] : DURATIONS;
  const effect = closed({
    fx: v.picklist(known, 'card.unknownWord'),
    x: v.exactOptional(v.number()),
    to: v.exactOptional(receiver),
    of: v.exactOptional(texts),
    lasts: v.exactOptional(v.picklist(lasts, 'card.unknownWord')),
    clauses: v.exactOptional(v.lazy(() => clausesSchema)),
    action: v.exactOptional(text),
    cost: v.exactOptional(cost),
    against: v.exactOptional(selector),
    type: v.exactOptional(word(MOVEMENT_TYPES)),
    combinable: v.exactOptional(v.boolean()),
    plan: v.exactOptional(text),
    roll: v.exactOptional(v.number()),
    what: v.exactOptional(text),
  });
  return v.pipe(v.array(effect), v.minLength(1));
}

const common = { who: v.exactOptional(who), when: v.exactOptional(when) };
const parameters = v.exactOptional(v.record(v.string(), v.unknown()));

/** What may or must happen at a trigger point is what is carried out there. */
const atSchema = (place: ClausePlace): v.GenericSchema<unknown, Clause> =>
  v.lazy((input) => {
    const given = typeof input === 'object' && input !== null && 'at' in input ? [input.at].flat() : [];
    const points = given.filter(isTriggerPoint);
    const asked: readonly TriggerPoint[] = points.length === 0 ? ['achieved'] : points;
    const happening = (how: 'may' | 'must') => {
      const known = effectsAt(asked, how);
      return known.length === 0 ? {} : { [how]: v.exactOptional(effectsSchema(known, asked)) };
    };
    return v.pipe(
      closed({
        at: oneOrMore(v.picklist(pointsIn(place), 'card.unknownWord')),
        ...happening('may'),
        ...happening('must'),
        limit: v.exactOptional(v.picklist(limitsAt(asked), 'card.unknownWord')),
        cost: v.exactOptional(cost),
        ...common,
      }),
      v.check((clause) => 'may' in clause || 'must' in clause, 'card.nothingHappens'),
    );
  });

function limitsAt(points: readonly TriggerPoint[]): readonly ClauseLimit[] {
  const ofRolls: Partial<Record<TriggerPoint, readonly ClauseLimit[]>> = ROLL_LIMITS;
  return [...LIMITS, ...points.flatMap((point) => ofRolls[point] ?? [])];
}

const permission = (given: v.GenericSchema<unknown, Readonly<Record<string, unknown>>>, must: boolean) =>
  closed({ allow: word(ALLOWS), with: must ? given : v.exactOptional(given), ...common });
const anyPermission = permission(v.record(v.string(), v.unknown()), false);
const permissions = new Map(
  Object.entries(
    permissionSchemas(selector, (point) => effectsSchema(effectsAt([point], 'may'), [point])),
  ).map(([allow, given]) => [allow, permission(given, true)]),
);

/** What comes with a permission is read by what it permits. */
function permissionSchema(input: unknown): v.GenericSchema<unknown, Clause> {
  const named = typeof input === 'object' && input !== null && 'allow' in input ? input.allow : undefined;
  return (typeof named === 'string' ? permissions.get(named) : undefined) ?? anyPermission;
}

const per = v.lazy((input) =>
  typeof input === 'string' ? word(['roundsCompleted', 'spent']) : v.record(v.string(), v.unknown()),
);

type Verbs = readonly (readonly [string, v.GenericSchema<unknown, Clause>])[];

/** One schema a verb; the first verb found in a clause decides which. */
const verbsIn = (place: ClausePlace): Verbs => [
  [
    'modify',
    closed({
      modify: word(MODIFIED),
      by: v.number(),
      of: v.exactOptional(text),
      per: v.exactOptional(per),
      perAction: v.exactOptional(v.literal(true)),
      min: v.exactOptional(v.number()),
      ...common,
    }),
  ],
  ['set', closed({ set: word(REPLACED), to: v.unknown(), of: v.exactOptional(text), ...common })],
  [
    'grant',
    closed({ grant: word(GRANTS), of: v.exactOptional(texts), choose: v.exactOptional(text), ...common }),
  ],
  [
    'forbid',
    closed({
      forbid: word(FORBIDS),
      of: v.exactOptional(texts),
      role: v.exactOptional(v.array(word(ROLES))),
      ...common,
    }),
  ],
  ['allow', v.lazy((input) => permissionSchema(input))],
  [
    'custom',
    closed({
      custom: v.picklist(HANDLERS, 'card.unknownHandler'),
      with: parameters,
      at: v.exactOptional(text),
    }),
  ],
  ['at', atSchema(place)],
  [
    'piece',
    closed({
      piece: word(PIECES),
      G: v.exactOptional(v.number()),
      base: v.exactOptional(v.number()),
      height: v.exactOptional(v.number()),
      hp: v.exactOptional(v.number()),
      size: v.exactOptional(v.number()),
      max: v.exactOptional(v.number()),
      removed: v.exactOptional(word(['effectsPhase'])),
      keepsEarlier: v.exactOptional(v.boolean()),
      clauses: v.exactOptional(v.lazy(() => pieceClausesSchema)),
    }),
  ],
];

const noVerb: v.GenericSchema<unknown, Clause> = v.custom<Clause>(() => false, 'card.noVerb');

function clausesIn(place: ClausePlace): v.GenericSchema<unknown, Clause[]> {
  const verbs = verbsIn(place);
  return v.array(
    v.lazy((input) => {
      const keys = typeof input === 'object' && input !== null ? Object.keys(input) : [];
      return verbs.find(([verb]) => keys.includes(verb))?.[1] ?? noVerb;
    }),
  );
}

/** Of Powers, and of what an Effect puts in force. */
export const clausesSchema: v.GenericSchema<unknown, Clause[]> = clausesIn('power');
export const specialClausesSchema: v.GenericSchema<unknown, Clause[]> = clausesIn('special');
/** Of a Summoned piece. */
const pieceClausesSchema: v.GenericSchema<unknown, Clause[]> = clausesIn('piece');

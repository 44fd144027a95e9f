import * as v from 'valibot';
import type { Clause } from '../model/clause.ts';
import {
  ALIGNMENTS,
  ELEMENTS,
  MODEL_TYPES,
  MOVEMENT_TYPES,
  ORIGINS,
  type Role,
  ROLES,
  TRAITS,
} from '../model/keywords.ts';
import { COVERAGE, type PowerProfile } from '../model/profile.ts';
import { clausesSchema, specialClausesSchema } from './clause-schema.ts';
import { closed } from './closed.ts';
import { savedClause } from './saved-clauses.ts';

const text = v.pipe(v.string(), v.minLength(1, 'card.empty'));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'card.badId'));
const whole = v.pipe(v.number(), v.integer('card.notWhole'), v.minValue(0, 'card.negative'));
const atLeastOne = v.pipe(whole, v.minValue(1, 'card.notPositive'));
const trait = v.picklist(TRAITS, 'card.unknownTrait');

/** A card of a Monster has no Role; 'Special' is printed on some Minion cards and is no Role. @rule PC-ROLE-13 */
const role = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Role | null>(({ dataset, addIssue, NEVER }) => {
    const printed = dataset.value;
    if (printed === null || printed === 'Special') return null;
    const known = ROLES.find((one) => one === printed);
    if (known) return known;
    addIssue({ message: Array.isArray(printed) ? 'card.twoRoles' : 'card.unknownRole' });
    return NEVER;
  }),
);

/** 'X' on the card of an Immobile model. @rule PC-CARD-02 */
const inches = v.pipe(
  v.union([v.pipe(v.number(), v.minValue(0, 'card.negative')), v.literal('X')]),
  v.transform((printed) => (printed === 'X' ? 0 : printed)),
);

const textWith = (clauses: v.GenericSchema<unknown, Clause[]>): v.GenericSchema<unknown, PowerProfile> =>
  closed({
    id,
    name: text,
    text: closed({ en: text, fr: text }),
    coverage: v.picklist(COVERAGE, 'card.unknownWord'),
    clauses,
  });

const movement = closed({
  type: v.picklist(MOVEMENT_TYPES, 'card.unknownMovement'),
  inches,
  stealth: v.boolean(),
});
const traits = closed({ F: whole, G: whole, H: whole, I: whole, J: whole, K: whole });

interface Clauses {
  readonly power: v.GenericSchema<unknown, Clause[]>;
  readonly special: v.GenericSchema<unknown, Clause[]>;
}

/** A card as it stands in its file: the profile, with the Action Bars as printed. @rule PC-CARD-01 @rule PC-CARD-02 */
const cardFile = ({ power, special }: Clauses) =>
  closed({
    id,
    name: text,
    short: text,
    kind: v.picklist(['supreme', 'minion', 'monster'], 'card.unknownKind'),
    level: atLeastOne,
    levels: v.exactOptional(v.array(closed({ level: atLeastOne, models: atLeastOne }))),
    role,
    alignment: v.array(v.picklist(ALIGNMENTS, 'card.unknownAlignment')),
    factions: v.optional(v.array(text), []),
    freelancer: v.exactOptional(v.literal(true)),
    barredFactions: v.exactOptional(v.array(text)),
    origin: v.optional(v.nullable(v.picklist(ORIGINS, 'card.unknownOrigin')), null),
    types: v.optional(v.array(v.picklist(MODEL_TYPES, 'card.unknownType')), []),
    elements: v.optional(v.array(v.picklist(ELEMENTS, 'card.unknownElement')), []),
    baseMm: v.pipe(v.number(), v.gtValue(0, 'card.baseNotPositive')),
    heightIn: v.exactOptional(v.pipe(v.number(), v.gtValue(0, 'card.notPositive'))),
    movement,
    traits,
    traitsPlusModels: v.exactOptional(v.array(trait)),
    trump: v.optional(v.array(trait), []),
    apLimit: v.optional(v.nullable(whole), null),
    apPlus: v.optional(whole, 0),
    powerUpPerRound: v.optional(whole, 0),
    minionPlus: v.optional(v.union([whole, text]), 0),
    health: atLeastOne,
    modelsAtStart: v.optional(whole, 1),
    modelsMax: v.optional(atLeastOne, 1),
    unique: v.exactOptional(v.literal(true)),
    maxCopies: v.exactOptional(atLeastOne),
    exclusiveTo: v.exactOptional(text),
    namedBy: v.exactOptional(text),
    exclusiveMinions: v.exactOptional(v.array(text)),
    sameSupremeAs: v.exactOptional(v.array(text)),
    form: v.exactOptional(text),
    formOf: v.exactOptional(id),
    forms: v.exactOptional(
      v.array(
        closed({
          id,
          form: text,
          movement: v.exactOptional(movement),
          traits: v.exactOptional(traits),
          trump: v.exactOptional(v.array(trait)),
        }),
      ),
    ),
    actions: v.array(closed({ id, bar: text, specials: v.exactOptional(v.array(textWith(special))) })),
    powers: v.array(textWith(power)),
  });

export const cardFileSchema = cardFile({ power: clausesSchema, special: specialClausesSchema });

const saved = v.array(savedClause) as unknown as v.GenericSchema<unknown, Clause[]>;
/** A card of a saved Encounter: it may say more than is read. */
export const savedCardSchema = cardFile({ power: saved, special: saved });

export type CardFile = v.InferOutput<typeof cardFileSchema>;

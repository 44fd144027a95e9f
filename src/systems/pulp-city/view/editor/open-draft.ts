import * as v from 'valibot';
import {
  ALIGNMENTS,
  ELEMENTS,
  MODEL_TYPES,
  MOVEMENT_TYPES,
  ORIGINS,
  ROLES,
  TRAITS,
} from '../../model/keywords.ts';
import type { ActionDraft, CardDraft, PowerDraft } from './draft.ts';
import { isFields } from '../../../../kernel/plain.ts';

const text = v.fallback(v.string(), '');
const amount = v.fallback(v.nullable(v.number()), null);
/** Words of a list that are known; others are left out. */
const known = <const Words extends readonly string[]>(words: Words) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((found) => found.filter((one): one is Words[number] => words.some((word) => word === one))),
    ),
    [],
  );
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.fallback(v.nullable(v.picklist(words)), null);

const id = v.fallback(v.nullable(v.string()), null);

const power = v.pipe(
  v.looseObject({
    id,
    name: text,
    text: v.fallback(v.object({ en: text, fr: text }), { en: '', fr: '' }),
    clauses: v.fallback(v.array(v.unknown()), []),
    coverage: text,
  }),
  v.transform(
    ({ id: given, name, text: told, clauses, coverage }): PowerDraft => ({
      id: given,
      name,
      text: told,
      clauses,
      inFigures: coverage === 'full' && clauses.length === 0,
      byHandToo: coverage === 'partial',
    }),
  ),
);
const powers = v.fallback(v.array(power), []);
const action = v.pipe(
  v.looseObject({ id, bar: text, specials: powers }),
  v.transform(({ id: given, bar, specials }): ActionDraft => ({ id: given, typed: bar, specials })),
);

/** 'X' on the card of an Immobile model. @rule PC-CARD-02 */
const inches = v.fallback(
  v.nullable(
    v.union([
      v.number(),
      v.pipe(
        v.literal('X'),
        v.transform(() => 0),
      ),
    ]),
  ),
  null,
);

const traits = v.object({ F: amount, G: amount, H: amount, I: amount, J: amount, K: amount });
const NO_TRAITS = { F: null, G: null, H: null, I: null, J: null, K: null };

const FIELDS = {
  id,
  name: text,
  short: text,
  kind: v.fallback(v.picklist(['supreme', 'minion']), 'supreme'),
  level: amount,
  role: oneOf(ROLES),
  alignment: known(ALIGNMENTS),
  factions: v.fallback(v.array(v.string()), []),
  origin: oneOf(ORIGINS),
  types: known(MODEL_TYPES),
  elements: known(ELEMENTS),
  baseMm: amount,
  movement: v.fallback(
    v.object({
      type: v.fallback(v.picklist(MOVEMENT_TYPES), 'Sprint'),
      inches,
      stealth: v.fallback(v.boolean(), false),
    }),
    { type: 'Sprint', inches: null, stealth: false },
  ),
  traits: v.fallback(traits, NO_TRAITS),
  trump: known(TRAITS),
  apLimit: amount,
  apPlus: v.fallback(v.nullable(v.number()), 0),
  powerUpPerRound: v.fallback(v.nullable(v.number()), 0),
  minionPlus: v.fallback(v.nullable(v.union([v.number(), v.string()])), 0),
  health: amount,
  modelsAtStart: v.fallback(v.nullable(v.number()), 1),
  modelsMax: v.fallback(v.nullable(v.number()), 1),
  actions: v.fallback(v.array(action), []),
  powers,
};

/** A card file as a draft, however faulty it is: what cannot be read is empty, what has no field is kept. */
export function openDraft(json: unknown): CardDraft {
  const given = isFields(json) ? json : {};
  const read = v.parse(v.object(FIELDS), { ...EMPTY, ...given });
  const further = Object.entries(given).filter(([key]) => !Object.hasOwn(FIELDS, key));
  return { ...read, further: Object.fromEntries(further) };
}

const EMPTY = Object.fromEntries(Object.keys(FIELDS).map((key) => [key, undefined]));

/** What a card file may say in its clauses: the tables of `model/vocabulary`, word by word and place by place. */
import * as v from 'valibot';
import type {
  AnyClause,
  ClauseEffect,
  DiceClause,
  LastingClause,
  OfferedEffect,
  PieceTextClause,
  PlanEffect,
  PowerClause,
  SpecialClause,
} from '../model/clause.ts';
import { OCCASIONS, type OccasionName } from '../model/vocabulary/conditions.ts';
import { EFFECTS_OF, type EffectsName, type Happening } from '../model/vocabulary/effects.ts';
import type { Kind } from '../model/vocabulary/fields.ts';
import { PLACES, type PlaceName, type PlaceWords } from '../model/vocabulary/places.ts';
import { isTriggerPoint, POINTS, type PointUse } from '../model/vocabulary/points.ts';
import type { Permission, Word } from '../model/vocabulary/words.ts';
import { entriesOf, formOf, type Inner, optional, part, word } from './field-forms.ts';
import { isFields } from '../../../kernel/plain.ts';
import { once } from './once.ts';

type Form<Out> = v.GenericSchema<unknown, Out>;
type Entries = Record<string, v.GenericSchema<unknown>>;

/** The verb that a clause is known by: the first of these among its keys. */
const VERBS = ['modify', 'set', 'grant', 'forbid', 'allow', 'custom', 'at', 'piece'] as const;
type Verb = (typeof VERBS)[number];

const later = <Clause extends AnyClause>(place: PlaceName): Form<Clause[]> =>
  v.lazy(() => clausesAt(place)) as unknown as Form<Clause[]>;

const INNER: Inner = {
  lasting: later<LastingClause>('lasting'),
  dice: later<DiceClause>('roll'),
  pieces: later<PieceTextClause>('piece'),
  plan: v.lazy(() => effectsForm('offered', 'toPickOrSubject')) as unknown as Form<PlanEffect[]>,
  done: v.lazy(() => anyEffects('offered', 'toPickOrSubject')) as unknown as Form<OfferedEffect[]>,
};

const conditions = once((name: OccasionName): v.GenericSchema<unknown> => {
  const form: v.GenericSchema<unknown> = part({
    ...optional(OCCASIONS[name], INNER),
    not: v.exactOptional(v.lazy(() => form)),
  });
  return form;
});

const whenOf = (name: OccasionName | undefined): Entries =>
  name === undefined ? {} : { when: v.exactOptional(conditions(name)) };

const whoOf = (kind: Kind | null): Entries => (kind === null ? {} : { who: v.exactOptional(formOf(kind)) });

function holdingForm(
  place: PlaceName,
  verb: Verb,
  name: string,
  spec: Word & Permission,
): v.GenericSchema<unknown> {
  const printed = place === 'power' || place === 'summon';
  const inAura: Kind | null = place === 'special' ? 'selector' : null;
  const entries: Entries = {
    ...whoOf(printed ? (spec.own === true ? 'own' : 'about') : inAura),
    ...whenOf(spec.when),
    [verb]: v.literal(name),
    ...(verb === 'modify' ? { by: v.number() } : {}),
    ...entriesOf(spec, INNER),
    ...withForm(name, spec),
  };
  return part(entries);
}

function withForm(name: string, { with: given }: Permission): Entries {
  if (given === undefined) return {};
  const form = name === 'masterPlan' ? v.lazy(planForm) : part(entriesOf(given, INNER));
  return { with: given.needs === undefined ? v.exactOptional(form) : form };
}

/** A plan that waits for a trigger point does what is carried out there. */
function planForm(input: unknown): v.GenericSchema<unknown> {
  const at = isFields(input) && isTriggerPoint(input['at']) ? input['at'] : null;
  const use: PointUse | undefined = at === null ? undefined : POINTS[at][0];
  const plan =
    use === undefined ? INNER.plan : effectsForm(use.may ?? use.must ?? 'offered', use.to ?? 'toPick');
  return part(entriesOf(PLACES.power.allow.masterPlan.with, { ...INNER, plan: plan as Inner['plan'] }));
}

const effectOf = (table: Readonly<Record<string, Happening>>, to: Kind): Form<ClauseEffect> => {
  const form = once((fx: string): v.GenericSchema<unknown> => {
    const spec = table[fx];
    const entries: Entries = { fx: v.literal(fx), ...(spec === undefined ? {} : entriesOf(spec, INNER)) };
    if (spec?.goes === true) entries['to'] = v.exactOptional(formOf(to));
    return part(entries);
  });
  return v.lazy((input) => {
    const fx = isFields(input) ? input['fx'] : undefined;
    if (typeof fx === 'string' && Object.hasOwn(table, fx)) return form(fx);
    return v.looseObject({ fx: word(Object.keys(table)) });
  }) as unknown as Form<ClauseEffect>;
};

/** A face of a die may bring nothing. */
const anyEffects = (name: EffectsName, to: Kind): Form<ClauseEffect[]> =>
  v.array(effectOf(EFFECTS_OF[name], to));

const effectsForm = (name: EffectsName, to: Kind): Form<ClauseEffect[]> =>
  v.pipe(anyEffects(name, to), v.minLength(1));

/** Of several ways in which a trigger point is read, the one whose Effects the clause has. */
function useOf(uses: readonly PointUse[], input: Readonly<Record<string, unknown>>): PointUse | undefined {
  const done = [input['may'], input['must']]
    .flat()
    .flatMap((effect) => (isFields(effect) ? [effect['fx']] : []));
  const carriesOut = ({ may, must }: PointUse): boolean =>
    [may, must].some(
      (name) => name !== undefined && done.some((fx) => typeof fx === 'string' && fx in EFFECTS_OF[name]),
    );
  return uses.find(carriesOut) ?? uses[0];
}

const pointForm = once((use: PointUse): v.GenericSchema<unknown> => {
  const { may, must, to = 'own', when, who, limit, bounded, cost, times } = use;
  const entries: Entries = {
    at: v.unknown(),
    ...(may === undefined ? {} : { may: v.exactOptional(effectsForm(may, to)) }),
    ...(must === undefined ? {} : { must: v.exactOptional(effectsForm(must, to)) }),
    ...whenOf(when),
    ...(who === 'only' ? { who: formOf('selector') } : whoOf(who === 'others' ? 'about' : 'own')),
    ...(limit === undefined ? {} : { limit: bounded === true ? word(limit) : v.exactOptional(word(limit)) }),
    ...(cost === true ? { cost: v.exactOptional(formOf('cost')) } : {}),
    ...(times === true ? { times: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(2))) } : {}),
  };
  return v.pipe(
    part(entries),
    v.check((clause) => 'may' in clause || 'must' in clause, 'card.nothingHappens'),
  );
});

/** A clause of several trigger points is read at each of them. */
function atForm(known: PlaceWords['at'], input: Readonly<Record<string, unknown>>): v.GenericSchema<unknown> {
  const points = [input['at']].flat();
  const forms = points.flatMap((point) => {
    const uses = typeof point === 'string' && Object.hasOwn(known, point) ? known[point] : undefined;
    const use = uses === undefined ? undefined : useOf(uses, input);
    return use === undefined ? [] : [pointForm(use)];
  });
  const [first, ...rest] = forms;
  if (first === undefined || forms.length < points.length) {
    const point = word(Object.keys(known));
    return v.looseObject({ at: Array.isArray(input['at']) ? v.array(point) : point });
  }
  return rest.length === 0 ? first : v.intersect([first, ...rest]);
}

const clauseAt = once((place: PlaceName): Form<AnyClause> => {
  const words: PlaceWords = PLACES[place];
  const forms = new Map<string, () => v.GenericSchema<unknown>>();
  for (const verb of ['modify', 'set', 'grant', 'forbid', 'allow'] as const) {
    for (const [name, spec] of Object.entries<Word & Permission>(words[verb]))
      forms.set(`${verb} ${name}`, () => holdingForm(place, verb, name, spec));
  }
  for (const [name, { with: given, at }] of Object.entries(words.custom))
    forms.set(`custom ${name}`, () => {
      const form = part(entriesOf(given));
      const told = { with: given.needs === undefined ? v.exactOptional(form) : form };
      return part({ custom: v.literal(name), ...told, at: v.exactOptional(word([at])) });
    });
  for (const [name, spec] of Object.entries(words.piece))
    forms.set(`piece ${name}`, () => part({ piece: v.literal(name), ...entriesOf(spec, INNER) }));
  const formBy = once((make: () => v.GenericSchema<unknown>) => make());
  const unknown = (verb: Verb): v.GenericSchema<unknown> =>
    v.looseObject({
      [verb]:
        verb === 'custom'
          ? v.picklist(Object.keys(words.custom), 'card.unknownHandler')
          : word(Object.keys(words[verb])),
    });
  return v.lazy((input) => {
    const verb = isFields(input) ? VERBS.find((one) => one in input) : undefined;
    if (!isFields(input) || verb === undefined) return v.custom<AnyClause>(() => false, 'card.noVerb');
    if (verb === 'at') return atForm(words.at, input);
    const name = input[verb];
    const make = typeof name === 'string' ? forms.get(`${verb} ${name}`) : undefined;
    return make === undefined ? unknown(verb) : formBy(make);
  }) as unknown as Form<AnyClause>;
});

const clausesAt = once((place: PlaceName) => v.array(clauseAt(place)));

export const clausesSchema = later<PowerClause>('power');
/** What a Special says besides making something holds as long as one of its pieces is on the table. */
export const specialClausesSchema = v.lazy((input) =>
  clausesAt(
    Array.isArray(input) && input.some((one) => isFields(one) && 'piece' in one) ? 'summon' : 'special',
  ),
) as unknown as Form<SpecialClause[]>;

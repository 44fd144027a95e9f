import type { ClauseEffect, Values } from '../../model/clause.ts';
import {
  MASTER_PLAN_WORDS,
  MASTER_PLANS,
  type MasterPlan,
  type ModelKind,
  type Trait,
  isTrait,
} from '../../model/keywords.ts';
import type { Kind } from '../../model/vocabulary/fields.ts';
import { effectFromText } from '../../notation/added-effects.ts';
import { parseBar } from '../../notation/parse.ts';
import { printBar, printEffects } from '../../notation/print.ts';
import { listOf } from '../../model/one-or-more.ts';
import { ABSENT, type ClauseKey, phrase, ruleWord, type Said } from './phrase.ts';
import { inBars } from './printed.ts';
import { aModel, eachModel, whom, words } from './selectors.ts';

/** What stands within a clause and is a clause, or an Effect, itself. */
export interface Inner {
  readonly clauses: (clauses: readonly object[], place: 'lasting' | 'roll' | 'piece') => Said;
  readonly effects: (effects: readonly ClauseEffect[]) => Said;
}

/** A way that is about one Trait is called by it. */
const wayName = (name: string | undefined): Said =>
  name === undefined ? ABSENT : isTrait(name) ? trait(name) : name;
const trait = (one: Trait): Said => phrase(`trait.${one}.name`);
const goesTo = (value: Values['toPickOrSubject']): Said => whom(value);

function actions(value: Values['actions']): Said {
  if (value === 'all') return phrase('clause.actions.all');
  if (typeof value === 'string' || Array.isArray(value)) return listOf(value as string | readonly string[]);
  const { type, trait: rolled } = value as Exclude<Values['actions'], string | readonly string[]>;
  return phrase('clause.actions.like', {
    types: type === undefined ? 'none' : listOf(type).map(inBars),
    traits: rolled === undefined ? 'none' : listOf(rolled).map(trait),
  });
}

const planOf = (word: Values['plan']): MasterPlan =>
  MASTER_PLANS.find((plan) => MASTER_PLAN_WORDS[plan] === word) ?? 'powerUp';

function barEffect(text: string): Said {
  const effect = effectFromText(text);
  return effect === null ? text : { printed: (words) => printEffects([effect], [], words) };
}

/** An Action as bars are printed in either language. */
function printedBar(text: string): Said {
  const read = parseBar(text, 'en');
  if (!read.ok) return text;
  const action = { id: text, ...read.value };
  return { printed: (words) => printBar(action, words).replaceAll('\n', ' – ') };
}

/** How the values of each kind are said. `inner` says the clauses that a value holds. */
export const SAID: { readonly [K in Kind]: (value: Values[K], inner: Inner) => Said } = {
  number: (value) => value,
  flag: String,
  yes: () => 'yes',
  no: () => 'no',
  text: (value) => value,
  texts: words,
  names: words,
  numbers: (value) => listOf(value),
  trait,
  traits: (value) => listOf(value).map(trait),
  anyTrait: (value) => (value === 'all' ? phrase('clause.trait.all') : trait(value)),
  traitRolled: (value) => (value === 'any' ? phrase('clause.trait.any') : trait(value)),
  kinds: (value) => listOf(value).map((kind: ModelKind) => phrase(`kind.${kind}`)),
  roles: (value) => value.map((role) => phrase(`role.${role}`)),
  bonus: ruleWord,
  bonuses: words,
  plan: (value) => phrase(`masterPlan.${planOf(value)}`),
  movementType: (value) => phrase(`movement.${value}`),
  movement: ({ type, inches }) => {
    if (type === undefined) return phrase('clause.movement.inches', { x: inches ?? 0 });
    const named = phrase(`movement.${type}`);
    return inches === undefined ? named : phrase('clause.movement', { type: named, x: inches });
  },
  actions,
  use: inBars,
  bar: printedBar,
  bars: (value) => value.map(printedBar),
  barEffects: (value) => listOf(value).map(barEffect),
  selector: aModel,
  selectors: (value) => value.map(aModel),
  named: aModel,
  doer: (value) => (typeof value === 'string' ? whom(value) : aModel(value)),
  own: whom,
  about: whom,
  traitOf: ({ of }) => trait(of),
  within: String,
  count: String,
  health: String,
  marks: String,
  amount: String,
  amountOfAction: String,
  amountOfDamage: String,
  amountSpent: String,
  amountDone: String,
  perAction: String,
  perRoll: String,
  action: String,
  namedAction: String,
  actionOfDamage: String,
  counted: ({ range: _range, within, ...rest }) =>
    eachModel({ ...rest, ...(within === undefined ? {} : { within }) }),
  cost: String,
  apOnly: ({ ap }) => ap,
  lastingClauses: (value, inner) => inner.clauses(value, 'lasting'),
  diceClauses: (value, inner) => inner.clauses(value, 'roll'),
  pieceClauses: (value, inner) => inner.clauses(value, 'piece'),
  pieceOptions: (value, inner) =>
    value.map(({ name, clauses }) => phrase('clause.way', { name, what: inner.clauses(clauses, 'piece') })),
  source: (value) =>
    typeof value === 'object' ? aModel(value) : value === 'self' ? phrase('clause.who.self') : String(value),
  planEffects: (value, inner) => inner.effects(value),
  ways: (value, inner) =>
    value.map(({ name, do: effects }) =>
      phrase('clause.way', {
        name: wayName(name),
        what: effects.length > 0 ? inner.effects(effects) : ABSENT,
      }),
    ),
  bands: (value, inner) =>
    value.map(({ from, to, do: effects }) =>
      phrase('clause.band', {
        from,
        to: to === from ? ABSENT : to,
        what: effects.length > 0 ? inner.effects(effects) : ABSENT,
      }),
    ),
  point: (value) => phrase(`clause.at.${value}` as ClauseKey, { who: phrase('clause.who.self') }),
  toAll: goesTo,
  toPick: goesTo,
  toAllOrSubject: goesTo,
  toPickOrSubject: goesTo,
  toEvent: whom,
};

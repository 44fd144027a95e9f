import type { ActionAsked, ClauseWhen, Selector } from '../../model/clause.ts';
import { listOf } from '../../model/one-or-more.ts';
import { ABSENT, type Phrase, phrase, ruleWord, type Said } from './phrase.ts';
import { inBars } from './printed.ts';
import { aModel, noModel, whom } from './selectors.ts';
import { asDescriptor } from '../../model/keywords.ts';

/** What is said of `it`: the model that the clause speaks about. */
type Conditions = {
  readonly [Key in keyof ClauseWhen]-?: (
    value: Exclude<ClauseWhen[Key], undefined>,
    it: Phrase,
  ) => readonly Phrase[];
};

const one = (said: Phrase): readonly Phrase[] => [said];
const names = (value: string | readonly string[]): Said => listOf(value);

/** The distance stands in the condition, not beside the model; without one: anywhere on the table. */
function nearness(selector: Selector): { readonly rest: Selector; readonly x: number | typeof ABSENT } {
  const { within, ...rest } = selector;
  return { rest, x: typeof within === 'number' ? within : ABSENT };
}

const CONDITIONS: Conditions = {
  near: (value, it) => {
    const { rest, x } = nearness(value);
    return one(phrase('clause.when.near', { model: aModel(rest), x, it }));
  },
  notNear: (value, it) => {
    const { rest, x } = nearness(value);
    return one(phrase('clause.when.notNear', { model: noModel(rest), x, it }));
  },
  btb: (value, it) => one(phrase('clause.when.btb', { model: aModel(value), it })),
  notBtb: (value, it) => one(phrase('clause.when.notBtb', { model: noModel(value), it })),
  team: (value) => one(phrase('clause.when.team', { model: aModel(value) })),
  teamAll: (value) => one(phrase('clause.when.teamAll', { model: aModel(value) })),
  piece: (value) => one(phrase('clause.when.piece', { called: value })),
  form: (value) => one(phrase('clause.when.form', { forms: names(value) })),
  mobs: () => one(phrase('clause.when.mobs')),
  hp: (value, it) =>
    one(
      value === 'belowMax'
        ? phrase('clause.when.hp', { it })
        : phrase('clause.when.hp.atMost', { it, n: value.atMost }),
    ),
  state: (value, it) => one(phrase('clause.when.state', { it, state: ruleWord(asDescriptor(value)) })),
  turn: (value) => one(phrase('clause.when.turn', { turn: value })),
  round: (value) => one(phrase('clause.when.round', { n: value })),
  opponent: (value, it) => one(phrase('clause.when.opponent', { it, model: aModel(value) })),
  onPiece: (value) => one(phrase('clause.when.onPiece', { is: String(value) })),
  action: (value, it) => askedOfAction(value, it),
  rolling: (value, it) =>
    one(
      phrase('clause.when.rolling', {
        it,
        traits: listOf(value).map((trait) => phrase(`trait.${trait}.name`)),
      }),
    ),
  as: (value, it) => one(phrase('clause.when.as', { it, as: value })),
  contact: (value) => one(phrase('clause.when.contact', { is: String(value) })),
  joined: (value) => one(phrase('clause.when.joined', { is: String(value) })),
  mode: (value) => one(phrase('clause.when.mode', { modes: names(value) })),
  bonus: (value) => one(phrase('clause.when.bonus', { bonus: ruleWord(value) })),
  roll: () => one(phrase('clause.when.roll')),
  by: (value) =>
    one(phrase('clause.when.by', { who: typeof value === 'string' ? whom(value) : aModel(value) })),
  victim: ({ side, ...rest }) =>
    (side === undefined || side === 'any') && Object.keys(rest).length === 0
      ? []
      : one(phrase('clause.when.victim', { model: aModel({ ...rest, ...(side && { side }) }) })),
  amount: ({ of, atLeast, atMost }) =>
    one(phrase('clause.when.amount', { of, least: atLeast ?? ABSENT, most: atMost ?? ABSENT })),
  marks: ({ of, atLeast }) => one(phrase('clause.when.marks', { power: of, n: atLeast })),
  activation: () => one(phrase('clause.when.activation')),
  mates: () => one(phrase('clause.when.mates')),
  moved: (value, it) => one(phrase('clause.when.moved', { it, is: String(value) })),
  fought: (value, it) => one(phrase('clause.when.fought', { it, is: String(value) })),
  movement: (value) => one(phrase('clause.when.movement', { how: value })),
  firstOfRound: (_value, it) => one(phrase('clause.when.firstOfRound', { it })),
  member: (value) => one(phrase('clause.when.member', { n: value })),
  rolePower: (_value, it) => one(phrase('clause.when.rolePower', { it })),
  healthFirst: (value, it) => one(phrase('clause.when.healthFirst', { it, is: String(value) })),
  redirected: (value, it) => one(phrase('clause.when.redirected', { it, is: String(value) })),
  not: (value, it) => one(phrase('clause.when.not', { what: conditions(value, it) })),
};

function askedOfAction({ kind, name, trait, type, usedAs }: ActionAsked, it: Phrase): readonly Phrase[] {
  return [
    ...(kind === undefined ? [] : [phrase('clause.when.action.kind', { it, kind })]),
    ...(name === undefined ? [] : [phrase('clause.when.action', { called: names(name) })]),
    ...(trait === undefined
      ? []
      : [
          phrase('clause.when.action.trait', {
            traits: listOf(trait).map((one) => phrase(`trait.${one}.name`)),
          }),
        ]),
    ...(type === undefined ? [] : [phrase('clause.when.action.type', { types: listOf(type).map(inBars) })]),
    ...(usedAs === undefined ? [] : [phrase('clause.when.action.usedAs', { type: inBars(usedAs) })]),
  ];
}

export function conditions(when: ClauseWhen, it: Phrase): readonly Phrase[] {
  return Object.entries(when).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const say = CONDITIONS[key as keyof ClauseWhen] as (value: unknown, it: Phrase) => readonly Phrase[];
    return say(value, it);
  });
}

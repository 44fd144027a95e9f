import { ALIGNMENTS } from '../keywords.ts';
import type { FieldTable } from './fields.ts';

/** What a rule may ask of a model or a piece; `cards/clause-schema.ts` reads the same table. */
export const SELECTOR = {
  side: ['friendly', 'enemy', 'any'],
  kind: 'kinds',
  /** Any word of PC-DESC-09 (Type, Element, Origin, Role, Movement Type, Condition, 'Object' ...). */
  descriptor: 'texts',
  nonDescriptor: 'texts',
  alignment: ALIGNMENTS,
  faction: 'text',
  nonFaction: 'text',
  name: 'texts',
  trait: 'traitOf',
  fullHealth: 'flag',
  baseMm: 'numbers',
  within: 'within',
  /** What `within` and `btb` are measured from: 'self', 'subject' and Summoned pieces by name. */
  of: 'names',
  btb: 'flag',
  /** Partly inside the triangle between the models of the one that has the rule, all three of which are on the table. */
  triangle: 'yes',
  /** Under the Blast of the Action that the text is of. */
  underBlast: 'yes',
  btbWith: 'names',
  /** In Base to Base with one of these. */
  touches: 'selector',
  /** In Base to Base with none of these. */
  touchesNo: 'selector',
  /** The model that has the rule, and not another one of its card. */
  itself: 'yes',
  /** It can be seen from the model that has the rule. */
  seen: 'yes',
  /** No other Enemy of the model that has the rule is nearer to the Summoned pieces of these names. */
  closest: 'names',
  /** In the first Activation of its card in the Round. */
  firstActivation: 'yes',
  /** In Base to Base when the Activation of the model that has the rule began. */
  startedBtb: 'flag',
  damagedBy: 'text',
  power: 'text',
  /** Marked by the model that has the rule, with the Power or Special of that name. */
  marked: 'text',
  anyOf: 'selectors',
  other: 'yes',
  orSelf: 'yes',
  /** How many of them, where its player picks. */
  count: 'count',
  /** Not KO'ed, on the table or off it. */
  inPlay: 'yes',
  state: 'text',
  level: ['higher'],
  levelAtLeast: 'number',
  /** Not while whoever uses the Action is in that mode. */
  unlessUserIn: 'text',
} as const satisfies FieldTable;

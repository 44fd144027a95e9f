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
  btbWith: 'names',
  /** In Base to Base with one of these. */
  touches: 'selector',
  /** In the first Activation of its card in the Round. */
  firstActivation: 'yes',
  /** In Base to Base when the Activation of the model that has the rule began. */
  startedBtb: 'flag',
  damagedBy: 'text',
  power: 'text',
  anyOf: 'selectors',
  other: 'yes',
  orSelf: 'yes',
  /** How many of them, where its player picks. */
  count: 'count',
  state: 'text',
  level: ['higher'],
  /** Not while whoever uses the Action is in that mode. */
  unlessUserIn: 'text',
} as const satisfies FieldTable;

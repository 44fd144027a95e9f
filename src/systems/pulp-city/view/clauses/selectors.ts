import type { Selector } from '../../model/clause.ts';
import { listOf } from '../../model/one-or-more.ts';
import { ABSENT, type NounField, type Phrase, phrase, ruleWord, type Said } from './phrase.ts';
import { asDescriptor } from '../../model/keywords.ts';

type Determiner = 'each' | 'a' | 'no';
type Qualifiers = {
  readonly [Key in Exclude<keyof Selector, NounField>]-?: (
    value: Required<Selector>[Key],
    selector: Selector,
  ) => Said;
};

export const SELF = phrase('clause.who.self');
export const words = (value: string | readonly string[]): Said => listOf(value).map(ruleWord);
const measuredFrom = ({ of = ['self'] }: Selector): Said =>
  of.map((name) => (name === 'self' ? SELF : name === 'subject' ? whom('subject') : name));

const QUALIFIERS: Qualifiers = {
  descriptor: (value) => phrase('clause.is.descriptor', { words: words(value) }),
  nonDescriptor: (value) => phrase('clause.is.nonDescriptor', { words: words(value) }),
  alignment: (value) => phrase('clause.is.alignment', { side: value }),
  faction: (value) => phrase('clause.is.faction', { faction: value }),
  nonFaction: (value) => phrase('clause.is.nonFaction', { faction: value }),
  name: (value) => phrase('clause.is.name', { called: listOf(value) }),
  trait: ({ of, atLeast, trump, below }) => {
    const said = { of: phrase(`trait.${of}.name`) };
    return [
      ...(trump === true ? [phrase('clause.is.trait.trump', said)] : []),
      ...(atLeast === undefined ? [] : [phrase('clause.is.trait', { ...said, atLeast })]),
      ...(below === undefined ? [] : [phrase('clause.is.trait.below', said)]),
    ];
  },
  fullHealth: (value) => phrase('clause.is.fullHealth', { is: String(value) }),
  baseMm: (value) => phrase('clause.is.baseMm', { mm: listOf(value).map(String) }),
  startedBtb: (value) => phrase('clause.is.startedBtb', { is: String(value) }),
  within: (value, selector) => phrase('clause.is.within', { x: value, of: measuredFrom(selector) }),
  of: () => ABSENT,
  btb: (value, selector) => phrase('clause.is.btb', { is: String(value), of: measuredFrom(selector) }),
  btbWith: (value) => phrase('clause.is.btbWith', { called: value }),
  touches: (value) => phrase('clause.is.touches', { model: aModel(value) }),
  touchesNo: (value) => phrase('clause.is.touchesNo', { model: aModel(value) }),
  firstActivation: () => phrase('clause.is.firstActivation'),
  itself: () => phrase('clause.is.itself'),
  seen: () => phrase('clause.is.seen'),
  closest: (value) => phrase('clause.is.closest', { called: value }),
  triangle: () => phrase('clause.is.triangle'),
  underBlast: () => phrase('clause.is.underBlast'),
  marked: (value) => phrase('clause.is.marked', { power: value }),
  levelAtLeast: (value) => phrase('clause.is.levelAtLeast', { n: value }),
  damagedBy: (value) => phrase('clause.is.damagedBy', { called: value }),
  power: (value) => phrase('clause.is.power', { power: value }),
  anyOf: (value) =>
    value.some(({ side, kind, other }) => side ?? kind ?? other)
      ? phrase('clause.is.anyOf', { models: value.map((one) => aModel(one)) })
      : phrase('clause.is.anyOf.ways', {
          ways: value.map((one) => phrase('clause.together', { all: qualifiers(one) })),
        }),
  inPlay: () => phrase('clause.is.inPlay'),
  state: (value) => phrase('clause.is.state', { state: ruleWord(asDescriptor(value)) }),
  level: () => phrase('clause.is.level'),
  unlessUserIn: (value) => phrase('clause.is.unlessUserIn', { state: ruleWord(asDescriptor(value)) }),
};

/** A field that only says how another is measured has no phrase of its own. */
function qualifiers(selector: Selector): readonly Said[] {
  return Object.keys(QUALIFIERS).flatMap((key) => {
    const value: unknown = selector[key as keyof Selector];
    if (value === undefined || key === 'of') return [];
    const say = QUALIFIERS[key as keyof Qualifiers] as (value: unknown, selector: Selector) => Said;
    return [say(value, selector)];
  });
}

function modelWith(determiner: Determiner, selector: Selector): Phrase {
  const { side = 'any', kind = 'model', other = false, orSelf, count } = selector;
  const nouns = listOf(kind).map((one) =>
    phrase(`clause.noun.${determiner}`, { side, kind: one, other: other ? 'yes' : ABSENT }),
  );
  const that = qualifiers(selector);
  let said: Phrase | readonly Phrase[] = nouns;
  if (that.length > 0 || nouns.length > 1)
    said = phrase('clause.that', { noun: nouns, that: that.length > 0 ? that : ABSENT });
  const [first = phrase('clause.who.it')] = listOf(said);
  if (orSelf === true) return phrase('clause.orSelf', { noun: first });
  if (count === 'any') return phrase('clause.asMany', { noun: first });
  return typeof count === 'number' && count > 1 ? phrase('clause.atMost', { noun: first, n: count }) : first;
}

export const eachModel = (selector: Selector): Phrase => modelWith('each', selector);
export const aModel = (selector: Selector): Phrase => modelWith('a', selector);
export const noModel = (selector: Selector): Phrase => modelWith('no', selector);

/** Whom a rule speaks about, or whom an Effect goes to. */
export function whom(who: 'self' | 'subject' | 'target' | 'opponent' | 'by' | Selector): Phrase {
  if (typeof who === 'string') return phrase(`clause.who.${who}`);
  return who.count === undefined || who.count === 'all' ? eachModel(who) : aModel(who);
}

import type { ActionUse, Amount, EffectNode, Price } from '../model/profile.ts';
import { bookOf, type BookWords, type InBooks, sayIn } from '../model/book-words.ts';
import { DESCRIPTORS } from './descriptor-words.ts';
import type { ParsedBar } from './parse.ts';
import { printConditions, printOnlyIn } from './print-conditions.ts';
import {
  EFFECT_WORDS,
  GLUE,
  PRICE_WORDS,
  SUMMON_WORDS,
  TRAIT_WORDS,
  TRIGGER_WORDS,
  TYPE_WORDS,
  wordFor,
} from './words.ts';

const EACH = { en: '1 {of} per 1 AP spent', fr: '1 {of} par PA dépensé' } as const;
const SFX = { en: 'SFX', fr: 'EFX' } as const;
const NO_SFX = { en: 'none', fr: 'aucun' } as const;
const TARGET_NUMBER = { en: 'T#', fr: 'Dif.' } as const;
const VERSUS = { en: 'vs', fr: 'vs' } as const;

/** What is printed here besides the words of the tables. */
export const MORE_WORDS: readonly InBooks[] = [EACH, SFX, NO_SFX, TARGET_NUMBER, VERSUS];

/** English in the one-line form of 2013, French in the three-line form of 2017. @rule PC-BAR-01 @rule PC-BAR-02 */
export function printBar(bar: ParsedBar, words: BookWords): string {
  const name = `${bar.name}${bar.combinable ? '*' : ''}`;
  const prices = bar.prices.map((price) => ` [${printPrice(price, words)}]`).join('');
  const body = printBody(bar, words);
  const sfx = bar.sfx.map((choice) => printEffects(choice.effects, bar.uses, words));
  if (bookOf(words) === 'en') {
    return `${printCost(bar, words)}${prices} ${name} (${body}) ${sayIn(SFX, words)}: ${sfx.join(', ') || sayIn(NO_SFX, words)}`;
  }
  return `${name} [${printCost(bar, words)}]${prices}\n${body}\n${sayIn(SFX, words)} : ${sfx.join(' ; ') || sayIn(NO_SFX, words)}`;
}

/** What is paid besides AP and Fatigue included, as the cards word it. */
export function printPrice(price: Price, words: BookWords): string {
  const word = wordFor(PRICE_WORDS, price.of, words);
  return 'x' in price ? `${word} ${price.x}` : word;
}

export function printEffects(
  effects: readonly EffectNode[],
  uses: readonly ActionUse[],
  words: BookWords,
): string {
  const glue = uses.length > 1 && new Set(effects.map((effect) => effect.as)).size > 1 ? 'or' : 'and';
  return effects
    .map((effect) => printEffect(effect, uses, words))
    .join(` ${wordFor(GLUE[glue], glue, words)} `);
}

export function printUse(use: ActionUse, words: BookWords): string {
  const type = wordFor(TYPE_WORDS, use.type, words);
  const trigger = use.trigger ? `/${wordFor(TRIGGER_WORDS, use.trigger, words)}` : '';
  const range = use.range === null ? '' : ` ${printAmount(use.range, words)}`;
  return `${type}${trigger}${range}`;
}

function printCost(bar: ParsedBar, words: BookWords): string {
  if (bar.ap === null) return wordFor(GLUE.activation, 'activation', words);
  return `${wordFor(GLUE.ap, 'ap', words)} ${bar.ap}${bar.openAp ? '+' : ''}`;
}

function printBody(bar: ParsedBar, words: BookWords): string {
  const uses = bar.uses.map((use) => printUse(use, words)).join(` ${wordFor(GLUE.or, 'or', words)} `);
  return [
    uses,
    `${wordFor(TRAIT_WORDS, bar.attack, words)} ${sayIn(VERSUS, words)} ${printAgainst(bar.against, words)}`,
    bar.onlyIn === undefined ? '' : printOnlyIn(bar.onlyIn, words),
    printConditions(bar, words),
    printEffects(bar.effects, bar.uses, words),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function printAgainst(against: ParsedBar['against'], words: BookWords): string {
  if ('trait' in against) return wordFor(TRAIT_WORDS, against.trait, words);
  return `${sayIn(TARGET_NUMBER, words)}${bookOf(words) === 'en' ? '' : ' '}${against.number}`;
}

function printAmount(amount: Amount, words: BookWords): string {
  return typeof amount === 'number' ? String(amount) : wordFor(TRAIT_WORDS, amount, words);
}

function printEffect(effect: EffectNode, uses: readonly ActionUse[], words: BookWords): string {
  const self = effect.self ? `${wordFor(GLUE.self, 'self', words)}/` : '';
  const word = wordFor(EFFECT_WORDS, effect.fx, words);
  const use = uses.find((candidate) => candidate.type === effect.as);
  const as = use ? ` (${wordFor(GLUE.as, 'as', words)} ${printUse(use, words)})` : '';
  return `${self}${word}${printDetails(effect, words)}${as}`;
}

function printDetails(effect: EffectNode, words: BookWords): string {
  if (effect.x !== undefined) return ` ${printAmount(effect.x, words)}`;
  if (effect.fx === 'summon') return printSummons(effect, words);
  if (effect.of === undefined) return '';
  return `/${effect.fx === 'special' ? effect.of : wordFor(DESCRIPTORS, effect.of, words)}`;
}

function printSummons(effect: EffectNode, words: BookWords): string {
  const what = effect.summon ? ` ${wordFor(SUMMON_WORDS, effect.summon, words)}` : '';
  const radius = effect.radius === undefined ? '' : ` ${effect.radius}`;
  const max = effect.max === undefined ? '' : ` (${effect.max})`;
  const each = sayIn(EACH, words).replace('{of}', String(effect.of));
  return `${what}${radius}/${effect.of}${effect.perAp ? ` (${each})` : ''}${max}`;
}

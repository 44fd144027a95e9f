import type { ActionUse, Amount, EffectNode, Price } from '../model/profile.ts';
import { MODEL_DESCRIPTORS, OTHER_DESCRIPTORS } from './descriptor-words.ts';
import type { ParsedBar } from './parse.ts';
import { printConditions, printOnlyIn } from './print-conditions.ts';
import {
  type BarLang,
  EFFECT_WORDS,
  GLUE,
  PRICE_WORDS,
  SUMMON_WORDS,
  TRAIT_WORDS,
  TRIGGER_WORDS,
  TYPE_WORDS,
  wordFor,
} from './words.ts';

const DESCRIPTORS = [...MODEL_DESCRIPTORS, ...OTHER_DESCRIPTORS];

/** English in the one-line form of 2013, French in the three-line form of 2017. @rule PC-BAR-01 @rule PC-BAR-02 */
export function printBar(bar: ParsedBar, lang: BarLang): string {
  const name = `${bar.name}${bar.combinable ? '*' : ''}`;
  const prices = bar.prices.map((price) => ` [${printPrice(price, lang)}]`).join('');
  const body = printBody(bar, lang);
  const sfx = bar.sfx.map((choice) => printEffects(choice.effects, bar.uses, lang));
  if (lang === 'en') {
    return `${printCost(bar, lang)}${prices} ${name} (${body}) SFX: ${sfx.join(', ') || 'none'}`;
  }
  return `${name} [${printCost(bar, lang)}]${prices}\n${body}\nEFX : ${sfx.join(' ; ') || 'aucun'}`;
}

/** What is paid besides AP and Fatigue included, as the cards word it. */
export function printPrice(price: Price, lang: BarLang): string {
  const word = wordFor(PRICE_WORDS, price.of, lang);
  return 'x' in price ? `${word} ${price.x}` : word;
}

export function printEffects(
  effects: readonly EffectNode[],
  uses: readonly ActionUse[],
  lang: BarLang,
): string {
  const glue = uses.length > 1 && new Set(effects.map((effect) => effect.as)).size > 1 ? 'or' : 'and';
  return effects
    .map((effect) => printEffect(effect, uses, lang))
    .join(` ${wordFor(GLUE[glue], glue, lang)} `);
}

export function printUse(use: ActionUse, lang: BarLang): string {
  const type = wordFor(TYPE_WORDS, use.type, lang);
  const trigger = use.trigger ? `/${wordFor(TRIGGER_WORDS, use.trigger, lang)}` : '';
  const range = use.range === null ? '' : ` ${printAmount(use.range, lang)}`;
  return `${type}${trigger}${range}`;
}

function printCost(bar: ParsedBar, lang: BarLang): string {
  if (bar.ap === null) return wordFor(GLUE.activation, 'activation', lang);
  return `${wordFor(GLUE.ap, 'ap', lang)} ${bar.ap}${bar.openAp ? '+' : ''}`;
}

function printBody(bar: ParsedBar, lang: BarLang): string {
  const uses = bar.uses.map((use) => printUse(use, lang)).join(` ${wordFor(GLUE.or, 'or', lang)} `);
  return [
    uses,
    `${wordFor(TRAIT_WORDS, bar.attack, lang)} vs ${printAgainst(bar.against, lang)}`,
    bar.onlyIn === undefined ? '' : printOnlyIn(bar.onlyIn, lang),
    printConditions(bar, lang),
    printEffects(bar.effects, bar.uses, lang),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function printAgainst(against: ParsedBar['against'], lang: BarLang): string {
  if ('trait' in against) return wordFor(TRAIT_WORDS, against.trait, lang);
  return lang === 'en' ? `T#${against.number}` : `Dif. ${against.number}`;
}

function printAmount(amount: Amount, lang: BarLang): string {
  return typeof amount === 'number' ? String(amount) : wordFor(TRAIT_WORDS, amount, lang);
}

function printEffect(effect: EffectNode, uses: readonly ActionUse[], lang: BarLang): string {
  const self = effect.self ? `${wordFor(GLUE.self, 'self', lang)}/` : '';
  const word = wordFor(EFFECT_WORDS, effect.fx, lang);
  const use = uses.find((candidate) => candidate.type === effect.as);
  const as = use ? ` (${wordFor(GLUE.as, 'as', lang)} ${printUse(use, lang)})` : '';
  return `${self}${word}${printDetails(effect, lang)}${as}`;
}

function printDetails(effect: EffectNode, lang: BarLang): string {
  if (effect.x !== undefined) return ` ${printAmount(effect.x, lang)}`;
  if (effect.fx === 'summon') return printSummons(effect, lang);
  if (effect.of === undefined) return '';
  return `/${effect.fx === 'special' ? effect.of : wordFor(DESCRIPTORS, effect.of, lang)}`;
}

function printSummons(effect: EffectNode, lang: BarLang): string {
  const what = effect.summon ? ` ${wordFor(SUMMON_WORDS, effect.summon, lang)}` : '';
  const radius = effect.radius === undefined ? '' : ` ${effect.radius}`;
  const max = effect.max === undefined ? '' : ` (${effect.max})`;
  const each = lang === 'en' ? `1 ${effect.of} per 1 AP spent` : `1 ${effect.of} par PA dépensé`;
  return `${what}${radius}/${effect.of}${effect.perAp ? ` (${each})` : ''}${max}`;
}

import type { ActionProfile, ActionUse, EffectNode, Price, SfxChoice } from '../model/profile.ts';
import type { ActionType, ReactionTrigger, Trait } from '../model/keywords.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { readConditions } from './conditions.ts';
import { type BarError, Cursor } from './cursor.ts';
import { readAmount, readEffects } from './effects.ts';
import {
  type BarLang,
  GLUE,
  PRICE_WORDS,
  RANGED,
  RANGELESS,
  TRAIT_WORDS,
  TRIGGER_WORDS,
  TYPE_WORDS,
} from './words.ts';

/** An Action Bar as read; the card gives it its id and the texts of its Specials. */
export type ParsedBar = Omit<ActionProfile, 'id' | 'specials'>;

type Head = Pick<ParsedBar, 'name' | 'ap' | 'openAp' | 'prices' | 'combinable'>;
type Body = Omit<ParsedBar, keyof Head | 'sfx'>;

const WORD = /[^\s,;/()[\]]+/y;
const NAME_BEFORE_BRACKET = /[^(\n]*?(?=\s*\()/y;
const NAME_BEFORE_COST = /[^[\n]*?(?=\s*\[)/y;

/** Reads a bar in the one-line form of 2013 or the three-line form of 2017. @rule PC-BAR-01 @rule PC-BAR-02 */
export function parseBar(text: string, lang: BarLang): Result<ParsedBar, readonly BarError[]> {
  const cursor = new Cursor(text.trimEnd(), lang);
  const bar = cursor.text.includes('\n') ? threeLines(cursor) : oneLine(cursor);
  cursor.expectEnd();
  return cursor.errors.length > 0 ? err(cursor.errors) : ok(bar);
}

/** One Type with its range, as a Power writes it: 'PRJ 6', 'RCT/BTB'. @rule PC-BAR-14 */
export function parseUse(text: string, lang: BarLang): Result<ActionUse, readonly BarError[]> {
  const cursor = new Cursor(text.trimEnd(), lang);
  const use = readUse(cursor);
  cursor.expectEnd();
  return cursor.errors.length > 0 ? err(cursor.errors) : ok(use);
}

/** The name of an Action whose bar may be wrong elsewhere; empty: it cannot be told. */
export function nameInBar(text: string, lang: BarLang): string {
  const cursor = new Cursor(text.trimEnd(), lang);
  if (cursor.text.includes('\n')) return readName(cursor, NAME_BEFORE_COST).name;
  readCost(cursor);
  readPrices(cursor);
  return readName(cursor, NAME_BEFORE_BRACKET).name;
}

function oneLine(cursor: Cursor): ParsedBar {
  const cost = readCost(cursor);
  const prices = readPrices(cursor);
  const { name, combinable } = readName(cursor, NAME_BEFORE_BRACKET);
  cursor.expectSign('(');
  const body = readBody(cursor);
  cursor.expectSign(')');
  const sfx = readSfx(cursor);
  return { name, ...cost, prices, combinable, ...body, sfx };
}

function threeLines(cursor: Cursor): ParsedBar {
  const { name, combinable } = readName(cursor, NAME_BEFORE_COST);
  cursor.expectSign('[');
  const cost = readCost(cursor);
  cursor.expectSign(']');
  const prices = readPrices(cursor);
  cursor.expectSign('\n');
  const body = readBody(cursor);
  cursor.expectSign('\n');
  const sfx = readSfx(cursor);
  return { name, ...cost, prices, combinable, ...body, sfx };
}

/** @rule PC-BAR-12 @rule PC-BAR-13 */
function readCost(cursor: Cursor): Pick<Head, 'ap' | 'openAp'> {
  if (cursor.word(GLUE.activation) !== undefined) return { ap: null };
  if (cursor.word(GLUE.ap) === undefined) cursor.stop([GLUE.ap[0]?.[cursor.lang][0] ?? '', 'Activation']);
  const ap = readNumber(cursor);
  return cursor.sign('+') ? { ap, openAp: true } : { ap };
}

function readPrices(cursor: Cursor): readonly Price[] {
  const prices: Price[] = [];
  while (cursor.sign('[')) {
    const price = readPrice(cursor);
    if (price) prices.push(price);
    cursor.expectSign(']');
  }
  return prices;
}

function readPrice(cursor: Cursor): Price | undefined {
  const of = cursor.word(PRICE_WORDS);
  if (of === undefined) {
    cursor.unknown('bar.unknownPrice', PRICE_WORDS, /[^\]\n]*/y);
    return undefined;
  }
  return of === 'damage' || of === 'powerDown' ? { of, x: readNumber(cursor) } : { of };
}

function readName(cursor: Cursor, pattern: RegExp): Pick<Head, 'name' | 'combinable'> {
  const found = cursor.take(pattern)?.[0].trim() ?? '';
  const combinable = found.endsWith('*');
  const name = combinable ? found.slice(0, -1).trim() : found;
  if (name === '') cursor.stop(['a name']);
  return { name, combinable };
}

function readBody(cursor: Cursor): Body {
  const uses = readUses(cursor);
  cursor.expectSign(',');
  const attack = readTrait(cursor);
  cursor.expectWord(GLUE.versus);
  const against = readAgainst(cursor);
  cursor.expectSign(',');
  const conditions = readConditions(cursor);
  const effects: readonly EffectNode[] = readEffects(cursor, true);
  return { uses, attack, against, ...conditions, effects };
}

/** @rule PC-BAR-14 */
function readUses(cursor: Cursor): readonly ActionUse[] {
  const uses = [readUse(cursor)];
  while (cursor.word(GLUE.or) !== undefined) uses.push(readUse(cursor));
  return uses;
}

function readUse(cursor: Cursor): ActionUse {
  const start = cursor.at;
  const type: ActionType | undefined = cursor.word(TYPE_WORDS);
  if (type === undefined) {
    cursor.unknown('bar.unknownType', TYPE_WORDS, /[^,()\n]*/y);
    return { type: 'CCM', range: null };
  }
  const trigger = type === 'RCT' ? readTrigger(cursor) : undefined;
  const range = readAmount(cursor);
  const found = cursor.text.slice(start, cursor.at).trim();
  if (range === undefined && RANGED.some((ranged) => ranged === type)) {
    cursor.report('bar.rangeMissing', { found }, [], cursor.at);
  }
  if (range !== undefined && RANGELESS.some((rangeless) => rangeless === type)) {
    cursor.report('bar.rangeNotUsed', { found }, [], start);
  }
  return trigger ? { type, range: range ?? null, trigger } : { type, range: range ?? null };
}

function readTrigger(cursor: Cursor): ReactionTrigger | undefined {
  cursor.expectSign('/');
  const trigger = cursor.word(TRIGGER_WORDS);
  if (trigger === undefined) cursor.unknown('bar.unknownTrigger', TRIGGER_WORDS, /[^\s,()]*/y);
  return trigger;
}

/** @rule PC-BAR-10 */
function readTrait(cursor: Cursor): Trait {
  const trait = cursor.word(TRAIT_WORDS);
  if (trait === undefined) cursor.unknown('bar.unknownTrait', TRAIT_WORDS, WORD);
  return trait ?? 'F';
}

function readAgainst(cursor: Cursor): ParsedBar['against'] {
  if (cursor.word(GLUE.targetNumber) !== undefined) return { number: readNumber(cursor) };
  const number = cursor.number();
  return number === undefined ? { trait: readTrait(cursor) } : { number };
}

function readNumber(cursor: Cursor): number {
  const number = cursor.number();
  if (number === undefined) cursor.stop(['a number']);
  return number ?? 0;
}

/** Commas part the choices in 2013, semicolons in 2017; both are read. @rule PC-SFX-05 */
function readSfx(cursor: Cursor): readonly SfxChoice[] {
  cursor.expectWord(GLUE.sfx);
  cursor.expectSign(':');
  if (cursor.word(GLUE.none) !== undefined) return [];
  const choices: SfxChoice[] = [];
  do choices.push({ effects: readEffects(cursor, false) });
  while (cursor.sign(',') || cursor.sign(';'));
  return choices;
}

import type { Amount, EffectNode } from '../model/profile.ts';
import type { Cursor } from './cursor.ts';
import { DESCRIPTORS } from './descriptor-words.ts';
import { EFFECT_WORDS, GLUE, SUMMON_WORDS, TRAIT_WORDS, TYPE_WORDS } from './words.ts';

const UP_TO_SEPARATOR = {
  en: /[^,;()\n]+?(?=\s*(?:[,;()\n]|$|\s(?:and|or)\s))/y,
  fr: /[^,;()\n]+?(?=\s*(?:[,;()\n]|$|\s(?:et|ou)\s))/y,
} as const;
const PER_AP = {
  en: /\(\s*1 [^()]+ per 1 AP spent\s*\)/iy,
  fr: /\(\s*1 [^()]+ par PA dépensé\s*\)/iy,
} as const;
const AS_RANGE = /(?:\d+|\p{L}\b)?/uy;

/** Effects that come together. `semicolon`: whether one joins them, as it may in front of the SFX. @rule PC-SFX-05 */
export function readEffects(cursor: Cursor, semicolon: boolean): readonly EffectNode[] {
  const effects = [readEffect(cursor)];
  for (;;) {
    const start = cursor.at;
    const either = cursor.word(GLUE.or) !== undefined;
    if (!either && cursor.word(GLUE.and) === undefined && !(semicolon && cursor.sign(';'))) break;
    effects.push(readEffect(cursor));
    if (either && !effects.slice(-2).every((effect) => effect?.as)) {
      const found = cursor.text.slice(start, cursor.at).trim();
      cursor.report('bar.expected', { found }, [GLUE.and[0]?.[cursor.lang][0] ?? ''], start);
    }
  }
  return effects.filter((effect) => effect !== undefined);
}

function readEffect(cursor: Cursor): EffectNode | undefined {
  const self = cursor.attempt(() => {
    const found = cursor.word(GLUE.self);
    return found !== undefined && cursor.sign('/') ? found : undefined;
  });
  const fx = cursor.word(EFFECT_WORDS);
  if (fx === undefined) {
    cursor.unknown('bar.unknownEffect', EFFECT_WORDS, UP_TO_SEPARATOR[cursor.lang]);
    return undefined;
  }
  const takes = EFFECT_WORDS.find((word) => word.is === fx)?.takes;
  const details =
    takes === 'number'
      ? { x: readAmount(cursor) ?? 1 }
      : takes === 'name'
        ? readNamed(cursor, fx === 'special')
        : takes === 'piece'
          ? readSummons(cursor)
          : {};
  return { fx, ...(self && { self: true }), ...details, ...readAs(cursor) };
}

/** @rule PC-BAR-11 @rule PC-CARD-10 */
export function readAmount(cursor: Cursor): Amount | undefined {
  return cursor.number() ?? cursor.word(TRAIT_WORDS);
}

/** A card may hold a single Special and leave its name out. */
function readNamed(cursor: Cursor, special: boolean): Pick<EffectNode, 'of'> {
  if (special) return cursor.sign('/') ? { of: readName(cursor) } : {};
  cursor.expectSign('/');
  const of = cursor.word(DESCRIPTORS);
  if (of !== undefined) return { of };
  cursor.unknown('bar.unknownDescriptor', DESCRIPTORS, UP_TO_SEPARATOR[cursor.lang]);
  return {};
}

function readSummons(cursor: Cursor): Partial<EffectNode> {
  const summon = cursor.word(SUMMON_WORDS);
  if (summon === undefined) {
    cursor.stop(SUMMON_WORDS.map((word) => word[cursor.lang][0] ?? ''));
    return {};
  }
  const radius = cursor.number();
  cursor.expectSign('/');
  const of = readName(cursor);
  const perAp = cursor.take(PER_AP[cursor.lang]) !== undefined;
  const max = Number(cursor.take(/\((\d+)\)/y)?.[1] ?? 0);
  return {
    summon,
    of,
    ...(radius !== undefined && { radius }),
    ...(perAp && { perAp }),
    ...(max > 0 && { max }),
  };
}

function readName(cursor: Cursor): string {
  const name = cursor.take(UP_TO_SEPARATOR[cursor.lang])?.[0].trim();
  if (!name) cursor.stop(['a name']);
  return name ?? '';
}

/** @rule PC-BAR-14 */
function readAs(cursor: Cursor): Pick<EffectNode, 'as'> {
  const as = cursor.attempt(() => {
    if (!cursor.sign('(') || cursor.word(GLUE.as) === undefined) return undefined;
    const type = cursor.word(TYPE_WORDS);
    if (type === undefined) cursor.unknown('bar.unknownType', TYPE_WORDS, /[^,()\n]*/y);
    cursor.take(AS_RANGE);
    cursor.expectSign(')');
    return type;
  });
  return as ? { as } : {};
}

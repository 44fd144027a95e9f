import type { BarCondition } from '../model/profile.ts';
import type { Selector } from '../model/clause.ts';
import {
  ALIGNMENT_WORDS,
  FACTION_WORDS,
  KIND_WORDS,
  MODEL_DESCRIPTORS,
  MODEL_WORDS,
  SIDE_WORDS,
  STATE_WORDS,
} from './descriptor-words.ts';
import { type BarLang, GLUE, KEY_WORDS, TRAIT_WORDS, type Word, wordFor } from './words.ts';

const EN = {
  non: 'non-',
  fullHealth: 'with full HP',
  having: 'with',
  bases: (sizes: string) => `on ${sizes} bases`,
  within: (inches: unknown) => `within ${inches} inches`,
  btbWith: 'in BtB with',
  damagedBy: 'Damaged by',
  unlessUserIn: 'when not',
  onlyIn: (mode: string) => `${mode} mode only`,
};

const PHRASES: Readonly<Record<BarLang, typeof EN>> = {
  en: EN,
  fr: {
    non: 'sauf ',
    fullHealth: 'avec tous leurs PV',
    having: 'avec',
    bases: (sizes) => `sur socles de ${sizes}`,
    within: (inches) => `à ${inches} pouces ou moins`,
    btbWith: 'En Contact avec',
    damagedBy: 'blessées par',
    unlessUserIn: 'hors mode',
    onlyIn: (mode) => `mode ${mode} seulement`,
  },
};

type Conditions = Readonly<Record<'strong' | 'limited' | 'excluded', readonly BarCondition[]>>;

/** 'Strong and Limited/X' where both keys name the same models. @rule PC-BAR-15 */
export function printConditions(bar: Conditions, lang: BarLang): string {
  const entries: { keys: string[]; text: string }[] = [];
  for (const key of ['strong', 'limited', 'excluded'] as const) {
    const keyWord = wordFor(KEY_WORDS, key, lang);
    for (const { any } of bar[key]) {
      const text = printSelectors(any, lang);
      const shared = entries.find((entry) => entry.text === text && !entry.keys.includes(keyWord));
      if (shared?.keys.length === 1) shared.keys.push(keyWord);
      else entries.push({ keys: [keyWord], text });
    }
  }
  const and = ` ${wordFor(GLUE.and, 'and', lang)} `;
  return entries.map(({ keys, text }) => `${keys.join(and)}/${text}`).join(and);
}

export const printOnlyIn = (mode: string, lang: BarLang): string => PHRASES[lang].onlyIn(mode);

export function printSelectors(any: readonly Selector[], lang: BarLang): string {
  return any.map((selector) => printSelector(selector, lang)).join(` ${wordFor(GLUE.or, 'or', lang)} `);
}

function printSelector(selector: Selector, lang: BarLang): string {
  const nouns = printNouns(selector, lang);
  const rest = printAttributes(selector, lang);
  if (nouns.length > 0) return [...nouns, ...rest].join(' ');
  const subject = rest.length > 0 && selector.unlessUserIn === undefined ? 'model' : 'all';
  return [wordFor(MODEL_WORDS, subject, lang), ...rest].join(' ');
}

/** The adjectives stand before the noun in English and after it in French. */
function printNouns(selector: Selector, lang: BarLang): readonly string[] {
  const side = written(SIDE_WORDS, selector.side, lang);
  const state = written(STATE_WORDS, selector.state, lang);
  const kind = written(KIND_WORDS, selector.kind, lang);
  // In French the adjective agrees with the plural beside it.
  const form = lang === 'fr' && (kind.length > 0 || side.length > 0) ? 1 : 0;
  const are = [
    ...written(ALIGNMENT_WORDS, selector.alignment, lang, form),
    ...written(MODEL_DESCRIPTORS, selector.descriptor, lang, form),
    ...without(MODEL_DESCRIPTORS, selector.nonDescriptor, lang),
    ...written(FACTION_WORDS, selector.faction, lang),
    ...without(FACTION_WORDS, selector.nonFaction, lang),
    ...list(selector.name),
  ];
  const noun = state.length > 0 && kind.length === 0 ? [wordFor(MODEL_WORDS, 'model', lang)] : kind;
  return lang === 'en' ? [...side, ...are, ...state, ...noun] : [...noun, ...are, ...state, ...side];
}

function printAttributes(selector: Selector, lang: BarLang): readonly string[] {
  const say = PHRASES[lang];
  const or = ` ${wordFor(GLUE.or, 'or', lang)} `;
  const parts: string[] = [];
  if (selector.fullHealth) parts.push(say.fullHealth);
  if (selector.trait?.atLeast !== undefined) {
    parts.push(`${say.having} ${wordFor(TRAIT_WORDS, selector.trait.of, lang)} ${selector.trait.atLeast}+`);
  }
  if (selector.power !== undefined) parts.push(`${say.having} ${selector.power}`);
  if (selector.baseMm !== undefined) {
    parts.push(
      say.bases(
        list(selector.baseMm)
          .map((size) => `${size}mm`)
          .join(or),
      ),
    );
  }
  if (selector.within !== undefined) parts.push(say.within(selector.within));
  if (selector.btbWith) parts.push(`${say.btbWith} ${selector.btbWith.join(or)}`);
  if (selector.damagedBy !== undefined) parts.push(`${say.damagedBy} ${selector.damagedBy}`);
  if (selector.unlessUserIn !== undefined) parts.push(`${say.unlessUserIn} ${selector.unlessUserIn}`);
  return parts;
}

function written<Term extends string>(
  table: readonly Word<Term>[],
  terms: string | readonly string[] | undefined,
  lang: BarLang,
  form = 0,
): readonly string[] {
  return list(terms).map((term) => {
    const forms = table.find((word) => word.is === term)?.[lang];
    return forms?.[form] ?? forms?.[0] ?? term;
  });
}

function without(
  table: readonly Word<string>[],
  terms: string | readonly string[] | undefined,
  lang: BarLang,
): readonly string[] {
  return written(table, terms, lang).map((word) => `${PHRASES[lang].non}${word}`);
}

const list = <T extends string | number>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : typeof value === 'object' ? value : [value];

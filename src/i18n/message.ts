import { factsOf, type Lang } from './language.ts';
import { formatAllowed, formatInches, formatList, formatMissing, formatNumber, pluralForm } from './units.ts';

export type Param = string | number | readonly string[];
export type Params = Readonly<Record<string, Param>>;

const CHOICES = ['plural', 'select'] as const;
const FORMATS = ['inches', 'allowed', 'missing', 'or', 'de'] as const;
type Format = (typeof FORMATS)[number];

export type Part =
  | string
  | { readonly name: string; readonly format?: Format }
  | { readonly name: string; readonly choice: (typeof CHOICES)[number]; readonly branches: Branches };
type Branches = Readonly<Record<string, readonly Part[]>>;

const NUMBER_SIGN = { name: '#' } as const;

/** Reads `{name}`, `{n, plural, one {…} other {…}}`, `{x, select, a {…} other {…}}`, `{x, inches}`, `{x, allowed}`, `{x, missing}`, `{list, or}`, `{name, de}`. */
export function parseMessage(text: string): readonly Part[] {
  let at = 0;

  const fail = (wanted: string): never => {
    throw new SyntaxError(`Message "${text}": ${wanted} expected at ${at}`);
  };
  const word = (stop: RegExp): string => {
    const start = at;
    while (at < text.length && !stop.test(text.charAt(at))) at++;
    return text.slice(start, at).trim();
  };
  const expect = (sign: string): void => {
    if (text.charAt(at) !== sign) fail(sign);
    at++;
  };

  function branches(): Branches {
    const found: Record<string, readonly Part[]> = {};
    for (let key = word(/[{}]/); text.charAt(at) === '{'; key = word(/[{}]/)) {
      at++;
      found[key] = parts(true);
      expect('}');
    }
    if (!found.other) fail('a branch "other"');
    return found;
  }

  function placeholder(): Part {
    const name = word(/[,}]/);
    if (text.charAt(at) === '}') return { name };
    expect(',');
    const kind = word(/[,}]/);
    const format = FORMATS.find((known) => known === kind);
    if (format) return { name, format };
    const choice =
      CHOICES.find((known) => known === kind) ?? fail(`one of ${[...CHOICES, ...FORMATS].join(', ')}`);
    expect(',');
    return { name, choice, branches: branches() };
  }

  function parts(inside: boolean): readonly Part[] {
    const found: Part[] = [];
    while (at < text.length && text.charAt(at) !== '}') {
      const sign = text.charAt(at);
      if (sign === '{') {
        at++;
        found.push(placeholder());
        expect('}');
      } else if (sign === '#' && inside) {
        at++;
        found.push(NUMBER_SIGN);
      } else {
        const start = at;
        do at++;
        while (at < text.length && !(inside ? /[{}#]/ : /[{}]/).test(text.charAt(at)));
        found.push(text.slice(start, at));
      }
    }
    if (!inside && at < text.length) fail('the end');
    return found;
  }

  return parts(false);
}

const LENGTHS: Readonly<Partial<Record<Format, (um: number, lang: Lang) => string>>> = {
  inches: formatInches,
  allowed: formatAllowed,
  missing: formatMissing,
};

/** Names that begin with an H are English, and sound it. */
const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;

/** 'd’Ace', 'de Nuke' */
const withDe = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);

function show(value: Param | undefined, name: string, lang: Lang, format?: Format): string {
  if (value === undefined) return `{${name}}`;
  if (typeof value === 'number') {
    const length = format === undefined ? undefined : LENGTHS[format];
    return length === undefined ? formatNumber(value, lang) : length(value, lang);
  }
  const text = typeof value === 'string' ? value : formatList(value, lang, format === 'or' ? 'or' : 'and');
  return format === 'de' && isFrench(lang) ? withDe(text) : text;
}

/** A placeholder without a value stays visible as `{name}`. */
export function renderMessage(message: readonly Part[], params: Params, lang: Lang, counted?: Param): string {
  const one = (part: Part): string => {
    if (typeof part === 'string') return part;
    if (part === NUMBER_SIGN) return show(counted, '#', lang);
    const value = params[part.name];
    if (!('choice' in part)) return show(value, part.name, lang, part.format);
    const count = part.choice === 'plural' ? Number(value) : undefined;
    const form = count === undefined ? String(value) : pluralForm(count, lang);
    const branch = part.branches[`=${count}`] ?? part.branches[form] ?? part.branches.other ?? [];
    return renderMessage(branch, params, lang, count === undefined ? counted : value);
  };
  return message.map(one).join('');
}

const isFrench = (lang: Lang): boolean => factsOf(lang).typesetting === 'french';

/** French sets a narrow no-break space before high punctuation and a curved apostrophe; authors may type plain ones. */
export const typeset = (text: string, lang: Lang): string =>
  isFrench(lang)
    ? text
        .replace(/[ \u00a0](?=[:;?!%»])/g, '\u202f')
        .replace(/(?<=«)[ \u00a0]/g, '\u202f')
        .replaceAll("'", '’')
    : text;

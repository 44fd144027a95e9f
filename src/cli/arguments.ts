import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../kernel/result.ts';

/** What a program may be called with: options by name, and files. */
export interface Usage {
  readonly program: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Name of the file it takes, if it takes one. */
  readonly file?: string;
}

export type Option =
  | { readonly is: 'flag'; readonly help: string }
  | { readonly is: 'whole'; readonly least: number; readonly help: string }
  | { readonly is: 'one'; readonly of: readonly string[]; readonly help: string }
  | { readonly is: 'path'; readonly help: string }
  /** Anything; `shape` stands for it in the help. */
  | { readonly is: 'text'; readonly shape: string; readonly help: string };

export interface Given {
  readonly flags: ReadonlySet<string>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly words: Readonly<Record<string, string>>;
  readonly file: string | null;
}

export function helpFor({ program, summary, options, file }: Usage): string {
  const shape = (option: Option): string =>
    option.is === 'flag'
      ? ''
      : option.is === 'text'
        ? ` ${option.shape}`
        : ` ${{ whole: 'N', one: '', path: 'FILE' }[option.is]}`;
  const heads = Object.entries(options).map(([name, option]) => {
    const value = option.is === 'one' ? ` ${option.of.join('|')}` : shape(option);
    return { head: `  --${name}${value}`, help: option.help };
  });
  const width = Math.max(...heads.map(({ head }) => head.length)) + 2;
  const lines = heads.map(({ head, help }) => head.padEnd(width).concat(help));
  const call = `npm run -s ${program} --${file === undefined ? ' [options]' : ` ${file}`}`;
  return [`${call}`, summary, ...lines].join('\n');
}

/** Reads a command line, or says in one sentence what is wrong with it. */
export function readArguments(usage: Usage, argv: readonly string[]): Result<Given, string> {
  const { values, tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(usage.options).map(([name, option]) => [
        name,
        { type: option.is === 'flag' ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  });
  const files: string[] = [];
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    const option = usage.options[token.name];
    if (option === undefined) return err(unknownOption(usage, token.rawName));
    if (seen.has(token.name)) return err(`${token.rawName} is given twice.`);
    seen.add(token.name);
    const lacks = token.value === undefined || token.value === '' || token.value.startsWith('--');
    if (option.is !== 'flag' && lacks) return err(`${token.rawName} needs a value.`);
    if (option.is === 'flag' && token.value !== undefined) return err(`${token.rawName} takes no value.`);
  }
  if (seen.has('help')) return ok({ flags: new Set(['help']), numbers: {}, words: {}, file: null });
  const wrongFiles = filesWrong(usage, files);
  if (wrongFiles !== null) return err(wrongFiles);
  return readValues(usage, values, files[0] ?? null);
}

function readValues(
  usage: Usage,
  values: Readonly<Record<string, unknown>>,
  file: string | null,
): Result<Given, string> {
  const flags = new Set<string>();
  const numbers: Record<string, number> = {};
  const words: Record<string, string> = {};
  for (const [name, option] of Object.entries(usage.options)) {
    const value = values[name];
    if (value === undefined || value === false) continue;
    if (option.is === 'flag') {
      flags.add(name);
    } else if (option.is === 'whole') {
      const number = wholeNumber(String(value));
      if (number === null || number < option.least) {
        return err(`--${name} takes a whole number of at least ${option.least}, not '${value}'.`);
      }
      numbers[name] = number;
    } else if (option.is === 'one' && !option.of.includes(String(value))) {
      return err(`--${name} takes ${option.of.join(' or ')}, not '${value}'.`);
    } else {
      words[name] = String(value);
    }
  }
  return ok({ flags, numbers, words, file });
}

/** Digits only: '1e3', '0x10' and '1.0' are no whole numbers as people write them. */
function wholeNumber(text: string): number | null {
  const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : null;
}

function filesWrong(usage: Usage, files: readonly string[]): string | null {
  const [first, second] = files;
  if (usage.file === undefined) return first === undefined ? null : `'${first}' is not expected here.`;
  if (first === undefined) return `Name a file: npm run -s ${usage.program} -- ${usage.file}`;
  return second === undefined ? null : `One file at a time, please: '${second}' is one too many.`;
}

function unknownOption(usage: Usage, name: string): string {
  const known = Object.keys(usage.options).map((one) => `--${one}`);
  const list = known.length === 0 ? 'There are none.' : `There are ${known.join(', ')}.`;
  return `There is no option ${name}. ${list}`;
}

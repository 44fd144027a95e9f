import { type Refusal, refusal } from '../kernel/game-system.ts';
import { DEEPEST, type Unfit, unfitPart } from '../kernel/outside.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { placeAt, jsonFault, skipString } from './json-fault.ts';

/** Characters. The longest random Encounters come to less than a tenth of it. */
export const MOST_CHARACTERS = 32_000_000;

/** The one door for a text from outside: how long and how deep it may be, and which names nobody may use. */
export function readJson(text: string): Result<unknown, Refusal> {
  if (text.length > MOST_CHARACTERS)
    return err(refusal('file.tooLong', { given: text.length, most: MOST_CHARACTERS }));
  const deep = tooDeepAt(text);
  if (deep !== null) {
    const { line, column } = placeAt(text, deep);
    return err(refusal('file.tooDeep', { line: `${line}`, column: `${column}`, most: DEEPEST }));
  }
  const fault = jsonFault(text);
  if (fault !== null) {
    if (text.trim() === '') return err(refusal('file.empty'));
    const { truncated, line, column, at } = fault;
    return err(refusal(truncated ? 'file.truncated' : 'file.notJson', { line, column, at }));
  }
  const value: unknown = JSON.parse(text);
  const part = unfitPart(value);
  return part === null ? ok(value) : err(unfit(part));
}

/** Why a value is not taken, with the number of the entry it stands in. */
export function unfit({ why, given, path }: Unfit): Refusal {
  if (why === 'deep') return refusal('file.tooDeep', { line: '0', column: '0', most: DEEPEST });
  const [list, index, ...inside] = path;
  const entry = list === 'entries' && index !== undefined ? Number(index) + 1 : 0;
  const at = entry > 0 ? inside.join('.') : path.join('.');
  const params = { entry: `${entry}`, path: at, given };
  return refusal(why === 'reserved' ? 'file.reserved' : 'file.noValue', params);
}

/** Where a text opens more brackets than may be open; its strings are skipped. */
function tooDeepAt(text: string): number | null {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = skipString(text, at) - 1;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > DEEPEST) return at;
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return null;
}

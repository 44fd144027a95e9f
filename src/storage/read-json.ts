import { type Refusal, refusal } from '../kernel/game-system.ts';
import { DEEPEST, type Unfit, unfitPart } from '../kernel/outside.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { placeAt, scanJson } from './json-scan.ts';

/** Characters. The longest random Encounters come to less than a tenth of it. */
export const MOST_CHARACTERS = 32_000_000;

/** The one door for a text from outside: how long and how deep it may be, and which names nobody may use. */
export function readJson(text: string): Result<unknown, Refusal> {
  if (text.length > MOST_CHARACTERS)
    return err(refusal('file.tooLong', { given: text.length, most: MOST_CHARACTERS }));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err(faultOf(text));
  }
  const part = unfitPart(value);
  if (part === null) return ok(value);
  return err(part.why === 'deep' ? faultOf(text) : unfit(part));
}

/** Where a text gets too deep, or stops being JSON. */
function faultOf(text: string): Refusal {
  const whole = text.trimEnd();
  if (whole === '') return refusal('file.empty');
  const { at, deep } = scanJson(text, { most: DEEPEST }) ?? { at: whole.length, deep: false };
  const { line, column } = placeAt(text, at);
  if (deep) return refusal('file.tooDeep', { line: `${line}`, column: `${column}`, most: DEEPEST });
  return refusal(at >= whole.length ? 'file.truncated' : 'file.notJson', { line, column, at });
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

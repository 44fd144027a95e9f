import * as v from 'valibot';
import { type Refusal, refusal } from '../model/refusals.ts';

/** As much of a form as says which names it reads. */
export interface Form {
  readonly type: string;
  /** Of an object. */
  readonly entries?: Readonly<Record<string, Form>>;
  /** Of a list. */
  readonly item?: Form;
  /** Of an object with any names. */
  readonly value?: Form;
  /** Of what may be left out. */
  readonly wrapped?: Form;
  /** Of one of several; of words they are the words. */
  readonly options?: readonly unknown[];
}

/**
 * Every name in a set-up that its form does not read, in the order in which they stand there. What is written wrongly
 * would otherwise be left out in silence.
 */
export function unknownFields(form: Form, given: unknown, path: readonly string[] = []): readonly Refusal[] {
  if (typeof given !== 'object' || given === null) return NONE;
  if (form.wrapped !== undefined) return unknownFields(form.wrapped, given, path);
  if (form.type === 'union' || form.type === 'variant') {
    const meant = form.options?.find((one) => v.is(one as v.GenericSchema, given));
    return meant === undefined ? NONE : unknownFields(meant as Form, given, path);
  }
  const { entries, item, value } = form;
  const isList = Array.isArray(given);
  if (isList && item === undefined) return NONE;
  const found: Refusal[] = [];
  for (const [name, held] of Object.entries(given)) {
    const known = isList ? item : entries === undefined ? value : entries[name];
    if (known === undefined) {
      if (entries !== undefined && held !== undefined) found.push(unknown(name, path, Object.keys(entries)));
    } else if (typeof held === 'object') found.push(...unknownFields(known, held, [...path, name]));
  }
  return found;
}

const NONE: readonly Refusal[] = [];

/** Letters of a name that are shown. */
const SHOWN = 60;

const unknown = (name: string, path: readonly string[], known: readonly string[]): Refusal =>
  refusal('setup.unknownField', {
    field: name.slice(0, SHOWN),
    at: path.length === 0 ? 'none' : path.join('.'),
    near: known.find((one) => mayMean(name, one)) ?? 'none',
  });

/** Names of fewer letters may mean anything. */
const SHORT = 4;

/** Written with other capitals, or with a letter too many, too few, or another. */
function mayMean(name: string, known: string): boolean {
  const [one, other] = [name.toLowerCase(), known.toLowerCase()];
  if (one === other) return true;
  if (other.length < SHORT || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  return [
    [restOfOne, restOfOther],
    [restOfOne.slice(1), restOfOther],
    [restOfOne, restOfOther.slice(1)],
    [restOfOne.slice(1), restOfOther.slice(1)],
  ].some(([a, b]) => a === b);
}

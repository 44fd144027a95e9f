import * as v from 'valibot';

/** Chosen by the form of the input rather than tried in turn, so that an error names the word that is wrong. */
export function oneOrMore<Out>(item: v.GenericSchema<unknown, Out>): v.GenericSchema<unknown, Out | Out[]> {
  const several = v.array(item);
  return v.lazy((input) => (Array.isArray(input) ? several : item));
}
export const text = v.pipe(v.string(), v.minLength(1));
export const texts = oneOrMore(text);

const NONE: ReadonlySet<string> = new Set();

/**
 * An object that may hold these keys and no other; every key too many is an error of its own. `elsewhere`: keys that are
 * read at other places.
 */
export function closed<Entries extends v.ObjectEntries>(entries: Entries, elsewhere = NONE) {
  const known = new Set(Object.keys(entries));
  return v.pipe(
    v.looseObject(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (typeof dataset.value !== 'object' || dataset.value === null) return;
      const input: Record<string, unknown> = { ...dataset.value };
      for (const key of Object.keys(input).filter((one) => !known.has(one))) {
        addIssue({
          message: elsewhere.has(key) ? 'card.unread' : 'card.unknownField',
          received: key,
          path: [{ type: 'object', origin: 'key', input, key, value: input[key] }],
        });
      }
    }),
  );
}

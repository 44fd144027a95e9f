const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An object with keys, and no list. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && !Array.isArray(value);

/** Copies a plain JSON value of our own making; a key whose value is undefined is left out, as JSON does. */
export function copyPlain(value: unknown): unknown {
  if (!isRecord(value)) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let at = 0; at < copy.length; at += 1) if (isRecord(copy[at])) copy[at] = copyPlain(copy[at]);
    return copy;
  }
  const copy: Record<string, unknown> = {};
  // Plain data inherits nothing, and this way of walking its keys costs half of `Object.keys`.
  for (const key in value) {
    const one = value[key];
    if (one !== undefined) copy[key] = isRecord(one) ? copyPlain(one) : one;
  }
  return copy;
}

/** Do two plain JSON values say the same? Keys may come in any order. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((one, at) => samePlain(one, b[at]));
  }
  if (!isRecord(a) || !isRecord(b) || Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && samePlain(a[key], b[key]))
  );
}

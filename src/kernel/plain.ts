/** Copies a plain JSON value; a key whose value is undefined is left out, as JSON does. */
export function copyPlain<T>(value: T): T;
export function copyPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => copyPlain<unknown>(one));
  const copy: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) if (one !== undefined) copy[key] = copyPlain<unknown>(one);
  return copy;
}

/** Do two plain JSON values say the same? Keys may come in any order. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((one, at) => samePlain(one, b[at]));
  }
  if (Array.isArray(b)) return false;
  const left = Object.entries(a);
  const right: Readonly<Record<string, unknown>> = { ...b };
  return (
    left.length === Object.keys(right).length &&
    left.every(([key, one]) => key in right && samePlain(one, right[key]))
  );
}

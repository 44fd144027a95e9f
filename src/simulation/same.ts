/**
 * Where two plain JSON values differ first, as a path like 'models.m1.health', or null when they are the same.
 * A key that is there with the value undefined differs from a key that is missing: JSON would lose it.
 */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path || '(whole)';
  if (Array.isArray(a) !== Array.isArray(b)) return path || '(whole)';
  const left = Object.entries(a);
  const right = new Map<string, unknown>(Object.entries(b));
  for (const [key, value] of left) {
    const inside = path === '' ? key : `${path}.${key}`;
    if (!right.has(key)) return inside;
    const found = difference(value, right.get(key), inside);
    if (found !== null) return found;
  }
  if (left.length === right.size) return null;
  const known = new Set(left.map(([key]) => key));
  const extra = [...right.keys()].find((key) => !known.has(key)) ?? '';
  return path === '' ? extra : `${path}.${extra}`;
}

export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

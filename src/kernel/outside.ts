/** What comes from outside - files, cards, set-ups, answers - before anything of it becomes an id or a key. */

/** Levels of brackets. What an Encounter writes has about a dozen. */
export const DEEPEST = 64;

/** Names that every object answers to: as an id one would find, and could change, what all objects share. */
const SHARED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

export const isSharedName = (name: string): boolean => SHARED.has(name);

export interface Unfit {
  readonly why: 'reserved' | 'deep' | 'number' | 'kind';
  /** The name, number or kind of value. */
  readonly given: string;
  /** Keys that lead to it. */
  readonly path: readonly string[];
}

interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Place | null;
  readonly depth: number;
}

function pathTo(place: Place): string[] {
  const path: string[] = [];
  for (let at: Place = place; at.parent !== null; at = at.parent) path.unshift(at.key);
  return path;
}

/**
 * The first part of a value that nothing may be made of; null: it is plain data, and none of its names is shared by
 * all objects. What is undefined is left to JSON, which loses it. Walks with a list of its own, so that depth cannot overflow the call stack.
 */
export const unfitPart = (given: unknown): Unfit | null => (isFit(given, 0) ? null : firstUnfit(given));

/** Most often everything is fit, and no place has to be remembered. */
function isFit(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !SHARED.has(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'boolean' || value === undefined;
  if (value === null) return true;
  if (depth >= DEEPEST || !isPlain(value)) return false;
  for (const key of Object.keys(value)) {
    if (SHARED.has(key)) return false;
    if (!isFit((value as Readonly<Record<string, unknown>>)[key], depth + 1)) return false;
  }
  return true;
}

function firstUnfit(given: unknown): Unfit | null {
  const open: Place[] = [{ value: given, key: '', parent: null, depth: 0 }];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    const { value, depth } = here;
    if (typeof value === 'string') {
      if (SHARED.has(value)) return { why: 'reserved', given: value, path: pathTo(here) };
    } else if (typeof value === 'number') {
      if (!Number.isFinite(value)) return { why: 'number', given: String(value), path: pathTo(here) };
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= DEEPEST) return { why: 'deep', given: String(DEEPEST), path: [] };
      const keys = isPlain(value) ? Object.keys(value) : null;
      if (keys === null) return { why: 'kind', given: 'object', path: pathTo(here) };
      for (let at = keys.length - 1; at >= 0; at -= 1) {
        const key = keys[at] ?? '';
        const inside: Place = {
          value: SHARED.has(key) ? key : (value as Readonly<Record<string, unknown>>)[key],
          key,
          parent: here,
          depth: depth + 1,
        };
        open.push(inside);
      }
    } else if (typeof value !== 'boolean' && value !== null && value !== undefined) {
      return { why: 'kind', given: typeof value, path: pathTo(here) };
    }
  }
  return null;
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

interface Known<T> {
  /** What it said when it was read. */
  readonly text: string;
  readonly value: T;
}

export interface ReadOnce<T> {
  /** What was read of this very object by this ruleset, where it still says the same. */
  known(given: unknown, rules: string): T | null;
  keep(given: unknown, rules: string, value: T): void;
}

/** Cards and tables are handed in for one Encounter after the other, and take longer to read than to compare. */
export function readOnce<T>(): ReadOnce<T> {
  const values = new WeakMap<object, Map<string, Known<T>>>();
  return {
    known(given, rules) {
      if (typeof given !== 'object' || given === null) return null;
      const found = values.get(given)?.get(rules);
      return found !== undefined && found.text === JSON.stringify(given) ? found.value : null;
    },
    keep(given, rules, value) {
      if (typeof given !== 'object' || given === null) return;
      const byRules = values.get(given) ?? new Map<string, Known<T>>();
      byRules.set(rules, { text: JSON.stringify(given), value });
      values.set(given, byRules);
    },
  };
}

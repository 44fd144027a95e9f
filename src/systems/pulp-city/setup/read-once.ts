interface Known<T> {
  /** Id of the ruleset it was read by. */
  readonly rules: string;
  /** What it said when it was read. */
  readonly text: string;
  readonly value: T;
}

export interface ReadOnce<T> {
  /** What was read of this very object, where it still says the same. */
  known(given: unknown, rules: string): T | null;
  keep(given: unknown, rules: string, value: T): void;
}

/** Cards and tables are handed in for one Encounter after the other, and take longer to read than to compare. */
export function readOnce<T>(): ReadOnce<T> {
  const values = new WeakMap<object, Known<T>>();
  return {
    known(given, rules) {
      if (typeof given !== 'object' || given === null) return null;
      const found = values.get(given);
      return found !== undefined && found.rules === rules && found.text === JSON.stringify(given)
        ? found.value
        : null;
    },
    keep(given, rules, value) {
      if (typeof given === 'object' && given !== null)
        values.set(given, { rules, text: JSON.stringify(given), value });
    },
  };
}

interface Known<T> {
  readonly edition: string;
  /** What it said when it was read. */
  readonly text: string;
  readonly value: T;
}

export interface ReadOnce<T> {
  /** What was read of this very object, where it still says the same. */
  known(given: unknown, edition: string): T | null;
  keep(given: unknown, edition: string, value: T): void;
}

/** Cards and tables are handed in for one Encounter after the other, and take longer to read than to compare. */
export function readOnce<T>(): ReadOnce<T> {
  const values = new WeakMap<object, Known<T>>();
  return {
    known(given, edition) {
      if (typeof given !== 'object' || given === null) return null;
      const found = values.get(given);
      return found !== undefined && found.edition === edition && found.text === JSON.stringify(given)
        ? found.value
        : null;
    },
    keep(given, edition, value) {
      if (typeof given === 'object' && given !== null)
        values.set(given, { edition, text: JSON.stringify(given), value });
    },
  };
}

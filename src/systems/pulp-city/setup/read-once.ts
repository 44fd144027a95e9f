interface Known<T> {
  /** What it said when it was read. */
  readonly text: string;
  readonly value: T;
}

export interface ReadOnce<T> {
  /** What was read of this very object in this way, by the rules of an edition, where it still says the same. */
  known(given: unknown, way: string): T | null;
  keep(given: unknown, way: string, value: T): void;
}

/** Cards and tables are handed in for one Encounter after the other, and take longer to read than to compare. */
export function readOnce<T>(): ReadOnce<T> {
  const values = new WeakMap<object, Map<string, Known<T>>>();
  return {
    known(given, way) {
      if (typeof given !== 'object' || given === null) return null;
      const found = values.get(given)?.get(way);
      return found !== undefined && found.text === JSON.stringify(given) ? found.value : null;
    },
    keep(given, way, value) {
      if (typeof given !== 'object' || given === null) return;
      const byWay = values.get(given) ?? new Map<string, Known<T>>();
      byWay.set(way, { text: JSON.stringify(given), value });
      values.set(given, byWay);
    },
  };
}

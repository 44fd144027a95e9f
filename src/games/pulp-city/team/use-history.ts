import { useState } from 'react';

export interface History<T> {
  readonly now: T;
  set(next: T): void;
  /** null: nothing was done before. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

interface Line<T> {
  readonly before: readonly T[];
  readonly now: T;
  readonly after: readonly T[];
}

/** A value with the way back. */
export function useHistory<T>(first: () => T): History<T> {
  const [{ before, now, after }, setLine] = useState<Line<T>>(() => ({
    before: [],
    now: first(),
    after: [],
  }));
  const last = before.at(-1);
  const next = after[0];
  return {
    now,
    // Whatever has been done since this was drawn stays in the line.
    set: (value) => setLine((line) => ({ before: [...line.before, line.now], now: value, after: [] })),
    undo:
      last === undefined
        ? null
        : () => setLine({ before: before.slice(0, -1), now: last, after: [now, ...after] }),
    redo:
      next === undefined
        ? null
        : () => setLine({ before: [...before, now], now: next, after: after.slice(1) }),
  };
}

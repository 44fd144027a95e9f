import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/** Milliseconds without a change. */
const REST = 200;

/** For what most never look at: null at first, and another value only once the last one has stood for a moment, between two frames. */
export function useRested<T>(value: T): T | null {
  const [rested, rest] = useState(value);
  useEffect(() => {
    if (rested === value) return;
    const timer = window.setTimeout(() => startTransition(() => rest(value)), REST);
    return () => window.clearTimeout(timer);
  }, [rested, value]);
  return useDeferredValue<T | null>(rested, null);
}

import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function object for ever, doing what it was last given to do. */
export function useEvent<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

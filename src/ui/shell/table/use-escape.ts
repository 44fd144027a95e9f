import { useEffect, useLayoutEffect, useRef } from 'react';
import { keyOf } from '../keys.ts';

/** Escape ends what lies over the question first: the first of these that is there; the question's own step back comes after. */
export function useEscape(ends: readonly (readonly [there: boolean, end: () => void])[]): void {
  const current = useRef(ends);
  useLayoutEffect(() => {
    current.current = ends;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const found = current.current.find(([there]) => there);
      if (found === undefined || keyOf(event) !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      found[1]();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}

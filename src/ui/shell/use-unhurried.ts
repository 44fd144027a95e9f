import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds: the eye takes it for at once, and a hand that moves on is not held up. */
const EVERY = 120;

/** What stands beside a thing in somebody's hand follows it a few times a second; out of the hand it follows at once. */
export function useUnhurried<T>(value: T, rests: boolean): T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const [kept, keep] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (rests) return;
    const look = (): void =>
      keep((before) => (before?.value === latest.current ? before : { value: latest.current }));
    look();
    const timer = window.setInterval(look, EVERY);
    return () => {
      window.clearInterval(timer);
      keep(null);
    };
  }, [rests]);
  return rests || kept === null ? value : kept.value;
}

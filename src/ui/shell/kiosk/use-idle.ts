import { useCallback, useEffect, useRef, useState } from 'react';

/** Whatever a person does to a page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
const SECOND = 1000;

/** How long nobody has been there. */
export interface Idle {
  /** Seconds since the last sign of a person, or since the page was there. */
  readonly seconds: number;
  /** Somebody has done something with this page. */
  readonly used: boolean;
  readonly here: () => void;
}

/** `ignore`: signs inside of it are none. */
export function useIdle(ignore: string): Idle {
  const last = useRef(0);
  const [{ seconds, used }, tell] = useState({ seconds: 0, used: false });
  const here = useCallback(() => {
    last.current = Date.now();
    tell({ seconds: 0, used: true });
  }, []);
  useEffect(() => {
    last.current = Date.now();
    const sign = ({ target, type }: Event): void => {
      if (target instanceof Element && target.closest(ignore) !== null) return;
      last.current = Date.now();
      // A pointer that lies on a screen in a draught plays no game.
      tell((before) => {
        const next = { seconds: 0, used: before.used || type !== 'pointermove' };
        return before.seconds === 0 && before.used === next.used ? before : next;
      });
    };
    const count = (): void => {
      const passed = Math.floor((Date.now() - last.current) / SECOND);
      tell((before) => (before.seconds === passed ? before : { ...before, seconds: passed }));
    };
    for (const name of SIGNS) window.addEventListener(name, sign, { capture: true, passive: true });
    const timer = setInterval(count, SECOND);
    return () => {
      for (const name of SIGNS) window.removeEventListener(name, sign, { capture: true });
      clearInterval(timer);
    };
  }, [ignore]);
  return { seconds, used, here };
}

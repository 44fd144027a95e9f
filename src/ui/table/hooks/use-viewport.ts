import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Viewport } from '../camera.ts';

const UNKNOWN: Viewport = { width: 0, height: 0 };

/** The size of an element in CSS pixels, kept up to date; zero by zero before it is known. */
export function useViewport(ref: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setViewport] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const read = () => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      setViewport((now) => (now.width === next.width && now.height === next.height ? now : next));
    };
    read();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return viewport;
}

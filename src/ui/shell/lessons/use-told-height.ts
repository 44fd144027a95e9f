import { type RefObject, useLayoutEffect } from 'react';

/** Tells the screen around it how high it is, as `--coach-height`: on a phone the table begins below it. */
export function useToldHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const coach = ref.current;
    const screen = coach?.closest<HTMLElement>('.table-screen');
    if (coach === null || screen === null || screen === undefined) return;
    const tell = (): void => screen.style.setProperty('--coach-height', `${coach.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    tell();
    observer.observe(coach);
    return () => {
      observer.disconnect();
      screen.style.removeProperty('--coach-height');
    };
  }, [ref]);
}

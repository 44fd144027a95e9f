import { useLayoutEffect } from 'react';
import { inTask } from './in-task.ts';

/** Styles and places of what has come onto the screen are worked out in a task of their own, ahead of the frame that paints it. */
export function useLaidOut(now: boolean): void {
  useLayoutEffect(() => {
    if (!now) return;
    return inTask(() => void document.body.offsetHeight);
  }, [now]);
}

import { useLayoutEffect } from 'react';
import { inTask } from './in-task.ts';

/** In a task that comes before the next frame, where the browser knows such tasks; answers how to call it off. */
function aheadOfFrame(act: () => void): () => void {
  if (typeof scheduler === 'undefined') return inTask(act);
  let wanted = true;
  void scheduler.postTask(() => wanted && act(), { priority: 'user-blocking' });
  return () => {
    wanted = false;
  };
}

/** Works out styles and places of what has come onto the screen, or the frame that paints it would. */
export const layOut = (): void => void document.body.offsetHeight;

/** What has come onto the screen is laid out in a task of its own, ahead of the frame that paints it. */
export function useLaidOut(now: boolean): void {
  useLayoutEffect(() => {
    if (!now) return;
    return aheadOfFrame(layOut);
  }, [now]);
}

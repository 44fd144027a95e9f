import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { inTask } from '../kit/in-task.ts';
import type { Soon } from './soon.ts';
import { useEvent } from './use-event.ts';

/** At the root of the page: what the screen is behind of. While it is the game, its questions take no presses. */
const BEHIND = 'behind';

export type Behind = 'game' | 'answer';

interface Tasks {
  readonly soon: Soon;
  /** Does at once what is still to be done; false: there was nothing. */
  readonly hurry: () => boolean;
}

/** Goes through what presses have decided, and says at the root of the page whether the screen is behind: of it, or of what is being drawn. */
export function useTasks(oneByOne: boolean, drawing: Behind | null): Tasks {
  const left = useRef<(() => void)[]>([]);
  const drawn = useRef(drawing);
  const tell = (): void => {
    const { dataset } = document.documentElement;
    const behind = left.current.length > 0 ? 'game' : drawn.current;
    if (behind === null) delete dataset[BEHIND];
    else dataset[BEHIND] = behind;
  };
  const next = useEvent((): void => {
    const [step] = left.current;
    if (step === undefined) return;
    // What a step changes is on its way to the screen before the step counts as done, so nobody takes it for there.
    try {
      flushSync(step);
    } finally {
      left.current.shift();
      tell();
      if (left.current.length > 0) inTask(next);
    }
  });
  const hurry = useEvent((): boolean => {
    const steps = left.current;
    left.current = [];
    for (const step of steps) step();
    tell();
    return steps.length > 0;
  });
  const soon = useEvent<readonly (() => void)[], void>((...steps) => {
    if (!oneByOne) {
      for (const step of steps) step();
      return;
    }
    if (left.current.length === 0) inTask(next);
    left.current.push(...steps);
    tell();
  });
  useLayoutEffect(() => {
    drawn.current = drawing;
    tell();
  });
  useLayoutEffect(
    () => () => {
      drawn.current = null;
      left.current = [];
      delete document.documentElement.dataset[BEHIND];
    },
    [],
  );
  return { soon, hurry };
}

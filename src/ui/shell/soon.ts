import { createContext, useContext } from 'react';

/**
 * Does what a press has decided, each step in a task of its own, so that the press is seen first and no task is long.
 * Whatever is pressed next comes after all of it.
 */
export type Soon = (...steps: readonly (() => void)[]) => void;

/** Where nothing is drawn by slices, everything is done at once. */
const AT_ONCE: Soon = (...steps) => {
  for (const step of steps) step();
};

export const SoonContext = createContext<Soon>(AT_ONCE);

export const useSoon = (): Soon => useContext(SoonContext);

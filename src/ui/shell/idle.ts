/** Milliseconds after which what waits comes although the page has been busy all the time. */
const LONGEST_WAIT = 1_000;

/** Until the page has nothing else to do; answers how many milliseconds are left of the moment. */
export const idle = (): Promise<() => number> =>
  new Promise((go) => {
    // Safari has no word for it.
    if (typeof requestIdleCallback === 'undefined') setTimeout(() => go(() => 0));
    else requestIdleCallback((moment) => go(() => moment.timeRemaining()), { timeout: LONGEST_WAIT });
  });

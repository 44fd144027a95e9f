/** What the page's own thread did, from the browser's trace. */
import type { CDPSession } from 'playwright-core';

interface Traced {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** A task, in milliseconds: from when, how long, and how much of it the processor worked for it. */
export interface Task {
  readonly at: number;
  readonly ms: number;
  readonly worked: number;
}

export interface Trace {
  readonly tasks: readonly Task[];
  /** When a mark of the page was set last, on the clock of the tasks. */
  readonly marked: (name: string) => number;
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
const TASK = 'RunTask';
/** Set first of all, by which the page's thread is found among those of the browser. */
const OWN = 'own thread';

/** Traces the page until what is given is over. */
export async function traced(
  page: { evaluate(what: (name: string) => void, name: string): Promise<unknown> },
  cdp: CDPSession,
  act: () => Promise<unknown>,
): Promise<Trace> {
  const events: Traced[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }): void => {
    events.push(...(value as readonly Traced[]));
  };
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await page.evaluate((name) => void performance.mark(name), OWN);
  await act();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  const marks = events.filter(({ cat }) => cat.includes('blink.user_timing'));
  const own = marks.find(({ name }) => name === OWN);
  if (own === undefined) throw new Error('the trace tells nothing of the page');
  const tasks = events
    .filter(({ name, pid, tid }) => name === TASK && pid === own.pid && tid === own.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({ at: ts / 1000, ms: dur / 1000, worked: tdur / 1000 }));
  return {
    tasks,
    marked: (name) => (marks.findLast((mark) => mark.name === name)?.ts ?? 0) / 1000,
  };
}

/** How much the processor worked for the tasks between two moments. */
export const workedBetween = ({ tasks }: Trace, from: number, to: number): number =>
  tasks.reduce((sum, { at, ms, worked }) => {
    const share = ms === 0 ? 0 : Math.max(0, Math.min(to, at + ms) - Math.max(from, at)) / ms;
    return sum + share * worked;
  }, 0);

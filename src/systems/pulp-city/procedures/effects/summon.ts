import type { Apply } from './apply.ts';

/** The place declared is that of the first; each of the others is asked for. */
export const summon: Apply = (_ctx, now, { node, x }) => {
  const { at, ...order } = now.use.order;
  return {
    do: 'call',
    frame: { proc: 'summon', step: 'place', use: now.use, node, left: x, at: at ?? null },
    resume: { ...now, use: { ...now.use, order } },
  };
};

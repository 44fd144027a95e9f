import type { Draw } from '../../../kernel/draw.ts';
import type { Weighed } from '../../../kernel/search.ts';
import type { World } from '../model/encounter.ts';
import type { Decision } from '../model/frames.ts';
import { candidatesFor } from './candidates.ts';

/** At most `limit` legal answers, the best first. */
export const weigh = (w: World, decision: Decision, limit: number, draw: Draw): readonly Weighed[] =>
  candidatesFor(w, decision, limit, draw).map((one) => ({
    ...one,
    worth: 0,
    reason: { key: 'advice.any', values: {} },
  }));

import type { Weighed } from '../kernel/search.ts';
import type { Choice } from './choice.ts';

/** Of a hundred questions, those in which it does not think at all. */
const SLIPS = 54;

/** Of a hundred others, those in which the second and the third best look as good to it. */
const SECOND = 34;
const THIRD = 25;

/** A beginner: it sees what there is to do, often takes less than the best of it, and at times anything. */
export const cubChoice =
  (draw: () => number): Choice<unknown> =>
  (_seen, _decision, weighed) => {
    const at = draw() % 100;
    const [best] = weighed;
    if (at < SLIPS) return slip(weighed[draw() % weighed.length] ?? best);
    const luck = draw() % 100;
    const place = luck < THIRD ? 2 : luck < THIRD + SECOND ? 1 : 0;
    return weighed[Math.min(place, weighed.length - 1)] ?? best;
  };

const slip = (one: Weighed): Weighed => ({ ...one, reason: { key: 'advice.slip', values: {} } });

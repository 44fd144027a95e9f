/** Draws some of many at random, and says how far the share found among them may be from that of all. */
import { createHash } from 'node:crypto';

/**
 * Each element has a rank of its own, so that a larger sample of the same seed holds the smaller one.
 * @template T
 * @param {readonly T[]} all
 * @param {(element: T) => string} nameOf
 * @param {number} count
 * @param {string} seed
 */
export function drawSample(all, nameOf, count, seed) {
  return all
    .map((element) => ({
      element,
      rank: createHash('sha256')
        .update(`${seed} ${nameOf(element)}`)
        .digest('hex'),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ element }) => element);
}

/**
 * The interval of Wilson, in which the true share lies with 95 %, in percent. Of all elements it is the share itself.
 * @param {number} hits
 * @param {number} drawn
 * @param {number} all
 */
export function shareOf(hits, drawn, all) {
  if (drawn === 0) return { percent: 100, low: 0, high: 100 };
  const share = hits / drawn;
  if (drawn >= all) return { percent: 100 * share, low: 100 * share, high: 100 * share };
  const z = 1.96;
  const middle = share + z ** 2 / (2 * drawn);
  const half = z * Math.sqrt((share * (1 - share)) / drawn + z ** 2 / (4 * drawn ** 2));
  const scale = 1 + z ** 2 / drawn;
  return {
    percent: 100 * share,
    low: (100 * (middle - half)) / scale,
    high: (100 * (middle + half)) / scale,
  };
}

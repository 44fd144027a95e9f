import type { Um } from '../geometry/units.ts';
import { canSee, type SightOptions } from './sight.ts';
import type { Body, Scene } from './table.ts';

/** Fifty micrometres: finer than any line that is drawn. */
const FINE = 50;
/** What is left of a base that is looked for: smaller is a point. */
const LEAST = 100;

const grown = (body: Body, by: Um): Body => ({
  ...body,
  r: Math.max(LEAST, body.r + by),
  h: Math.max(LEAST, body.h + by),
});

/**
 * By how much sight is won or lost. Positive: so much narrower all round and so much lower the looked-at could be and
 * still be seen. Negative: so much wider and taller it would have to be. null: even a point of it would be seen, or
 * `most` would not do.
 */
export function sightMargin(
  scene: Scene,
  from: Body,
  to: Body,
  most: Um,
  opts: SightOptions = {},
): Um | null {
  const seen = (by: Um): boolean => canSee(scene, from, grown(to, by), opts);
  const [least, far] = seen(0) ? [-Math.max(to.r, to.h), 0] : [0, most];
  if (least < 0 && seen(least)) return null;
  if (least === 0 && !seen(far)) return null;
  let [hidden, shown] = [least, far];
  while (shown - hidden > FINE) {
    const middle = Math.round((hidden + shown) / 2);
    if (seen(middle)) shown = middle;
    else hidden = middle;
  }
  return -shown;
}

/** Shares across the looked-at, from -1 on the left of whoever looks to 1 on the right. */
export type Band = readonly [from: number, to: number];

/** Into how many strips the looked-at is cut. */
const STRIPS = 12;

/** Which strips of the looked-at show nothing of themselves, side by side as the looker sees them. @rule PC-LOS-03 */
export function hiddenBands(scene: Scene, from: Body, to: Body, opts: SightOptions = {}): readonly Band[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return [];
  const bands: Band[] = [];
  const half = 1 / STRIPS;
  for (let at = 0; at < STRIPS; at += 1) {
    const middle = -1 + half * (2 * at + 1);
    const strip: Body = {
      ...to,
      x: Math.round(to.x + (dy / length) * middle * to.r),
      y: Math.round(to.y - (dx / length) * middle * to.r),
      r: Math.max(LEAST, Math.round(to.r * half)),
    };
    if (canSee(scene, from, strip, opts)) continue;
    const last = bands.at(-1);
    const band: Band = [middle - half, middle + half];
    if (last !== undefined && Math.abs(last[1] - band[0]) < half / 2)
      bands[bands.length - 1] = [last[0], band[1]];
    else bands.push(band);
  }
  return bands;
}

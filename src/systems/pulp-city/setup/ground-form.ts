import * as v from 'valibot';
import { MOST_POINTS } from '../../../tabletop/check-table.ts';
import { LONGEST_IMAGE, SETTINGS, SURFACES } from '../model/ground.ts';
import { whole } from '../../../kernel/number-forms.ts';

export const point = v.object({ x: whole, y: whole });
const length = v.pipe(whole, v.minValue(1));

/** More than any table that somebody has painted. */
const MOST_PATCHES = 200;

const PATCH = v.variant('kind', [
  v.object({
    kind: v.picklist(SURFACES),
    outline: v.pipe(v.array(point), v.minLength(3), v.maxLength(MOST_POINTS)),
  }),
  v.object({
    kind: v.literal('footpath'),
    points: v.pipe(v.array(point), v.minLength(2), v.maxLength(MOST_POINTS)),
    width: length,
  }),
  v.object({ kind: v.literal('pond'), at: point, rx: length, ry: length }),
  v.object({ kind: v.literal('lane'), from: point, to: point }),
  v.object({ kind: v.literal('rails'), from: point, to: point }),
  v.object({ kind: v.literal('crossing'), from: point, to: point, width: length }),
]);

/** Pixels of a side, and micrometres that one of them covers. */
const MOST_PIXELS = 8_192;
const LARGEST_SCALE = 1_300_000;

export const PICTURE = v.object({
  image: v.pipe(
    v.string(),
    v.regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/),
    v.maxLength(LONGEST_IMAGE),
  ),
  width: v.pipe(length, v.maxValue(MOST_PIXELS)),
  height: v.pipe(length, v.maxValue(MOST_PIXELS)),
  at: point,
  scale: v.pipe(v.number(), v.minValue(1), v.maxValue(LARGEST_SCALE)),
  turn: v.pipe(whole, v.minValue(0), v.maxValue(3599)),
});

/** What a table may say of itself besides its pieces: nothing of it is a rule. */
export const DECORATION = {
  name: v.exactOptional(v.pipe(v.string(), v.maxLength(60))),
  setting: v.exactOptional(v.picklist(SETTINGS)),
  ground: v.exactOptional(v.pipe(v.array(PATCH), v.maxLength(MOST_PATCHES))),
  picture: v.exactOptional(PICTURE),
};

import * as v from 'valibot';
import { EDGES } from '../model/ids.ts';
import { whole } from '../../../kernel/number-forms.ts';

export const id = v.pipe(v.string(), v.maxLength(60));
export const count = v.pipe(whole, v.minValue(0), v.maxValue(200));
export const point = v.object({ x: whole, y: whole });
export const edge = v.picklist(EDGES);

const level = v.union([v.picklist(['auto', 'ground', 'roof', 'inside']), v.object({ wall: id, z: whole })]);
export const waypoint = v.object({
  x: whole,
  y: whole,
  level: v.exactOptional(level),
  fall: v.exactOptional(v.literal(true)),
});

/** Entries of a `MoveOrder`. */
export const moveOrder = {
  model: id,
  legs: v.pipe(v.array(waypoint), v.maxLength(100)),
  as: v.picklist(['Sprint', 'Blink', 'Bounding', 'Flight', 'Wall Crawling', 'Immobile']),
  combined: v.boolean(),
  fall: v.boolean(),
  power: v.exactOptional(v.string()),
};

/** An `ActionOrder` that is carried out. */
export const action = v.object({
  do: v.literal('action'),
  model: id,
  /** An id, or the bar that a text has. */
  action: v.pipe(v.string(), v.maxLength(400)),
  use: count,
  source: v.exactOptional(id),
  targets: v.pipe(v.array(id), v.maxLength(200)),
  toward: v.exactOptional(point),
  at: v.exactOptional(point),
  object: v.exactOptional(id),
  ap: v.exactOptional(count),
});

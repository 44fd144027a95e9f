import { dist2, type Point } from '../../../geometry/vec.ts';
import type { Body } from '../../../tabletop/table.ts';

export type Spot = Point;

/** Micrometres from one place to another. */
export const away = (one: Spot, other: Spot): number => Math.sqrt(dist2(one, other));

/** Micrometres of air between two bases. */
export const airBetween = (one: Body, other: Body): number => away(one, other) - one.r - other.r;

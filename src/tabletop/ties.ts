import { signedDistance } from '../geometry/distance.ts';
import { outlineOf } from '../geometry/outline.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import type { Gait } from './gait.ts';
import type { Body, Place } from './table.ts';

/** What a body would be farther from in a place than its gait lets it end, and by how much; null: nothing. */
export function strained(
  { ties = [] }: Gait,
  { r }: Body,
  at: Pick<Place, 'x' | 'y'>,
): { readonly id: string; readonly short: Um } | null {
  for (const { id, footprint, most } of ties) {
    const short = signedDistance(at.x, at.y, outlineOf(footprint)) - r - most;
    if (short > SLACK) return { id, short };
  }
  return null;
}

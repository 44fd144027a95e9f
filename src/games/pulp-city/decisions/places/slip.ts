import { distance } from '../../../../geometry/vec.ts';
import type { RulePoint } from '../../../../ui/table/units.ts';

/** The legal place nearest to a spot that is none, if it is so near that it was meant; null: it is not. */
export const slip = <Spot extends RulePoint>(at: RulePoint, near: Spot | null, most: number): Spot | null =>
  near !== null && distance(near, at) <= most ? near : null;

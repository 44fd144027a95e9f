import { type GroundFault, type Refusal, type RuleId, refusal } from '../model/refusals.ts';
import type { TravelFault } from '../../../tabletop/gait.ts';

/** What a check of the ground found wrong: lengths in micrometres, things by their ids. */
export interface Fault {
  readonly why: TravelFault;
  readonly short?: number;
  readonly by?: string;
}

/** Faults that name a thing in the way; the others name a length. */
const THINGS: Readonly<Partial<Record<TravelFault, GroundFault>>> = {
  blocked: 'blocked',
  overlapsBody: 'overlaps',
  overlapsPiece: 'overlaps',
  crossesRoom: 'crossesRoom',
  impassable: 'impassable',
  marker: 'marker',
  hazard: 'hazard',
  noWall: 'noWall',
  farther: 'farther',
};

/**
 * A fault of the ground as a refusal of a move or of a placing: `by` is the thing, or the length missing.
 * @param rule where another rule than the ground's own forbids it
 */
export function faultRefusal(of: 'move' | 'place', { why, short, by }: Fault, rule?: RuleId): Refusal {
  const name = THINGS[why];
  if (name !== undefined) {
    return refusal(`${of}.${name}`, { ...(by === undefined ? {} : { by }), short: short ?? 0 }, rule);
  }
  const code = why as Exclude<TravelFault, 'overlapsBody' | 'overlapsPiece'>;
  return refusal(`${of}.${code}`, { by: short ?? 0, ...(by === undefined ? {} : { thing: by }) }, rule);
}

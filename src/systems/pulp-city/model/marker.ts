import type { TeamId } from './ids.ts';

/** What lies on the table for a Plot or an Agenda. */
export const MARKER_KINDS = ['quest', 'treasure', 'powerSpot', 'resource', 'flag', 'bomb', 'agenda'] as const;

export type MarkerKind = (typeof MARKER_KINDS)[number];

/** What makes a piece a Marker of a Plot or an Agenda. @rule PC-TABLE-12 */
export interface MarkerFacts {
  readonly kind: MarkerKind;
  /** It may be carried, from this Round on. @rule PC-BURDEN-08 */
  readonly carriedFrom?: number;
  /** In whose Deployment Zone it was placed, where that tells it from others. */
  readonly team?: TeamId;
}

import { COLLAPSES } from '../../examples/collapse.ts';
import { CROWDS } from '../../examples/crowd.ts';
import type { Example } from '../../examples/example.ts';
import { roofEdge } from '../../examples/roof-edge.ts';

/** Encounters that stand in the middle of something, to be looked at and played on. */
export const EXAMPLES: readonly Example[] = [...COLLAPSES, roofEdge, ...CROWDS];

import { COLLAPSES } from '../../examples/collapse.ts';
import { CROWDS } from '../../examples/crowd.ts';
import type { Example } from '../../examples/example.ts';
import { firstGame } from '../../examples/first-game.ts';
import { roofEdge } from '../../examples/roof-edge.ts';

/** Encounters that stand in the middle of something, to be looked at and played on. */
export const EXAMPLES: readonly Example[] = [...COLLAPSES, roofEdge, ...CROWDS];

/** Encounters that are played with a coach. */
export const LESSON_GAMES: readonly Example[] = [firstGame];

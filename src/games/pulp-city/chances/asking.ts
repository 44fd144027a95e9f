import type { Encounter } from '../use-game.ts';
import type { Played } from './moments.ts';

/** An Encounter of which the chances are wanted. */
export interface Asked {
  readonly ask: 'chances';
  readonly journal: Played;
  readonly game: Encounter;
}

/** A Turn has been played out once more: 1, 0.5 or 0 for the first side; null: it came to no end. */
export interface Told {
  readonly say: 'played';
  /** Its place among the Turns. */
  readonly at: number;
  readonly score: number | null;
}

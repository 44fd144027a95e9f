import type { Command } from '../../../kernel/game-system.ts';
import type { Asks, DecisionKind } from '../../../systems/pulp-city/model/decisions.ts';
import type { DecisionFor } from '../../../systems/pulp-city/model/frames.ts';
import type { Encounter } from '../use-game.ts';

/** What is answered at once behind an answer, and is taken back with it; null: nothing more. */
export type Then = (game: Encounter) => Command<never> | null;

/** What every component of a decision gets: the question, the door for the answer, the game it is about. */
export interface DecisionProps<K extends DecisionKind> {
  readonly decision: DecisionFor<K>;
  /** `follow`: see `SendAnswer`. */
  readonly answer: (answer: Asks[K]['a'], follow?: Then) => void;
  readonly game: Encounter;
}

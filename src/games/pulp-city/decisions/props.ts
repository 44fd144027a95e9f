import type { Asks, DecisionKind } from '../../../systems/pulp-city/model/decisions.ts';
import type { DecisionFor } from '../../../systems/pulp-city/model/frames.ts';
import type { Encounter } from '../use-game.ts';

/** What every component of a decision gets: the question, the door for the answer, the game it is about. */
export interface DecisionProps<K extends DecisionKind> {
  readonly decision: DecisionFor<K>;
  readonly answer: (answer: Asks[K]['a']) => void;
  readonly game: Encounter;
}

import recorded from './recorded.json' with { type: 'json' };

type Counts = Readonly<Record<string, number>>;

/** How often random Encounters of library Teams, as many in each edition, reached what cards say. */
export interface Recorded {
  /** In each edition. */
  readonly games: number;
  readonly seed: number;
  /** How often an Encounter was played around each card of which something had not been heard yet. */
  readonly around: number;
  /** For each clause of a Power or Special, in its order; by the ids of the card and of the Power. */
  readonly clauses: Readonly<Record<string, readonly number[]>>;
  readonly handlers: Counts;
  /** Faction cards among them. */
  readonly leaderCards: Counts;
}

export const RECORDED: Recorded = recorded;
export const RECORDED_FILE = 'src/cli/cards/recorded.json';

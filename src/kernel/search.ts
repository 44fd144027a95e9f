import type { Command, DecisionLike, EventLike, GameLike, GameSystem, Refusal } from './game-system.ts';
import type { PlayerId } from './ids.ts';
import type { Result } from './result.ts';

/** An answer worth looking at, and what it is for: a key of the game's own, not a text. */
export interface Candidate {
  readonly answer: unknown;
  readonly purpose: string;
}

/**
 * Why an answer is given: a key of the game's words, and what it tells of. Whatever has a name on the table stands in
 * `values` by its id, chances are shares of 1.
 */
export interface Reason {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** An answer with what it is worth to whoever is asked. */
export interface Weighed extends Candidate {
  /** Points of victory gained over doing nothing. Comparable within one decision alone. */
  readonly worth: number;
  readonly reason: Reason;
}

/** How far a game has come. Of two moments of one game the later has the greater round, then the greater turn. */
export interface Progress {
  readonly round: number;
  readonly turn: number;
  readonly phase: string;
}

/** Answers one open question. What it draws, it draws from `draw` alone, so that a playout can be repeated. */
export type Policy<Game> = (game: Game, decision: DecisionLike, draw: () => number) => unknown;

/** How a playout ended. */
export interface Playout {
  readonly decisions: number;
  readonly ended: 'outcome' | 'limit' | 'refused';
  /** Why the last answer of the policy was not taken; null: it was. */
  readonly refusal: Refusal | null;
}

export interface ForkOptions {
  /** Whose look ahead it is: what the others have answered in secret is asked anew. Absent: nothing is hidden. */
  readonly for?: PlayerId;
  /** It is only read, never played on: where nothing is to be hidden, the game itself will do. */
  readonly reading?: true;
}

/** What a game gives to those that look ahead: bots, searches, forecasts. `execute` stays what they are held to. */
export interface LookAhead<Game, Rehearsal, Adjustment> {
  /**
   * A game to be played on while the first is kept: shares nothing that changes, has dice of its own, and with `for`
   * no secret of the other side. Questions keep their ids.
   */
  fork(game: Game, seed: number, options?: ForkOptions): Game;
  /**
   * Carries a command out on a fork up to the first roll or question: what happened, the game it led to, and what it
   * stopped at. Error: why the command is refused, as `execute` says it.
   */
  rehearse(game: Game, command: Command<Adjustment>): Result<Rehearsal, Refusal>;
  /**
   * At most `limit` legal answers of different purposes; all that there are, where they can be listed and are no more
   * than that. Never empty for a limit of 1 or more.
   */
  candidates(game: Game, decision: DecisionLike, limit: number, draw: () => number): readonly Candidate[];
  /**
   * At most `limit` legal answers, the best first. Reads what the asked player may know and no die to come, if it is
   * handed what that player sees (`fork` with `for`). Empty where the game has no opinion.
   */
  weigh(game: Game, decision: DecisionLike, limit: number, draw: () => number): readonly Weighed[];
  /** Does it pay to play out several answers of such a question? Nothing else is looked at but the question. */
  ponders(decision: DecisionLike): boolean;
  /** Plays on in place for at most `limit` decisions, each answered by the policy. Never throws for a rule reason. */
  playout(game: Game, policy: Policy<Game>, limit: number, draw: () => number): Playout;
  progress(game: Game): Progress;
  /** The question that is to be answered next; null: none is open. */
  asked(game: Game): DecisionLike | null;
  /** How well a player stands, in points of victory; 0: level. */
  evaluate(game: Game, player: PlayerId): number;
  /** The share of the game that a player can expect: 1 for a win, 0 for a loss. Says most between two Turns. */
  outlook(game: Game, player: PlayerId): number;
}

/**
 * Plays on in place until the game is over, the limit is reached or an answer is refused.
 * @throws when nothing is asked and nobody has won: a mistake of the game.
 */
export function playOn<
  Setup,
  State,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
>(
  system: Pick<GameSystem<Setup, State, Event, Adjustment, Game>, 'outcome' | 'play'>,
  game: Game,
  policy: Policy<Game>,
  limit: number,
  draw: () => number,
): Playout {
  let decisions = 0;
  while (system.outcome(game) === null) {
    const decision = game.rest.pending[0];
    if (decision === undefined) throw new Error('nothing is asked and nobody has won');
    if (decisions >= limit) return { decisions, ended: 'limit', refusal: null };
    const answer = policy(game, decision, draw);
    const played = system.play(game, { type: 'answer', decision: decision.id, answer });
    if (!played.ok) return { decisions, ended: 'refused', refusal: played.error };
    decisions += 1;
  }
  return { decisions, ended: 'outcome', refusal: null };
}

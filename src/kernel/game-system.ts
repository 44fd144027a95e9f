import type { DiceState } from './dice/source.ts';
import type { PlayerId } from './ids.ts';
import type { Result } from './result.ts';

/** Why something is not done: a key the language layer words, with its figures. */
export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** The rule that says so, by its id; absent: no rule does. */
  readonly rule?: string;
  /** All that is wrong, one by one, where that is more than one thing. */
  readonly because?: readonly Refusal[];
}

export function refusal(code: string, params: Refusal['params'] = {}): Refusal {
  return { code, params };
}

export interface DecisionLike {
  readonly id: string;
  readonly kind: string;
  readonly by: PlayerId;
  readonly secret?: true;
}

export interface EventLike {
  readonly type: string;
}

/** What is in flight and what is owed; see machine.ts. Plain JSON. */
export interface RestLike {
  readonly stack: readonly { readonly proc: string; readonly step: string }[];
  readonly pending: readonly DecisionLike[];
  readonly answered: readonly unknown[];
  readonly dice: DiceState;
  readonly asked: number;
}

/** A game in progress: what never changes, what events change, what is in flight. */
export interface GameLike<Setup, State> {
  readonly setup: Setup;
  readonly state: State;
  readonly rest: RestLike;
}

/** What a player, a bot or a replay may send. */
export type Command<Adjustment> =
  | { readonly type: 'answer'; readonly decision: string; readonly answer: unknown }
  | { readonly type: 'adjust'; readonly changes: readonly Adjustment[] }
  /** Drops whatever is in flight and goes on with the next thing due. */
  | { readonly type: 'skip' }
  | { readonly type: 'concede'; readonly by: PlayerId }
  /** New dice after an undo past a roll, agreed by the players. */
  | { readonly type: 'rekey'; readonly seed: number };

/** One step that brings a saved file from a version of the file format to the next, as far as the game's own parts go. */
export interface FileMigration {
  readonly name: string;
  /** The version it starts from. */
  readonly from: number;
  /** Gets the whole file as parsed and hands back the file of version `from` + 1. */
  readonly migrate: (file: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/** What whoever reads a saved file has to know of the game. */
export interface FileReading {
  readonly id: string;
  /** For files written by earlier versions; those of one version run in this order. */
  readonly migrations: readonly FileMigration[];
}

/**
 * What a game gives to bots, simulation, storage and app; they know nothing else of it.
 * `execute` never throws for a rule reason; `play` does the same in place on a game the caller owns.
 */
export interface GameSystem<
  Setup,
  State,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
> extends FileReading {
  /** @param begun of a game that is under way already: what is asked of new ones alone is not asked again */
  begin(setup: unknown, begun?: 'begun'): Result<Game, readonly Refusal[]>;
  execute(
    game: Game,
    command: Command<Adjustment>,
  ): Result<{ readonly game: Game; readonly events: readonly Event[] }, Refusal>;
  play(game: Game, command: Command<Adjustment>): Result<readonly Event[], Refusal>;
  /** Applies events to a state the caller owns (an immer draft will do). */
  apply(state: State, event: Event): void;
  /** The state before any event. */
  initialState(setup: Setup): State;
  /** All answers of a decision whose answers can be listed, else null. */
  options(game: Game, decision: DecisionLike): readonly unknown[] | null;
  /** null: the answer is legal. */
  check(game: Game, decision: DecisionLike, answer: unknown): Refusal | null;
  /** The answer of a question in which there is nothing to choose; null: there is. */
  moot?(game: Game, decision: DecisionLike): unknown;
  /** A legal answer drawn at random. */
  sample(game: Game, decision: DecisionLike, draw: () => number): unknown;
  /** Answers that a screen puts forward where none can be listed, some drawn at random: each has to be legal. */
  shown?(game: Game, decision: DecisionLike, draw: () => number): readonly unknown[];
  /** Does a change go over what the rules have brought about? Every one does where this is left out. */
  overrules?(change: Adjustment): boolean;
  /** What must hold after every command; answers what does not. */
  invariants(game: Game): readonly Refusal[];
  /** Names of what is kept with a game for speed and no longer true of it: none, ever. */
  staleFacts?(game: Game): readonly string[];
  /** Where an event from outside tells something that no event can, as a path; null: `apply` may be trusted with it. */
  eventFault(event: EventLike, setup: Setup): string | null;
  /** What nothing can go on from, whatever the players agree on. */
  stateFaults(setup: Setup, state: State): readonly Refusal[];
  /** Are its steps known, with all that they hold, so that it can be gone on from? */
  restFits(rest: RestLike, setup: Setup): boolean;
  outcome(game: Game): unknown | null;
}

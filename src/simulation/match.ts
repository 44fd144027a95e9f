import type { Advice, Advisor } from '../bots/advice.ts';
import type { Command, DecisionLike, EventLike, GameLike, GameSystem } from '../kernel/game-system.ts';
import type { PlayerId, SomePlayers } from '../kernel/ids.ts';
import { MOST_DECISIONS, whereabouts } from './play.ts';

/** What whoever watches is told of each answer. */
export interface Answered<Event> {
  readonly decision: DecisionLike;
  readonly advice: Advice;
  /** What was answered: the advice, or another answer where that was refused. */
  readonly answer: unknown;
  readonly events: readonly Event[];
}

export interface MatchOptions<Event> {
  /** More decisions than this are a failure. */
  readonly limit?: number;
  readonly told?: (answered: Answered<Event>) => void;
}

export interface Match<Game> {
  readonly game: Game;
  readonly decisions: number;
  /** Answers of which no bot had an opinion. */
  readonly fallbacks: number;
  /** Advice that the rules refused: any legal answer was given instead. */
  readonly refused: number;
  readonly outcome: unknown;
  /** What went wrong, and while what was asked; null: nothing. */
  readonly failure: string | null;
}

/** Plays an Encounter that has begun to its end, in place, each side by its advisor. Never throws: a mistake is a failure. */
export function playMatch<Setup, State, Event extends EventLike, Adj, Game extends GameLike<Setup, State>>(
  system: Pick<GameSystem<Setup, State, Event, Adj, Game>, 'outcome' | 'play' | 'sample'>,
  game: Game,
  seats: SomePlayers<Advisor<Game>>,
  draw: () => number,
  { limit = MOST_DECISIONS, told }: MatchOptions<Event> = {},
): Match<Game> {
  let [decisions, fallbacks, refused] = [0, 0, 0];
  const finish = (failure: string | null): Match<Game> => ({
    game,
    decisions,
    fallbacks,
    refused,
    outcome: system.outcome(game),
    failure,
  });
  const fail = (what: string): Match<Game> =>
    finish(`${what} (decision ${decisions}; ${whereabouts(game.rest)})`);
  const command = (decision: DecisionLike, answer: unknown): Command<Adj> => ({
    type: 'answer',
    decision: decision.id,
    answer,
  });
  try {
    while (system.outcome(game) === null) {
      const decision = game.rest.pending[0];
      if (decision === undefined) return fail('nothing is asked and nobody has won');
      if (decisions >= limit) return fail(`no end after ${limit} decisions`);
      decisions += 1;
      const advice = advisorAt(seats, decision.by)(game, decision);
      if (advice.fallback === true) fallbacks += 1;
      let { answer } = advice;
      let played = system.play(game, command(decision, answer));
      if (!played.ok) {
        refused += 1;
        answer = system.sample(game, decision, draw);
        played = system.play(game, command(decision, answer));
      }
      if (!played.ok) return fail(`any answer to ${decision.kind} refused with ${played.error.code}`);
      told?.({ decision, advice, answer, events: played.value });
    }
    return finish(null);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function advisorAt<Game>(seats: SomePlayers<Advisor<Game>>, player: PlayerId): Advisor<Game> {
  const advisor = seats[player];
  if (advisor === undefined) throw new Error(`nobody plays for ${player}`);
  return advisor;
}

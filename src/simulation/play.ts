import type { Player } from '../bots/player.ts';
import { randomPlayer } from '../bots/random.ts';
import { stream } from '../kernel/dice/generator.ts';
import type { Command, EventLike, GameLike, RestLike } from '../kernel/game-system.ts';
import { append, type Journal, startJournal } from '../kernel/journal.ts';
import { answerable, checkedExecute, diceAreSane, reported, shownIsLegal } from './checks.ts';
import { looksAheadRight, type MaybeLooking } from './look-ahead.ts';
import { copy, difference } from './same.ts';

export interface PlayOptions<Event, Game> {
  /** Seed of the players' choices; the dice have the set-up's. */
  readonly seed: number;
  /** More decisions than this are a failure. */
  readonly limit?: number;
  /** Who answers for all of them; absent: any legal answer. */
  readonly player?: Player<Game>;
  /** Hold the engine to its promises after each command; the dear ones at random moments. */
  readonly check?: boolean;
  /** Told the events of each command. */
  readonly told?: (events: readonly Event[]) => void;
  /** Write a journal that begins with these events, which led to the game. */
  readonly record?: readonly Event[];
}

export interface Played<Setup, Event, Adjustment, Game> {
  readonly game: Game;
  readonly decisions: number;
  readonly outcome: unknown;
  /** What went wrong, and while what was asked; null: nothing. */
  readonly failure: string | null;
  readonly journal?: Journal<Setup, Event, Adjustment>;
}

export const MOST_DECISIONS = 20_000;
/** One command in so many is also run by `execute`, folded, and saved and loaded. */
const DEEP_CHECK_EVERY = 40;

/** After one command in so many what a screen would show is looked at. */
const SHOWN_CHECK_EVERY = 5;

/** One decision in so many is looked ahead from. */
const AHEAD_CHECK_EVERY = 50;

const FIRST_ONLY = 3;

/** 'turn:choose > activation:choose > move:start, asked: act' */
export function whereabouts(rest: RestLike): string {
  const stack = rest.stack.map((frame) => `${frame.proc}:${frame.step}`).join(' > ');
  const asked = rest.pending.map((one) => `${one.kind} of ${one.by}`).join(', ');
  return `${stack === '' ? 'nothing in flight' : stack}, asked: ${asked === '' ? 'nothing' : asked}`;
}

/** Plays a whole encounter in place, with random legal answers if nobody else plays. Never throws: a mistake of the engine is a failure. */
export function playOut<Setup, State, Event extends EventLike, Adj, Game extends GameLike<Setup, State>>(
  system: MaybeLooking<Setup, State, Event, Adj, Game>,
  game: Game,
  options: PlayOptions<Event, Game>,
): Played<Setup, Event, Adj, Game> {
  const draw = stream(options.seed);
  const player = options.player ?? randomPlayer(system, draw);
  const luck = stream(options.seed + 1);
  const limit = options.limit ?? MOST_DECISIONS;
  let journal =
    options.record === undefined
      ? undefined
      : startJournal<Setup, Event, Adj>(copy({ game, events: options.record }));
  let decisions = 0;
  const finish = (failure: string | null): Played<Setup, Event, Adj, Game> => ({
    game,
    decisions,
    outcome: system.outcome(game),
    failure,
    ...(journal === undefined ? {} : { journal }),
  });
  const fail = (what: string): Played<Setup, Event, Adj, Game> =>
    finish(`${what} (decision ${decisions}; ${whereabouts(game.rest)})`);

  try {
    while (system.outcome(game) === null) {
      const decision = game.rest.pending[0];
      if (decision === undefined) return fail('nothing is asked and nobody has won');
      if (decisions >= limit) return fail(`no end after ${limit} decisions`);
      decisions += 1;
      const command: Command<Adj> = {
        type: 'answer',
        decision: decision.id,
        answer: player(game, decision),
      };
      const deep = options.check === true && luck() % DEEP_CHECK_EVERY === 0;
      const expected = deep ? checkedExecute(system, copy(game), command) : null;
      const refused = options.check === true ? system.check(game, decision, command.answer) : null;
      if (refused !== null) return fail(`answer to ${decision.kind} refused with ${refused.code}`);
      const before = options.check === true ? { ...game, rest: { ...game.rest } } : game;
      const result = system.play(game, command);
      if (!result.ok) return fail(`answer to ${decision.kind} refused with ${result.error.code}`);
      options.told?.(result.value);
      const broken = options.check === true ? brokenNow(system, before, game, luck) : [];
      if (expected !== null) broken.push(...expected.broken, ...differsInPlace(expected.result, game));
      if (broken.length > 0) return fail(broken.slice(0, FIRST_ONLY).join('; '));
      if (journal !== undefined) {
        journal = append(journal, { command, events: copy(result.value), rest: copy(game.rest) });
      }
    }
    return finish(null);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function brokenNow<Setup, State, Event extends EventLike, Adj, Game extends GameLike<Setup, State>>(
  system: MaybeLooking<Setup, State, Event, Adj, Game>,
  before: Game,
  game: Game,
  draw: () => number,
): string[] {
  const shown = draw() % SHOWN_CHECK_EVERY === 0 ? shownIsLegal(system, game, draw) : [];
  return [
    ...diceAreSane(before, game),
    ...(system.staleFacts?.(game) ?? []).map((name) => `stale: ${name}`),
    ...system.invariants(game).map(reported),
    ...answerable(system, game, draw),
    ...shown,
    ...(draw() % AHEAD_CHECK_EVERY === 0 ? looksAheadRight(system, game, draw) : []),
  ];
}

function differsInPlace(
  executed: { readonly ok: true; readonly value: { readonly game: object } } | { readonly ok: false },
  played: object,
): string[] {
  if (!executed.ok) return ['refused by execute, accepted by play'];
  const at = difference(executed.value.game, copy(played));
  return at === null ? [] : [`execute and play differ at ${at}`];
}

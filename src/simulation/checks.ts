import type {
  Command,
  DecisionLike,
  EventLike,
  GameLike,
  GameSystem,
  Refusal,
} from '../kernel/game-system.ts';
import type { Result } from '../kernel/result.ts';
import { copy, difference } from './same.ts';

const MOST_FACES_AT_ONCE = 200;

function differs(what: string, a: unknown, b: unknown): string[] {
  const at = difference(a, b);
  return at === null ? [] : [`${what}: differs at ${at}`];
}

/** A breach in a line of a report: its code and what it is about. */
export const reported = ({ code, params }: Refusal): string => `${code} ${JSON.stringify(params)}`;

/** The game says the same after a save and a load. */
export function roundTrip(game: object): string[] {
  return differs('JSON round trip of the game', game, copy(game));
}

/** The Encounter can go on: every open question has a legal answer, and so has whatever is offered. */
export function answerable<Setup, State, Event extends EventLike, Adj, Game extends GameLike<Setup, State>>(
  system: GameSystem<Setup, State, Event, Adj, Game>,
  game: Game,
  draw: () => number,
): string[] {
  return game.rest.pending.flatMap((decision) => {
    const options = system.options(game, decision);
    const refused = system.check(game, decision, system.sample(game, decision, draw));
    return [
      ...(options !== null && options.length === 0 ? [`${decision.kind}: no option at all`] : []),
      ...refusedOf(system, game, decision, 'option', options ?? []),
      ...(refused === null ? [] : [`${decision.kind}: sample is refused with ${refused.code}`]),
    ];
  });
}

/** What a screen shows as possible is legal. */
export function shownIsLegal<Setup, State, Event extends EventLike, Adj, Game extends GameLike<Setup, State>>(
  system: GameSystem<Setup, State, Event, Adj, Game>,
  game: Game,
  draw: () => number,
): string[] {
  return game.rest.pending.flatMap((decision) =>
    refusedOf(system, game, decision, 'what is shown', system.shown?.(game, decision, draw) ?? []),
  );
}

function refusedOf<Setup, State, Event extends EventLike, Adj, Game extends GameLike<Setup, State>>(
  system: GameSystem<Setup, State, Event, Adj, Game>,
  game: Game,
  decision: DecisionLike,
  what: string,
  answers: readonly unknown[],
): string[] {
  return answers.flatMap((answer) => {
    const refused = system.check(game, decision, answer);
    if (refused === null) return [];
    return [`${decision.kind}: ${what} ${JSON.stringify(answer)} is refused with ${refused.code}`];
  });
}

/** Dice are only ever drawn forwards, and never absurdly many for one command. */
export function diceAreSane(before: GameLike<unknown, unknown>, after: GameLike<unknown, unknown>): string[] {
  const drawn = after.rest.dice.drawn - before.rest.dice.drawn;
  if (before.rest.dice.kind !== after.rest.dice.kind) return [];
  return drawn >= 0 && drawn <= MOST_FACES_AT_ONCE ? [] : [`${drawn} dice drawn by one command`];
}

/**
 * Executes one command and holds the engine to its promises: it changes nothing it was handed, its events alone make
 * the new state, and the same command on the same game has the same result. Answers what was broken.
 */
export function checkedExecute<
  Setup,
  State,
  Event extends EventLike,
  Adj,
  Game extends GameLike<Setup, State>,
>(
  system: GameSystem<Setup, State, Event, Adj, Game>,
  game: Game,
  command: Command<Adj>,
): {
  readonly result: Result<{ readonly game: Game; readonly events: readonly Event[] }, Refusal>;
  readonly broken: readonly string[];
} {
  const before = copy(game);
  const result = system.execute(game, command);
  const broken = differs('the game that was handed in', before, game);
  const again = system.execute(copy(before), copy(command));
  if (!result.ok) {
    broken.push(...differs('the same refusal again', result, again));
    return { result, broken };
  }
  const { game: after, events } = result.value;
  const folded = copy(before.state);
  for (const event of copy(events)) system.apply(folded, event);
  broken.push(
    ...differs('fold of the events', folded, after.state),
    ...differs('JSON round trip of the events', events, copy(events)),
    ...roundTrip(after),
    ...(again.ok ? differs('undone and done again', result.value, again.value) : ['refused when done again']),
    ...(command.type === 'rekey' ? [] : diceAreSane(before, after)),
    ...system.invariants(after).map(reported),
  );
  return { result, broken };
}

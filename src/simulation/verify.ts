import type { EventLike, GameLike, GameSystem } from '../kernel/game-system.ts';
import { gameAt, type Journal, type Opened, restAt } from '../kernel/journal.ts';
import { copy, difference } from './same.ts';

/** An entry that today's rules play otherwise. Entry 0 is the beginning of the game. */
export interface Mismatch {
  readonly entry: number;
  /** Where the two part first. */
  readonly at: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/**
 * Executes every command of a journal again and compares what comes of it. After a mismatch it goes on from what was
 * recorded, so that one changed rule does not make everything behind it differ.
 */
export function verify<Setup, State, Event extends EventLike, Adj, Game extends GameLike<Setup, State>>(
  system: GameSystem<Setup, State, Event, Adj, Game>,
  opened: Opened<Event, Game>,
  journal: Journal<Setup, Event, Adj>,
): readonly Mismatch[] {
  const mismatches: Mismatch[] = [];
  const opening = { events: opened.events, rest: opened.game.rest };
  const at = difference(journal.opening, copy(opening));
  if (at !== null) mismatches.push({ entry: 0, at, ...narrowed(at, journal.opening, opening) });
  let game = gameAt(system, opened.game, journal, 0);
  for (const [index, entry] of journal.entries.entries()) {
    const expected = { events: entry.events, rest: entry.rest };
    const got = again(system, game, entry.command);
    const at = difference(expected, copy(got.is));
    if (at === null && got.game !== null) {
      game = got.game;
    } else {
      mismatches.push({ entry: index + 1, at: at ?? '', ...narrowed(at ?? '', expected, got.is) });
      const state = copy(game.state);
      for (const event of entry.events) system.apply(state, event);
      game = { ...game, state, rest: restAt(journal, index + 1) };
    }
  }
  return mismatches;
}

function again<Setup, State, Event extends EventLike, Adj, Game extends GameLike<Setup, State>>(
  system: GameSystem<Setup, State, Event, Adj, Game>,
  game: Game,
  command: Parameters<typeof system.execute>[1],
): { readonly is: unknown; readonly game: Game | null } {
  try {
    const result = system.execute(game, command);
    if (!result.ok) return { is: { refused: result.error }, game: null };
    const { game: after, events } = result.value;
    return { is: { events, rest: after.rest }, game: after };
  } catch (error) {
    return { is: { threw: error instanceof Error ? error.message : String(error) }, game: null };
  }
}

interface Outcome {
  readonly events: unknown;
  readonly rest: unknown;
}

/** Only the half that differs: the events, or what was in flight. */
function narrowed(at: string, expected: Outcome, got: unknown): { expected: unknown; got: unknown } {
  const isOutcome = typeof got === 'object' && got !== null && 'events' in got && 'rest' in got;
  if (!isOutcome) return { expected: expected.events, got };
  const half = at.startsWith('rest') ? 'rest' : 'events';
  return { expected: expected[half], got: got[half] };
}

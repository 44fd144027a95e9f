import { stream } from '../kernel/dice/generator.ts';
import type { Command, EventLike, GameLike, GameSystem } from '../kernel/game-system.ts';
import type { LookAhead } from '../kernel/search.ts';
import { reported } from './checks.ts';
import { copy, difference } from './same.ts';

interface Rehearsed<Game> {
  readonly events: readonly unknown[];
  readonly game: Game;
  readonly stoppedAt: { readonly at: string };
}

/** A game that can be looked ahead in, or one that offers nothing of the kind. */
export type MaybeLooking<
  Setup,
  State,
  Event extends EventLike,
  Adj,
  Game extends GameLike<Setup, State>,
> = GameSystem<Setup, State, Event, Adj, Game> & Partial<LookAhead<Game, Rehearsed<Game>, Adj>>;

const CANDIDATES = 6;
const PLAYED_OUT = 12;

/**
 * Holds what looks ahead to `execute`: every candidate is accepted, a rehearsal tells what then happens up to the first
 * roll, a playout ends where the rules leave a game, and nothing of it touches the game itself. Answers what was broken.
 */
export function looksAheadRight<
  Setup,
  State,
  Event extends EventLike,
  Adj,
  Game extends GameLike<Setup, State>,
>(system: MaybeLooking<Setup, State, Event, Adj, Game>, game: Game, draw: () => number): string[] {
  const { candidates, fork, playout, rehearse } = system;
  const decision = game.rest.pending[0];
  if (!candidates || !fork || !playout || !rehearse || decision === undefined) return [];
  const before = copy(game);
  const broken: string[] = [];
  const found = candidates(game, decision, CANDIDATES, draw);
  if (found.length === 0 || found.length > CANDIDATES)
    broken.push(`${decision.kind}: ${found.length} candidates`);
  for (const { answer, purpose } of found) {
    const refused = system.check(game, decision, answer);
    if (refused !== null)
      broken.push(`${decision.kind}: candidate for ${purpose} ${JSON.stringify(answer)}: ${refused.code}`);
  }
  const answer = found[draw() % Math.max(1, found.length)]?.answer;
  const command: Command<Adj> = { type: 'answer', decision: decision.id, answer };
  broken.push(...rehearsedRight(system, rehearse(game, command), system.execute(game, command)));
  const ahead = fork(game, draw(), { for: decision.by });
  const { refusal } = playout(
    ahead,
    (one, asked, chance) => system.sample(one, asked, chance),
    PLAYED_OUT,
    stream(draw()),
  );
  if (refusal !== null) broken.push(`playout: an answer is refused with ${refusal.code}`);
  broken.push(...system.invariants(ahead).map((one) => `playout: ${reported(one)}`));
  const at = difference(before, game);
  return at === null ? broken : [...broken, `looking ahead changes the game at ${at}`];
}

function rehearsedRight<Setup, State, Event extends EventLike, Adj, Game extends GameLike<Setup, State>>(
  system: MaybeLooking<Setup, State, Event, Adj, Game>,
  rehearsed: ReturnType<LookAhead<Game, Rehearsed<Game>, Adj>['rehearse']>,
  executed: ReturnType<typeof system.execute>,
): string[] {
  if (!rehearsed.ok || !executed.ok) {
    const same = rehearsed.ok === executed.ok;
    return same ? [] : ['rehearse and execute do not agree on whether the answer is accepted'];
  }
  const { events, game, stoppedAt } = rehearsed.value;
  const at = difference(copy(events), copy(executed.value.events.slice(0, events.length)));
  if (at !== null) return [`rehearsed and executed events differ at ${at}`];
  if (stoppedAt.at === 'step') return [];
  const state = difference(copy(game.state), copy(executed.value.game.state));
  return state === null ? [] : [`rehearsed and executed state differ at ${state}`];
}

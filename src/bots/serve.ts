import { stream } from '../kernel/dice/generator.ts';
import type { GameLike } from '../kernel/game-system.ts';
import { type Advised, advisorOf } from './advice.ts';
import type { Asking, Said } from './asking.ts';

/** The far end of a worker. */
export interface Port {
  onmessage: ((message: { readonly data: Asking }) => void) | null;
  postMessage(said: Said): void;
}

/** Set-ups that are remembered: a game of each player's view, and of the game before. */
const MOST_SETUPS = 8;

/** Answers questions with advice, one after the other, for as long as anybody asks; `now` tells milliseconds. Never throws. */
export function serveAdvice<Setup, State, Game extends GameLike<Setup, State>>(
  system: Advised<Game>,
  port: Port,
  now: () => number,
): void {
  const setups = new Map<number, unknown>();
  const setupOf = ({ setup, setupId }: Asking): unknown => {
    if (setup === undefined) return setups.get(setupId);
    setups.set(setupId, setup);
    for (const old of [...setups.keys()].slice(0, -MOST_SETUPS)) setups.delete(old);
    return setup;
  };
  const advise = (asking: Asking): Said => {
    const { id, level, ms, rest, seed, state } = asking;
    // The one cast of this end: the other end sends a game of the same system.
    const game = { setup: setupOf(asking), state, rest } as Game;
    const decision = game.rest.pending.find((one) => one.id === asking.decision);
    if (decision === undefined) return { say: 'failed', id, message: `nobody asks ${asking.decision}` };
    const { answer, why } = advisorOf(system, level, stream(seed), { ms, now })(game, decision);
    return { say: 'advice', id, answer, why };
  };
  port.onmessage = ({ data }) => {
    try {
      port.postMessage(advise(data));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      port.postMessage({ say: 'failed', id: data.id, message });
    }
  };
  port.postMessage({ say: 'ready' });
}

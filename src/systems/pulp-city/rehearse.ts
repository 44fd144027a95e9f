import type { Command, Refusal } from '../../kernel/game-system.ts';
import { emptyRest } from '../../kernel/machine.ts';
import { type StoppedAt, STOP, stoppedAt } from '../../kernel/rehearse.ts';
import { type Result, ok } from '../../kernel/result.ts';
import { play } from './commands.ts';
import { copyGame, copyState, type Encounter, goOn, runOn, type Script } from './engine.ts';
import type { World } from './model/encounter.ts';
import type { Adjustment, Event } from './model/events.ts';
import type { Frame, PulpCity } from './model/frames.ts';

/** What came of an order that was only rehearsed. `game` is the caller's own: it may be played on or thrown away. */
export interface Rehearsal {
  readonly events: readonly Event[];
  readonly game: Encounter;
  readonly stoppedAt: StoppedAt<PulpCity>;
}

const unlessDice = (script: Script): Script => ({
  ...script,
  instead: (w, frame, wake) =>
    script.instead?.(w, frame, wake) ?? (frame.proc === 'dice' && frame.step === 'roll' ? STOP : null),
});

/**
 * Carries a command out on a fork with the real machine, up to the first roll or question, or until the order is done.
 * The game handed in is not touched, and no die of it is drawn. `script` goes on past rolls and questions.
 * Errors: those of `execute`, nothing else.
 */
export function rehearse(
  game: Encounter,
  command: Command<Adjustment>,
  script: Script = {},
): Result<Rehearsal, Refusal> {
  const fork = copyGame(game);
  const done = play(fork, command, unlessDice(script));
  return done.ok ? ok({ events: done.value, game: fork, stoppedAt: stoppedAt(fork.rest) }) : done;
}

/** The same for a procedure by itself, begun in the middle of whatever is going on: what would come of a push, a Fall ... */
export function rehearseFrame(w: World, frame: Frame, script: Script = {}): Rehearsal {
  const rest = { ...emptyRest<PulpCity>({ kind: 'scripted', faces: [], drawn: 0 }), stack: [frame] };
  const fork: Encounter = { setup: w.setup, state: copyState(w.state), rest };
  const run = runOn(fork, unlessDice(script));
  goOn(fork, run, { woke: 'entered' }, () => null);
  return { events: run.events, game: fork, stoppedAt: stoppedAt(rest) };
}

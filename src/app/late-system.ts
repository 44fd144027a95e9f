import type { AnySystem } from './any-game.ts';

/** What is brought when it is wanted, once. */
export interface Late<T> {
  /** Resolves once it is there; where that fails the next call tries again. */
  load(): Promise<void>;
  /** @throws before `load` has resolved. */
  get(): T;
}

export function late<T extends object>(bring: () => Promise<T>): Late<T> {
  let here: T | null = null;
  let coming: Promise<void> | null = null;
  return {
    load() {
      coming ??= bring().then(
        (brought) => {
          here = brought;
        },
        (error: unknown) => {
          coming = null;
          throw error;
        },
      );
      return coming;
    },
    get() {
      if (here === null) throw new Error('asked for before it was loaded');
      return here;
    },
  };
}

/** A system of which only the id is there from the beginning: whatever else is asked of it goes to `engine`. */
export function lateSystem(id: string, engine: () => AnySystem): AnySystem {
  return {
    id,
    get migrations() {
      return engine().migrations;
    },
    begin: (setup, begun) => engine().begin(setup, begun),
    open: (setup) => engine().open(setup),
    execute: (game, command) => engine().execute(game, command),
    play: (game, command) => engine().play(game, command),
    apply: (state, event) => engine().apply(state, event),
    initialState: (setup) => engine().initialState(setup),
    options: (game, decision) => engine().options(game, decision),
    check: (game, decision, answer) => engine().check(game, decision, answer),
    moot: (game, decision) => engine().moot?.(game, decision) ?? null,
    sample: (game, decision, draw) => engine().sample(game, decision, draw),
    shown: (game, decision, draw) => engine().shown?.(game, decision, draw) ?? [],
    invariants: (game) => engine().invariants(game),
    staleFacts: (game) => engine().staleFacts?.(game) ?? [],
    eventFault: (event, setup) => engine().eventFault(event, setup),
    stateFaults: (setup, state) => engine().stateFaults(setup, state),
    restFits: (rest, setup) => engine().restFits(rest, setup),
    outcome: (game) => engine().outcome(game),
  };
}

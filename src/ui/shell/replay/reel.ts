import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyGame, AnySessionState } from '../../../app/any-game.ts';
import { hotSeat } from '../../../app/seats.ts';
import { createTape } from '../../../app/tape.ts';
import { refusal } from '../../../kernel/game-system.ts';
import { goTo } from '../../../kernel/journal.ts';
import type { ShellSession, Watched } from '../app.ts';
import type { ReplayDocument } from './document.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

export interface ReelState {
  /** How many entries are in force at the moment shown. */
  readonly at: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

/** A game that is shown again: the screens of the game see the moment shown as if it were on the table. */
export interface Reel {
  readonly document: ReplayDocument;
  readonly store: StoreApi<ReelState>;
  /** At the moment shown; nobody is asked, and nothing can be done. */
  readonly session: ShellSession;
  /** At the end, for whoever tells all of it. */
  readonly whole: ShellSession;
  /** `told`: what the entry brought is played, as when it happened. */
  show(at: number, told?: boolean): void;
  /** The game after so many entries. */
  gameAt(at: number): AnyGame;
}

const watchOnly = (): ReturnType<ShellSession['dispatch']> => refusal('replay.watchOnly');

function sessionOn(store: Watched<AnySessionState>): ShellSession {
  return {
    store,
    dispatch: watchOnly,
    prepare: () => undefined,
    undo: watchOnly,
    redo: watchOnly,
    goTo: watchOnly,
    isStalled: () => false,
    pendingHere: () => [],
    askedIn: () => [],
    exportText: () => null,
    close: () => undefined,
    branch: watchOnly,
    takeWay: watchOnly,
    nameWay: watchOnly,
    dropWay: watchOnly,
    seat: () => undefined,
  };
}

export function createReel(document: ReplayDocument, at = 0): Reel {
  const { face, game, journal } = document;
  const tape = createTape(face.system, game, journal);
  const stateAt = (moment: number, revision: number, told: boolean): AnySessionState => ({
    game: tape.gameAt(moment),
    journal: goTo(journal, moment),
    save: null,
    fresh: told && moment > 0 ? (journal.entries[moment - 1]?.events ?? []) : [],
    agreed: false,
    warnings: [],
    seats: hotSeat<AnyGame>(),
    revision,
  });
  const start = goTo(journal, at).head;
  const moments = createStore<AnySessionState>(() => stateAt(start, 0, false));
  const whole = createStore<AnySessionState>(() => ({
    ...stateAt(journal.entries.length, 0, false),
  }));
  const store = createStore<ReelState>(() => ({ at: start, playing: false, speed: 1 }));
  return {
    document,
    store,
    session: sessionOn(moments),
    whole: sessionOn(whole),
    show(wanted, told = false) {
      const moment = goTo(journal, wanted).head;
      if (moment === store.getState().at) return;
      moments.setState(stateAt(moment, moments.getState().revision + 1, told), true);
      store.setState({ at: moment });
    },
    gameAt: tape.gameAt,
  };
}

import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { AnyGame, AnyProgram, AnySessionState } from '../../app/any-game.ts';
import type { OwnThings } from '../../app/page.ts';
import type { Preferences, PreferencesStore } from '../../app/preferences.ts';
import type { SaveEntry, Saves } from '../../app/program.ts';
import type { Bots } from '../../app/seats.ts';
import type { View, ViewState } from '../../app/view.ts';
import type { DecisionLike, Refusal } from '../../kernel/game-system.ts';
import type { GameFace } from './game-face.ts';

export interface Watched<T> {
  getState(): T;
  subscribe(listener: () => void): () => void;
}

export type { SaveEntry };

type Door = AnyProgram['session'];

/** The session of a game that the shell does not know. */
export interface ShellSession
  extends Pick<
    Door,
    | 'dispatch'
    | 'prepare'
    | 'undo'
    | 'redo'
    | 'goTo'
    | 'isStalled'
    | 'pendingHere'
    | 'askedIn'
    | 'exportText'
    | 'close'
    | 'branch'
    | 'takeWay'
    | 'nameWay'
    | 'dropWay'
    | 'seat'
  > {
  readonly store: Watched<AnySessionState>;
}

/** The game in front, and all that the page keeps for it. */
export interface App extends OwnThings {
  readonly face: GameFace;
  /** All games of this page. */
  readonly faces: readonly GameFace[];
  /** Brings another game to the front, with an empty table. */
  choose(system: string): void;
  readonly session: ShellSession;
  readonly view: View;
  /** Of all games of this page. */
  readonly saves: Saves;
  /** Brings what a game needs to begin; see `Host`. */
  ready(): Promise<Refusal | null>;
  /** Begins a game under a save of its own. Never throws. */
  start(setup: unknown, bots?: Bots): readonly Refusal[];
  /** After `ready`. */
  importText(text: string): Refusal | null;
  readonly preferences: PreferencesStore;
}

export const AppContext = createContext<App | null>(null);

/** What of the session is on the screen; see `InFront`. */
export const ShownContext = createContext<AnySessionState | null>(null);
/**
 * The answers begun, as they are on the screen. A store and no value: the canvas looks at every context above it, and
 * would be gone through for each step of a hand.
 */
export const DraftsContext = createContext<Watched<ViewState['drafts']> | null>(null);
/** Whom somebody has pointed out, as the screen shows it; a store for the same reason. */
export const SelectedContext = createContext<Watched<Pick<ViewState, 'selected'>> | null>(null);

function inside<T>(value: T | null): T {
  if (value === null) throw new Error('no program around this component');
  return value;
}

/** @throws outside the program's frame. */
export const useApp = (): App => inside(useContext(AppContext));

/** `pick` must answer the same value for the same state. */
export function useWatched<T, P>(store: Watched<T>, pick: (state: T) => P): P {
  const look = () => pick(store.getState());
  return useSyncExternalStore(store.subscribe, look, look);
}

/** Of the game as the screen shows it, which may be a moment behind the session. */
export const useSessionState = <P>(pick: (state: AnySessionState) => P): P =>
  pick(inside(useContext(ShownContext)));

/** What somebody at this screen is asked. */
export const useAskedHere = (): readonly DecisionLike[] =>
  useApp().session.askedIn(inside(useContext(ShownContext)));

/** All unfinished answers, as the screen shows them, for whoever draws nothing of them: no step of a hand waits for it. */
export const useDrafts = (): Watched<ViewState['drafts']> => inside(useContext(DraftsContext));

/** What a store of the screen holds; where it changes by slices, whoever asks changes by slices with it. */
function useFollowed<T extends object>(store: Watched<T>): T {
  const [kept, keep] = useState(() => ({ of: store, now: store.getState() }));
  useLayoutEffect(() => {
    const look = (): void => {
      const now = store.getState();
      keep((before) => (before.of === store && before.now === now ? before : { of: store, now }));
    };
    look();
    return store.subscribe(look);
  }, [store]);
  return kept.of === store ? kept.now : store.getState();
}

/** The unfinished answer to a question, as the screen shows it; undefined: none has been begun. */
export function useDraftOf(question: string | null): unknown {
  const drafts = useFollowed(useDrafts());
  return question === null ? undefined : drafts[question];
}

/** Whom somebody has pointed out, as the screen shows it. */
export const useSelected = (): string | null => useFollowed(inside(useContext(SelectedContext))).selected;

export const useViewState = <P>(pick: (state: ViewState) => P): P => useWatched(useApp().view.store, pick);

export const usePreference = <P>(pick: (state: Preferences) => P): P =>
  useWatched(useApp().preferences, pick);

export const useGameOrNull = (): AnyGame | null => useSessionState((state) => state.game);

/** @throws while no game is on the table. */
export function useGame(): AnyGame {
  const game = useGameOrNull();
  if (game === null) throw new Error('no game on the table');
  return game;
}

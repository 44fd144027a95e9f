import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OwnCards } from '../../app/own-cards.ts';
import type { Preferences, PreferencesStore } from '../../app/preferences.ts';
import type { Program, SaveEntry } from '../../app/program.ts';
import type { Session, SessionState } from '../../app/session.ts';
import type { ViewState } from '../../app/view.ts';
import type { GameSystem } from '../../kernel/game-system.ts';
import type { Rest } from '../../kernel/machine.ts';
import type { CardEdition } from '../../systems/pulp-city/cards/load.ts';
import type { World } from '../../systems/pulp-city/model/encounter.ts';
import type { Adjustment, Event } from '../../systems/pulp-city/model/events.ts';
import type { PulpCity } from '../../systems/pulp-city/model/frames.ts';
import type { EncounterSetup } from '../../systems/pulp-city/model/setup.ts';
import type { State } from '../../systems/pulp-city/model/state.ts';

/** A game as this screen sees it. */
export interface Encounter {
  readonly setup: EncounterSetup;
  readonly state: State;
  readonly rest: Rest<PulpCity>;
}

export type PlaySession = Session<EncounterSetup, State, Event, Adjustment, Encounter>;

export type PlaySessionState = SessionState<EncounterSetup, State, Event, Adjustment, Encounter>;

export type PlaySystem = GameSystem<EncounterSetup, State, Event, Adjustment, Encounter>;

export type PlayProgram = Program<EncounterSetup, State, Event, Adjustment, Encounter>;

export interface Watched<T> {
  getState(): T;
  subscribe(listener: () => void): () => void;
}

export type { SaveEntry };

/** All that the screens are given by whoever puts the program together. */
export interface App extends Pick<PlayProgram, 'saves' | 'start' | 'importText' | 'session' | 'view'> {
  /** Card files of the player's own. */
  readonly ownCards: OwnCards;
  /** What an edition asks of a card. */
  readonly cardRules: (edition: string) => CardEdition | null;
  readonly preferences: PreferencesStore;
  readonly system: PlaySystem;
  /** What read functions of the rules look at. The same world for the same state. */
  readonly worldOf: (game: Encounter) => World;
}

export const AppContext = createContext<App | null>(null);

/** @throws outside the program's frame. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('no program around this component');
  return app;
}

/** `pick` must answer the same value for the same state. */
export function useWatched<T, P>(store: Watched<T>, pick: (state: T) => P): P {
  const look = () => pick(store.getState());
  return useSyncExternalStore(store.subscribe, look, look);
}

export const useSessionState = <P>(pick: (state: PlaySessionState) => P): P =>
  useWatched(useApp().session.store, pick);

export const useViewState = <P>(pick: (state: ViewState) => P): P => useWatched(useApp().view.store, pick);

export const usePreference = <P>(pick: (state: Preferences) => P): P =>
  useWatched(useApp().preferences, pick);

export const useGameOrNull = (): Encounter | null => useSessionState((state) => state.game);

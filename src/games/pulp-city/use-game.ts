import { useState } from 'react';
import type { Rest } from '../../kernel/machine.ts';
import type { Ruleset, World } from '../../systems/pulp-city/model/encounter.ts';
import type { Adjustment, Event } from '../../systems/pulp-city/model/events.ts';
import type { Decision, PulpCity } from '../../systems/pulp-city/model/frames.ts';
import type { EncounterSetup } from '../../systems/pulp-city/model/setup.ts';
import type { State } from '../../systems/pulp-city/model/state.ts';
import { type GameApp, gameHooks } from '../../ui/shell/game-hooks.ts';

/** A game as this screen sees it. */
export interface Encounter {
  readonly setup: EncounterSetup;
  readonly state: State;
  readonly rest: Rest<PulpCity>;
}

/** What the screens ask of the engine besides the read functions of its views. */
export interface Services {
  /** What read functions of the rules look at. The same world for the same state. */
  worldOf(game: Encounter): World;
  /** The rules of an edition, and with them what it asks of a card; null: no such edition. */
  cardRules(edition: string): Ruleset | null;
}

interface Types {
  readonly setup: EncounterSetup;
  readonly state: State;
  readonly event: Event;
  readonly adjustment: Adjustment;
  readonly game: Encounter;
  readonly services: Services;
}

export type App = GameApp<Types>;

export const { useApp, useSessionState, useGameOrNull, useGame, useQuestion } = gameHooks<Types>('pulp-city');

/** @throws while no game is on the table. */
export function useWorld(): World {
  return useApp().services.worldOf(useGame());
}

export function usePending(): readonly Decision[] {
  return useGame().rest.pending;
}

/** The game as it was before its latest change; null: none has been seen here. */
export function useBefore(): Encounter | null {
  const game = useGame();
  const [seen, see] = useState<{ now: Encounter; before: Encounter | null }>({ now: game, before: null });
  if (seen.now === game) return seen.before;
  see({ now: game, before: seen.now });
  return seen.now;
}

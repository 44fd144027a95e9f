import type { World } from '../../systems/pulp-city/model/encounter.ts';
import type { Decision } from '../../systems/pulp-city/model/frames.ts';
import { type Encounter, useApp, useGameOrNull } from '../../ui/shell/app.ts';

/** @throws while no game is on the table. */
export function useGame(): Encounter {
  const game = useGameOrNull();
  if (game === null) throw new Error('no game on the table');
  return game;
}

/** @throws while no game is on the table. */
export function useWorld(): World {
  return useApp().worldOf(useGame());
}

export function usePending(): readonly Decision[] {
  return useGame().rest.pending;
}

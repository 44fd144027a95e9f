import type { World } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';

/** Does the Team throw its own dice on the table, rather than have the program draw them? */
export const rollsRealDice = ({ state, setup }: Pick<World, 'state' | 'setup'>, team: TeamId): boolean =>
  state.realDice?.[team] ?? setup.dice === 'entered';

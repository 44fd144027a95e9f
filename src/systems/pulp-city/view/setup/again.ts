import { byPlayer, playersOf } from '../../../../kernel/ids.ts';
import type { EncounterSetup } from '../../model/setup.ts';

/**
 * The same Encounter with every Team led by the next player: of two they change Teams. What players have settled in
 * secret about Teams that they lead no more is asked anew. null: it begins in the middle, and its models have their places.
 */
export function sidesSwapped(setup: EncounterSetup): EncounterSetup | null {
  if (setup.situation !== undefined) return null;
  const players = playersOf(setup.teams);
  const teams = byPlayer(players, (player) => {
    const at = players.indexOf(player);
    return setup.teams[players[(at + 1) % players.length] ?? player];
  });
  const { agendas } = setup;
  const secret = typeof agendas === 'object' && 'secret' in agendas;
  return { ...setup, teams, ...(secret ? { agendas: 'asked' as const } : {}) };
}

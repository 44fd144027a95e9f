import { forTwo } from '../../src/kernel/ids.ts';
import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/simulation/play.ts';
import { LEADER_CARDS } from '../../src/systems/pulp-city/cards/leader-cards.ts';
import { pulpCity, settle, startEncounter } from '../../src/systems/pulp-city/index.ts';
import type { EncounterSetup } from '../../src/systems/pulp-city/model/setup.ts';
import { madeUp } from '../../src/cli/made-up/setup.ts';

const FACTIONS = LEADER_CARDS.flatMap(({ needs }) =>
  needs !== undefined && 'faction' in needs.all && needs.all.faction !== null ? [needs.all.faction] : [],
);
const ids = LEADER_CARDS.map(({ id }) => id);

/** Made-up Teams under a Leader of every Faction, with all Leader cards there are in hand. */
function handful(seed: number): EncounterSetup {
  const setup = madeUp('2017', seed);
  const { witch, ...others } = setup.profiles;
  const all = Object.entries({ ...others, witch: { ...witch, role: 'Leader' } });
  const joins = { ...others['wolf'], id: 'cub', name: 'Cub', level: 1, powers: [] };
  const profiles = Object.fromEntries(
    [...all, ['cub', joins] as const].map(([id, one]) => [id, { ...one, factions: FACTIONS }]),
  );
  const { a, b } = setup.teams;
  const teams = forTwo({ ...a, leaderCards: ids }, { ...b, leaderCards: ids });
  return { ...setup, profiles, teams } as EncounterSetup;
}

describe('random encounters with Leader cards', () => {
  const played = new Set<string>();

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('seed %i keeps every promise to the end', (seed) => {
    const game = startEncounter(handful(seed));
    const events = settle(game);
    const { failure, outcome, journal } = playOut(pulpCity, game, { seed, check: true, record: events });
    expect(failure).toBeNull();
    expect(outcome).not.toBeNull();
    const all = [...events, ...(journal?.entries ?? []).flatMap((entry) => entry.events)];
    for (const event of all) if (event.type === 'leaderCardPlayed') played.add(event.card);
  });

  test('between them they play every card that is played at all', () => {
    const wanted = LEADER_CARDS.filter(({ moment }) => moment !== 'teamBuilding').map(({ id }) => id);
    expect(wanted.filter((id) => !played.has(id))).toEqual([]);
  });
});

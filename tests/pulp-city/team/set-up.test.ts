import { describe, expect, test } from 'vitest';
import { starterSetup } from '../../../src/cli/random-setup.ts';
import { err } from '../../../src/kernel/result.ts';
import { startJournal } from '../../../src/kernel/journal.ts';
import { decode, encode } from '../../../src/storage/codec.ts';
import { fork, pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { READY_TEAMS } from '../../../src/systems/pulp-city/cards/teams.ts';
import { loadRoster } from '../../../src/systems/pulp-city/cards/roster.ts';
import { rulesetOf } from '../../../src/systems/pulp-city/editions/editions.ts';
import type { EncounterSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import { checkTeam } from '../../../src/systems/pulp-city/teams/check-team.ts';
import { EDITIONS, inEditions } from '../../support/editions.ts';
import { setupOf } from '../../support/scene.ts';

const codes = (setup: unknown): readonly string[] => {
  const begun = pulpCity.begin(setup);
  return begun.ok ? [] : begun.error.map(({ code }) => code);
};

inEditions(EDITIONS, (edition) => {
  const legal = starterSetup(edition, 1);
  const withA = (cards: EncounterSetup['teams']['a']['cards'], level = legal.level): EncounterSetup => ({
    ...legal,
    level,
    teams: { ...legal.teams, a: { ...legal.teams.a, cards } },
  });
  const { cards } = legal.teams.a;

  test('the Teams of the game are legal', () => {
    const rules = rulesetOf(edition);
    const roster = rules === null ? err('') : loadRoster(rules);
    if (rules === null || !roster.ok) throw new Error('no roster');
    for (const { level, cards: own } of READY_TEAMS) {
      const team = { name: '', cards: own.map(({ card }) => ({ profile: card })) };
      expect(checkTeam(team, { rules, level, profiles: roster.value }).faults).toEqual([]);
    }
    expect(codes(legal)).toEqual([]);
  });

  test('[PC-TEAM-02] a new Encounter refuses Teams of another Level', () => {
    expect(codes({ ...legal, level: 9 })).toEqual(['team.levelsLeft', 'team.levelsLeft']);
    expect(codes(withA(cards.slice(1)))).toEqual(['team.levelsLeft']);
  });

  test('[PC-TEAM-01] and a Level that no Encounter has', () => {
    expect(codes({ ...legal, level: 2 })).toContain('team.encounterLevel');
  });

  test('[PC-TEAM-05] [PC-TEAM-06] and two of a Role or of a card', () => {
    const twice = codes(withA([...cards, ...cards.slice(0, 1)], legal.level));
    expect(twice).toContain('team.twice');
    const roles = setupOf({
      edition,
      a: {
        Ann: { at: [2, 2], card: { role: 'Leader', level: 3 } },
        Bob: { at: [4, 4], card: { role: 'Leader', level: 3 } },
      },
      b: { Cas: { at: [20, 20], card: { level: 3 } }, Dag: { at: [18, 18], card: { level: 3 } } },
    });
    expect(codes({ ...roles, legality: 'checked' })).toEqual(['team.secondLeader']);
    expect(codes(roles)).toEqual([]);
  });

  test('[PC-TEAM-02] a set-up file is held against the rules as well, and says what is wrong', () => {
    const opened = pulpCity.open(legal);
    if (!opened.ok) throw new Error('refused');
    const journal = { ...startJournal(opened.value), setup: { ...opened.value.game.setup, level: 9 } };
    const { opening: _, ...file } = JSON.parse(encode(pulpCity.id, journal)) as Record<string, unknown>;
    expect(decode(pulpCity, JSON.stringify(file))).toMatchObject({
      ok: false,
      error: { code: 'file.setupRefused', params: { why: 'team.levelsLeft' } },
    });
  });

  test('what has begun opens with the Teams it has', () => {
    const unequal = { ...withA(cards.slice(1)), legality: 'free' as const };
    const opened = pulpCity.open(unequal);
    if (!opened.ok) throw new Error('refused');
    const { legality: _, ...setup } = opened.value.game.setup;
    const file = encode('pulp-city', { ...startJournal(opened.value), setup });
    expect(codes(setup)).toEqual(['team.levelsLeft']);
    expect(decode(pulpCity, file).ok).toBe(true);
  });
});

describe('both lists', () => {
  test('[PC-TEAM-14] are open to both players, with Leader cards and what was chosen', () => {
    const setup = setupOf({
      edition: '2017',
      a: { Ann: { at: [2, 2] } },
      b: {
        Bo: { at: [20, 20], card: { role: 'Leader', factions: ['Coven'] } },
        Cy: {
          at: [18, 18],
          card: { freelancer: true, factions: ['Grimm'] },
          recruited: { independent: true },
        },
      },
      leaderCards: { b: ['first-aid'] },
    });
    const begun = pulpCity.begin(setup);
    if (!begun.ok) throw new Error('refused');
    const seen = fork(begun.value, 1, { for: 'a' });
    expect(seen.setup.teams.b).toEqual(setup.teams.b);
    expect(seen.state.teams.b.leaderCards).toEqual(['first-aid']);
  });
});

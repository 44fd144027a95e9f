import { describe, expect, test } from 'vitest';
import { libraryOf } from '../../../src/cli/library/cards.ts';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { rulesetOf } from '../../../src/systems/pulp-city/editions/editions.ts';
import { checkTeam } from '../../../src/systems/pulp-city/teams/check-team.ts';
import { couldAdd, couldSwap } from '../../../src/systems/pulp-city/teams/could-add.ts';
import { randomTeam } from '../../../src/systems/pulp-city/teams/random-team.ts';
import { EDITIONS, inEditions } from '../../support/editions.ts';
import { minions, questionFor, type Recruit, supreme, teamOf, type TeamCase } from './team.ts';

/** What could be added to the Team of these, by name, with the codes of what keeps it out. */
function offers(given: TeamCase, candidates: readonly Recruit[]) {
  const profiles = candidates.map(({ profile }) => profile);
  const question = questionFor({ ...given, others: profiles });
  return couldAdd(teamOf(given), question, profiles).map(({ card, entry, why }) => [
    card.name,
    entry,
    why.map(({ code }) => code),
  ]);
}

inEditions(EDITIONS, (edition) => {
  const boss = supreme('Boss', { role: 'Leader', level: 3, minionPlus: 2 });

  test('[PC-TEAM-02] what fits the Levels that are left can be added, and the rest says why not', () => {
    const given = { edition, level: 5, cards: [boss] };
    const candidates = [
      supreme('Two'),
      supreme('Three', { level: 3 }),
      supreme('Chief', { role: 'Leader' }),
      supreme('Rogue', { alignment: ['Villain'] }),
      minions('Guard', { level: 2 }),
      minions('Horde', { level: 3 }),
    ];
    expect(offers(given, candidates)).toEqual([
      ['Two', { profile: 'two' }, []],
      ['Three', { profile: 'three' }, ['team.levelsOver']],
      ['Chief', { profile: 'chief' }, ['team.secondLeader']],
      ['Rogue', { profile: 'rogue' }, [edition === '2013' ? 'team.sharesNoAlignment' : 'team.sharesNeither']],
      ['Guard', { profile: 'guard' }, []],
      ['Horde', { profile: 'horde' }, ['team.minion.points']],
    ]);
  });

  test('[PC-TEAM-07@2013, PC-TEAM-08@2013] [PC-TEAM-08@2017] a choice that lets a card in is offered with it', () => {
    const harrier = supreme('Harrier', { barredFactions: ['Coven'] });
    const witch = supreme('Witch', { factions: ['Coven'], freelancer: true });
    expect(offers({ edition, level: 5, cards: [harrier] }, [witch])).toEqual([
      ['Witch', { profile: 'witch', independent: true }, []],
    ]);
  });

  test('[PC-TEAM-17] the cheapest Level that can be paid is offered', () => {
    const dogs = minions('Dogs', {
      levels: [
        { level: 2, models: 1 },
        { level: 4, models: 2 },
      ],
    });
    expect(offers({ edition, level: 5, cards: [boss] }, [dogs])).toEqual([
      ['Dogs', { profile: 'dogs', level: 2 }, []],
    ]);
  });

  test('[PC-TEAM-19] Monsters are not in the list', () => {
    const dragon: Recruit = { ...boss, profile: { ...supreme('Dragon').profile, kind: 'monster' } };
    expect(offers({ edition, level: 5, cards: [boss] }, [dragon])).toEqual([]);
  });

  test('[PC-TEAM-02] a full Team swaps a card for one of as many Levels or fewer', () => {
    const given = { edition, cards: [boss, supreme('Two'), supreme('One', { level: 1 })] };
    const other = supreme('Other');
    const question = questionFor({ ...given, level: 6, others: [other.profile] });
    expect(couldSwap(teamOf(given), question, { profile: 'other' })).toEqual([0, 1]);
    const exact = couldSwap(teamOf(given), question, { profile: 'other' }).filter((at) => {
      const cards = teamOf(given).cards.map((one, index) => (index === at ? { profile: 'other' } : one));
      return checkTeam({ name: '', cards }, question).faults.length === 0;
    });
    expect(exact).toEqual([1]);
  });
});

describe.each(EDITIONS)('random Teams of the cards of the game, edition of %s', (edition) => {
  const { supremes, minions: minionCards, profiles } = libraryOf(edition);
  const rules = rulesetOf(edition);
  if (rules === null) throw new Error('no rules');

  test.each([3, 6, 9, 13, 24])('[PC-TEAM-02] Level %d: legal, whatever the seed', (level) => {
    const question = { rules, level, profiles };
    const teams = [1, 2, 3, 4].map((seed) =>
      randomTeam(question, [...supremes, ...minionCards], stream(seed * level)),
    );
    for (const team of teams) expect(team === null ? ['none'] : checkTeam(team, question).faults).toEqual([]);
    expect(new Set(teams.map((team) => JSON.stringify(team))).size).toBe(4);
  });

  test('none of cards that come to no such Level', () => {
    const question = { rules, level: 5, profiles };
    expect(
      randomTeam(
        question,
        supremes.filter(({ id }) => id === 'nuke'),
        stream(1),
      ),
    ).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { EDITIONS, inEditions } from '../../support/editions.ts';
import { faults, supreme, verdict } from './team.ts';

const ofLevels = (...levels: readonly number[]) => levels.map((level, at) => supreme(`One ${at}`, { level }));
const hero = supreme('Hero');
const villain = supreme('Villain', { alignment: ['Villain'] });
const both = supreme('Both', { alignment: ['Hero', 'Villain'] });
const otherBoth = supreme('Other', { alignment: ['Hero', 'Villain'] });

inEditions(EDITIONS, (edition) => {
  test.each([2, 25, 8.5])('[PC-TEAM-01] no Encounter of Level %d', (level) => {
    expect(faults({ edition, level, cards: [] })).toContain('team.encounterLevel');
  });

  test.each([3, 24])('[PC-TEAM-01] the Level may be %d', (level) => {
    expect(faults({ edition, level, cards: [] })).toEqual(['team.levelsLeft']);
  });

  test('[PC-TEAM-02] Supremes come to the Encounter Level exactly', () => {
    expect(faults({ edition, level: 8, cards: ofLevels(3, 2, 2, 1) })).toEqual([]);
    expect(verdict({ edition, level: 8, cards: ofLevels(3, 2, 2) }).faults).toMatchObject([
      { code: 'team.levelsLeft', params: { left: 1, level: 8 }, rule: 'PC-TEAM-02', cards: [] },
    ]);
    expect(verdict({ edition, level: 8, cards: ofLevels(3, 3, 3) }).faults).toMatchObject([
      { code: 'team.levelsOver', params: { over: 1 } },
    ]);
  });

  test('[PC-TEAM-02] the Level of a Supreme is that of its card', () => {
    const cheap = supreme('Cheap', { level: 3, chosen: { level: 1 } });
    expect(faults({ edition, level: 3, cards: [cheap] })).toEqual(['team.cardLevel']);
  });
});

describe('Alignment in 2013', () => {
  test('[PC-TEAM-03] all Supremes share one icon', () => {
    expect(verdict({ edition: '2013', cards: [hero, both, villain] }).faults).toMatchObject([
      { code: 'team.sharesNoAlignment', rule: 'PC-TEAM-03', cards: [2], params: { card: 'Villain' } },
    ]);
  });

  test('[PC-TEAM-03] the icon that predominates is that of the Team', () => {
    expect(verdict({ edition: '2013', cards: [hero, both] })).toMatchObject({
      faults: [],
      bases: [{ alignment: 'Hero' }],
      basis: { alignment: 'Hero' },
    });
  });

  test('[PC-TEAM-03] a Team of Hero/Villains is what its player announces', () => {
    const cards = [both, otherBoth];
    expect(verdict({ edition: '2013', cards }).bases).toEqual([
      { alignment: 'Hero' },
      { alignment: 'Villain' },
    ]);
    const announced = { edition: '2013', cards, builtOn: { alignment: 'Villain' } } as const;
    expect(verdict(announced)).toMatchObject({ faults: [], basis: { alignment: 'Villain' } });
  });

  test('[PC-TEAM-03] no Team is built on a Faction', () => {
    const coven = [
      supreme('A', { factions: ['Coven'] }),
      supreme('B', { factions: ['Coven'], alignment: ['Villain'] }),
    ];
    expect(faults({ edition: '2013', cards: coven })).toEqual(['team.sharesNoAlignment']);
    expect(faults({ edition: '2013', cards: coven, builtOn: { faction: 'Coven' } })).toEqual([
      'team.noFactionTeams',
    ]);
  });
});

describe('Alignment or Faction in 2017', () => {
  const coven = supreme('Witch', { factions: ['Coven'] });
  const darkCoven = supreme('Hag', { factions: ['Coven'], alignment: ['Villain'] });

  test('[PC-TEAM-04] a Faction unites what no Alignment does', () => {
    expect(verdict({ edition: '2017', cards: [coven, darkCoven] })).toMatchObject({
      faults: [],
      bases: [{ faction: 'Coven' }],
    });
  });

  test('[PC-TEAM-04] Hero of one Faction and Villain of another share nothing', () => {
    const grimm = supreme('Imp', { factions: ['Grimm'], alignment: ['Villain'] });
    expect(verdict({ edition: '2017', cards: [coven, grimm] }).faults).toMatchObject([
      { code: 'team.sharesNeither', rule: 'PC-TEAM-04', cards: [1] },
    ]);
  });

  test('[PC-TEAM-04] one shared Faction among several is enough', () => {
    const cards = [
      supreme('Tanuki', { factions: ['Jade Cult', 'The Way'], alignment: ['Villain'] }),
      supreme('Oni', { factions: ['The Way'] }),
    ];
    expect(verdict({ edition: '2017', cards })).toMatchObject({ faults: [], basis: { faction: 'The Way' } });
  });

  test('[PC-TEAM-04] a Team that shares both says what it is built on', () => {
    const cards = [coven, supreme('Crone', { factions: ['Coven'] })];
    expect(verdict({ edition: '2017', cards }).bases).toEqual([{ alignment: 'Hero' }, { faction: 'Coven' }]);
    const built = { edition: '2017', cards: [coven, hero], builtOn: { faction: 'Coven' } } as const;
    expect(verdict(built).faults).toMatchObject([{ code: 'team.notOfFaction', cards: [1] }]);
    const dark = { edition: '2017', cards: [coven, hero], builtOn: { alignment: 'Villain' } } as const;
    expect(faults(dark)).toEqual(['team.notAligned', 'team.notAligned']);
  });

  test('[PC-TEAM-04] Hero/Villains only: either', () => {
    expect(verdict({ edition: '2017', cards: [both, otherBoth] }).bases).toEqual([
      { alignment: 'Hero' },
      { alignment: 'Villain' },
    ]);
  });
});

inEditions(EDITIONS, (edition) => {
  const leader = supreme('Ann', { role: 'Leader' });
  const powerhouse = supreme('Bob', { role: 'Powerhouse' });

  test('[PC-TEAM-05] one Leader and one Powerhouse', () => {
    expect(faults({ edition, cards: [leader, powerhouse, hero] })).toEqual([]);
    expect(faults({ edition, cards: [hero, both] })).toEqual([]);
  });

  test('[PC-TEAM-05] no second Leader, no second Powerhouse', () => {
    const second = supreme('Cas', { role: 'Leader' });
    const giant = supreme('Dag', { role: 'Powerhouse' });
    expect(verdict({ edition, cards: [leader, powerhouse, second, giant] }).faults).toMatchObject([
      { code: 'team.secondLeader', params: { first: 'Ann', card: 'Cas' }, cards: [0, 2] },
      { code: 'team.secondPowerhouse', params: { first: 'Bob', card: 'Dag' }, cards: [1, 3] },
    ]);
  });
});

inEditions(EDITIONS, (edition) => {
  test('[PC-TEAM-06] is only once in a Team', () => {
    expect(verdict({ edition, cards: [hero, hero] }).faults).toMatchObject([
      { code: 'team.twice', params: { card: 'Hero' }, cards: [0, 1] },
    ]);
  });

  test('[PC-TEAM-06] and so is a card of the same name under another id', () => {
    const copy = { ...hero, profile: { ...hero.profile, id: 'hero-own' } };
    expect(faults({ edition, cards: [hero, copy] })).toEqual(['team.twice']);
  });

  const solar = supreme('Solar', { level: 3, sameSupremeAs: ['Dark Solar'] });
  const dark = supreme('Dark Solar', { level: 3 });

  test('[PC-TEAM-15, PC-CARD-08] two cards of one Supreme are not in one Team, whichever says so', () => {
    expect(verdict({ edition, cards: [solar, dark] }).faults).toMatchObject([
      { code: 'team.sameSupreme', params: { card: 'Dark Solar', other: 'Solar' }, rule: 'PC-TEAM-15' },
    ]);
    expect(faults({ edition, cards: [dark, solar] })).toEqual(['team.sameSupreme']);
    expect(faults({ edition, cards: [solar] })).toEqual([]);
    expect(faults({ edition, cards: [dark] })).toEqual([]);
  });

  const shift = (to: string) => [
    { name: 'Change', clauses: [{ allow: 'shapeshift', with: { to } } as const] },
  ];
  const queen = supreme('Queen', { role: 'Leader', powers: shift('Truth') });
  const truth = supreme('Truth', { role: 'Powerhouse' });

  test('[PC-TEAM-06] forms of one Shapeshift are one Supreme', () => {
    expect(faults({ edition, cards: [queen, truth] })).toContain('team.sameSupreme');
  });

  test('[PC-TEAM-15] who has several forms counts as each of their Roles', () => {
    const yeti = supreme('Yeti', { role: 'Powerhouse' });
    const others = [truth.profile];
    expect(faults({ edition, cards: [queen, yeti], others })).toEqual(['team.secondPowerhouse']);
    expect(faults({ edition, cards: [queen, yeti] })).toEqual([]);
  });
});

inEditions(EDITIONS, (edition) => {
  test('[PC-TEAM-19] join no Team', () => {
    const dragon = {
      ...supreme('Dragon'),
      profile: { ...supreme('Dragon').profile, kind: 'monster' as const },
    };
    expect(verdict({ edition, level: 3, cards: [dragon] }).faults).toMatchObject([
      { code: 'team.levelsLeft' },
      { code: 'team.monster', cards: [0] },
    ]);
  });
});

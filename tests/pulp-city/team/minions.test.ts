import { describe, expect, test } from 'vitest';
import { EDITIONS, inEditions } from '../../support/editions.ts';
import { faults, minions, supreme, verdict } from './team.ts';

const guard = (level: number) => minions(`Guard ${level}`, { level });

describe('Minion points in 2013', () => {
  const giving = [
    supreme('One', { minionPlus: 1, level: 1 }),
    supreme('Two', { minionPlus: 2, level: 1 }),
    supreme('None', { level: 1 }),
  ];

  test('[PC-TEAM-09] are added up and buy as many Levels', () => {
    expect(verdict({ edition: '2013', cards: [...giving, guard(1), guard(2)] })).toMatchObject({
      faults: [],
      minions: { points: 3, spent: 3 },
    });
    expect(verdict({ edition: '2013', cards: [...giving, guard(1)] })).toMatchObject({
      faults: [],
      minions: { points: 3, spent: 1 },
    });
  });

  test('[PC-TEAM-09] what costs more is not legal', () => {
    const two = [supreme('Two', { minionPlus: 2, level: 3 })];
    expect(verdict({ edition: '2013', cards: [...two, guard(3)] }).faults).toMatchObject([
      { code: 'team.minion.points', rule: 'PC-TEAM-09', params: { level: 3, points: 2 }, cards: [1] },
    ]);
    expect(faults({ edition: '2013', cards: [supreme('None', { level: 3 }), guard(1)] })).toEqual([
      'team.minion.points',
    ]);
  });

  test('[PC-TEAM-09] the Alignment of the Team, and one Supreme of the Faction', () => {
    const dark = minions('Thugs', { alignment: ['Villain'] });
    const coven = minions('Ghede', { factions: ['Coven'] });
    expect(faults({ edition: '2013', cards: [...giving, dark] })).toEqual(['team.minion.nobody']);
    expect(faults({ edition: '2013', cards: [...giving, coven] })).toEqual(['team.minion.faction']);
    const witch = supreme('Witch', { factions: ['Coven'] });
    expect(faults({ edition: '2013', cards: [...giving, witch, coven] })).toEqual([]);
  });

  test('[PC-TEAM-09] the Minion icon takes the Alignment of its Team, and a card may be taken twice', () => {
    const icon = minions('Crowd', { alignment: [] });
    expect(faults({ edition: '2013', cards: [...giving, icon, icon, icon] })).toEqual([]);
  });
});

describe('Minion points in 2017', () => {
  const villain = { alignment: ['Villain'] } as const;
  const necro = supreme('Necro', { ...villain, factions: ['Necroplane'], minionPlus: 1 });
  const coven = supreme('Mambo', { ...villain, factions: ['Coven'], minionPlus: 2 });
  const cards = [necro, coven];

  test('[PC-TEAM-10] a Minion of a Faction takes points from its Faction only', () => {
    const soldiers = minions('Soldiers', { ...villain, level: 2, factions: ['Necroplane'] });
    expect(verdict({ edition: '2017', cards: [...cards, soldiers] }).faults).toMatchObject([
      { code: 'team.minion.points', rule: 'PC-TEAM-10', params: { level: 2, points: 1 } },
    ]);
    const one = minions('Soldier', { ...villain, level: 1, factions: ['Necroplane'] });
    expect(faults({ edition: '2017', cards: [...cards, one] })).toEqual([]);
  });

  test('[PC-TEAM-10] several givers may pay for one card', () => {
    const brutes = minions('Brutes', { ...villain, level: 3 });
    expect(verdict({ edition: '2017', cards: [...cards, brutes] })).toMatchObject({
      faults: [],
      minions: { points: 3, spent: 3 },
    });
  });

  test('[PC-TEAM-10] whoever can pay for less pays for it, whatever the order of the cards', () => {
    const any = minions('Any', { ...villain, level: 2 });
    const own = minions('Own', { ...villain, level: 1, factions: ['Necroplane'] });
    expect(faults({ edition: '2017', cards: [...cards, any, own] })).toEqual([]);
    expect(faults({ edition: '2017', cards: [...cards, own, any] })).toEqual([]);
    expect(faults({ edition: '2017', cards: [...cards, any, own, own] })).toEqual(['team.minion.points']);
  });

  test('[PC-TEAM-10] the Alignment is that of the Team', () => {
    const heroes = minions('Heroes', { alignment: ['Hero'], factions: ['Coven'] });
    expect(faults({ edition: '2017', cards: [...cards, heroes] })).toEqual(['team.minion.nobody']);
    expect(faults({ edition: '2017', cards: [...cards, guard(3)] })).toEqual([]);
  });

  test('[PC-TEAM-11] outside its Faction a Faction Team takes Minions of the giver’s Alignment', () => {
    const light = supreme('Light', { factions: ['Coven'], minionPlus: 1 });
    const shade = supreme('Shade', { ...villain, factions: ['Coven'], minionPlus: 1 });
    const heroes = (level: number) => minions('Heroes', { alignment: ['Hero'], level });
    expect(faults({ edition: '2017', cards: [light, shade, heroes(2)] })).toEqual(['team.minion.points']);
    expect(faults({ edition: '2017', cards: [light, shade, heroes(1)] })).toEqual([]);
  });

  test('[PC-TEAM-11] in a Faction Team its Faction alone is enough', () => {
    const light = supreme('Light', { factions: ['Coven'], minionPlus: 1 });
    const shade = supreme('Shade', { ...villain, factions: ['Coven'], minionPlus: 1 });
    const ghede = minions('Ghede', { ...villain, factions: ['Coven'], level: 2 });
    expect(faults({ edition: '2017', cards: [light, shade, ghede] })).toEqual([]);
  });

  test('[PC-TEAM-11] what the Team is built on decides, and is announced where both hold', () => {
    const two = [
      supreme('Light', { factions: ['Coven'], minionPlus: 2 }),
      supreme('Lamp', { factions: ['Coven'] }),
    ];
    const ghede = minions('Ghede', { ...villain, factions: ['Coven'], level: 2 });
    expect(verdict({ edition: '2017', cards: [...two, ghede] })).toMatchObject({
      faults: [],
      basis: { faction: 'Coven' },
    });
    expect(faults({ edition: '2017', cards: [...two, ghede], builtOn: { alignment: 'Hero' } })).toEqual([
      'team.minion.nobody',
    ]);
  });

  const boss = supreme('Boss', { ...villain, role: 'Leader', level: 3 });
  const leaderCards = ['recruitment-blitz'];

  test('[PC-TEAM-11, PC-LEADER-04] a Leader card buys what shares something with the Leader', () => {
    const dark = minions('Dark', { ...villain, level: 3 });
    const light = minions('Light', { alignment: ['Hero'], level: 3 });
    expect(faults({ edition: '2017', cards: [boss, dark], leaderCards })).toEqual([]);
    expect(faults({ edition: '2017', cards: [boss, dark] })).toEqual(['team.minion.points']);
    expect(faults({ edition: '2017', cards: [boss, light], leaderCards })).toEqual(['team.minion.nobody']);
  });

  test('[PC-LEADER-04] its Levels may be pooled with the points of Supremes', () => {
    const giver = supreme('Giver', { ...villain, minionPlus: 2 });
    const dark = minions('Dark', { ...villain, level: 5 });
    expect(faults({ edition: '2017', cards: [boss, giver, dark], leaderCards })).toEqual([]);
    const more = minions('More', { ...villain, level: 6 });
    expect(faults({ edition: '2017', cards: [boss, giver, more], leaderCards })).toEqual([
      'team.minion.points',
    ]);
  });
});

inEditions(EDITIONS, (edition) => {
  const wolf = minions('Zombie Wolf', { level: 2, unique: true, exclusiveTo: 'Hoodoo', alignment: ['Hero'] });
  const hoodoo = supreme('Hoodoo', { level: 3, exclusiveMinions: ['Zombie Wolf'] });
  const other = supreme('Other', { level: 3, minionPlus: 4 });

  test('[PC-TEAM-12@2013, PC-TEAM-12@2017] Exclusive Minions come with their Supreme alone', () => {
    expect(verdict({ edition, cards: [other, wolf] }).faults).toMatchObject([
      { code: 'team.minion.exclusive', params: { card: 'Zombie Wolf', to: 'Hoodoo' } },
    ]);
    expect(verdict({ edition, cards: [hoodoo, wolf] })).toMatchObject({ faults: [], minions: { spent: 0 } });
  });

  test('[PC-TEAM-12@2013, PC-TEAM-12@2017] what is Exclusive and not named costs its Level', () => {
    const plain = supreme('Hoodoo', { level: 3 });
    expect(faults({ edition, cards: [plain, wolf] })).toEqual(['team.minion.points']);
    expect(verdict({ edition, cards: [plain, other, wolf] })).toMatchObject({
      faults: [],
      minions: { spent: 2 },
    });
  });

  test('[PC-TEAM-18] an Exclusive card names all cards of the Supreme by its short name', () => {
    const mode = supreme('C.O.R.E. (Patton)', { short: 'C.O.R.E.', level: 3, exclusiveMinions: ['Posts'] });
    const posts = minions('Posts', { exclusiveTo: 'C.O.R.E.', level: 2 });
    expect(faults({ edition, cards: [mode, posts] })).toEqual([]);
  });

  test('[PC-TEAM-18] a number beside a named card is kept as well, and the card may be declined', () => {
    const both = supreme('Core', { level: 3, minionPlus: 1, exclusiveMinions: ['Posts'] });
    const posts = minions('Posts', { level: 2 });
    expect(faults({ edition, cards: [both, posts, guard(1)] })).toEqual([]);
    expect(faults({ edition, cards: [both] })).toEqual([]);
  });

  test('[PC-TEAM-18] what begins with no model costs nothing', () => {
    const mega = minions('Mega Pixel', { level: 2, exclusiveTo: 'Vector', modelsAtStart: 0 });
    const vector = supreme('Vector', { level: 3 });
    expect(verdict({ edition, cards: [vector, mega] })).toMatchObject({ faults: [], minions: { spent: 0 } });
  });

  const dogs = (level: number | undefined) =>
    minions('Dogs', {
      levels: [2, 4, 6].map((each) => ({ level: each, models: each / 2 })),
      ...(level === undefined ? {} : { chosen: { level } }),
    });

  test('[PC-TEAM-17, PC-CARD-09] the Level of such Minions is chosen and paid', () => {
    expect(verdict({ edition, cards: [other, dogs(4)] })).toMatchObject({
      faults: [],
      minions: { spent: 4 },
    });
    expect(faults({ edition, cards: [other, dogs(6)] })).toEqual(['team.minion.points']);
    expect(faults({ edition, cards: [other, dogs(3)] })).toEqual(['team.minion.level']);
    expect(faults({ edition, cards: [other, dogs(undefined)] })).toEqual(['team.minion.level']);
  });
});

describe('Minions that a Supreme names without their saying so', () => {
  const serpent = supreme('Serpent', { level: 3, exclusiveMinions: ['Ninjas'] });
  const giver = supreme('Giver', { level: 3, minionPlus: 2 });
  const ninjas = minions('Ninjas', { level: 2, namedBy: 'Serpent' });

  test('[PC-TEAM-18] are for everybody in 2017, the first free to whoever names them', () => {
    expect(verdict({ edition: '2017', cards: [giver, ninjas] })).toMatchObject({
      faults: [],
      minions: { spent: 2 },
    });
    expect(verdict({ edition: '2017', cards: [serpent, giver, ninjas, ninjas] })).toMatchObject({
      faults: [],
      minions: { spent: 2 },
    });
  });

  test('[PC-TEAM-18, PC-TEAM-12@2013] are his alone in 2013', () => {
    expect(faults({ edition: '2013', cards: [giver, ninjas] })).toEqual(['team.minion.exclusive']);
    expect(faults({ edition: '2013', cards: [serpent, ninjas] })).toEqual([]);
    expect(faults({ edition: '2013', cards: [serpent, giver, ninjas, ninjas] })).toEqual([
      'team.minion.once',
    ]);
  });
});

describe('copies of Minion cards in 2017', () => {
  const giver = supreme('Giver', { level: 3, minionPlus: 4 });

  test('[PC-TEAM-13] as often as the Team can pay', () => {
    expect(faults({ edition: '2017', cards: [giver, guard(2), guard(2)] })).toEqual([]);
    expect(faults({ edition: '2017', cards: [giver, guard(2), guard(2), guard(2)] })).toEqual([
      'team.minion.points',
    ]);
  });

  test('[PC-TEAM-13] what is Unique only once', () => {
    const june = minions('June', { unique: true });
    expect(faults({ edition: '2017', cards: [giver, june] })).toEqual([]);
    expect(faults({ edition: '2017', cards: [giver, june, june] })).toEqual(['team.minion.unique']);
  });
});

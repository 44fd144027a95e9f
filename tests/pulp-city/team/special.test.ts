import { describe, expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { EDITIONS, inEditions } from '../../support/editions.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { alignmentsOf, factionsOf } from '../../../src/systems/pulp-city/traits/descriptors.ts';
import { scene } from '../../support/scene.ts';
import { faults, supreme, verdict } from './team.ts';

const says = (clause: Clause) => [{ name: 'Recruits', clauses: [clause] }];
const villain = { alignment: ['Villain'] } as const;

inEditions(EDITIONS, (edition) => {
  const forgotten = { ...villain, level: 1, factions: ['The Forgotten'] };
  const trooper = supreme('Spartan', {
    ...forgotten,
    powers: says({ allow: 'copies', with: { most: 3, oneFaction: true } }),
  });

  test('[PC-TEAM-16, PC-CARD-09] three copies in a Team of one Faction, and no fourth', () => {
    const three = [trooper, trooper, trooper];
    expect(faults({ edition, cards: three })).toEqual([]);
    expect(verdict({ edition, cards: [...three, trooper] }).faults).toMatchObject([
      { code: 'team.copies', params: { most: 3 }, rule: 'PC-TEAM-16', cards: [0, 1, 2, 3] },
    ]);
  });

  test('[PC-TEAM-16] one Supreme of another Faction leaves one copy', () => {
    const stranger = supreme('Stranger', { ...villain, level: 1 });
    expect(faults({ edition, cards: [trooper, stranger], level: 3 })).toEqual(['team.levelsLeft']);
    expect(faults({ edition, cards: [trooper, trooper, stranger] })).toEqual(['team.twice']);
  });

  const grimm = { alignment: ['Hero', 'Villain'] as const, factions: ['Grimm'] };
  const overlord = supreme('Overlord', {
    ...grimm,
    level: 3,
    powers: says({ allow: 'copies', with: { more: 1, faction: 'Grimm', level: 1 } }),
  });
  const imp = supreme('Imp', { ...grimm, level: 1 });

  test('[PC-TEAM-16] one more of each Level 1 Grimm Supreme beside the Overlord', () => {
    expect(verdict({ edition, cards: [overlord, imp, imp] })).toMatchObject({ faults: [], levels: 5 });
    expect(faults({ edition, cards: [overlord, imp, imp, imp] })).toEqual(['team.copies']);
    const brute = supreme('Brute', { ...grimm, level: 2 });
    expect(faults({ edition, cards: [overlord, brute, brute] })).toEqual(['team.twice']);
    const outsider = supreme('Outsider', { ...grimm, factions: ['A.R.C.'], level: 1 });
    expect(faults({ edition, cards: [overlord, outsider, outsider] })).toEqual(['team.twice']);
  });

  const bunny = supreme('Bunny', {
    ...grimm,
    level: 1,
    role: 'Powerhouse',
    powers: [
      {
        name: 'Lop',
        clauses: [{ forbid: 'countedRole', of: 'Powerhouse', inTeamOf: 'Grimm' }, { forbid: 'copies' }],
      },
    ],
  });
  const giant = supreme('Giant', { ...grimm, level: 3, role: 'Powerhouse' });

  test('[PC-TEAM-16] in an all-Grimm Team BunBun is no Powerhouse, in another one it is', () => {
    expect(faults({ edition, cards: [bunny, giant] })).toEqual([]);
    const guest = supreme('Guest', { ...grimm, factions: [], level: 1 });
    expect(faults({ edition, cards: [bunny, giant, guest] })).toEqual(['team.secondPowerhouse']);
  });

  test('[PC-TEAM-16] and it stays the only one beside the Overlord', () => {
    expect(faults({ edition, cards: [overlord, bunny, bunny] })).toEqual(['team.twice']);
  });

  test('[PC-TEAM-15] a Power may say that two cards are one Supreme', () => {
    const avatar = supreme('Avatar', { level: 3, powers: says({ grant: 'sameSupreme', of: ['Solar'] }) });
    const solar = supreme('Solar', { level: 3 });
    expect(faults({ edition, cards: [avatar, solar] })).toEqual(['team.sameSupreme']);
    expect(faults({ edition, cards: [solar, avatar] })).toEqual(['team.sameSupreme']);
    expect(faults({ edition, cards: [avatar, supreme('Moon', { level: 3 })] })).toEqual([]);
  });

  const waning: Clause = {
    allow: 'recruit',
    with: { names: ['Moonchild'], alignment: 'Villain', faction: 'Coven' },
  };
  const garou = supreme('Garou', { ...villain, factions: ['Coven'], powers: says(waning) });
  const counting = { chosen: { countsAs: { alignment: 'Villain', faction: 'Coven' } } } as const;
  const moonchild = (more = {}) => supreme('Moonchild', { factions: ['Blood Watch'], ...more });

  test('[PC-TEAM-16] Loup Garou II brings Moonchild, who counts as what he says', () => {
    expect(faults({ edition, cards: [garou, moonchild()] })).toHaveLength(1);
    expect(verdict({ edition, cards: [garou, moonchild(counting)] })).toMatchObject({
      faults: [],
      members: [{ alignments: ['Villain'] }, { alignments: ['Villain'], factions: ['Coven'] }],
    });
  });

  test('[PC-TEAM-16] it holds for the whole Encounter, whatever asks', () => {
    const game = scene({
      edition,
      a: {
        Garou: { at: [4, 4], card: garou.profile },
        Moonchild: { at: [6, 6], card: moonchild().profile, recruited: counting.chosen },
      },
      b: { Foe: { at: [20, 20] } },
    });
    const w = worldOf(game.game);
    const id = game.names.model('Moonchild');
    expect([alignmentsOf(w, id), factionsOf(w, id)]).toEqual([['Villain'], ['Coven']]);
    const other = game.names.model('Garou');
    expect([alignmentsOf(w, other), factionsOf(w, other)]).toEqual([['Villain'], ['Coven']]);
  });

  test('[PC-TEAM-16] nobody counts as another without the card that says so', () => {
    const crone = supreme('Crone', { ...villain, factions: ['Coven'] });
    expect(faults({ edition, cards: [crone, moonchild(counting)] })).toEqual(['team.countsAs']);
    const other = supreme('Sunchild', { factions: [], ...counting });
    expect(faults({ edition, cards: [garou, other] })).toEqual(['team.countsAs']);
  });

  test('[PC-TEAM-16] of the two that bring each other one keeps its own', () => {
    const waxing: Clause = {
      allow: 'recruit',
      with: { names: ['Garou'], alignment: 'Hero', faction: 'Blood Watch' },
    };
    const child = moonchild({ ...counting, powers: says(waxing) });
    const wolf = supreme('Garou', {
      ...villain,
      powers: says(waning),
      chosen: { countsAs: { alignment: 'Hero', faction: 'Blood Watch' } },
    });
    expect(faults({ edition, cards: [wolf, child] }).filter((code) => code === 'team.countsAs')).toHaveLength(
      2,
    );
    expect(faults({ edition, cards: [wolf, moonchild({ powers: says(waxing) })] })).toEqual([]);
  });
});

describe('a barred Faction', () => {
  const harrier = supreme('Harrier', { ...villain, barredFactions: ['Coven'] });
  const coven = { ...villain, factions: ['Coven'], freelancer: true } as const;

  test('[PC-TEAM-08@2013] a barred model shares no Team with a Supreme of it', () => {
    expect(verdict({ edition: '2013', cards: [harrier, supreme('Witch', coven)] }).faults).toMatchObject([
      { code: 'team.barred', params: { card: 'Harrier', faction: 'Coven', other: 'Witch' }, cards: [0, 1] },
    ]);
    expect(faults({ edition: '2013', cards: [harrier, supreme('Rogue', villain)] })).toEqual([]);
  });

  test('[PC-TEAM-08@2017] a freelancer taken without it does not count', () => {
    expect(faults({ edition: '2017', cards: [harrier, supreme('Witch', coven)] })).toEqual(['team.barred']);
    const free = supreme('Witch', { ...coven, chosen: { independent: true } });
    expect(faults({ edition: '2017', cards: [harrier, free] })).toEqual([]);
  });

  test('[PC-LEADER-05, PC-TEAM-08@2017] binds an Honorary Member too', () => {
    const boss = supreme('Boss', { ...villain, role: 'Leader', factions: ['Coven'], level: 3 });
    const member = supreme('Harrier', {
      ...villain,
      barredFactions: ['Coven'],
      chosen: { honorary: 'Coven' },
    });
    const cards = [boss, member];
    expect(faults({ edition: '2017', cards, leaderCards: ['honorary-member'] })).toContain('team.barred');
  });
});

describe('freelancers', () => {
  const metal = { factions: ['Heavy Metal'] };
  const rogue = supreme('Rogue', { ...metal, freelancer: true, alignment: ['Villain'] });
  const alone = supreme('Rogue', {
    ...metal,
    freelancer: true,
    alignment: ['Villain'],
    chosen: { independent: true },
  });

  test('[PC-TEAM-07@2017] without their Faction they no longer share it', () => {
    expect(faults({ edition: '2017', cards: [supreme('Core', metal), rogue] })).toEqual([]);
    expect(faults({ edition: '2017', cards: [supreme('Core', metal), alone] })).toEqual([
      'team.sharesNeither',
    ]);
  });

  test('[PC-TEAM-07@2017] they may count toward “no Supreme has a Faction”', () => {
    const warlock = supreme('Dr. Warlock', { level: 3, role: 'Leader', alignment: ['Villain'] });
    const leaderCards = ['aura-of-enchantment'];
    expect(faults({ edition: '2017', cards: [warlock, alone], leaderCards })).toEqual([]);
    expect(faults({ edition: '2017', cards: [warlock, rogue], leaderCards })).toEqual([
      'setup.leader.condition',
    ]);
  });

  test('[PC-TEAM-07@2013] only a freelancer may choose, and then brings no Minions of the Sub-faction', () => {
    const bound = supreme('Bound', { ...metal, chosen: { independent: true } });
    expect(verdict({ edition: '2013', level: 3, cards: [bound] }).faults).toMatchObject([
      { code: 'team.levelsLeft' },
      { code: 'setup.notFreelancer', rule: 'PC-TEAM-07', cards: [0] },
    ]);
    expect(verdict({ edition: '2013', cards: [alone] }).members).toMatchObject([{ factions: [] }]);
    expect(verdict({ edition: '2013', cards: [rogue] }).members).toMatchObject([
      { factions: ['Heavy Metal'] },
    ]);
  });
});

describe('Leader cards and the Team', () => {
  test('[PC-LEADER-05] an Honorary Member counts for what a Team is built on', () => {
    const core = supreme('C.O.R.E.', { role: 'Leader', level: 3, factions: ['Heavy Metal'] });
    const stray = { ...villain, factions: [] };
    const leaderCards = ['honorary-member', 'digital-armor'];
    const member = supreme('Stray', { ...stray, chosen: { honorary: 'Heavy Metal' } });
    expect(verdict({ edition: '2017', cards: [core, member], leaderCards })).toMatchObject({
      faults: [],
      basis: { faction: 'Heavy Metal' },
    });
    expect(faults({ edition: '2017', cards: [core, supreme('Stray', stray)], leaderCards })).toEqual([
      'team.sharesNeither',
      'setup.leader.condition',
    ]);
  });

  test('[PC-LEADER-01] no Leader, no Leader cards; none twice', () => {
    const plain = supreme('Plain', { level: 3 });
    expect(faults({ edition: '2017', cards: [plain], leaderCards: ['first-aid'] })).toEqual([
      'setup.leader.none',
    ]);
    const led = supreme('Led', { level: 3, role: 'Leader' });
    expect(faults({ edition: '2017', cards: [led], leaderCards: ['first-aid', 'first-aid'] })).toEqual([
      'setup.leader.twice',
    ]);
  });
});

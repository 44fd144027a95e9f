import { describe, expect, test } from 'vitest';
import { LEADER_CARDS } from '../../../src/systems/pulp-city/cards/leader-cards.ts';
import type { AnyClause, Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { savedClause } from '../../../src/systems/pulp-city/cards/saved-clauses.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { EncounterSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import * as v from 'valibot';
import { type SceneSpec, type TeamSpec, setupOf } from '../../support/scene.ts';

const LEADER = { role: 'Leader' } as const;
const HEAVY = { factions: ['Heavy Metal'] } as const;
const GUARD: TeamSpec = {
  'C.O.R.E.': { at: [0, 0], card: { ...LEADER, ...HEAVY, level: 2 } },
  Bolt: { at: [0, 0], card: HEAVY },
};

const BLADES: TeamSpec = { Bull: { at: [0, 0], card: { level: 4 } } };

function codes(a: TeamSpec, cards: readonly string[], more: Partial<SceneSpec> = {}): readonly string[] {
  const setup = setupOf({ edition: '2017', a, b: BLADES, leaderCards: { a: cards }, ...more });
  const begun = pulpCity.begin(setup);
  return begun.ok ? [] : begun.error.map(({ code }) => code);
}

describe('[PC-LEADER-01] which cards a Team may take', () => {
  test('[PC-LEADER-01] three of Recruitment and Action in any mix, or fewer', () => {
    expect(codes(GUARD, ['first-aid', 'second-wind', 'recruitment-blitz'])).toEqual([]);
    expect(codes(GUARD, ['upper-hand'])).toEqual([]);
    expect(codes(GUARD, [])).toEqual([]);
  });

  test('[PC-LEADER-01] no card twice, not more than three, no card there is not', () => {
    expect(codes(GUARD, ['first-aid', 'first-aid'])).toEqual(['setup.leader.twice']);
    const four = ['first-aid', 'second-wind', 'upper-hand', 'energy-boost'];
    expect(codes(GUARD, four)).toEqual(['setup.leader.tooMany']);
    expect(codes(GUARD, ['last-aid'])).toEqual(['setup.leader.unknown']);
  });

  test('[PC-LEADER-01] [PC-ROLE-08] a Team without a Leader has none at all', () => {
    const brawlers: TeamSpec = { Ace: { at: [0, 0], card: { role: 'Brawler' } } };
    expect(codes(brawlers, ['first-aid'])).toEqual(['setup.leader.none']);
    expect(codes({ ...brawlers, Bo: { at: [0, 0], card: LEADER } }, ['first-aid'])).toEqual([]);
  });

  test('[PC-LEADER-01] both Teams may take the same card', () => {
    const leaderCards = { a: ['first-aid'], b: ['first-aid'] };
    const setup = setupOf({
      edition: '2017',
      a: GUARD,
      b: { Bull: { at: [0, 0], card: { ...LEADER, level: 4 } } },
      leaderCards,
    });
    expect(pulpCity.begin(setup).ok).toBe(true);
  });

  test('[PC-LEADER-01] 2013 has no Leader cards', () => {
    expect(codes(GUARD, ['first-aid'], { edition: '2013' })).toEqual(['setup.leader.edition']);
  });

  test('[PC-LEADER-01] what the Team holds stands beside it from the start', () => {
    const setup = setupOf({ edition: '2017', a: GUARD, b: BLADES, leaderCards: { a: ['first-aid'] } });
    expect(pulpCity.initialState(setup).teams).toMatchObject({
      a: { leaderCards: ['first-aid'] },
      b: { leaderCards: [] },
    });
  });
});

describe('[PC-LEADER-03] Faction cards', () => {
  test('[PC-ROLE-08] [PC-LEADER-03] one comes on top of the other three', () => {
    expect(codes(GUARD, ['first-aid', 'second-wind', 'upper-hand', 'digital-armor'])).toEqual([]);
  });

  test('[PC-LEADER-03] not with a Supreme of another Faction, unless it is an Honorary Member', () => {
    const stranger = { Solo: { at: [0, 0] as const } };
    expect(codes({ ...GUARD, ...stranger }, ['digital-armor'])).toEqual(['setup.leader.condition']);
    const member = { Solo: { at: [0, 0] as const, recruited: { honorary: 'Heavy Metal' } } };
    expect(codes({ ...GUARD, ...member }, ['digital-armor', 'honorary-member'])).toEqual([]);
  });

  test('[PC-LEADER-03] Minions need not be of the Faction, and another Leader does not open it', () => {
    const drones = { Drones: { at: [0, 0] as const, card: { kind: 'minion' as const } } };
    expect(codes({ ...GUARD, ...drones }, ['digital-armor'])).toEqual([]);
    const other: TeamSpec = { Other: { at: [0, 0], card: { ...LEADER, ...HEAVY } } };
    expect(codes(other, ['digital-armor'])).toEqual(['setup.leader.condition']);
  });

  test('[PC-LEADER-03] [PC-LEADER-22] no Supreme of a Faction: a freelancer may count as one of none', () => {
    const loners: TeamSpec = { 'Dead Eye': { at: [0, 0], card: LEADER } };
    const free = { factions: ['Star Marshals'], freelancer: true as const };
    const card = ['power-of-the-underdog'];
    expect(codes(loners, card)).toEqual([]);
    expect(codes({ ...loners, Hired: { at: [0, 0], card: free } }, card)).toEqual(['setup.leader.condition']);
    const alone = { Hired: { at: [0, 0] as const, card: free, recruited: { independent: true as const } } };
    expect(codes({ ...loners, ...alone }, card)).toEqual([]);
  });

  test('[PC-LEADER-25] an Origin may be what all Supremes share', () => {
    const wild = (origin: 'Nature' | 'Science'): TeamSpec => ({
      'Dark Solar': { at: [0, 0], card: { ...LEADER, origin: 'Nature' } },
      Bo: { at: [0, 0], card: { origin } },
    });
    expect(codes(wild('Nature'), ['nature-unbound'])).toEqual([]);
    expect(codes(wild('Science'), ['nature-unbound'])).toEqual(['setup.leader.condition']);
  });

  test('[PC-LEADER-26] each of the three Primates of Power opens the card', () => {
    for (const name of ['Primate of Nature', 'Primate of Mystery', 'Primate of Science']) {
      const apes: TeamSpec = { [name]: { at: [0, 0], card: { ...LEADER, factions: ['A.R.C.'] } } };
      expect(codes(apes, ['monkey-mayhem'])).toEqual([]);
    }
  });

  test('[PC-LEADER-03] one at most', () => {
    const both: TeamSpec = { 'Dead Eye': { at: [0, 0], card: LEADER } };
    expect(codes(both, ['power-of-the-underdog', 'cut-throats'])).toContain('setup.leader.oneFaction');
  });

  test('[PC-LEADER-02] a Supreme with the Role in another form leads in both', () => {
    const turn = (to: string): Clause => ({ allow: 'shapeshift', with: { to } });
    const setup = setupOf({
      edition: '2017',
      a: {
        True: {
          at: [0, 0],
          card: {
            short: 'Stygian',
            factions: ['The Forgotten'],
            powers: [{ name: 'Skin', clauses: [turn('Queen')] }],
          },
        },
      },
      b: BLADES,
      leaderCards: { a: ['giants-amongst-men'] },
    });
    const queen = { ...setup.profiles['true'], id: 'queen', name: 'Queen', role: 'Leader', powers: [] };
    const profiles = { ...setup.profiles, queen } as EncounterSetup['profiles'];
    expect(pulpCity.begin({ ...setup, profiles }).ok).toBe(true);
  });
});

describe('[PC-LEADER-05] Honorary Member', () => {
  const ulthar: TeamSpec = {
    "Ra'Leigh": { at: [0, 0], card: { ...LEADER, factions: ['Ulthar'] } },
    Thugs: { at: [0, 0], card: { kind: 'minion' } },
  };
  const with_ = (honorary: Record<string, string>): TeamSpec =>
    Object.fromEntries(
      Object.entries({ ...ulthar, Bo: { at: [0, 0] as const }, Cy: { at: [0, 0] as const } }).map(
        ([name, one]) => [
          name,
          honorary[name] === undefined ? one : { ...one, recruited: { honorary: honorary[name] } },
        ],
      ),
    );

  test('[PC-LEADER-05] one Supreme, of the Faction of the Leader, and only with the card', () => {
    const card = ['honorary-member'];
    expect(codes(with_({ Bo: 'Ulthar' }), card)).toEqual([]);
    expect(codes(with_({ Bo: 'Ulthar' }), ['first-aid'])).toEqual(['setup.honorary.noCard']);
    expect(codes(with_({ Bo: 'Ulthar' }), [])).toEqual(['setup.honorary.noCard']);
    expect(codes(with_({ Bo: 'Ulthar', Cy: 'Ulthar' }), card)).toEqual(['setup.honorary.one']);
    expect(codes(with_({ Thugs: 'Ulthar' }), card)).toEqual(['setup.honorary.supreme']);
    expect(codes(with_({ Bo: 'Grimm' }), card)).toEqual(['setup.honorary.faction']);
  });

  test('[PC-LEADER-05] with a Leader of no Faction the card does nothing', () => {
    const loners: TeamSpec = { 'Dead Eye': { at: [0, 0], card: LEADER }, Bo: { at: [0, 0] } };
    expect(codes(loners, ['honorary-member', 'power-of-the-underdog'])).toEqual([]);
  });
});

test('[PC-LEADER-01] every clause of every card is one that a save may hold', () => {
  const effects = LEADER_CARDS.flatMap(({ ways }) => ways.flat());
  const clauses = effects.flatMap((effect): AnyClause[] => ('clauses' in effect ? [...effect.clauses] : []));
  expect(clauses.length).toBeGreaterThan(10);
  expect(v.safeParse(v.array(savedClause), clauses).issues).toBeUndefined();
  expect(new Set(LEADER_CARDS.map(({ id }) => id)).size).toBe(LEADER_CARDS.length);
});

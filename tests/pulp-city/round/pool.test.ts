import { describe, expect, test } from 'vitest';
import { type Edition, inEditions } from '../../support/editions.ts';

import { structure } from '../../support/pieces.ts';
import { endTurns, nameRollers, startRound } from '../../support/rounds.ts';
import { type SceneSpec, type TeamSpec, scene } from '../../support/scene.ts';

/** A Round from its Starting Roll, which Team A wins; nobody gains a Master Plan. */
function calculated(
  edition: Edition,
  a: TeamSpec,
  rest: Partial<Omit<SceneSpec, 'edition' | 'a'>> = {},
  roller = Object.keys(a)[0] ?? '',
) {
  const game = scene({
    edition,
    a,
    b: { Bull: { at: [20, 20] } },
    phase: 'startingRoll',
    round: 2,
    dice: [4, 2],
    ...rest,
  });
  return startRound(game, { a: roller, b: Object.keys(rest.b ?? { Bull: 0 })[0] ?? '' }, 'a');
}

const partsOf = (game: ReturnType<typeof calculated>, team: 'a' | 'b') =>
  game
    .events('poolCalculated')
    .filter((event) => event.team === team)
    .flatMap((event) => event.parts.map(({ ap, why }) => [why, ap]));

const lastRoundCalls = (game: ReturnType<typeof calculated>) =>
  game.events('lastRoundCalled').map((event) => event.team);

test('[PC-ROUND-04@2013] a Pool is the AP+ of the models on the table, and the KO’ed give nothing', () => {
  const game = calculated('2013', {
    Ace: { at: [4, 4], card: { apPlus: 3 } },
    Bea: { at: [7, 4], card: { apPlus: 2 } },
    Cy: { at: [9, 9], card: { apPlus: 2 }, status: 'ko', health: 0 },
  });
  expect(game.pool('a')).toBe(5);
  expect(partsOf(game, 'a')).toEqual([
    ['apPlus', 3],
    ['apPlus', 2],
  ]);
});

test('[PC-ROUND-04@2013] who is in Climb High gives nothing, though it returns in the same Round', () => {
  const game = calculated('2013', {
    Ace: { at: [4, 4], card: { apPlus: 3 } },
    Fly: { at: [7, 4], card: { apPlus: 2, movement: 'Flight' }, status: 'aloft' },
  });
  expect(game.pool('a')).toBe(3);
  expect(game.asked()).toEqual(['returnPlace']);
});

test('[PC-ROUND-04@2013] AP left over from the Round before are gone', () => {
  const game = calculated('2013', { Ace: { at: [4, 4], card: { apPlus: 3 } } }, { pools: { a: 4, b: 1 } });
  expect([game.pool('a'), game.pool('b')]).toEqual([3, 3]);
});

test('[PC-ROUND-04@2017] Supports add AP, and unspent AP of the last Round are gone', () => {
  const game = calculated(
    '2017',
    {
      Ace: { at: [4, 4], card: { apPlus: 2 } },
      Sue: { at: [8, 4], card: { apPlus: 1, role: 'Support' } },
    },
    { pools: { a: 3 } },
  );
  expect(game.pool('a')).toBe(5);
  expect(partsOf(game, 'a')).toEqual([
    ['apPlus', 2],
    ['apPlus', 1],
    ['support', 2],
  ]);
});

test('[PC-ROUND-04@2017] Powerhouses gain their dice in the Calculation', () => {
  const game = calculated('2017', {
    Hulk: { at: [4, 4], card: { role: 'Powerhouse', apPlus: 0, powerUpPerRound: 3 }, powerUp: 2 },
    Ace: { at: [8, 4], card: { apPlus: 2 } },
  });
  expect([game.pool('a'), game.card('Hulk').powerUp]).toEqual([2, 5]);
  const order = game.events().map((event) => event.type);
  expect(order.indexOf('powerUpGained')).toBeGreaterThan(order.indexOf('poolCalculated'));
  expect(order.indexOf('powerUpGained')).toBeLessThan(order.indexOf('effectsEnded'));
});

const aloftAlone = (edition: Edition) =>
  calculated(
    edition,
    { Ace: { at: [4, 4] } },
    {
      b: { Fly: { at: [20, 20], card: { apPlus: 2, movement: 'Flight' }, status: 'aloft' } },
    },
  );

test('[PC-ROUND-05@2013] a living Team without AP+ makes this the last Round, and it is played to its end', () => {
  const game = calculated(
    '2013',
    { Ace: { at: [4, 4] } },
    { b: { Poor: { at: [20, 20], card: { apPlus: 0 } } } },
  );
  expect(lastRoundCalls(game)).toEqual(['b']);
  expect(game.question('turn').by).toBe('a');
  endTurns(game);
  expect(game.state.outcome).toMatchObject({ why: 'pool' });
  expect(game.state.round.number).toBe(2);
});

test('[PC-ROUND-05@2013] a Team that is aloft as a whole makes this the last Round', () => {
  const game = aloftAlone('2013');
  expect([game.pool('b'), lastRoundCalls(game)]).toEqual([0, ['b']]);
});

test('[PC-ROUND-05@2017] a Team that is aloft as a whole has no AP, but the Encounter goes on', () => {
  const game = aloftAlone('2017');
  expect([game.pool('b'), lastRoundCalls(game), game.state.round.last]).toEqual([0, [], false]);
});

test('[PC-ROUND-05@2017] a Support aloft would give AP of its own: the Encounter goes on', () => {
  const game = calculated(
    '2017',
    { Ace: { at: [4, 4] } },
    {
      b: { Sue: { at: [20, 20], card: { role: 'Support', apPlus: 0, movement: 'Flight' }, status: 'aloft' } },
    },
  );
  expect([game.pool('b'), lastRoundCalls(game)]).toEqual([0, []]);
});

test('[PC-ROUND-05@2017] AP of Domination come too late to save a Team', () => {
  const game = scene({
    edition: '2017',
    a: { Ace: { at: [4, 4] } },
    b: { Poor: { at: [20, 20], card: { apPlus: 0 } } },
    phase: 'startingRoll',
    round: 2,
    dice: [2, 6],
  });
  nameRollers(game, { a: 'Ace', b: 'Poor' });
  game.answer('masterPlan', { plan: 'domination' }).answer('chooseFirstTurn', 'a');
  expect([game.pool('b'), lastRoundCalls(game)]).toEqual([1, ['b']]);
  expect(endTurns(game).state.outcome).toMatchObject({ why: 'pool' });
});

test('[PC-ROUND-05@2017] a Powerhouse left alone gives dice and no AP: the last Round', () => {
  const game = calculated(
    '2017',
    { Ace: { at: [4, 4] } },
    {
      b: { Hulk: { at: [20, 20], card: { role: 'Powerhouse', apPlus: 0, powerUpPerRound: 3 } } },
    },
  );
  expect([game.pool('b'), lastRoundCalls(game), game.card('Hulk').powerUp]).toEqual([0, ['b'], 3]);
});

describe('the Effects Phase', () => {
  const wellKept = {
    name: 'Well Kept',
    clauses: [
      {
        at: 'effectsPhase',
        must: [{ fx: 'powerUp', x: 1 }],
        when: { not: { state: 'stunned' } },
      },
    ],
  } as const;
  const ward = { name: 'Ward', clauses: [{ at: 'effectsPhase', must: [{ fx: 'defend', x: 1 }] }] } as const;

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-ROUND-06] what lasted ends first, so a Power that Stun would stop works', () => {
      const game = calculated(edition, { Ace: { at: [4, 4], card: { powers: [wellKept] }, stunned: true } });
      expect([game.model('Ace').stunned, game.card('Ace').powerUp]).toEqual([false, 1]);
    });

    test('[PC-ROUND-06] what a Power starts in this Phase lasts until the next, Starting Roll included', () => {
      const game = calculated(edition, { Ace: { at: [4, 4], card: { powers: [ward] } } });
      expect(game.model('Ace').defend).toBe(1);
      endTurns(game).dice(4, 2);
      nameRollers(game, { a: 'Ace', b: 'Bull' });
      expect(game.state.round.phase).toBe('startingRoll');
      expect(game.model('Ace').defend).toBe(1);
      game.answer('chooseFirstTurn', 'a');
      expect(game.model('Ace').defend).toBe(1);
      expect(game.events('diceEffect')).toHaveLength(2);
    });

    test('[PC-ROUND-06] the player with the first Turn resolves Powers and returns first', () => {
      const fly = { movement: 'Flight', powers: [ward] } as const;
      const game = scene({
        edition,
        a: { Ace: { at: [4, 4], card: { powers: [ward] } }, Fly: { at: [4, 8], card: fly, status: 'aloft' } },
        b: {
          Bull: { at: [20, 20], card: { powers: [ward] } },
          Bat: { at: [9, 20], card: fly, status: 'aloft' },
        },
        phase: 'startingRoll',
        dice: [4, 2],
      });
      startRound(game, { a: 'Ace', b: 'Bull' }, 'b');
      const warded = () => game.events('diceEffect').map((event) => event.model);
      expect(warded()).toEqual([game.names.model('Bull')]);
      expect(game.question('returnPlace')).toMatchObject({ by: 'b', model: game.names.model('Bat') });
      game.answer('returnPlace', { x: 500_000, y: 254_000 });
      expect(warded(), 'Bat is back for its own Power').toEqual(
        (['Bull', 'Bat', 'Ace'] as const).map(game.names.model),
      );
      expect(game.question('returnPlace')).toMatchObject({ by: 'a', model: game.names.model('Fly') });
      game.answer('returnPlace', { x: 100_000, y: 254_000 });
      expect(game.question('turn').by).toBe('b');
    });

    test('[PC-ROUND-07] Effects and Fatigue go; Power Up dice, Health and places stay', () => {
      const game = calculated(edition, {
        Ace: {
          at: [4, 4],
          attack: 2,
          defend: 1,
          suppress: 3,
          stunned: true,
          spectral: true,
          weak: ['Fire'],
          immune: ['Stun'],
          fatigue: 2,
          powerUp: 3,
          health: 2,
        },
        Gone: { at: [9, 9], status: 'ko', health: 0 },
      });
      expect(game.model('Ace')).toMatchObject({
        attack: 0,
        defend: 0,
        suppress: 0,
        stunned: false,
        spectral: false,
        weak: [],
        immune: [],
        health: 2,
      });
      expect(game.card('Ace')).toMatchObject({ fatigue: 0, powerUp: 3 });
      expect(game.at('Ace')).toEqual({ x: 4, y: 4, z: 0 });
      expect(game.model('Gone').status).toBe('ko');
    });

    test('[PC-ROUND-07] an Aura ends, a Summoned Structure stays', () => {
      const wall = structure(
        'wall',
        { at: [12, 12], size: [2, 2], height: 2 },
        { summoned: { card: 'a1', model: 'a1', action: 'wall' } },
      );
      const shield = 'AP 1 Shield (AUR 4, K vs T#2, Limited/Friendly, Defend 1) SFX: none';
      const game = scene({
        edition,
        a: { Ace: { at: [4, 4], card: { actions: [shield] } } },
        b: { Bull: { at: [20, 20] } },
        pieces: [wall],
        dice: [3, 4, 2],
      });
      game.activate('Ace').attack('Ace', 'Shield').endActivation();
      expect(game.state.auras).toHaveLength(1);
      endTurns(game);
      nameRollers(game, { a: 'Ace', b: 'Bull' });
      expect(game.state.auras, 'still there in the Starting Roll').toHaveLength(1);
      game.answer('chooseFirstTurn', 'a');
      expect(game.state.auras).toEqual([]);
      expect(game.piece('wall')).toBeDefined();
    });
  });
});

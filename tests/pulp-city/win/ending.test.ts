import { describe, expect, test } from 'vitest';
import { type Edition, inEditions } from '../../support/editions.ts';
import { duel } from '../../support/duel.ts';
import { actFast, endTurns, nameRollers, startRound } from '../../support/rounds.ts';
import { danger } from '../move/walker.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';

const two = (spec: Pick<SceneSpec, 'edition'> & Partial<SceneSpec>) =>
  scene({ a: { Ace: { at: [6, 6] } }, b: { Bull: { at: [18, 18] } }, ...spec });

const FINISH = 'AP 1 Finish (CCM, F vs G, Damage 9) SFX: none';
const MANGLE = 'AP 1 Mangle (CCM, F vs G, Damage 9 and Self/Power Up 2) SFX: none';

/** Ace, in contact with Foe, KO's it with the next two dice. */
const lastBlow = (edition: Edition, spec: Partial<Parameters<typeof duel>[1]> = {}, bar = FINISH) =>
  duel(edition, { round: 2, ace: { card: { F: 9, actions: [bar] } }, dice: [5, 1], ...spec })
    .activate('Ace')
    .attack('Ace', bar.split(' ')[2] ?? '', 'Foe');

/** Ends Round `last - 1`, which leads to the next, and Round `last`, which leads to none. */
const lastRoundIs = (edition: Edition, last: number): void => {
  const before = endTurns(two({ edition, round: last - 1 }));
  expect(before.state).toMatchObject({ outcome: null, round: { number: last, phase: 'startingRoll' } });
  const after = endTurns(two({ edition, round: last }));
  expect(after.state.outcome).toMatchObject({ why: 'rounds', winner: 'tie' });
  expect(after.pending()).toEqual([]);
};

test('[PC-WIN-01@2013] the Encounter ends after Round 6, not before', () => {
  lastRoundIs('2013', 6);
});

test('[PC-WIN-01@2017] the Encounter ends after Round 4, not before', () => {
  lastRoundIs('2017', 4);
});

inEditions(['2013', '2017'], (edition) => {
  describe('a Team that is KO’ed', () => {
    test('[PC-WIN-02@2013] [PC-WIN-02@2017] ends the Encounter in the middle of a Round, with one End of Round', () => {
      const game = lastBlow(edition, { pools: { a: 5, b: 3 } });
      expect(game.state.outcome).toMatchObject({ why: 'vanquished', winner: 'a' });
      expect(game.events('apDiscarded').map(({ team, ap }) => [team, ap])).toEqual([
        ['a', 4],
        ['b', 3],
      ]);
      expect(game.events('agendaPointsScored')).toHaveLength(2);
      expect(game.events('roundBegan')).toEqual([]);
    });

    test('[PC-WIN-02@2013] [PC-WIN-02@2017] ends it after the Action in progress with all its Effects', () => {
      const game = lastBlow(edition, {}, MANGLE);
      const order = game.events().map((event) => event.type);
      expect(game.card('Ace').powerUp).toBe(2);
      expect(order.indexOf('powerUpGained')).toBeLessThan(order.indexOf('encounterEnded'));
    });

    test('[PC-WIN-02@2013] [PC-WIN-02@2017] is not kept going by its Minions', () => {
      const game = lastBlow(edition, { b: { Mob: { card: { kind: 'minion' }, at: [[20, 20]] } } });
      expect(game.model('Mob').status).toBe('table');
      expect(game.state.outcome).toMatchObject({ why: 'vanquished' });
    });

    test('[PC-WIN-02@2013] [PC-WIN-02@2017] is not KO’ed while a Supreme is aloft', () => {
      const bird = { at: [20, 20], card: { movement: 'Flight' }, status: 'aloft' } as const;
      const game = lastBlow(edition, { b: { Bird: bird } });
      expect(game.model('Foe').status).toBe('ko');
      expect(game.state.outcome).toBeNull();
    });

    test('[PC-WIN-02@2013] [PC-WIN-02@2017] loses as well when its own Supreme falls by its own Action', () => {
      const game = duel(edition, {
        ace: { health: 1, card: { actions: ['AP 1 Burn (IST, K vs T#2, Self/Damage 1) SFX: none'] } },
        dice: [6],
      });
      game.activate('Ace').attack('Ace', 'Burn', []);
      expect(game.state.outcome).toMatchObject({ why: 'vanquished', winner: 'b' });
    });
  });

  describe('the Action in progress is finished', () => {
    const WAVE = 'AP 1 Wave (PLS 6, H vs I, Damage 9) SFX: none';

    /** Ace's Pulse takes Foe, the last Enemy Supreme, first. */
    const wave = (spec: Partial<Parameters<typeof duel>[1]> = {}, dice: readonly number[] = []) =>
      duel(edition, {
        round: 2,
        ace: { card: { H: 9, actions: [WAVE] } },
        a: { Pal: { at: [12, 14], level: 2 } },
        b: { Mob: { card: { kind: 'minion' }, at: [[12, 10]] } },
        dice,
        ...spec,
      }).activate('Ace');

    test('[PC-WIN-02@2013, PC-WIN-02@2017] [PC-ROUND-10] the rolls against a Minion and a friend are made as well', () => {
      const game = wave({}, [5, 1, /* Mob */ 5, 1, /* Pal */ 5, 1]);
      game.attack('Ace', 'Wave', ['Foe', 'Mob', 'Pal']);
      expect(['Foe', 'Mob', 'Pal'].map((name) => game.model(name).status)).toEqual(['ko', 'ko', 'ko']);
      expect(game.state.outcome).toMatchObject({ why: 'vanquished' });
      expect(game.last('agendaPointsScored')).toMatchObject({ team: 'b', levels: 2 });
    });

    test('[PC-WIN-02@2013, PC-WIN-02@2017] with their Reactions; if both Teams fall the points decide', () => {
      const bite = 'AP 0 Bite (RCT/DMG, H vs I, Damage 9) SFX: none';
      const mob = { Mob: { card: { kind: 'minion', health: 12, actions: [bite] }, at: [[12, 10]] } } as const;
      const game = wave({ a: {}, b: mob }, [5, 1, /* Mob */ 5, 1, /* Bite */ 5, 1]);
      game.attack('Ace', 'Wave', ['Foe', 'Mob'], { quiet: false });
      game.react('Mob', 'Bite', 'Ace', { quiet: false });
      expect(game.state.outcome).toMatchObject({ why: 'vanquished', winner: 'tie' });
    });

    test('[PC-WIN-02@2013, PC-WIN-02@2017] a Blast falls, and its further rolls are made', () => {
      const bomb = 'AP 1 Bomb (PRJ 8, H vs I, Damage 9 and Blast 2) SFX: none';
      const game = wave(
        {
          gap: 4,
          ace: { card: { H: 9, actions: [bomb] } },
          b: { Mob: { card: { kind: 'minion' }, at: [[17, 13.5]] } },
        },
        [5, 1, /* Mob */ 5, 1],
      );
      game.attack('Ace', 'Bomb', 'Foe');
      expect(game.events('rolled').map(({ target }) => target)).toEqual(['Foe', 'Mob'].map(game.names.model));
      expect(game.state.outcome).toMatchObject({ why: 'vanquished' });
    });

    test('[PC-WIN-02@2013, PC-WIN-02@2017] an Overrun is placed, its Follow Up is not had', () => {
      const run = 'AP 1 Run (OVR 6, H vs I, Damage 9 and Follow Up) SFX: none';
      const game = wave(
        {
          gap: 1,
          ace: { card: { H: 9, actions: [run] } },
          b: { Mob: { card: { kind: 'minion' }, at: [[16, 12]] } },
          a: {},
        },
        edition === '2017' ? [5, 5, 1, 5, 5, 1] : [5, 1, 5, 1],
      );
      game.attack('Ace', 'Run', ['Foe', 'Mob'], { toward: [20, 12] });
      expect(game.model('Mob').status).toBe('ko');
      expect(game.at('Ace').x).toBe(18);
      expect(game.state.outcome).toMatchObject({ why: 'vanquished' });
    });
  });

  describe('an Action Pool of 0', () => {
    test('[PC-WIN-03@2013] [PC-WIN-03@2017] means the calculation: a Pool spent to the last AP changes nothing', () => {
      const game = endTurns(two({ edition, round: 2, pools: { a: 0, b: 4 } }));
      expect(game.state).toMatchObject({ outcome: null, round: { number: 3, last: false } });
    });

    test('[PC-WIN-03@2013] [PC-WIN-03@2017] makes the Round the last, which is played out', () => {
      const game = two({
        edition,
        b: { Poor: { at: [18, 18], card: { apPlus: 0 } } },
        phase: 'startingRoll',
        round: 2,
        dice: [4, 2],
      });
      startRound(game, { a: 'Ace', b: 'Poor' }, 'b');
      expect(game.state).toMatchObject({ outcome: null, round: { number: 2, last: true, phase: 'turns' } });
      expect(endTurns(game).state.outcome).toMatchObject({ why: 'pool', winner: 'tie' });
    });
  });
});

const withBird = (edition: Edition) => {
  const game = scene({
    edition,
    a: { Ace: { at: [6, 6] } },
    b: {
      Bird: { at: [18, 18], card: { movement: 'Flight', apPlus: 2 }, status: 'aloft' },
      Poor: { at: [20, 6], card: { apPlus: 0 } },
    },
    phase: 'startingRoll',
    round: 2,
    dice: [4, 2],
  });
  return startRound(game, { a: 'Ace', b: 'Poor' }, 'a');
};

test('[PC-WIN-03@2013] a Pool of 0 counts whoever is aloft', () => {
  expect(withBird('2013').state.round.last).toBe(true);
});

test('[PC-WIN-03@2017] a Pool of 0 for a model aloft does not make the Round the last', () => {
  const game = withBird('2017');
  expect(game.pool('b')).toBe(0);
  expect(game.state.round.last).toBe(false);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-WIN-06@2013] [PC-WIN-06@2017] what expires ends and unspent AP go before anything is scored', () => {
    const last = edition === '2013' ? 6 : 4;
    const game = endTurns(
      two({
        edition,
        round: last,
        a: { Ace: { at: [6, 6], powerUp: 1, powerUpThisRound: 1 } },
        pools: { a: 3, b: 0 },
      }),
    );
    const order = game.events().map((event) => event.type);
    const score = order.indexOf('agendaPointsScored');
    expect(order.slice(0, score)).toEqual(expect.arrayContaining(['apDiscarded', 'roundDiceLost']));
    expect(order.slice(score)).toEqual(['agendaPointsScored', 'agendaPointsScored', 'encounterEnded']);
  });
});

describe('a Team that is KO’ed outside the Turns', () => {
  const lava = danger('lava', [9, 12], [2, 6]);

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-WIN-02@2013] [PC-WIN-02@2017] [PC-ROUND-10] by Act Fast ends the Encounter before anybody has the first Turn', () => {
      const game = two({
        edition,
        round: 1,
        a: { Ace: { at: [6, 12], health: 1, card: { J: 9, trump: ['J'] } } },
        b: { Bull: { at: [18, 18], card: { J: 1 } } },
        pieces: [lava],
        dice: edition === '2013' ? [6, 1, 5, 5, 1] : [6, 1],
      });
      actFast(nameRollers(endTurns(game), { a: 'Ace', b: 'Bull' }), 'Ace', [9, 12]);
      expect(game.state.outcome).toMatchObject({ why: 'vanquished', winner: 'b' });
      expect([game.events('poolCalculated'), game.events('effectsEnded')]).toEqual([[], []]);
    });
  });

  test('[PC-WIN-02@2013] [PC-ROUND-10] by lava in the Effects Phase of Round 3 sees no Air Drop any more', () => {
    const game = two({
      edition: '2013',
      plot: 'airDrop',
      round: 2,
      a: { Ace: { at: [9, 12], health: 1 } },
      pieces: [lava],
      dice: [4, 2, /* lava */ 5, 5, 1],
    });
    startRound(endTurns(game), { a: 'Ace', b: 'Bull' }, 'a');
    expect(game.state.outcome).toMatchObject({ why: 'vanquished' });
    expect(game.events('plotRolled')).toEqual([]);
  });
});

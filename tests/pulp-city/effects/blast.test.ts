import { describe, expect, test } from 'vitest';
import type { TerrainPiece } from '../../../src/systems/pulp-city/model/terrain.ts';
import { beside, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import { object, structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const R = 15 / 25.4;
const bomb = (effects: string, sfx = 'none', attack = 'H') =>
  `AP 1 Bomb (PRJ 10, ${attack} vs I, ${effects}) SFX: ${sfx}`;

/** Ace at (12, 12) throws a Bomb at Foe at (17, 12). */
const throwBomb = (edition: Edition, bar: string, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, {
    ...spec,
    ace: { ...spec.ace, card: { actions: [bar], ...spec.ace?.card } },
    foe: { at: [17, 12], ...spec.foe },
  })
    .activate('Ace')
    .attack('Ace', 'Bomb', 'Foe');

const rolledAgainst = (game: Play) => game.events('rolled').map(({ target }) => target);
const ids = (game: Play, ...names: string[]) => names.map(game.names.target);
/** Where a base of 30 mm stands whose edge is `edge` inches from Foe's centre. */
const off = (edge: number) => [17 + edge + R, 12] as const;

const HIT = [2, 1] as const;
const MISS = [1, 2] as const;

describe('the area', () => {
  test('[PC-FX-04@2013] an Enemy whose base edge is 1.5 inches from the centre gets a roll of its own', () => {
    const game = throwBomb('2013', bomb('Damage 1 and Blast 2', 'Damage 1'), {
      b: { Two: { at: off(1.5) }, Far: { at: [17, 12 + 2.2 + R] } },
      dice: [...HIT, /* Two */ 6, 1],
    });
    expect(game.question('spendSfx').spec.target).toBe(game.names.model('Two'));
    game.spend(0);
    expect(rolledAgainst(game)).toEqual(ids(game, 'Foe', 'Two'));
    expect(['Foe', 'Two', 'Far'].map((name) => game.model(name).health)).toEqual([5, 4, 6]);
  });

  test('[PC-FX-04@2013] bought as SFX after the success it is placed after the first roll', () => {
    const game = throwBomb('2013', bomb('Damage 1', 'Blast 2'), {
      b: { Two: { at: off(1.5) } },
      dice: [6, 1, ...HIT],
    });
    expect(game.events('blastPlaced')).toEqual([]);
    game.spend(0);
    const order = game.events().map(({ type }) => type);
    expect(order.indexOf('blastPlaced')).toBeGreaterThan(order.indexOf('damaged'));
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([5, 5]);
  });

  test('[PC-FX-04@2013] friends, Objects and Structures under it are rolled against, out of sight or range too', () => {
    const hut = structure('hut', { at: [20, 12], size: [2, 2], height: 3 });
    const can = object('can', { at: [17, 13.5] });
    const game = throwBomb('2013', 'AP 1 Bomb (PRJ 5, H vs I, Damage 1 and Blast 2) SFX: none', {
      a: { Pal: { at: [17, 10.5] } },
      pieces: [hut, can],
      dice: [...HIT, /* hut */ 1, /* can */ 1, /* Pal */ ...HIT],
    });
    expect(game.last('blastPlaced').members).toEqual(['hut', 'can', game.names.model('Pal')]);
    expect(rolledAgainst(game)).toEqual([...ids(game, 'Foe'), 'hut', 'can', ...ids(game, 'Pal')]);
    expect(game.model('Pal').health).toBe(5);
  });

  test('[PC-FX-04@2013] what it reaches has not been declared a Target', () => {
    const riposte = 'AP 0 Riposte (RCT/TGT, J vs K, Suppress 1) SFX: none';
    const game = throwBomb('2013', bomb('Damage 1 and Blast 2'), {
      b: { Two: { at: off(1.5), card: { actions: [riposte] } } },
      dice: [...HIT, ...HIT],
    });
    expect(game.events('reactionDeclined')).toEqual([]);
    expect(game.model('Two').health).toBe(5);
  });

  test('[PC-FX-04@2017] it is as high as its radius: a model 3 inches above the Target is not affected', () => {
    const above = (z: number, faces: readonly number[]) => {
      const ledge: TerrainPiece = structure('ledge', { at: [19.2, 12], size: [2, 2], height: z });
      const game = throwBomb('2017', bomb('Damage 1 and Blast 2', 'none', 'J'), {
        b: { Two: { at: [18.8, 12], z } },
        pieces: [ledge],
        dice: faces,
      });
      return game.forgetDice().model('Two').health;
    };
    expect([above(3, [...HIT, 1, 1]), above(2, [...HIT, 2, 1, 1, 1])]).toEqual([6, 5]);
  });

  test('[PC-FX-04@2017] an Object destroyed by the first roll is still the centre', () => {
    const can = object('can', { at: [15, 15], rank: 1 });
    const game = duel('2017', {
      ace: { card: { actions: [bomb('Damage 1 and Blast 2')] } },
      foe: { at: [15, 16.5] },
      pieces: [can],
      dice: [5, /* Foe */ ...HIT],
    });
    game.activate('Ace').attack('Ace', 'Bomb', 'can');
    expect(game.last('blastPlaced')).toMatchObject({ x: um(15), y: um(15) });
    expect(game.model('Foe').health).toBe(5);
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-FX-04@2013, PC-FX-04@2017] the centre stays where the Target stood, knocked back or not', () => {
      const game = throwBomb(edition, bomb('Knockback 4 and Blast 2'), {
        b: { Near: { at: [17, 12 + 1.5 + R] }, Far: { at: [21, 12 + 1.5 + R] } },
        dice: [...HIT, /* Near */ 1, 2],
      });
      expect(game.at('Foe').x).toBe(21);
      expect(game.last('blastPlaced')).toMatchObject({ x: um(17), y: um(12) });
      expect(rolledAgainst(game)).toEqual(ids(game, 'Foe', 'Near'));
    });

    test('[PC-FX-04@2013, PC-FX-04@2017] so does that of a Blast bought after the Knockback', () => {
      const game = throwBomb(edition, bomb('Damage 1', 'Blast 2, Knockback 3'), {
        ace: { attack: 1 },
        b: { Near: { at: [17, 12 + 1.5 + R] } },
        dice: [6, 6, 1, /* Near */ 1, 1, 2],
      });
      game.answer('spendSfx', {
        picks: [
          { choice: 1, on: 'target' },
          { choice: 0, on: 'target' },
        ],
        extras: [],
        order: [1, 0, 2],
      });
      expect(game.last('blastPlaced')).toMatchObject({ x: um(17), y: um(12) });
      expect(rolledAgainst(game)).toEqual(ids(game, 'Foe', 'Near'));
    });
  });
});

describe('the order of the further rolls', () => {
  inEditions(['2013', '2017'], (edition) => {
    /** Two Enemies, a friend and Ace himself, with 1 Health, under the template. */
    const crowd = (dice: readonly number[], effects = 'Damage 1 and Blast 3') =>
      duel(edition, {
        ace: { health: 1, card: { actions: [bomb(effects)] } },
        gap: 0,
        a: { Pal: { at: [12, 13.5] } },
        b: { Two: { at: [14, 13.4] }, Three: { at: [14, 10.6] } },
        dice,
      })
        .activate('Ace')
        .attack('Ace', 'Bomb', 'Foe', { quiet: false });

    test('[PC-FX-04@2013, PC-FX-04@2017] is the Attacker’s; as it is offered he comes last himself', () => {
      const game = crowd([...HIT, ...HIT, ...HIT, ...HIT, ...HIT]);
      const offered = ids(game, 'Two', 'Three', 'Pal', 'Ace');
      expect(game.question('blastOrder')).toMatchObject({ by: 'a', members: offered });
      const answer = (order: readonly string[]) => game.answer('blastOrder', order);
      expect(game.refused(() => answer(offered.slice(1)))).toBe('action.members');
      expect(game.refused(() => answer([...offered.slice(1), offered[1] ?? '']))).toBe('action.members');
      answer(ids(game, 'Three', 'Pal', 'Two', 'Ace'));
      expect(rolledAgainst(game)).toEqual(ids(game, 'Foe', 'Three', 'Pal', 'Two', 'Ace'));
      expect(game.model('Ace').status).toBe('ko');
    });

    test('[PC-FX-04@2013, PC-FX-04@2017] whoever takes himself first and is KO’ed rolls no more', () => {
      const game = crowd([...HIT, ...HIT]);
      game.answer('blastOrder', ids(game, 'Ace', 'Two', 'Three', 'Pal'));
      expect(rolledAgainst(game)).toEqual(ids(game, 'Foe', 'Ace'));
    });

    test('[PC-FX-04@2013, PC-FX-04@2017] one pushed out from under the template before its roll is rolled against', () => {
      const game = throwBomb(edition, bomb('Knockback 5 and Blast 3', 'Extra Target 9'), {
        b: { Two: { at: [17, 14] }, Three: { at: [17, 10] } },
        dice: [...HIT, /* Two */ 6, 1, /* Three */ 1, 2],
      });
      game.spend(0).answer('extraTarget', game.names.model('Three'));
      expect(game.at('Three').y).toBe(5);
      expect(rolledAgainst(game)).toEqual(ids(game, 'Foe', 'Two', 'Three'));
    });

    test('[PC-FX-04@2013, PC-FX-04@2017] nobody is asked about a single roll', () => {
      const game = throwBomb(edition, bomb('Damage 1 and Blast 2'), {
        b: { Two: { at: off(1) } },
        dice: [...HIT, ...HIT],
      });
      expect(game.asked()).toEqual(['act']);
    });
  });
});

describe('a first roll that fails', () => {
  inEditions(['2013', '2017'], (edition) => {
    test("[PC-FX-05] the opponent moves the centre 2 inches over the Attacker's friend, who is rolled against", () => {
      const game = throwBomb(edition, bomb('Damage 1 and Blast 1'), {
        a: { Pal: { at: [14.5, 12] } },
        dice: [...MISS, ...HIT],
      });
      expect(game.question('blastDrift')).toMatchObject({ by: 'b', most: 2, radius: 1 });
      game.drift(-2);
      expect(rolledAgainst(game)).toEqual(ids(game, 'Foe', 'Pal'));
      expect([game.model('Foe').health, game.model('Pal').health]).toEqual([6, 5]);
    });

    test('[PC-FX-05] no farther than 2 inches, and not off the table; 0 inches will do', () => {
      const game = throwBomb(edition, bomb('Damage 1 and Blast 1'), {
        b: { Two: { at: off(0.9) } },
        dice: [...MISS, ...HIT],
      });
      expect(game.refused((it) => it.drift(2.01))).toBe('drift.tooFar');
      game.drift();
      expect(game.last('blastPlaced')).toMatchObject({ drifted: false });
      expect(rolledAgainst(game)).toEqual(ids(game, 'Foe', 'Two'));
    });

    test('[PC-FX-05] a later roll that fails moves nothing, and the first Target is not rolled against again', () => {
      const game = throwBomb(edition, bomb('Damage 1 and Blast 3'), {
        b: { Two: { at: [18.5, 12] }, Three: { at: [20, 12] } },
        dice: [...HIT, ...MISS, ...HIT],
      });
      expect(game.events('blastPlaced')).toHaveLength(1);
      expect(rolledAgainst(game)).toEqual(ids(game, 'Foe', 'Two', 'Three'));
      expect(game.asked()).toEqual(['act']);
    });

    test('[PC-FX-05] where Blast is only an SFX choice, a failed roll gives none', () => {
      const game = throwBomb(edition, bomb('Damage 1', 'Blast 2'), {
        b: { Two: { at: off(1) } },
        dice: [...MISS],
      });
      expect(game.events('blastPlaced')).toEqual([]);
      expect(game.asked()).toEqual(['act']);
    });
  });
});

describe('no chain, and its user', () => {
  const close = (edition: Edition, attack: string, faces: readonly number[], more = {}) =>
    duel(edition, {
      ace: { card: { actions: [bomb('Damage 1 and Blast 2', 'Damage 1, Blast 2', attack)], ...more } },
      gap: 0,
      dice: faces,
    })
      .activate('Ace')
      .attack('Ace', 'Bomb', 'Foe', { quiet: false });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-FX-06] an Energy Blast on an Enemy in Base to Base is rolled against its user too', () => {
      const game = close(edition, 'H', [...HIT, ...HIT]);
      expect(rolledAgainst(game)).toEqual(ids(game, 'Foe', 'Ace'));
      expect(game.model('Ace').health).toBe(5);
    });

    test('[PC-FX-06] a Mind Blast does not affect its user', () => {
      const game = close(edition, 'J', [...HIT]);
      expect(rolledAgainst(game)).toEqual(ids(game, 'Foe'));
      expect(game.model('Ace').health).toBe(6);
    });

    test('[PC-FX-06] an Action Limited/Enemies has nothing for its user', () => {
      const bar = 'AP 1 Bomb (PRJ 10, H vs I, Limited/Enemies, Damage 1 and Blast 2) SFX: none';
      const game = duel(edition, { ace: { card: { actions: [bar] } }, dice: [...HIT] });
      game.activate('Ace').attack('Ace', 'Bomb', 'Foe');
      expect(rolledAgainst(game)).toEqual(ids(game, 'Foe'));
    });

    test('[PC-FX-06] with 1 SFX in the second roll Blast cannot be chosen', () => {
      const game = throwBomb(edition, bomb('Damage 1 and Blast 2', 'Damage 1, Blast 2'), {
        b: { Two: { at: off(1) }, Three: { at: [17, 15.5] } },
        dice: [...HIT, /* Two */ 6, 1],
      });
      expect(game.question('spendSfx').offers.map(({ closed }) => closed !== undefined)).toEqual([
        false,
        true,
      ]);
      expect(game.refused((it) => it.spend(1))).toBe('sfx.closed');
      game.spend(0);
      expect(game.events('blastPlaced')).toHaveLength(1);
    });
  });
});

describe('directions in a Blast', () => {
  test('[PC-FX-10] straight away from its centre: from (4, 0) a model at (4, 1) goes to (4, 3)', () => {
    const game = throwBomb('2017', bomb('Damage 1 and Knockback 2 and Blast 3'), {
      foe: { at: [17, 12], card: { movement: 'Immobile', move: 0 } },
      b: { Two: { at: [17, 13.5] } },
      dice: [...HIT, ...HIT],
    });
    game.spend();
    expect(game.at('Two')).toEqual({ x: 17, y: 15.5, z: 0 });
  });

  test('[PC-FX-10] the first Target, which is the centre, goes away from the Attacker', () => {
    const game = throwBomb('2013', bomb('Knockback 2 and Blast 1'), { dice: [...HIT] });
    expect(game.at('Foe')).toEqual({ x: 19, y: 12, z: 0 });
  });

  test('[PC-FX-11@2017] a Pull in a Blast ends with the base edge at its centre', () => {
    const game = throwBomb('2017', bomb('Damage 1 and Pull 3 and Blast 3'), {
      foe: { at: [17, 12], health: 1 },
      b: { Two: { at: [17, 13 + R] } },
      dice: [...HIT, ...HIT],
    });
    game.spend().spend();
    expect(game.model('Foe').status).toBe('ko');
    expect(game.at('Two').y).toBeCloseTo(12 + R, 2);
  });
});

test('[PC-FX-04@2013] the rest of an area is rolled after a Blast bought in its midst', () => {
  const game = duel('2013', {
    ace: { card: { actions: ['AP 1 Beam (RAY 10, H vs I, Damage 1) SFX: Blast 1'] } },
    foe: { at: [15, 12] },
    b: { Side: { at: [15, 13.3] }, Last: { at: [20, 12] } },
    dice: [6, 1, /* Side */ ...HIT, /* Last */ ...HIT],
  });
  game
    .activate('Ace')
    .attack('Ace', 'Beam', ['Foe', 'Last'], { toward: [20, 12] })
    .spend(0);
  expect(rolledAgainst(game)).toEqual(ids(game, 'Foe', 'Side', 'Last'));
});

test('[PC-MEASURE-02] the base of the Target is the centre, not its edge', () => {
  const game = throwBomb('2017', bomb('Damage 1 and Blast 2'), {
    foe: { at: [17, 12], card: { baseMm: 50 } },
    b: { Two: { at: beside([17, 12], { mm: 50, gap: 2 - 25 / 25.4 + 0.02 }) } },
    dice: [2, 1, 1],
  });
  expect(game.last('blastPlaced').members).toEqual([]);
});

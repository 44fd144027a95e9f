import { describe, expect, test } from 'vitest';
import { beside, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';

const RUSH = 'AP 1 Rush (OVR 6, F vs G, Damage 1) SFX: none';
const HURL = 'AP 1 Hurl (THR 8, H vs I, Damage 1) SFX: none';
const R30 = 15 / 25.4;

/** Behind whoever holds the end of the strip stands a wall: the way on is barred, both sides are as near. */
const WALL = structure('wall', { at: [20, 12], size: [2, 8], height: 6 }, { g: 12 });

const rush = (edition: Edition, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, {
    foe: { at: [18.3, 12] },
    pieces: [WALL],
    dice: edition === '2013' ? [2, 1] : [2, 1, 1],
    ...spec,
    ace: { card: { actions: [RUSH] } },
  })
    .activate('Ace')
    .attack('Ace', 'Rush', 'Foe', { toward: [20, 12], quiet: false });

describe('several equally short ways', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TYPE-16] [PC-MOVE-34] at the end of an Overrun the Attacker picks between them', () => {
      const asked = rush(edition);
      const { by, model, places, why } = asked.question('makeRoom');
      expect([by, model, why]).toEqual(['a', asked.names.model('Foe'), 'overrun']);
      expect(places).toHaveLength(2);
      expect(asked.at('Ace'), 'nobody has moved yet').toMatchObject({ x: 12, y: 12 });
      expect(asked.refused((it) => it.answer('makeRoom', 2))).toBe('answer.notOffered');
      const ends = [0, 1].map((way) => rush(edition).answer('makeRoom', way).at('Foe'));
      for (const end of ends) expect(end.x).toBeCloseTo(19 - R30, 2);
      expect(ends.map(({ y }) => Math.sign(y - 12)).sort()).toEqual([-1, 1]);
      asked.answer('makeRoom', 0);
      expect(asked.at('Ace')).toEqual({ x: 18, y: 12, z: 0 });
      expect(asked.card('Foe').fatigue).toBe(0);
    });

    test('[PC-MOVE-34] with one shortest way nobody is asked', () => {
      const game = rush(edition, { foe: { at: [18.3, 12.2] } });
      expect(game.pending('makeRoom')).toEqual([]);
      expect(game.at('Foe').y).toBeGreaterThan(12.2);
    });

    test('[PC-MOVE-34] who stands Immobile in the end is not shifted: the user stops short, unasked', () => {
      const game = rush(edition, { foe: { at: [18.3, 12], card: { movement: 'Immobile', move: 0 } } });
      expect(game.pending('makeRoom')).toEqual([]);
      expect([game.at('Foe').x, game.at('Ace').x]).toEqual([18.3, expect.closeTo(18.3 - 2 * R30, 2)]);
    });

    test('[PC-TYPE-21] [PC-MOVE-34] after a Throw the defending player shifts whoever is in the way', () => {
      const hurled = (): Play => {
        const game = duel(edition, {
          ace: { at: [6, 12], card: { F: 9, H: 9, actions: [HURL] } },
          foe: { at: [12, 12] },
          b: { Two: { at: [12, 13.2] } },
          pieces: [
            object('crate', { at: [6, 12 - R30 - 0.5], rank: 2 }),
            structure('wall', { at: [12, 15], size: [8, 2.4], height: 6 }),
          ],
          dice: [3, 1],
        }).activate('Ace');
        const north = beside([12, 12], { mm: 25.4, side: 'north' });
        const [x, y] = north.map((inches) => Math.round(inches * 25_400)) as [number, number];
        return game
          .attack('Ace', 'Hurl', 'Foe', { object: 'crate', quiet: false })
          .answer('placeObject', { x, y, turn: 0 });
      };
      const asked = hurled();
      expect(asked.question('makeRoom')).toMatchObject({
        by: 'b',
        model: asked.names.model('Two'),
        why: 'thrown',
      });
      const ends = [0, 1].map((way) => hurled().answer('makeRoom', way));
      expect(ends.map((game) => Math.sign(game.at('Two').x - 12)).sort()).toEqual([-1, 1]);
      for (const game of ends) expect(game.piece('crate')?.health).toBe(1);
      asked.answer('makeRoom', 0);
    });
  });

  test('[PC-FALL-08] a faller whose spot is taken goes where its player likes, of the nearest places', () => {
    const fallen = (): Play =>
      scene({
        edition: '2017',
        a: {
          Brute: {
            card: { F: 9, actions: ['AP 1 Smite* (CCM, F vs G, Damage 2) SFX: none'] },
            at: [7 - R30, 12],
          },
        },
        b: {
          Thug: { at: [12, 12], z: 5, card: { movement: 'Bounding' } },
          North: { at: [12, 12.65], inside: 'tower', card: { health: 9 }, health: 9 },
          South: { at: [12, 11.35], inside: 'tower', card: { health: 9 }, health: 9 },
        },
        pieces: [
          structure('tower', { at: [12, 12], size: [10, 5], height: 5, enclosed: true, g: 7, health: 1 }),
        ],
        dice: [5],
      })
        .activate('Brute')
        .attack('Brute', 'Smite', 'tower', { quiet: false });
    const asked = fallen();
    expect(asked.question('makeRoom')).toMatchObject({
      by: 'b',
      model: asked.names.model('Thug'),
      why: 'fall',
    });
    const ends = [0, 1].map((way) => fallen().answer('makeRoom', way).at('Thug'));
    expect(ends.map(({ x }) => Math.sign(x - 12)).sort()).toEqual([-1, 1]);
    expect(ends.map(({ z }) => z)).toEqual([0, 0]);
  });
});

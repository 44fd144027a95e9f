import { describe, expect, test } from 'vitest';
import { beside, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const block = (name: string, height: number) => ({
  bar: `AP 1 ${name}* (SUM 6, K vs T#6, Summon Structure/${name}) SFX: none`,
  specials: [{ name, clauses: [{ piece: 'structure', G: 5, hp: 3, base: 30, height }] }] as const,
});
const POOL = {
  bar: 'AP 1 Pool* (SUM 6, K vs T#6, Summon Dangerous Terrain 1/Gold) SFX: none',
  specials: [{ name: 'Gold', clauses: [{ piece: 'dangerousTerrain' }] }] as const,
} as const;

/** Ace at (12, 12) with his back to everybody, about to Summon. */
const caller = (edition: Edition, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, {
    foe: { at: [22, 2] },
    ...spec,
    ace: { ...spec.ace, card: { actions: [block('Pillar', 5), block('Totem', 1), POOL], ...spec.ace?.card } },
  }).activate('Ace');

const put = (game: Play, name: string, at: readonly [number, number]): Play =>
  game.attack('Ace', name, [], { at });

inEditions(['2013', '2017'], (edition) => {
  describe('the place of a Summon', () => {
    test('[PC-TYPE-20@2013, PC-TYPE-20@2017] [PC-MEASURE-01] up to 6 inches above the height of the user, no more', () => {
      const roof = (height: number) => [structure('roof', { at: [17, 12], size: [1.2, 1.2], height })];
      const game = put(caller(edition, { pieces: roof(7), dice: [6] }), 'Totem', [17, 12]);
      expect(game.last('pieceMade').piece.bottom).toBe(7 * 25_400);
      const high = caller(edition, { pieces: roof(8) });
      expect(high.refused((it) => put(it, 'Totem', [17, 12]))).toBe('target.tooHigh');
    });

    test('[PC-TYPE-20@2013, PC-TYPE-20@2017] from a roof 8 inches up the street is out of range', () => {
      const pieces = [structure('roof', { at: [12, 12], size: [2, 2], height: 8 })];
      const game = caller(edition, { ace: { z: 8 }, pieces });
      expect(game.refused((it) => put(it, 'Pool', [15, 12]))).toBe('target.tooHigh');
    });

    test('[PC-LOS-05@2013, PC-LOS-05@2017] [PC-TYPE-20] it is seen as it would stand there: over a wall of 2 inches a pillar, no totem', () => {
      const pieces = [structure('wall', { at: [14, 12], size: [0.5, 10], height: 2 })];
      const game = caller(edition, { pieces, dice: [6] });
      expect(game.refused((it) => put(it, 'Totem', [15.5, 12]))).toBe('target.hidden');
      expect(put(game, 'Pillar', [15.5, 12]).last('pieceMade').piece.name).toBe('Pillar');
    });

    test('[PC-LOS-05@2013, PC-LOS-05@2017] of a flat Area its centre has to be seen', () => {
      const pieces = [structure('wall', { at: [14.2, 12], size: [0.5, 10], height: 3 })];
      const game = caller(edition, { pieces, dice: [6] });
      expect(game.refused((it) => put(it, 'Pool', [14.9, 12]))).toBe('target.hidden');
      expect(put(game, 'Pool', [13.5, 12]).last('pieceMade').piece.name).toBe('Gold');
    });

    test('[PC-TYPE-20@2013, PC-TYPE-20@2017] [PC-STRUCT-05] never through the walls of an Enclosed Structure; in its room it stays there', () => {
      const pieces = [structure('house', { at: [12, 12], size: [5, 5], height: 3, enclosed: true })];
      const game = caller(edition, { ace: { inside: 'house' }, pieces, dice: [6] });
      expect(game.refused((it) => put(it, 'Pillar', [16, 12]))).toBe('target.hidden');
      const { bottom } = put(game, 'Pool', [13.5, 12]).last('pieceMade').piece;
      expect(bottom).toBe(0);
    });
  });
});

describe('who defends the place', () => {
  const PIT = {
    bar: 'AP 1 Pit* (SUM 6, H vs G, Summon Dangerous Terrain 3/Gold) SFX: none',
    specials: [
      {
        name: 'Gold',
        clauses: [
          {
            piece: 'dangerousTerrain',
            clauses: [{ at: 'enteredArea', must: [{ fx: 'damage', x: 1, to: 'subject' }] }],
          },
        ],
      },
    ],
  } as const;
  const cast = (spec: Omit<DuelSpec, 'edition' | 'ace'>): Play =>
    duel('2017', { foe: { at: [22, 2] }, ...spec, ace: { card: { actions: [PIT] } } })
      .activate('Ace')
      .attack('Ace', 'Pit', [], { at: [17.5, 12], quiet: false });
  const placed = (game: Play): number => game.events('pieceMade').length;

  test('[PC-TYPE-24] over an Enemy and a friend the Enemy rolls, and it strikes both', () => {
    const game = cast({
      foe: { at: [18, 12], card: { G: 2 } },
      a: { Pal: { at: [17, 14] } },
      dice: [3, 1],
    });
    expect(game.last('rolled').target).toBe(game.names.model('Foe'));
    expect(['Foe', 'Pal'].map((name) => game.model(name).health)).toEqual([5, 5]);
  });

  test('[PC-TYPE-24] the player of the Enemies may choose the one with more Defense; one roll', () => {
    const game = cast({
      foe: { at: [18, 12], card: { G: 4 } },
      b: { Bull: { at: [17, 14], card: { G: 7 } } },
      dice: [3, 1],
    });
    expect(game.question('summonDefender').by).toBe('b');
    game.answer('summonDefender', game.names.model('Bull'));
    expect([game.events('rolled').length, placed(game)]).toEqual([1, 0]);
  });

  test('[PC-TYPE-24] a Spectral Enemy is nobody: it is placed without a Defender’s roll', () => {
    const game = cast({ foe: { at: [18, 12], spectral: true }, a: { Pal: { at: [17, 14] } }, dice: [1] });
    expect([game.last('rolled').defence, placed(game)]).toEqual([null, 1]);
  });

  test('[PC-TYPE-24] [PC-COND-04@2017] nor is one that Stealth keeps out, from more than 4 inches', () => {
    const stealth = { card: { stealth: true, G: 9 } } as const;
    const far = cast({ foe: { at: [18, 12], ...stealth }, dice: [1] });
    expect([far.last('rolled').defence, placed(far)]).toEqual([null, 1]);
    const near = cast({ foe: { at: [16, 12], ...stealth }, dice: [1, 1] });
    expect([near.last('rolled').target, placed(near)]).toEqual([near.names.model('Foe'), 0]);
  });

  test('[PC-TYPE-24] [PC-ROLE-11] no Tank takes the roll', () => {
    const at = [18, 12] as const;
    const game = cast({
      foe: { at, card: { G: 2 } },
      b: { Wall: { at: beside(at), card: { role: 'Tank' } } },
      dice: [3, 1],
    });
    game.answer('summonDefender', game.names.model('Foe'));
    expect([game.asked(), game.last('rolled').target]).toEqual([['act'], game.names.model('Foe')]);
  });
});

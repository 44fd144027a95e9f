import { describe, expect, test } from 'vitest';
import type { TerrainPiece } from '../../../src/systems/pulp-city/model/terrain.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { diceEffectOn } from '../../../src/systems/pulp-city/traits/values.ts';
import { beside, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { object, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';
import { cardFile, loaded } from './card-files.ts';

const real = (id: string) => loaded(cardFile(id));
const MANY = Array<number>(20).fill(6);

const strong = (game: Play) => reasons(game).filter((one) => one.startsWith('Strong'));

/** A Firefist of the first card of Team A. */
const fist = (at: readonly [number, number]): TerrainPiece => ({
  ...object('s9', { at, size: 30 / 25.4, height: 1.5 }),
  kind: 'structure',
  name: 'Firefist',
  summoned: { card: 'a1', model: 'a1', action: 'fireshapes' },
});

inEditions(['2013', '2017'], (edition) => {
  describe('Coldfire and the Firefist', () => {
    const burning = (spec: Partial<SceneSpec> & Pick<SceneSpec, 'b'>) =>
      scene({ edition, a: { Coldfire: { card: real('coldfire'), at: [3, 12] } }, dice: MANY, ...spec });

    test('[PC-TYPE-25] his Actions may begin at the Firefist, with his own Trait and dice', () => {
      const game = burning({
        b: { Foe: { at: [14, 12] } },
        pieces: [fist([12, 12])],
      }).activate('Coldfire');
      expect(game.refused((it) => it.attack('Coldfire', 'Frostflames', 'Foe'))).toBe('target.tooFar');
      game.attack('Coldfire', 'Frostflames', 'Foe', { source: 's9' });
      expect(game.last('rolled').attack.value).toBe(6);
      expect(strong(game)).toEqual([]);
      game.forgetDice();
    });

    test('[PC-TYPE-25] they are Strong against what is in range of both him and the Firefist', () => {
      const game = burning({
        b: { Foe: { at: [5, 12] } },
        pieces: [fist([5, 14])],
      }).activate('Coldfire');
      game.attack('Coldfire', 'Frostflames', 'Foe');
      expect(strong(game)).toEqual(['Strong 1']);
      game.forgetDice();
      const alone = burning({
        b: { Foe: { at: [5, 12] } },
      }).activate('Coldfire');
      alone.attack('Coldfire', 'Frostflames', 'Foe');
      expect(strong(alone)).toEqual([]);
      alone.forgetDice();
    });

    test('[PC-TYPE-25] that of another is of no use to him', () => {
      const foreign = { ...fist([12, 12]), summoned: { card: 'b1', model: 'b1', action: 'fireshapes' } };
      const game = burning({ b: { Foe: { at: [14, 12] } }, pieces: [foreign] }).activate('Coldfire');
      expect(game.refused((it) => it.attack('Coldfire', 'Frostflames', 'Foe', { source: 's9' }))).toBe(
        'action.source',
      );
      game.forgetDice();
    });

    test('[PC-FX-28] a new Firefist takes the place of the one before', () => {
      const game = burning({ b: { Foe: { at: [20, 20] } }, pieces: [fist([5, 14])] }).activate('Coldfire');
      game.attack('Coldfire', 'Fireshapes', [], { at: [7, 12], sfx: [] });
      const fists = Object.values(game.state.pieces).filter(({ name }) => name === 'Firefist');
      expect([fists.length, game.piece('s9'), fists[0]?.g, fists[0]?.health]).toEqual([1, undefined, 8, 3]);
      game.forgetDice();
    });

    test('[PC-TYPE-25] his Powers reach out from it too: one Damage for ending an Activation near either', () => {
      const ends = (at: readonly [number, number], types: readonly ('Living' | 'Mechanical')[]) => {
        const game = burning({
          turn: 'b',
          b: { Foe: { at, card: { types: [...types] } } },
          pieces: [fist([3, 14])],
        }).activate('Foe');
        game.move('Foe').endActivation().forgetDice();
        return game.model('Foe').health;
      };
      expect(ends(beside([3, 14], { gap: 0.9 }), ['Living'])).toBe(5);
      expect(ends([4.8, 13], ['Living'])).toBe(5);
      expect(ends(beside([3, 14], { gap: 1.1 }), ['Living'])).toBe(6);
      expect(ends(beside([3, 14], { gap: 0.9 }), ['Mechanical'])).toBe(6);
    });
  });

  describe('a friend as the source', () => {
    const HEX = 'AP 1 Hex (IND 6, K vs K, Damage 1) SFX: none';
    const CLAW = 'AP 1 Claw (IND 6, F vs G, Damage 1) SFX: none';
    const HYMN = 'AP 1 Hymn (AUR 4, K vs T#5, Limited/Friendly, Attack 1) SFX: none';
    const coven = (factions: readonly string[], dice: readonly number[] = MANY) =>
      scene({
        edition,
        a: {
          Priest: { at: [3, 12], card: { actions: [HEX, CLAW, HYMN], factions: [...factions] } },
          'L.O.A.': { card: real('l-o-a'), at: [14, 12] },
          Pal: { at: [15, 15] },
        },
        b: { Foe: { at: [19, 12] } },
        dice,
      }).activate('Priest');

    test('[PC-TYPE-25] L.O.A. lends its place to the Mind and Spirit Actions of Coven Supremes', () => {
      const game = coven(['Coven']);
      game.attack('Priest', 'Hex', 'Foe', { source: 'L.O.A.' });
      expect(game.last('rolled')).toMatchObject({ attacker: 'a1', action: 'hex', target: 'b1' });
      game.forgetDice();
      const bodily = coven(['Coven'], []);
      expect(bodily.refused((it) => it.attack('Priest', 'Claw', 'Foe', { source: 'L.O.A.' }))).toBe(
        'action.source',
      );
      const stranger = coven(['Heavy Metal'], []);
      expect(stranger.refused((it) => it.attack('Priest', 'Hex', 'Foe', { source: 'L.O.A.' }))).toBe(
        'action.source',
      );
    });

    test('[PC-TYPE-25] an Aura used from L.O.A. lies around it, and goes where it goes', () => {
      const game = coven(['Coven']).attack('Priest', 'Hymn', [], { source: 'L.O.A.' });
      game.endActivation().forgetDice();
      expect(game.state.auras).toMatchObject([{ owner: 'a1', source: 'a2', attack: 1 }]);
      const { x, y, z } = game.model('L.O.A.');
      const attackDice = (name: string) => diceEffectOn(worldOf(game.game), game.names.model(name), 'attack');
      expect([attackDice('Pal'), attackDice('L.O.A.'), attackDice('Priest')]).toEqual([1, 1, 0]);
      game.adjust({
        what: 'position',
        model: game.names.model('L.O.A.'),
        at: { x: x - um(9), y, z, inside: null, wall: null },
      });
      expect([attackDice('Pal'), attackDice('Priest')]).toEqual([0, 1]);
    });

    test('[PC-TYPE-25] Patton uses Byte Bite, and nothing else, from an Access Point', () => {
      const game = scene({
        edition,
        a: {
          'C.O.R.E.': { card: real('c-o-r-e-patton'), at: [3, 12] },
          'Access Points': { card: real('access-points'), at: [[14, 12]] },
        },
        b: { Foe: { at: [20, 12] } },
        dice: MANY,
      }).activate('C.O.R.E.');
      expect(game.refused((it) => it.attack('C.O.R.E.', 'Byte Bite', 'Foe'))).toBe('target.tooFar');
      const point = game.names.model('Access Points');
      expect(game.refused((it) => it.attack('C.O.R.E.', 'Byte Barrage', 'Foe', { source: point }))).toBe(
        'action.source',
      );
      game.attack('C.O.R.E.', 'Byte Bite', 'Foe', { source: point, sfx: [] });
      expect(game.last('rolled').won).toBe(true);
      game.forgetDice();
    });
  });
});

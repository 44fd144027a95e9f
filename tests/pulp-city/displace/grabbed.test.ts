import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { touching } from '../../../src/systems/pulp-city/board/distance.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';
import { structure } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { R30 } from '../move/walker.ts';

const GRAB = 'AP 1 Grab* (CCM, F vs G, Grab & Throw) SFX: none';
const HURL = 'AP 1 Hurl* (THR 8, F vs I, Damage 1) SFX: none';

/** Brute grabs Thug, who stands beside it, and hurls it at Foe, 6 inches away, hit or miss. */
function hurled(edition: Edition, hit: boolean, object: boolean, baseMm = 30): Play {
  const game = scene({
    edition,
    a: { Brute: { card: { F: 9, actions: [GRAB, HURL] }, at: [6, 12] } },
    b: {
      Thug: { card: { G: 1, baseMm }, at: [6 + R30 + baseMm / 50.8, 12], health: 3 },
      Foe: { card: { I: hit ? 1 : 9 }, at: [6, 18] },
    },
    dice: [5, 1, ...(hit ? [5, 1] : [1, 6])],
  });
  game.activate('Brute').attack('Brute', 'Grab', 'Thug');
  if (!game.asked().includes('act') || game.question('act').occasion !== 'grabThrow')
    return game.forgetDice();
  return game.attack('Brute', 'Hurl', 'Foe', object ? { object: 'Thug' } : {});
}

const tower = structure('tower', { at: [12, 12], size: [4, 4], height: 9 });

describe('Grab & Throw', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-FX-13] puts the thrown model in Base to Base with the target, hit or miss', () => {
      for (const hit of [true, false]) {
        const game = hurled(edition, hit, false);
        const w = worldOf(game.game);
        expect(touching(w, game.names.model('Thug'), game.names.model('Foe'))).toBe(true);
      }
    });

    test('[PC-FX-13] takes a base of 40 mm or less', () => {
      expect(hurled(edition, true, false, 50).events('placed')).toEqual([]);
    });
  });

  test('[PC-FX-14@2013] does the thrown model no Damage by itself', () => {
    expect(hurled('2013', true, false).model('Thug').health).toBe(3);
  });

  test('[PC-FX-14@2017] does the thrown model 1 Damage, once', () => {
    expect(
      [hurled('2017', true, false), hurled('2017', true, true)].map((game) => game.model('Thug').health),
    ).toEqual([2, 2]);
  });
});

describe('on a wall', () => {
  test('[PC-MOVE-18] a model that is Stunned there Falls straight down after the Action', () => {
    const jolt = 'AP 1 Jolt* (PRJ 8, H vs I, Stun) SFX: none';
    const crawler = {
      card: { movement: 'Wall Crawling' as const, I: 1, G: 1 },
      at: [12, 10 - R30] as const,
      z: 7,
      wall: 'tower',
    };
    const shot = (edition: Edition, dice: readonly number[]) =>
      scene({
        edition,
        a: { Gun: { card: { H: 9, actions: [jolt] }, at: [12, 5] } },
        b: { Bug: crawler, Foe: { at: [22, 22] } },
        pieces: [tower],
        dice,
      })
        .activate('Gun')
        .attack('Gun', 'Jolt', 'Bug');
    const game = shot('2017', [5, 1, 1]);
    expect([game.model('Bug').health, game.at('Bug').z, game.model('Bug').wall]).toEqual([4, 0, null]);
    const rolled = shot('2013', [5, 1, 1, 1, 1, 1, 6]);
    expect(rolled.question('environmentDefence')).toMatchObject({ name: 'fall', dice: 3 });
    rolled.answer('environmentDefence', { trait: 'G', powerUp: 0 });
  });
});

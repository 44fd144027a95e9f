/** Slides, Falls and collapses that meet something else. */
import { expect, test } from 'vitest';
import { markerPiece } from '../../../src/systems/pulp-city/model/marker-piece.ts';
import { duel } from '../../support/duel.ts';
import { citizensAt } from '../../support/citizens.ts';
import { object, structure, um } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { danger, R30, rift } from '../move/walker.ts';
import { inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';
import { bar } from './kit.ts';

/** Every model at risk defends with the first Trait it may, and Objects are put down where it is suggested. */
function goOn(game: Play): Play {
  for (;;) {
    const [open] = game.pending();
    if (open?.kind === 'environmentDefence')
      game.answer('environmentDefence', { trait: open.traits[0] ?? 'G', powerUp: 0 });
    else if (open?.kind === 'placeObject')
      game.answer('placeObject', { x: open.at.x, y: open.at.y, turn: 0 });
    else return game;
  }
}

inEditions(['2013', '2017'], (edition) => {
  test('[PC-STRUCT-10] [PC-STRUCT-11] [PC-TYPE-21] a Throw brings a house down on one on it and one in it', () => {
    const hurl = 'AP 1 Hurl (THR 8, F vs G, Damage 3) SFX: none';
    const game = scene({
      edition,
      a: { Brute: { card: { F: 9, actions: [hurl] }, at: [12, 4] } },
      b: {
        On: { at: [13.5, 13], z: 6, card: { G: 1, I: 1 } },
        In: { at: [10.5, 11], inside: 'hall', card: { G: 1, I: 1 } },
      },
      pieces: [
        structure('hall', { at: [12, 12], size: [6, 4], height: 6, enclosed: true, health: 2 }),
        object('crate', { at: [12, 4 - R30 - 0.5], rank: 2 }),
      ],
      dice:
        edition === '2013' ? [5, /* fall 6: 3 dice */ 5, 1, 1, 1, /* crash 6 → 3 dice */ 5, 1, 1, 1] : [5],
    });
    game.activate('Brute').attack('Brute', 'Hurl', 'hall', { object: 'crate' });
    goOn(game);
    expect(game.piece('hall')).toBeUndefined();
    expect(game.piece('crate')?.health).toBe(1);
    expect([game.at('On').z, game.model('On').stunned, game.model('On').health]).toEqual([
      0,
      true,
      edition === '2013' ? 6 : 4,
    ]);
    expect([game.model('In').inside, game.model('In').stunned, game.model('In').health]).toEqual([
      null,
      true,
      edition === '2013' ? 6 : 4,
    ]);
  });

  test('[PC-FX-04@2013] [PC-CITIZEN-02] [PC-CITIZEN-14] a Blast over a Citizen: a 6 saves it in 2013, nothing of it is for Citizens in 2017', () => {
    const game = duel(edition, {
      ace: { card: { H: 9, actions: ['AP 1 Bomb (PRJ 10, H vs I, Damage 1 and Blast 2) SFX: none'] } },
      foe: { at: [18, 12] },
      dice: edition === '2013' ? [3, 1, /* citizen */ 5, 6] : [3, 1],
      ...citizensAt([[18, 13.6]]),
    });
    game.activate('Ace').attack('Ace', 'Bomb', 'Foe');
    expect(game.model('citizen1')).toMatchObject({ status: 'table', health: 1 });
    expect(game.events('rolled')).toHaveLength(edition === '2013' ? 2 : 1);
  });

  test('[PC-FX-10] [PC-CITIZEN-14] a Blast that knocks back drives a Citizen from its centre', () => {
    const game = duel(edition, {
      ace: { card: { H: 9, actions: ['AP 1 Bomb (PRJ 10, H vs I, Knockback 2 and Blast 2) SFX: none'] } },
      foe: { at: [18, 12] },
      dice: edition === '2013' ? [3, 1, /* citizen */ 5, 5] : [3, 1, 1],
      ...citizensAt([[18, 13.6]]),
    });
    game.activate('Ace').attack('Ace', 'Bomb', 'Foe');
    expect(game.at('citizen1')).toMatchObject({ x: 18, y: 15.6 });
    expect(game.at('Foe').x).toBeCloseTo(20, 2);
  });

  test('[PC-FX-08] [PC-CITIZEN-01] a Citizen stops whoever slides into it in 2013, as a Marker nobody in 2017', () => {
    const game = duel(edition, {
      ace: { card: { F: 9, actions: [bar('CCM', 'Knockback 5')] } },
      dice: [3, 1],
      ...citizensAt([[16, 12]]),
    });
    game.activate('Ace').attack('Ace', 'Blow', 'Foe');
    expect(game.at('Foe').x).toBeCloseTo(edition === '2013' ? 16 - 2 * R30 : 12 + 2 * R30 + 5, 2);
  });

  test('[PC-DANGER-03@2013] [PC-DANGER-03@2017] [PC-MOVE-32] pushed until it touches the rim it is struck, a hair short of it not', () => {
    const push = (gap: number) => {
      const game = duel(edition, {
        ace: { card: { F: 9, actions: [bar('CCM', 'Knockback 3')] } },
        pieces: [danger('lava', [12 + 2 * R30 + 3 + R30 + gap + 1, 12], [2, 4])],
        dice: [5, 1, ...(edition === '2013' && gap === 0 ? [5, 5, 1] : [])],
      });
      game.activate('Ace').attack('Ace', 'Blow', 'Foe');
      return goOn(game).model('Foe').health;
    };
    expect([push(0), push(0.05)]).toEqual([5, 6]);
  });

  test('[PC-AREA-04] [PC-TYPE-07] pushed at a rift that it touches it is not moved, so there is nothing to answer', () => {
    const back = bar('RCT/DSP', 'Damage 1', 'none', 'Back');
    const game = duel(edition, {
      ace: { card: { F: 9, actions: [bar('CCM', 'Knockback 3')] } },
      foe: { card: { actions: [back] } },
      pieces: [rift('rift', [12 + 3 * R30 + 1, 12], [2, 4])],
      dice: [5, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow', 'Foe', { quiet: false });
    expect(game.at('Foe').x).toBeCloseTo(12 + 2 * R30, 3);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-DANGER-03@2013] [PC-DANGER-03@2017] a slide along the rim that it touches already is no new contact', () => {
    // Foe touches the lava to its north.
    const game = duel(edition, {
      ace: { card: { F: 9, actions: [bar('CCM', 'Knockback 3')] } },
      pieces: [danger('lava', [14, 12 + R30 + 1], [8, 2])],
      dice: [5, 1],
    });
    game.activate('Ace');
    const before = game.model('Foe').health;
    game.attack('Ace', 'Blow', 'Foe');
    goOn(game);
    expect(game.model('Foe').health).toBe(before);
  });

  test('[PC-FALL-10] [PC-OBJ-09] an Object knocked away from under a model lets it Fall', () => {
    const game = duel(edition, {
      ace: { card: { F: 9, actions: [bar('PRJ 8', 'Knockback 3')] } },
      foe: { at: [16, 12], z: 4, card: { G: 1, I: 1 } },
      pieces: [object('tank', { at: [16, 12], rank: 3, size: 2, height: 4 })],
      dice: edition === '2017' ? [5] : [5, /* fall 4 */ 5, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow', 'tank');
    goOn(game);
    expect([game.at('Foe').z, game.model('Foe').stunned, game.model('Foe').health]).toEqual([
      0,
      true,
      edition === '2017' ? 5 : 6,
    ]);
  });

  test('[PC-FALL-10] [PC-TYPE-21] so does one thrown at the model that stands on it', () => {
    const game = duel(edition, {
      ace: { card: { F: 9, actions: [bar('THR 8', 'Damage 1')] }, at: [12, 12] },
      foe: { at: [12 + R30 + 1, 12], z: 3, card: { G: 1, I: 1 } },
      pieces: [object('tank', { at: [12 + R30 + 1, 12], rank: 3, size: 2, height: 3 })],
      dice: edition === '2017' ? [5, 1, 1] : [5, 1, 1, /* fall 3: 2 dice */ 5, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow', 'Foe', { object: 'tank' });
    goOn(game);
    expect(game.at('Foe').z).toBe(0);
    expect(game.piece('tank')?.health).toBe(2);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-OBJ-09] [PC-TYPE-21] a Marker that lies on an Object comes down when that is thrown or destroyed', () => {
    const at = [12 - R30 - 0.7, 12] as const;
    const crate = (health: number) => object('crate', { at, size: 1.4 }, { health });
    const loot = markerPiece(
      'loot',
      { kind: 'treasure', carriedFrom: 1 },
      { x: um(at[0]), y: um(at[1]), z: um(1) },
    );
    const after = (type: string, health: number, face: number) => {
      const game = duel(edition, {
        ace: { card: { F: 8, actions: [bar(type, 'Damage 1')] } },
        gap: 4,
        pieces: [crate(health), loot],
        dice: type === 'CCM' ? [face] : [face, 6],
      }).activate('Ace');
      if (type === 'CCM') game.attack('Ace', 'Blow', 'crate');
      else game.attack('Ace', 'Blow', 'Foe', { object: 'crate' });
      return goOn(game).piece('loot')?.bottom;
    };
    expect([after('THR 6', 2, 1), after('THR 6', 1, 1), after('CCM', 1, 6)]).toEqual([0, 0, 0]);
    expect(after('CCM', 2, 6)).toBe(um(1));
  });

  test('[PC-FALL-10] [PC-BONUS-11] so does one that is smashed with', () => {
    const game = duel(edition, {
      ace: { card: { F: 9, actions: ['AP 1 Smash (CCM, F vs G, Damage 1) SFX: none'] } },
      b: { Up: { at: [11.3, 12 - R30 - 1], z: 3, card: { G: 1, I: 1 } } },
      pieces: [object('tank', { at: [12, 12 - R30 - 1], rank: 3, size: 2, height: 3 })],
      dice: edition === '2017' ? [5, 4, 1] : [5, 4, 1, /* fall 3 */ 5, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Smash', 'Foe', { smash: 'tank' });
    goOn(game);
    expect(game.at('Up').z).toBe(0);
    expect(game.piece('tank')?.health).toBe(2);
    expect([game.model('Up').stunned, game.model('Up').health]).toEqual([true, edition === '2017' ? 5 : 6]);
  });

  test('[PC-FX-06] [PC-FX-10] a Blast that catches its user drives it from the centre', () => {
    const game = duel(edition, {
      ace: {
        card: { H: 9, I: 1, actions: ['AP 1 Bomb (PRJ 10, H vs I, Knockback 2 and Blast 2) SFX: none'] },
      },
      dice: [5, 1, 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Bomb', 'Foe');
    expect(game.at('Ace').x).toBeCloseTo(10, 2);
  });

  test('[PC-STRUCT-10] a wall crawler comes down unhurt with the wall it clings to', () => {
    const game = scene({
      edition,
      a: { Digger: { card: { F: 9, actions: [bar('CCM', 'Damage 3')] }, at: [12, 10 - R30] } },
      b: {
        Spider: {
          at: [10 - R30, 12],
          z: 4,
          wall: 'tower',
          stunned: false,
          card: { movement: 'Wall Crawling', G: 1, I: 1 },
        },
        Two: { at: [20, 20] },
      },
      pieces: [structure('tower', { at: [12, 12], size: [4, 4], height: 9, health: 1 })],
      dice: [5],
    });
    game.activate('Digger').attack('Digger', 'Blow', 'tower');
    goOn(game);
    expect([game.at('Spider').z, game.model('Spider').stunned, game.model('Spider').health]).toEqual([
      0,
      false,
      6,
    ]);
  });

  test('[PC-STRUCT-10] [PC-CITIZEN-02] a Citizen comes down with the roof it stands on', () => {
    const game = scene({
      edition,
      a: { Digger: { card: { F: 9, actions: [bar('PRJ 12', 'Damage 3')] }, at: [12, 4] } },
      b: { Foe: { at: [22, 22] } },
      pieces: [structure('hall', { at: [12, 12], size: [6, 4], height: 6, enclosed: true, health: 1 })],
      dice: edition === '2017' ? [5] : [5, 6, 6, 1, 6],
      ...citizensAt([], (state) => {
        citizensAt([[12, 12]]).tweak!(state);
        state.models['citizen1']!.z = um(6);
      }),
    });
    game.activate('Digger').attack('Digger', 'Blow', 'hall');
    goOn(game);
    expect([game.model('citizen1').status, game.at('citizen1').z]).toEqual(['table', 0]);
  });

  test('[PC-FX-11@2013] [PC-MOVE-32] pulled towards one on a roof, it stops at the wall', () => {
    const game = duel(edition, {
      ace: { at: [10.5, 12], z: 4, card: { F: 9, actions: [bar('IND 12', 'Pull 6')] } },
      foe: { at: [16, 12] },
      pieces: [structure('hut', { at: [10, 12], size: [4, 4], height: 4 })],
      dice: [5, 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow', 'Foe');
    expect(game.at('Foe').x).toBeCloseTo(12 + R30, 2);
  });
});

import { describe, expect, test } from 'vitest';
import { beside, diceRolled, duel, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const IN = 25_400;
const ACE = [12, 12] as const;
/** An Object an inch across that touches Ace from the south. */
const car = (rank: 1 | 2 | 3, overrides: object = {}) =>
  object('car', { at: beside(ACE, { mm: 25.4, side: 'south' }), rank, size: 1 }, overrides);

interface Smash {
  readonly name?: string;
  readonly rank?: 1 | 2 | 3;
  readonly strength?: number;
  readonly dice: readonly number[];
}

const prepare = (edition: Edition, { name = 'Power Smash', rank = 2, strength = 6, dice }: Smash) =>
  duel(edition, {
    ace: { card: { F: strength, actions: [`AP 1 ${name} (CCM, F vs G, Damage 1) SFX: none`] } },
    pieces: [car(rank)],
    dice,
  }).activate('Ace');

/** Micrometres between the edges of the round car and a 30 mm base. */
function gapTo(game: Play, name: string): number {
  const footprint = game.piece('car')?.footprint;
  if (footprint?.kind !== 'disc') throw new Error('the car is no disc');
  const { x, y } = game.model(name);
  return Math.sqrt((footprint.x - x) ** 2 + (footprint.y - y) ** 2) - footprint.r - 15_000;
}

inEditions(['2013', '2017'], (edition) => {
  const TITLE = 'Smash It Up 1';

  test('[PC-BONUS-11@2013, PC-BONUS-11@2017] in Base to Base with a Rank 2 Object and the Enemy: one die, and the Object between the two with 1 Health less', () => {
    const game = prepare(edition, { dice: [5, 1, 1] });
    game.attack('Ace', 'Power Smash', 'Foe', { smash: 'car' });
    expect([diceRolled(game), reasons(game)]).toEqual([[2, 1], [TITLE]]);
    expect(game.model('Foe').health).toBe(5);
    expect(game.piece('car')?.health).toBe(1);
    for (const name of ['Ace', 'Foe']) expect(Math.abs(gapTo(game, name))).toBeLessThan(0.05 * IN);
  });

  test('[PC-BONUS-11@2013, PC-BONUS-11@2017] hit or miss makes no difference to the Object', () => {
    const game = prepare(edition, { strength: 5, dice: [1, 1, 6] });
    game.attack('Ace', 'Power Smash', 'Foe', { smash: 'car' });
    expect(game.last('rolled').won).toBe(false);
    expect(game.piece('car')?.health).toBe(1);
  });

  test('[PC-BONUS-11@2013, PC-BONUS-11@2017] [PC-ROLL-14] it is worn and lies at the Defender though a Reaction has KO’ed the Attacker', () => {
    const zap = 'AP 0 Zap (RCT/DMG, H vs I, Damage 1) SFX: none';
    const game = duel(edition, {
      ace: {
        health: 1,
        card: { F: 6, actions: ['AP 1 Power Smash (CCM, F vs G, Damage 1) SFX: none'] },
      },
      a: { Pal: { at: [3, 3] } },
      foe: { card: { actions: [zap] } },
      pieces: [car(2)],
      dice: [3, 3, 1, /* Zap */ 3, 1],
    }).activate('Ace');
    game.attack('Ace', 'Power Smash', 'Foe', { quiet: false, smash: 'car' });
    game.react('Foe', 'Zap', 'Ace');
    expect([game.model('Ace').status, game.piece('car')?.health]).toEqual(['ko', 1]);
    expect(Math.abs(gapTo(game, 'Foe'))).toBeLessThan(0.05 * IN);
  });

  test('[PC-BONUS-11@2013, PC-BONUS-11@2017] a Rank 1 Object is destroyed by it, and not placed', () => {
    const game = prepare(edition, { rank: 1, dice: [1, 1, 6] });
    game.attack('Ace', 'Power Smash', 'Foe', { smash: 'car' });
    expect(game.piece('car')).toBeUndefined();
    expect(game.events('pieceMoved')).toEqual([]);
  });

  test('[PC-BONUS-11@2013, PC-BONUS-11@2017] it is optional, declared with the other dice of the Attacker', () => {
    const game = prepare(edition, { dice: [1, 6] });
    game.attack('Ace', 'Power Smash', 'Foe', { quiet: false });
    expect(game.question('attackDice')).toMatchObject({ objects: ['car'], max: 0 });
    expect(game.refused((it) => it.answer('attackDice', { powerUp: 0, object: 'b1', powers: [] }))).toBe(
      'answer.notOffered',
    );
    game.answer('attackDice', { powerUp: 0, object: null, powers: [] });
    expect(reasons(game)).toEqual([]);
    expect(game.piece('car')).toMatchObject({ health: 2, footprint: car(2).footprint });
  });

  test.each(['Smash', 'Power Smash', 'Takedown', 'Power Takedown'])(
    '[PC-BONUS-11@2013, PC-BONUS-11@2017] %s is one of the four names',
    (name) => {
      const game = prepare(edition, { name, dice: [1, 1, 6] });
      game.attack('Ace', name, 'Foe', { smash: 'car' });
      expect(reasons(game)).toEqual([TITLE]);
    },
  );

  test.each(['Strike', 'Shield Smash', 'Grimm Smash'])(
    '[PC-BONUS-11@2013, PC-BONUS-11@2017] %s is not',
    (name) => {
      const game = prepare(edition, { name, dice: [1, 6] });
      game.attack('Ace', name, 'Foe', { quiet: false });
      expect([diceRolled(game), reasons(game)]).toEqual([[1, 1], []]);
    },
  );

  test('[PC-BONUS-11@2013, PC-BONUS-11@2017] a Power may say so for another Action', () => {
    const wrecker = {
      name: 'Wrecker',
      clauses: [{ grant: 'bonus', of: 'Smash It Up', when: { contact: true } }] as const,
    };
    const game = duel(edition, {
      ace: { card: { F: 6, powers: [wrecker] } },
      pieces: [car(2)],
      dice: [1, 1, 6],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { smash: 'car' });
    expect(reasons(game)).toEqual([TITLE]);
  });

  test('[PC-BONUS-11@2013, PC-BONUS-11@2017] an Object too heavy for its Strength is not offered', () => {
    const game = prepare(edition, { rank: 3, strength: 6, dice: [1, 6] });
    game.attack('Ace', 'Power Smash', 'Foe', { quiet: false });
    expect(reasons(game)).toEqual([]);
  });

  test('[PC-BONUS-11@2013, PC-BONUS-11@2017] one touched on the way in this Activation will do, though it is 3 inches off now', () => {
    const game = duel(edition, {
      ace: { at: [8, 12], card: { F: 6, actions: ['AP 1 Smash (CCM, F vs G, Damage 1) SFX: none'] } },
      foe: { at: [12.5, 12] },
      pieces: [object('car', { at: beside([8, 12], { mm: 25.4, side: 'south' }), rank: 2, size: 1 })],
      dice: [1, 1, 1, 6],
    });
    game.activate('Ace').move('Ace', beside([12.5, 12], { side: 'west' }));
    expect(gapTo(game, 'Ace')).toBeGreaterThan(2 * IN);
    game.attack('Ace', 'Smash', 'Foe', { smash: 'car' });
    expect(reasons(game)).toEqual(['Momentum 1', TITLE]);
    expect(game.piece('car')?.health).toBe(1);
    for (const name of ['Ace', 'Foe']) expect(Math.abs(gapTo(game, name))).toBeLessThan(0.05 * IN);
  });

  test('[PC-BONUS-11@2013, PC-BONUS-11@2017] touched in an earlier Activation it will not do', () => {
    const game = duel(edition, {
      ace: { at: [8, 12], card: { F: 6, actions: ['AP 1 Smash (CCM, F vs G, Damage 1) SFX: none'] } },
      foe: { at: [12.5, 12] },
      pieces: [object('car', { at: beside([8, 12], { mm: 25.4, side: 'south' }), rank: 2, size: 1 })],
      dice: [1, 6],
    });
    game
      .activate('Ace')
      .move('Ace', beside([12.5, 12], { side: 'west' }))
      .endActivation();
    game.activate('Foe').move('Foe').endActivation();
    game.activate('Ace').attack('Ace', 'Smash', 'Foe', { quiet: false });
    expect(reasons(game)).toEqual([]);
  });

  test('[PC-BONUS-11@2013, PC-BONUS-11@2017] only with an Action used in Base to Base', () => {
    const game = duel(edition, {
      ace: { card: { F: 6, actions: ['AP 1 Smash (IND 6, F vs G, Damage 1) SFX: none'] } },
      gap: 2,
      pieces: [car(2)],
      dice: [1, 6],
    });
    game.activate('Ace').attack('Ace', 'Smash', 'Foe', { quiet: false });
    expect(reasons(game)).toEqual([]);
  });
});

describe('its die', () => {
  test('[PC-BONUS-11@2013] an Object is not smashed into itself, another one into it may be', () => {
    const bin = object('bin', { at: beside(ACE, { mm: 25.4, side: 'west' }), rank: 1, size: 1 });
    const game = duel('2013', {
      ace: { card: { F: 6, actions: ['AP 1 Smash (CCM, F vs G, Damage 1) SFX: none'] } },
      foe: { at: [20, 20] },
      pieces: [car(2), bin],
      dice: [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Smash', 'car', { quiet: false });
    expect(game.question('attackDice').objects).toEqual(['bin']);
    game.answer('attackDice', { powerUp: 0, object: 'bin', powers: [] });
    expect(reasons(game)).toEqual(['Smash It Up 1']);
    expect(game.piece('car')?.health).toBe(1);
  });

  test('[PC-BONUS-01@2017, PC-BONUS-11@2017] there is none against an Object, which is rolled against as a number', () => {
    const bin = object('bin', { at: beside(ACE, { mm: 25.4, side: 'west' }), rank: 1, size: 1 });
    const game = duel('2017', {
      ace: { card: { F: 6, actions: ['AP 1 Smash (CCM, F vs G, Damage 1) SFX: none'] } },
      foe: { at: [20, 20] },
      pieces: [car(2), bin],
      dice: [1],
    });
    game.activate('Ace').attack('Ace', 'Smash', 'car', { quiet: false });
    expect([game.asked(), reasons(game)]).toEqual([['act'], []]);
  });

  test('[PC-BONUS-11@2017] is one, whatever the number of Objects at hand', () => {
    const second = object('bin', { at: beside(ACE, { mm: 25.4, side: 'west' }), rank: 1, size: 1 });
    const game = duel('2017', {
      ace: { card: { F: 6, actions: ['AP 1 Smash (CCM, F vs G, Damage 1) SFX: none'] } },
      pieces: [car(2), second],
      dice: [1, 1, 6],
    });
    game.activate('Ace').attack('Ace', 'Smash', 'Foe', { smash: 'bin' });
    expect(diceRolled(game)).toEqual([2, 1]);
    expect(game.piece('bin')).toBeUndefined();
    expect(game.piece('car')?.health).toBe(2);
  });
});

import { describe, expect, test } from 'vitest';
import { beside, diceRolled, duel, reasons, STRIKE } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

const FOE = [12, 12] as const;
const AT_FOE = beside(FOE, { side: 'west' });
const MOMENTUM = ['Momentum 1'];

const charge = (edition: Edition, spec: NonNullable<Parameters<typeof duel>[1]>) =>
  duel(edition, { ...spec, ace: { at: [8, 12], ...spec.ace }, foe: { at: FOE, ...spec.foe } });

inEditions(['2013', '2017'], (edition) => {
  test('[PC-BONUS-08@2013, PC-BONUS-08@2017] begun clear of Enemies, moved into Base to Base: 2 dice', () => {
    const game = charge(edition, { dice: [1, 1, 1] });
    game.activate('Ace').move('Ace', AT_FOE).attack('Ace', 'Strike', 'Foe');
    expect([diceRolled(game), reasons(game)]).toEqual([[2, 1], MOMENTUM]);
  });

  test('[PC-BONUS-08@2013, PC-BONUS-08@2017] begun in Base to Base with an Enemy: none, whomever it moves to', () => {
    const game = duel(edition, { ace: { card: { move: 9 } }, b: { Two: { at: [16, 12] } }, dice: [1, 1] });
    game.activate('Ace').move('Ace', [12, 14], [15, 14], beside([16, 12], { side: 'north' }));
    game.attack('Ace', 'Strike', 'Two');
    expect(reasons(game)).toEqual([]);
  });

  test('[PC-BONUS-08@2013, PC-BONUS-08@2017] any Action Type qualifies, but only against a model in Base to Base', () => {
    const shot = charge(edition, { dice: [1, 1, 1] });
    shot.activate('Ace').move('Ace', AT_FOE).attack('Ace', 'Shot', 'Foe');
    expect(reasons(shot)).toEqual(MOMENTUM);
    const afar = charge(edition, { dice: [1, 1] });
    afar.activate('Ace').move('Ace', [10, 12]).attack('Ace', 'Shot', 'Foe');
    expect(reasons(afar)).toEqual([]);
  });

  test('[PC-BONUS-08@2013, PC-BONUS-08@2017] a Pulse after the move: one die against the Enemy in contact, none against the other', () => {
    const game = charge(edition, {
      ace: { card: { actions: ['AP 1 Wave (PLS 4, H vs I, Damage 1) SFX: none'] } },
      b: { Two: { at: [10, 15] } },
      dice: [1, 1, 1, /* Two */ 1, 1],
    });
    game.activate('Ace').move('Ace', AT_FOE).attack('Ace', 'Wave', ['Foe', 'Two']);
    expect(game.events('rolled').map(({ attack }) => attack.faces.length)).toEqual([2, 1]);
  });

  test('[PC-BONUS-08@2013, PC-BONUS-08@2017] a friend that is charged gives it too', () => {
    const game = charge(edition, {
      a: { Pal: { at: [8, 15] } },
      dice: [1, 1, 1],
    });
    game
      .activate('Ace')
      .move('Ace', beside([8, 15], { side: 'south' }))
      .attack('Ace', 'Strike', 'Pal');
    expect(reasons(game)).toEqual(MOMENTUM);
  });

  test('[PC-BONUS-08@2013, PC-BONUS-08@2017] begun in Base to Base with a friend alone it is there', () => {
    const game = charge(edition, { a: { Pal: { at: beside([8, 12], { side: 'west' }) } }, dice: [1, 1, 1] });
    game.activate('Ace').move('Ace', AT_FOE).attack('Ace', 'Strike', 'Foe');
    expect(reasons(game)).toEqual(MOMENTUM);
  });

  test('[PC-BONUS-08@2013, PC-BONUS-08@2017] a Displacement into contact is no Movement Action', () => {
    const game = charge(edition, {
      ace: { card: { actions: ['AP 1 Dash* (IST, I vs T#6, Self/Shift 4) SFX: none', STRIKE] } },
      dice: [5, /* Strike */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Dash');
    game.answer('shift', { x: game.model('Foe').x, y: game.model('Foe').y });
    expect(game.at('Ace').x).toBeCloseTo(AT_FOE[0], 2);
    game.attack('Ace', 'Strike', 'Foe');
    expect(reasons(game)).toEqual([]);
  });

  test('[PC-BONUS-08@2013, PC-BONUS-08@2017] the Defender has none, though it moved there before', () => {
    const game = charge(edition, {
      foe: { card: { actions: [STRIKE] } },
      dice: [1, 1, 1, /* Foe strikes back */ 1, 1],
    });
    game.activate('Ace').move('Ace', AT_FOE).attack('Ace', 'Strike', 'Foe');
    if (game.asked().includes('act')) game.endActivation();
    game.activate('Foe').attack('Foe', 'Strike', 'Ace');
    expect([reasons(game), reasons(game, 'defence')]).toEqual([[], []]);
  });

  test('[PC-BONUS-09] a Bounding model that charges has 2 dice more', () => {
    const game = charge(edition, { ace: { card: { movement: 'Bounding' } }, dice: [1, 1, 1, 1] });
    game.activate('Ace').move('Ace', AT_FOE).attack('Ace', 'Strike', 'Foe');
    expect([diceRolled(game), reasons(game)]).toEqual([[3, 1], ['Momentum 2']]);
  });

  test('[PC-BONUS-09] Stunned, or by choice with Sprint, a Bounding model has 1 die', () => {
    const move = (ace: object, options: object) => {
      const game = charge(edition, { ace: { card: { movement: 'Bounding' }, ...ace }, dice: [1, 1, 1] });
      game.activate('Ace').move('Ace', AT_FOE, { as: 'Sprint', ...options });
      game.attack('Ace', 'Strike', 'Foe');
      return reasons(game);
    };
    expect(move({ stunned: true }, {})).toEqual(MOMENTUM);
    expect(move({}, {})).toEqual(MOMENTUM);
  });

  test('[PC-BONUS-09] only the first Combat Action after the move: not the Combinable that follows', () => {
    const jab = 'AP 1 Jab* (CCM, F vs G, Damage 1) SFX: none';
    const game = charge(edition, {
      ace: { card: { actions: [jab, STRIKE] } },
      dice: [1, 1, 1, /* Strike */ 1, 1],
    });
    game.activate('Ace').move('Ace', AT_FOE).attack('Ace', 'Jab', 'Foe').attack('Ace', 'Strike', 'Foe');
    expect(game.events('rolled').map(({ attack }) => attack.faces.length)).toEqual([2, 1]);
  });

  test('[PC-BONUS-09] nor a Follow Up', () => {
    const game = charge(edition, {
      ace: { card: { actions: ['AP 1 Flurry (CCM, F vs G, Damage 1) SFX: Follow Up', STRIKE] } },
      dice: [6, 1, 1, /* Follow Up */ 1, 1],
    });
    game
      .activate('Ace')
      .move('Ace', AT_FOE)
      .attack('Ace', 'Flurry', 'Foe', { sfx: [0] });
    expect(game.question('act').occasion).toBe('followUp');
    game.attack('Ace', 'Strike', 'Foe');
    expect(game.events('rolled').map(({ attack }) => attack.faces.length)).toEqual([2, 1]);
  });

  test('[PC-BONUS-09] each Minion that moved has it with the Action they all use', () => {
    const game = duel(edition, {
      ace: { at: [3, 3] },
      foe: { at: FOE },
      a: {
        Mob: {
          at: [
            [8, 12],
            [12, 8],
          ],
          card: { kind: 'minion', actions: ['Activation Bash (CCM, F vs G, Damage 1) SFX: none'] },
        },
      },
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    game.activate('Ace', { minions: 'Mob' });
    game.move('Mob 1', AT_FOE).move('Mob 2', beside(FOE, { side: 'south' }));
    game.attack('Mob 1', 'Bash', 'Foe').attack('Mob 2', 'Bash', 'Foe');
    expect(game.events('rolled').map(({ momentum }) => momentum)).toEqual([true, true]);
  });

  test('[PC-BONUS-09] a Combat Action at somebody else takes it as well', () => {
    const jab = 'AP 1 Jab* (PRJ 8, H vs I, Damage 1) SFX: none';
    const game = charge(edition, {
      ace: { card: { actions: [jab, STRIKE] } },
      b: { Two: { at: [10, 16] } },
      dice: [1, 1, /* Strike */ 1, 1],
    });
    game.activate('Ace').move('Ace', AT_FOE).attack('Ace', 'Jab', 'Two').attack('Ace', 'Strike', 'Foe');
    expect(reasons(game)).toEqual([]);
  });
});

describe('Overrun', () => {
  const RUSH = 'AP 1 Rush* (OVR 5, F vs G, Damage 1) SFX: none';

  test('[PC-BONUS-09] 2017: an Overrun begun clear of Enemies has Momentum, 2 dice with Bounding', () => {
    const rush = (movement: 'Sprint' | 'Bounding', dice: readonly number[]) => {
      const game = charge('2017', { ace: { card: { movement, actions: [RUSH] } }, dice });
      game.activate('Ace').attack('Ace', 'Rush', [], { toward: [20, 12] });
      return reasons(game);
    };
    expect(rush('Sprint', [1, 1, 1])).toEqual(MOMENTUM);
    expect(rush('Bounding', [1, 1, 1, 1])).toEqual(['Momentum 2']);
  });

  test.each(['2013', '2017'] as const)(
    '[PC-BONUS-08@2013, PC-BONUS-08@2017] its placement is no Movement Action: %s',
    (edition) => {
      const game = charge(edition, {
        ace: { at: [8, 12], card: { actions: [RUSH, STRIKE] } },
        foe: { at: [8, 15] },
        b: { Two: { at: [14.186, 12] } },
        dice: [1, 1],
      });
      game.activate('Ace').attack('Ace', 'Rush', [], { toward: [20, 12] });
      expect(game.at('Ace').x).toBeCloseTo(13, 2);
      game.attack('Ace', 'Strike', 'Two');
      expect(reasons(game)).toEqual([]);
    },
  );
});

describe('a roll against a number between move and attack', () => {
  const focused = (edition: Edition, dice: readonly number[]) => {
    const game = charge(edition, {
      ace: { card: { actions: ['AP 1 Focus* (IST, J vs T#6, Self/Attack 1) SFX: none', STRIKE] } },
      dice: [5, ...dice],
    });
    game.activate('Ace').move('Ace', AT_FOE).attack('Ace', 'Focus').attack('Ace', 'Strike', 'Foe');
    return reasons(game);
  };

  test('[PC-BONUS-09] 2013: it was the first Combat Action', () => {
    expect(focused('2013', [1, 1, 1])).toEqual(['Attack 1']);
  });

  test('[PC-BONUS-09] 2017: a Dynamic Action is none, the Strike is the first', () => {
    expect(focused('2017', [1, 1, 1, 1])).toEqual(['Attack 1', 'Momentum 1']);
  });
});

describe('which move counts', () => {
  test('[PC-BONUS-08@2013] the Movement Action must come first: none for an attack before it', () => {
    const game = duel('2013', { dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe').move('Ace', [10, 12]);
    expect(reasons(game)).toEqual([]);
  });

  /** Ace moves an inch and shoots; Foe Shifts itself into contact before the roll. */
  const comeCloser = (edition: Edition, dice: readonly number[]) => {
    const game = charge(edition, {
      foe: { card: { actions: ['AP 1 Close (RCT/TGT, I vs T#6, Self/Shift 4) SFX: none'] } },
      dice: [6, ...dice],
    });
    game.activate('Ace').move('Ace', [9, 12]).attack('Ace', 'Shot', 'Foe', { quiet: false });
    game.react('Foe', 'Close').answer('shift', { x: game.model('Ace').x, y: game.model('Ace').y });
    expect(game.at('Foe').x).toBeCloseTo(beside([9, 12])[0], 2);
    return reasons(game);
  };

  test('[PC-BONUS-08@2013] clear at the start, any move before will do, even if the Enemy comes into contact himself', () => {
    expect(comeCloser('2013', [1, 1, 1])).toEqual(MOMENTUM);
  });

  test('[PC-BONUS-08@2017] an Enemy that comes into contact himself was not reached by the move', () => {
    expect(comeCloser('2017', [1, 1])).toEqual([]);
  });

  test('[PC-BONUS-08@2017] it must be the move that brought the two together', () => {
    const game = duel('2017', {
      ace: {
        at: [8, 12],
        card: { actions: ['AP 1 Lasso* (IND 6, H vs I, Pull 4) SFX: none', STRIKE] },
      },
      foe: { at: [12, 12] },
      dice: [6, 1, /* Strike */ 1, 1],
    });
    game.activate('Ace').move('Ace', [9, 12]).attack('Ace', 'Lasso', 'Foe');
    expect(game.at('Foe').x).toBeCloseTo(beside([9, 12])[0], 2);
    game.attack('Ace', 'Strike', 'Foe');
    expect(reasons(game)).toEqual([]);
  });

  test('[PC-BONUS-08@2017] a first move into contact with one, a second with another, a Combinable at that one: 1 die', () => {
    const jab = 'AP 1 Jab* (CCM, F vs G, Damage 1) SFX: none';
    const game = charge('2017', {
      ace: { card: { move: 9, actions: [jab] } },
      b: { Two: { at: [16, 12] } },
      dice: [1, 1, 1],
    });
    game.activate('Ace').move('Ace', AT_FOE);
    game.move('Ace', [10.9, 14], [15, 14], beside([16, 12], { side: 'north' })).attack('Ace', 'Jab', 'Two');
    expect([diceRolled(game), reasons(game)]).toEqual([[2, 1], MOMENTUM]);
  });

  test('[PC-BONUS-09] Bounding does not count if the second move, by Sprint, made the contact', () => {
    const jab = 'AP 1 Jab* (CCM, F vs G, Damage 1) SFX: none';
    const game = charge('2017', {
      ace: { at: [6, 12], card: { movement: 'Bounding', move: 4, actions: [jab] } },
      dice: [1, 1, 1],
    });
    game.activate('Ace').move('Ace', [9, 12]).move('Ace', AT_FOE, { as: 'Sprint' });
    game.attack('Ace', 'Jab', 'Foe');
    expect(reasons(game)).toEqual(MOMENTUM);
  });
});

import { expect, test } from 'vitest';
import { beside, duel, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { area, structure } from '../../support/pieces.ts';

const COUNTER = 'AP 1 Counter (RCT/DMG, F vs G, Damage 1) SFX: none';
const REBOUND = 'AP 1 Rebound (RCT/DSP, F vs G, Damage 1) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TYPE-06] Damage 1 and two SFX Damage 1 are one trigger, after all 3 Damage', () => {
    const game = duel(edition, {
      ace: { attack: 1 },
      foe: { card: { actions: [COUNTER] } },
      dice: [6, 6, 1, /* Counter */ 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false, sfx: [0, 0] });
    expect(game.model('Foe').health).toBe(3);
    game.react('Foe', 'Counter', 'Ace', { quiet: false });
    expect(game.model('Ace').health).toBe(5);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-06] Damage of which a Power leaves nothing triggers none', () => {
    const counter = (min: number) =>
      duel(edition, {
        foe: {
          card: {
            actions: [COUNTER],
            powers: [{ name: 'Hide', clauses: [{ modify: 'damageTaken', by: -1, min }] }],
          },
        },
        dice: [2, 1],
      })
        .activate('Ace')
        .attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(counter(1).asked()).toEqual(['react']);
    const none = counter(0);
    expect([none.asked(), none.model('Foe').health]).toEqual([['act'], 6]);
  });

  test("[PC-TYPE-06] a model KO'ed by it does not react", () => {
    const game = duel(edition, {
      foe: { health: 1, card: { actions: [COUNTER] } },
      b: { Two: { at: [20, 20] } },
      dice: [5, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(game.model('Foe').status).toBe('ko');
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-06] Damage by a roll against a number triggers it', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Hex (IND 6, J vs T#8, Damage 1) SFX: none'] } },
      foe: { card: { actions: [COUNTER] } },
      dice: [4],
    });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe', { quiet: false });
    expect(game.question('react').trigger).toBe('DMG');
    game.decline('react');
  });

  test('[PC-TYPE-06] an Action without Damage, or one that fails, does not', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Daze (CCM, F vs G, Stun) SFX: none', STRIKE] } },
      foe: { card: { actions: [COUNTER] } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Daze', 'Foe', { quiet: false });
    expect(game.asked()).toEqual(['act']);
    const failed = duel(edition, { foe: { card: { actions: [COUNTER] } }, dice: [1, 6] });
    failed.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(failed.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-06] Damage of Dangerous Terrain it is knocked into does not', () => {
    const game = duel(edition, {
      ace: { card: { F: 9, actions: ['AP 1 Throw (CCM, F vs G, Knockback 3) SFX: none'] } },
      foe: { card: { actions: [COUNTER] } },
      pieces: [area('acid', { at: [16.5, 12], size: [1, 3], danger: { grade: 'Dangerous', trait: 'H' } })],
      dice: edition === '2013' ? [1, 1, /* acid */ 5, 1, 1] : [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Throw', 'Foe', { quiet: false });
    expect(game.model('Foe').health).toBe(5);
    expect(game.asked()).toEqual(['act']);
  });

  test("[PC-TYPE-06] every model hurt reacts before the Action's next roll", () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Burn (RAY 8, H vs I, Damage 1) SFX: none'] } },
      foe: { card: { actions: [COUNTER] } },
      b: { Two: { at: [16, 12], card: { actions: [COUNTER] } } },
      dice: [6, 1, /* Two */ 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Burn', ['Foe', 'Two'], { toward: [20, 12], quiet: false });
    expect(game.question('react').options).toMatchObject([{ model: game.names.model('Foe') }]);
    expect(game.events('rolled')).toHaveLength(1);
    game.decline('react');
    expect(game.question('react').options).toMatchObject([{ model: game.names.model('Two') }]);
    game.decline('react');
  });

  const shove = (bar: string, dice: readonly number[], more: object = {}) =>
    duel(edition, {
      ace: { card: { F: 9, actions: [bar] } },
      foe: { card: { actions: [REBOUND] } },
      dice,
      ...more,
    })
      .activate('Ace')
      .attack('Ace', 'Throw', 'Foe', { quiet: false });
  const KNOCK = 'AP 1 Throw (CCM, F vs G, Knockback 3) SFX: none';

  test('[PC-TYPE-07] knocked back 3 inches by an Enemy it may react where it has come to stand', () => {
    const game = shove(KNOCK, [1, 1, /* Rebound */ 6, 1]);
    expect(game.at('Foe').x).toBeCloseTo(beside([12, 12])[0] + 3, 2);
    expect(game.question('react')).toMatchObject({ trigger: 'DSP', by: 'b' });
    game.react('Foe', 'Rebound', 'Ace');
    expect(game.last('rolled').attacker).toBe(game.names.model('Foe'));
  });

  test('[PC-TYPE-07] stopped after 0 inches it was not moved, and is not triggered', () => {
    const wall = structure('wall', { at: [beside([12, 12])[0] + 0.5906 + 0.5, 12], size: [1, 3], height: 5 });
    const game = shove(KNOCK, [1, 1], { pieces: [wall] });
    expect(game.last('displaced').stoppedBy).toBe('wall');
    expect(game.at('Foe').x).toBeCloseTo(beside([12, 12])[0], 2);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-07] moved by its own Team in its own Activation it is not triggered', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Order (IND 6, J vs T#6, Limited/Friendly, Shift 2) SFX: none'] } },
      foe: { at: [20, 20] },
      a: { Pal: { at: [14, 12], card: { actions: [REBOUND] } } },
      dice: [5],
    });
    game.activate('Ace').attack('Ace', 'Order', 'Pal', { quiet: false });
    const { x, y } = game.model('Pal');
    game.answer('shift', { x: x + 25_400, y });
    expect(game.at('Pal').x).toBe(16);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-07] hurt and moved by one roll, it may answer both, Damage first', () => {
    const game = duel(edition, {
      ace: { card: { F: 9, actions: ['AP 1 Throw (CCM, F vs G, Knockback 3) SFX: Damage 1'] } },
      foe: { card: { actions: [REBOUND, COUNTER] } },
      dice: [6, 1, /* Counter */ 1, 1, /* Rebound */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Throw', 'Foe', { quiet: false, sfx: [0] });
    expect(game.question('react').trigger).toBe('DMG');
    game.react('Foe', 'Counter', 'Ace', { quiet: false });
    expect(game.question('react').trigger).toBe('DSP');
    game.react('Foe', 'Rebound', 'Ace');
    expect(game.events('rolled')).toHaveLength(3);
  });

  test('[PC-TYPE-07] two Displacements of one roll are one trigger', () => {
    const game = duel(edition, {
      ace: { card: { F: 9, actions: ['AP 1 Throw (CCM, F vs G, Knockback 2) SFX: Shift 1'] } },
      foe: { card: { actions: [REBOUND] } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Throw', 'Foe', { quiet: false, sfx: [0] });
    const { x, y } = game.model('Foe');
    game.answer('shift', { x, y: y + 25_400 });
    expect(game.question('react').options).toHaveLength(1);
    game.decline('react');
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-07] a Fall caused by it is resolved first', () => {
    const game = duel(edition, {
      ace: { z: 3, card: { F: 9, actions: [KNOCK] } },
      foe: { z: 3, card: { actions: [REBOUND] } },
      pieces: [structure('stage', { at: [11.6, 12], size: [4, 4], height: 3 })],
      dice: edition === '2013' ? [1, 1, /* the Fall */ 5, 1, 1] : [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Throw', 'Foe', { quiet: false });
    if (edition === '2013') game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect(game.model('Foe').stunned).toBe(true);
    expect(game.at('Foe').z).toBe(0);
    expect(game.question('react').trigger).toBe('DSP');
    game.decline('react');
  });
});

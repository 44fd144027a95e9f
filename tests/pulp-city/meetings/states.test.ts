/** Roles, Stealth and Effects that meet. */
import { expect, test } from 'vitest';
import { citizensAt } from '../../support/citizens.ts';
import { ACE_AT, beside, duel, reasons, STRIKE } from '../../support/duel.ts';
import { structure } from '../../support/pieces.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';
import { R30 } from '../move/walker.ts';
import { inEditions } from '../../support/editions.ts';
import { bar, envAll } from './kit.ts';

inEditions(['2013', '2017'], (edition) => {
  test('[PC-COND-04@2013] [PC-COND-04@2017] Extra Target and Ray from beyond 4 inches spare a Stealth model', () => {
    const shot = 'AP 1 Shot* (PRJ 8, H vs I, Damage 1) SFX: Extra Target 3';
    const ray = 'AP 1 Beam* (RAY 10, H vs I, Damage 1) SFX: none';
    const game = duel(edition, {
      gap: 5,
      ace: { card: { H: 9, actions: [shot, ray] } },
      b: { Ninja: { at: beside([12, 12], { gap: 7 }), card: { stealth: true } } },
      dice: [6, 1, /* beam */ 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Shot', 'Foe', { sfx: [0] });
    expect(game.asked()).toEqual(['act']);
    expect(game.model('Ninja').health).toBe(6);
    game.attack('Ace', 'Beam', [], { toward: [23, 12] });
    expect(game.model('Ninja').health).toBe(6);
    expect(game.model('Foe').health).toBe(4);
  });

  test('[PC-FX-15] two Extra Targets: no model twice, and the second finds nobody', () => {
    const shot = 'AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: Extra Target 3';
    const game = duel(edition, {
      gap: 5,
      ace: { card: { H: 9, actions: [shot] }, attack: 1 },
      b: { Two: { at: beside([12, 12], { gap: 7 }) } },
      dice: [6, 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Shot', 'Foe', { sfx: [0, 0] });
    while (game.asked()[0] === 'extraTarget') game.answer('extraTarget', game.names.model('Two'));
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([5, 5]);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-BONUS-08@2013] [PC-BONUS-08@2017] [PC-FX-27@2017] who began touching a Spectral Enemy has Momentum in 2017', () => {
    const game = scene({
      edition,
      a: { Ace: { at: [6, 12], card: { actions: [STRIKE] } } },
      b: { Ghost: { at: [6 - 2 * R30, 12], spectral: true }, Foe: { at: [10, 12] } },
      dice: edition === '2017' ? [5, 1, 1] : [5, 1],
    });
    game
      .activate('Ace')
      .move('Ace', [10 - 2 * R30, 12])
      .attack('Ace', 'Strike', 'Foe');
    expect(reasons(game)).toEqual(edition === '2017' ? ['Momentum 1'] : []);
  });

  test('[PC-BONUS-07@2013] [PC-BONUS-07@2017] a Spectral friend helps nobody to mob', () => {
    const game = scene({
      edition,
      a: {
        Ace: { at: [6, 12], card: { actions: [STRIKE] } },
        Ghost: { at: [6 + 4 * R30, 12], spectral: true },
      },
      b: { Foe: { at: [6 + 2 * R30, 12] } },
      dice: [5, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect([reasons(game), reasons(game, 'defence')]).toEqual([[], []]);
  });

  test('[PC-FX-27@2013] [PC-FX-27@2017] [PC-MOVE-27] Spectral and Stunned it Sprints: pushed off a roof by Mind it Falls in 2013', () => {
    const game = scene({
      edition,
      a: {
        Brain: {
          card: { J: 9, actions: ['AP 1 Push (PRJ 8, J vs K, Knockback 1) SFX: none'] },
          at: [6, 12],
          z: 6,
        },
      },
      b: { Thug: { card: { G: 1, I: 1 }, at: [9.5, 12], z: 6, spectral: true, stunned: true } },
      pieces: [structure('tower', { at: [8, 12], size: [4, 4], height: 6 })],
      dice: edition === '2017' ? [5, 5, 1] : [5, 5, 1, /* fall */ 6, 1, 1, 1],
    });
    game.activate('Brain').attack('Brain', 'Push', 'Thug');
    envAll(game);
    expect([game.at('Thug').z, game.model('Thug').health]).toEqual([0, edition === '2013' ? 5 : 6]);
  });

  test('[PC-ROLE-03] [PC-ROLE-12] [PC-CITIZEN-14] a Brawler beside a Citizen, a Blaster that touches nobody but a Citizen', () => {
    const push = (role: 'Brawler' | 'Blaster') => {
      const game = duel(edition, {
        ace: { card: { role, F: 9, actions: [bar('PRJ 8', 'Knockback 1')] } },
        foe: { at: [2, 2] },
        dice: edition === '2017' ? [5] : role === 'Brawler' ? [5, 5, 1] : [5, 5, 5, 1],
        ...citizensAt([beside(ACE_AT)]),
      });
      game.activate('Ace').attack('Ace', 'Blow', 'citizen1');
      return game.last('rolled').attack.faces.length;
    };
    expect([push('Brawler'), push('Blaster')]).toEqual(edition === '2017' ? [1, 1] : [2, 3]);
  });

  test('[PC-ROLE-11] [PC-FX-27@2013] [PC-FX-27@2017] a Spectral Tank takes a hit for its friend by Mind alone, and in 2013 alone', () => {
    const shot = (bar_: string) => {
      const game = scene({
        edition,
        a: { Ace: { at: [6, 12], card: { F: 9, J: 9, actions: [bar_] } } },
        b: {
          Foe: { at: [12, 12] },
          Wall: { at: [12 + 2 * R30, 12], spectral: true, card: { role: 'Tank' } },
        },
      });
      game.activate('Ace');
      game.dice(5, 1, 1);
      game.attack('Ace', bar_.split(' ')[2]!, 'Foe', { quiet: false });
      const asked = game.asked()[0];
      game.forgetDice();
      return asked === 'redirect';
    };
    expect([
      shot('AP 1 Shot (PRJ 8, F vs G, Damage 1) SFX: none'),
      shot('AP 1 Mind (PRJ 8, J vs G, Damage 1) SFX: none'),
    ]).toEqual([false, edition === '2013']);
  });

  test('[PC-ROLE-12] [PC-FX-27@2017] a Spectral Blaster that touches an Enemy', () => {
    const game = scene({
      edition,
      a: {
        Ace: {
          at: [12, 12],
          spectral: true,
          card: { role: 'Blaster', J: 9, actions: ['AP 1 Mind (PRJ 8, J vs G, Damage 1) SFX: none'] },
        },
      },
      b: { Foe: { at: beside([12, 12]) }, Two: { at: [12, 17] } },
      dice: edition === '2017' ? [5, 1, 1, 1] : [5, 1],
    });
    game.activate('Ace').attack('Ace', 'Mind', 'Two');
    expect(game.last('rolled').attack.faces.length).toBe(edition === '2017' ? 3 : 1);
  });

  test('[PC-CARD-03] [PC-FX-16] a Pulse of Fatigue over three Minions fills their card', () => {
    const game = scene({
      edition,
      a: { Ace: { at: [12, 12], card: { F: 9, actions: [bar('PLS 4', 'Fatigue')] } } },
      b: {
        Foe: { at: [22, 22] },
        Mob: {
          card: { kind: 'minion' },
          at: [
            [12, 14],
            [14, 12],
            [10, 12],
          ],
        },
      },
      dice: [5, 1, 5, 1, 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow');
    expect(game.card('Mob').fatigue).toBe(2);
    game.endActivation();
    expect(game.question('turn').minions).toEqual({ [game.names.card('Foe')]: [] });
  });

  test('[PC-FX-20] [PC-MOVE-31] a Minion that is made to move Fatigues its card, and cannot be where that is full', () => {
    const bend = (fatigue: number) => {
      const game = scene({
        edition,
        a: {
          Ace: {
            at: [12, 12],
            card: { J: 9, actions: ['AP 1 Bend (PRJ 8, J vs K, Mind Control) SFX: none'] },
          },
        },
        b: {
          Foe: { at: [22, 22] },
          Mob: {
            card: { kind: 'minion' },
            fatigue,
            at: [
              [12, 16],
              [14, 16],
            ],
          },
        },
        dice: [5, 1],
      });
      return game.activate('Ace').attack('Ace', 'Bend', 'Mob 1');
    };
    const fresh = bend(0);
    expect(fresh.question('act').occasion).toBe('mindControl');
    fresh.move('Mob 1', [12, 18]);
    expect(fresh.card('Mob').fatigue).toBe(1);
    expect(bend(2).question('act').occasion).toBe('activation');
  });

  test('[PC-MINION-05] [PC-ROLL-07] a Ray that KO’s a Supreme is not rolled against its Exclusive Minions', () => {
    const game = scene({
      edition,
      a: { Gun: { card: { F: 9, actions: [bar('RAY 12', 'Damage 9')] }, at: [3, 12] } },
      b: {
        Boss: { at: [7, 12] },
        Other: { at: [20, 20] },
        Pup: { card: { kind: 'minion', exclusiveTo: 'Boss' }, at: [[9, 12]] },
      },
      dice: [5, 1],
    });
    game.activate('Gun').attack('Gun', 'Blow', ['Boss', 'Pup'], { toward: [20, 12] });
    expect([game.model('Boss').status, game.model('Pup').status]).toEqual(['ko', 'ko']);
    expect(game.events('rolled')).toHaveLength(1);
  });

  test('[PC-TYPE-11] [PC-COND-02] an Aura ends with its user between two rolls of a Ray', () => {
    const shield = 'AP 1 Shield (AUR 6, K vs T#3, Limited/Friendly, Defend 2) SFX: none';
    const game = scene({
      edition,
      turn: 'b',
      a: { Gun: { card: { F: 9, actions: [bar('RAY 12', 'Damage 9')] }, at: [3, 12] } },
      b: {
        Boss: { at: [7, 12], card: { actions: [shield], health: 1 }, health: 1 },
        Two: { at: [9, 12] },
        Far: { at: [22, 22] },
      },
      dice: [4, /* Boss */ 5, 1, 1, 1, /* Two */ 5, 1],
    });
    game.activate('Boss').attack('Boss', 'Shield').endActivation();
    game.activate('Gun').attack('Gun', 'Blow', ['Boss', 'Two'], { toward: [20, 12] });
    expect(game.events('rolled').map(({ defence }) => defence?.faces.length)).toEqual([undefined, 3, 1]);
  });

  test('[PC-MOVE-30] [PC-ROUND-05] a Round that a Pool of 0 has made the last KO’s whoever Climbs High', () => {
    const game = scene({
      edition,
      round: 2,
      a: { Bird: { at: [6, 6], card: { movement: 'Flight', J: 9 } }, Pal: { at: [8, 8] } },
      b: { Foe: { at: [20, 20], card: { apPlus: 0, J: 1 } } },
      dice: [5, 1],
    });
    startRound(endTurns(game), { a: 'Bird', b: 'Foe' }, 'a');
    expect(game.pool('b')).toBe(0);
    game.activate('Bird').climbHigh('Bird');
    expect(game.model('Bird').status).toBe('ko');
  });

  test('[PC-ROLL-09] Power Up dice of each Defender of a Blast are its own', () => {
    const game = duel(edition, {
      ace: { card: { H: 9, actions: ['AP 1 Bomb (PRJ 10, H vs I, Damage 1 and Blast 3) SFX: none'] } },
      foe: { at: [18, 12], powerUp: 1 },
      b: { Two: { at: [18, 14], powerUp: 1 } },
      dice: [5, 1, 1, 5, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Bomb', 'Foe', { defendBoost: 1 });
    expect([game.card('Foe').powerUp, game.card('Two').powerUp]).toEqual([0, 0]);
  });
});

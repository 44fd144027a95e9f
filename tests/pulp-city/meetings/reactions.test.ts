/** Reactions and interruptions in the middle of something else. */
import { expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { beside, duel, STRIKE } from '../../support/duel.ts';
import { structure, um } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { chain } from '../turn/chain-kit.ts';
import { R30 } from '../move/walker.ts';
import { inEditions } from '../../support/editions.ts';
import { bar, envAll } from './kit.ts';

const GRAB = 'AP 1 Grab (CCM, F vs G, Suppress 1 and Grab & Throw) SFX: none';
const HURL = 'AP 1 Hurl (THR 6, F vs G, Damage 1) SFX: Damage 1';
const trap = 'AP 1 Trap (RCT/BTB, F vs G, Damage 9) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  test('[PC-MINION-04] [PC-TYPE-05] a Minion lost to a Reaction in mid-Activation: the others still attack', () => {
    const game = scene({
      edition,
      a: {
        Ace: { at: [1, 1] },
        Mob: {
          card: { kind: 'minion', F: 9, actions: ['Activation Claw (CCM, F vs G, Damage 1) SFX: none'] },
          at: [
            [9, 12],
            [9, 14],
            [9, 10],
          ],
        },
      },
      b: { Foe: { at: [12, 12], card: { F: 9, baseMm: 30, actions: [trap] } } },
      pools: { b: 1 },
      dice: [5, 1, 1],
    });
    game.activate('Ace', { minions: 'Mob' });
    game
      .move('Mob 1', [12 - 2 * R30, 12])
      .move('Mob 2', [12, 12 + 2 * R30])
      .move('Mob 3', [9, 11]);
    expect(game.question('react').options).toHaveLength(1);
    game.react('Foe', 'Trap', 'Mob 1');
    expect(game.model('Mob 1').status).toBe('ko');
    expect(game.pool('b')).toBe(0);
    // With an empty Pool there is no second Reaction.
    expect(game.question('act')).toMatchObject({ by: 'a', occasion: 'minions' });
    game.dice(5, 4, 1);
    game.attack('Mob 2', 'Claw', 'Foe');
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-MINION-04] [PC-TYPE-06] with the last Minion its Activation is over, and its commander goes on', () => {
    const game = scene({
      edition,
      a: {
        Ace: { at: [1, 1] },
        Mob: {
          card: { kind: 'minion', F: 9, actions: ['Activation Spit (PRJ 8, F vs G, Damage 1) SFX: none'] },
          at: [[9, 12]],
        },
      },
      b: {
        Foe: { at: [12, 12], card: { F: 9, actions: ['AP 1 Back (RCT/DMG, F vs G, Damage 1) SFX: none'] } },
      },
      dice: [5, 1, 5, 1],
    });
    game.activate('Ace', { minions: 'Mob' });
    game.attack('Mob', 'Spit', 'Foe', { quiet: false }).react('Foe', 'Back', 'Mob');
    expect(game.model('Mob').status).toBe('ko');
    expect(game.question('act')).toMatchObject({
      by: 'a',
      card: game.names.card('Ace'),
      occasion: 'activation',
    });
  });

  test('[PC-FX-21] [PC-TYPE-03] walked into contact with its own teammate by its controller, it meets a Reaction in 2017', () => {
    const trap = bar('RCT/BTB', 'Damage 1', 'none', 'Trap');
    const game = duel(edition, {
      ace: { card: { J: 9, actions: ['AP 1 Bend (PRJ 8, J vs K, Mind Control) SFX: none'] } },
      gap: 4,
      a: { Pal: { at: [22, 2], card: { actions: [trap] } } },
      b: { Two: { at: [18, 16], card: { F: 9, actions: [trap] } } },
      dice: edition === '2017' ? [5, 1, 5, 1] : [5, 1],
    });
    game.activate('Ace').attack('Ace', 'Bend', 'Foe');
    game.move('Foe', [18, 16 - 2 * R30]);
    const meets = edition === '2017';
    if (meets) game.react('Two', 'Trap', 'Foe');
    expect(game.model('Foe').health).toBe(meets ? 5 : 6);
    expect(game.question('act')).toMatchObject({ by: 'a', occasion: 'activation' });
  });

  test('[PC-TYPE-16] [PC-ROLL-14] an Overrun whose user is KO’ed by a Reaction: no further roll, no placing', () => {
    const back = bar('RCT/DMG', 'Damage 9', 'none', 'Back');
    const game = scene({
      edition,
      a: { Bull: { at: [4, 12], card: { F: 9, actions: [bar('OVR 10', 'Damage 1')] } }, Pal: { at: [1, 1] } },
      b: { One: { at: [7, 12], card: { F: 9, actions: [back] } }, Two: { at: [10, 12] } },
      dice: edition === '2017' ? [5, 1, 1, 5, 1] : [5, 1, 5, 1],
    });
    game.activate('Bull').attack('Bull', 'Blow', ['One', 'Two'], { toward: [20, 12], quiet: false });
    game.react('One', 'Back', 'Bull');
    expect([game.model('Bull').status, game.model('Two').health]).toEqual(['ko', 6]);
    expect(game.events('placed')).toEqual([]);
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-TYPE-16] [PC-BAR-04] an Overrun paid with the last Health is made to its end, but for the Follow Up', () => {
    const game = scene({
      edition,
      a: {
        Bull: {
          at: [4, 12],
          health: 1,
          card: {
            F: 9,
            actions: ['AP 1 [Damage 1] Blow (OVR 10, F vs G, Damage 1 and Follow Up) SFX: none', STRIKE],
          },
        },
        Pal: { at: [1, 1] },
      },
      b: { One: { at: [7, 12] }, Two: { at: [10, 12] } },
      dice: edition === '2017' ? [5, 1, 1, 5, 1, 1] : [5, 1, 5, 1],
    });
    game.activate('Bull').attack('Bull', 'Blow', ['One', 'Two'], { toward: [20, 12] });
    expect([game.model('One').health, game.model('Two').health, game.model('Bull').status]).toEqual([
      5,
      5,
      'ko',
    ]);
    expect(game.last('placed').why).toBe('overrun');
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-TYPE-08] of two Targets the first KO’s the user: the second is not asked', () => {
    const snap = bar('RCT/TGT', 'Damage 9', 'none', 'Snap');
    const game = scene({
      edition,
      a: { Gun: { at: [4, 12], card: { actions: [bar('RAY 10', 'Damage 1')] } }, Pal: { at: [1, 1] } },
      b: {
        One: { at: [7, 12], card: { F: 9, actions: [snap] } },
        Two: { at: [10, 12], card: { F: 9, actions: [snap] } },
      },
      dice: [5, 1],
    });
    game.activate('Gun').attack('Gun', 'Blow', ['One', 'Two'], { toward: [20, 12], quiet: false });
    game.react('One', 'Snap', 'Gun');
    expect(game.model('Gun').status).toBe('ko');
    expect(game.events('rolled')).toHaveLength(1);
    expect([game.pool('a'), game.pool('b')]).toEqual([19, 19]);
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-TYPE-09] [PC-FALL-01] a Self/Shift off a roof: the Fall comes first, and the Action fails out of reach', () => {
    const dodge = 'AP 1 Dodge (RCT/TGT, I vs T#3, Self/Shift 2) SFX: none';
    const game = scene({
      edition,
      a: { Ace: { at: [10.4 - 2 * R30, 12], z: 6, card: { actions: [STRIKE] } } },
      b: { Foe: { at: [10.4, 12], z: 6, card: { G: 1, actions: [dodge] } } },
      pieces: [structure('tower', { at: [9, 12], size: [4, 4], height: 6 })],
      dice: edition === '2017' ? [3] : [3, /* fall */ 5, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    game.react('Foe', 'Dodge');
    game.answer('shift', { x: um(12.4), y: um(12) });
    envAll(game);
    expect(game.at('Foe').z).toBe(0);
    expect(game.model('Foe').stunned).toBe(true);
    expect(game.last('actionFailed')).toMatchObject({ why: 'outOfReach' });
    expect(game.pool('a')).toBe(19);
  });

  test('[PC-TURN-10] [PC-TURN-01] whoever interrupts KO’s the active model: Minions may still be commanded', () => {
    const breakOut = {
      name: 'Break Out',
      clauses: [{ at: 'rollWon', may: [{ fx: 'activate', to: 'self' }], when: { turn: 'enemy' } }],
    } as const;
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Strike* (CCM, F vs G, Damage 1) SFX: none'] } },
      a: { Pal: { at: [1, 1] }, Mob: { card: { kind: 'minion' }, at: [[3, 20]] } },
      foe: { card: { F: 9, actions: [bar('CCM', 'Damage 9', 'none', 'Kill')], powers: [breakOut] } },
      dice: [1, 6, 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    chain(game, 'Foe');
    game.attack('Foe', 'Kill', 'Ace').endActivation();
    expect(game.model('Ace').status).toBe('ko');
    expect(game.question('commandAfter').by).toBe('a');
    game.answer('commandAfter', null);
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-MINION-01] [PC-TYPE-23] a Supreme KO’ed while its Minions act before it: they finish, then the Turn passes', () => {
    const burst = 'AP 0 Burst (RCT/BTB, F vs G, Damage 1 and Blast 4) SFX: none';
    const game = scene({
      edition,
      a: {
        Ace: { at: [12, 9], health: 1 },
        Pal: { at: [1, 1] },
        Mob: {
          card: { kind: 'minion', health: 3, actions: ['Activation Claw (CCM, F vs G, Damage 1) SFX: none'] },
          at: [[12, 15]],
        },
      },
      b: { Foe: { at: [12, 12], card: { F: 9, actions: [burst] } } },
      dice: [5, 1, /* Ace */ 5, 1, /* itself */ 5, 5, /* claw */ 6, 6, 1],
    });
    game.activate('Ace', { minions: 'Mob' }).move('Mob', [12, 12 + 2 * R30]);
    game.react('Foe', 'Burst', 'Mob');
    expect([game.model('Ace').status, game.model('Mob').status]).toEqual(['ko', 'table']);
    expect(game.question('act').occasion).toBe('minions');
    game.attack('Mob', 'Claw', 'Foe');
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-AP-05] [PC-TYPE-06] two Minions of a card, hurt by one Ray, react one after the other for no AP', () => {
    const game = scene({
      edition,
      a: { Gun: { at: [4, 12], card: { F: 9, actions: [bar('RAY 12', 'Damage 1')] } } },
      b: {
        Foe: { at: [22, 2] },
        Mob: {
          card: { kind: 'minion', health: 2, F: 9, actions: [bar('RCT/DMG', 'Damage 1', 'none', 'Back')] },
          at: [
            [8, 12],
            [11, 12],
          ],
        },
      },
      pools: { b: 0 },
      dice: [5, 1, 5, 1, 5, 1, 5, 1],
    });
    game.activate('Gun').attack('Gun', 'Blow', ['Mob 1', 'Mob 2'], { toward: [20, 12], quiet: false });
    game.react('Mob 1', 'Back', 'Gun', { quiet: false });
    game.react('Mob 2', 'Back', 'Gun', { quiet: false });
    expect(game.model('Gun').health).toBe(4);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-WIN-08] [PC-TYPE-06] three Teams: the active one goes out by a Reaction, and the next takes its Turn', () => {
    const back = bar('RCT/DMG', 'Damage 9', 'none', 'Back');
    const game = scene({
      edition,
      a: {
        Ace: { at: [12, 12], card: { F: 9, actions: [STRIKE] } },
        Mob: { card: { kind: 'minion' }, at: [[3, 20]] },
      },
      b: { Foe: { at: beside([12, 12]), card: { F: 9, actions: [back] } } },
      c: { Cat: { at: [30, 30] } },
      dice: [5, 1, 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false }).react('Foe', 'Back', 'Ace');
    expect(game.model('Ace').status).toBe('ko');
    expect(game.state.outcome).toBeNull();
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-TYPE-05] [PC-FX-09] a Self/Pull of the active model into contact is answered', () => {
    const trap = bar('RCT/BTB', 'Damage 1', 'none', 'Trap');
    const game = duel(edition, {
      ace: { card: { F: 9, actions: [bar('PRJ 8', 'Self/Pull 6')] } },
      gap: 4,
      foe: { card: { F: 9, actions: [trap] } },
      dice: [5, 1, 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow', 'Foe', { quiet: false });
    expect(game.at('Ace').x).toBeCloseTo(12 + 4, 2);
    expect(game.question('react')).toMatchObject({ trigger: 'BTB' });
    game.react('Foe', 'Trap', 'Ace');
    expect(game.model('Ace').health).toBe(5);
  });

  test('[PC-TYPE-07] [PC-FX-13] a thrown model answers that it was displaced after the Throw', () => {
    const back = bar('RCT/DSP', 'Damage 1', 'none', 'Back');
    const game = duel(edition, {
      ace: { card: { F: 9, actions: [GRAB, HURL] } },
      foe: { card: { F: 9, actions: [back] } },
      b: { Two: { at: beside([12, 12], { gap: 4, side: 'north' }) } },
      dice: [5, 1, 5, 1, 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Grab', 'Foe', { quiet: false });
    game.attack('Ace', 'Hurl', 'Two', { quiet: false });
    expect(game.question('react')).toMatchObject({ trigger: 'DSP', by: 'b' });
    game.react('Foe', 'Back', 'Ace', { quiet: false });
    expect(game.model('Ace').health).toBe(5);
  });

  test('[PC-TYPE-06] [PC-TYPE-07] [PC-FX-25] the text of a Special is answered by all whom it hurts or pushes, Target or not', () => {
    const answers = (does: Clause) => {
      const special = { name: 'Trick', clauses: [does] };
      const trick = { bar: bar('CCM', 'Special/Trick'), specials: [special] };
      const own = [bar('RCT/DMG', 'Damage 1', 'none', 'Back'), bar('RCT/DSP', 'Damage 1', 'none', 'Turn')];
      const game = duel(edition, {
        ace: { card: { F: 9, actions: [trick] } },
        foe: { card: { actions: own } },
        a: { Pal: { at: [13.2, 10.5], card: { actions: own } } },
        b: {
          Bud: { at: [13.2, 13.5], card: { actions: own } },
          Far: { at: [20, 20], card: { actions: own } },
        },
        dice: [5, 1],
      });
      game.activate('Ace').attack('Ace', 'Blow', 'Foe', { quiet: false });
      const names = new Map(['Foe', 'Bud', 'Pal', 'Far'].map((name) => [game.names.model(name), name]));
      return game
        .pending('react')
        .flatMap(({ trigger, options }) => options.map((one) => `${names.get(one.model)} ${trigger}`));
    };
    const to = { side: 'any', within: 3, other: true } as const;
    const burst: Clause = { at: 'achieved', must: [{ fx: 'damage', x: 1, to }] };
    const wave: Clause = { at: 'achieved', must: [{ fx: 'knockback', x: 3, to }] };
    const push: Clause = { at: 'achieved', must: [{ fx: 'knockback', x: 3, to: 'subject' }] };
    expect([answers(burst), answers(wave), answers(push)]).toEqual([
      ['Foe DMG', 'Bud DMG'],
      ['Foe DSP', 'Bud DSP'],
      ['Foe DSP'],
    ]);
    expect(answers({ at: 'achieved', must: [{ fx: 'heal', x: 1, to }] })).toEqual([]);
  });

  test('[PC-TYPE-06] [PC-FX-14@2013] [PC-FX-14@2017] a thrown model answers the Damage of an SFX it was given', () => {
    const back = bar('RCT/DMG', 'Damage 1', 'none', 'Back');
    const game = duel(edition, {
      ace: { card: { F: 9, actions: [GRAB, HURL] } },
      foe: { card: { F: 9, actions: [back] } },
      b: { Two: { at: beside([12, 12], { gap: 4, side: 'north' }) } },
      dice: [5, 1, 6, 1, 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Grab', 'Foe', { quiet: false });
    game.attack('Ace', 'Hurl', 'Two', { quiet: false, sfx: [{ choice: 0, on: 'thrown' }] });
    expect(game.question('react')).toMatchObject({ trigger: 'DMG', by: 'b' });
    game.react('Foe', 'Back', 'Ace', { quiet: false });
    expect([game.model('Ace').health, game.model('Two').health, game.model('Foe').health]).toEqual([
      5,
      5,
      edition === '2013' ? 5 : 4,
    ]);
  });
});

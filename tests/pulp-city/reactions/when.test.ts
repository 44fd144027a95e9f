import { describe, expect, test } from 'vitest';
import { beside, duel, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';

const COUNTER = 'AP 1 Counter (RCT/DMG, F vs G, Damage 1) SFX: none';
const GLARE = 'AP 1 Glare (RCT/TGT, J vs K, Suppress 1) SFX: none';
const TRIP = 'AP 1 Trip (RCT/BTB, F vs G, Stun) SFX: none';
const SHOVE = 'AP 1 Shove (RCT/BTB, F vs G, Knockback 2) SFX: none';
const POSSESS = 'AP 2 Possess (IND 8, J vs K, Mind Control) SFX: none';

const next = beside([12, 12]);

describe('Reactions, when and against whom, 2013', () => {
  test('[PC-TYPE-03@2013] none in an own Activation: a model that its own Team Mind Controls into contact', () => {
    const game = duel('2013', {
      ace: { card: { J: 9, actions: [POSSESS, TRIP] } },
      foe: { at: [16, 12] },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Possess', 'Foe');
    game.move('Foe', next);
    expect(game.at('Foe').x).toBeCloseTo(next[0], 2);
    expect(game.asked()).toEqual(['act']);
    expect(game.question('act').card).toBe(game.names.card('Ace'));
  });

  test('[PC-TYPE-03@2013] its Effects reach only the Attacker that triggered it, Self/X its user', () => {
    const game = duel('2013', {
      foe: { card: { actions: ['AP 1 Riposte (RCT/TGT, J vs K, Damage 1) SFX: Self/Power Up 1'] } },
      a: { Pal: { at: beside(next) } },
      dice: [6, 1, 1, /* Strike */ 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(game.refused((it) => it.react('Foe', 'Riposte', 'Pal'))).toBe('action.reactionTarget');
    game.react('Foe', 'Riposte', 'Ace', { sfx: [0] });
    expect([game.model('Ace').health, game.model('Pal').health]).toEqual([5, 6]);
    expect(game.card('Foe').powerUp).toBe(1);
  });

  test('[PC-TYPE-03@2013] a friend that acts on it triggers nothing', () => {
    const game = duel('2013', {
      foe: { at: [20, 20] },
      a: { Pal: { at: next, card: { actions: [COUNTER, GLARE] } } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Pal', { quiet: false, sfx: [] });
    expect(game.model('Pal').health).toBe(5);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-03@2013] a Mind-Controlled teammate is no Enemy: no Reaction to its Action', () => {
    const game = duel('2013', {
      ace: { card: { J: 9, actions: [POSSESS] } },
      foe: { at: [16, 12], card: { actions: [STRIKE] } },
      b: { Two: { at: beside([16, 12]), card: { actions: [COUNTER, GLARE] } } },
      dice: [6, 1, /* Strike */ 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Possess', 'Foe', { quiet: false });
    game.attack('Foe', 'Strike', 'Two', { quiet: false, sfx: [] });
    expect(game.model('Two').health).toBe(5);
    expect(game.asked()).toEqual(['act']);
  });
});

describe('Reactions, when and against whom, 2017', () => {
  test('[PC-TYPE-03@2017] a Knockback as Reaction moves only the model that triggered it', () => {
    const game = duel('2017', {
      ace: { at: [9, 12] },
      foe: { at: [12, 12], card: { actions: [SHOVE] } },
      a: { Pal: { at: beside([12, 12], { side: 'north', gap: 0.2 }) } },
      dice: [6, 1],
    });
    const pal = game.at('Pal');
    game.activate('Ace').move('Ace', beside([12, 12], { side: 'west' }));
    expect(game.question('react')).toMatchObject({ against: game.names.model('Ace'), by: 'b' });
    expect(game.refused((it) => it.react('Foe', 'Shove', 'Pal'))).toBe('action.reactionTarget');
    game.react('Foe', 'Shove', 'Ace');
    expect(game.at('Ace').x).toBeCloseTo(12 - 1.1811 - 2, 2);
    expect(game.at('Pal')).toEqual(pal);
  });

  test('[PC-TYPE-03@2017] it is optional: the player may decline it', () => {
    const game = duel('2017', { foe: { card: { actions: [GLARE] } }, pools: { b: 3 }, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    game.decline('react');
    expect(game.events('reactionDeclined')).toMatchObject([{ team: 'b' }]);
    expect(game.pool('b')).toBe(3);
    expect(game.events('rolled')).toHaveLength(1);
  });

  test('[PC-TYPE-03@2017] a Mind-Controlled teammate counts as an Enemy: its Target may react', () => {
    const game = duel('2017', {
      ace: { card: { J: 9, actions: [POSSESS] } },
      foe: { at: [16, 12], card: { actions: [STRIKE] } },
      b: { Two: { at: beside([16, 12]), card: { actions: [GLARE] } } },
      dice: [6, 1, /* Glare */ 6, 1, /* Strike */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Possess', 'Foe', { quiet: false });
    game.attack('Foe', 'Strike', 'Two', { quiet: false });
    expect(game.question('react')).toMatchObject({ by: 'b', against: game.names.model('Foe') });
    game.react('Two', 'Glare', 'Foe');
    expect(game.model('Foe').suppress).toBe(1);
  });

  test('[PC-TYPE-03@2017] a Mind-Controlled teammate that is moved into contact counts as an Enemy, too', () => {
    const game = duel('2017', {
      ace: { card: { J: 9, actions: [POSSESS] } },
      foe: { at: [16, 12], card: { actions: [STRIKE] } },
      b: { Two: { at: [16, 16], card: { actions: [TRIP] } } },
      dice: [6, 1, /* Trip */ 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Possess', 'Foe', { quiet: false });
    game.move('Foe', beside([16, 16], { side: 'south' }));
    expect(game.question('react')).toMatchObject({
      by: 'b',
      trigger: 'BTB',
      against: game.names.model('Foe'),
    });
    game.react('Two', 'Trip', 'Foe');
    expect(game.model('Foe').stunned).toBe(true);
  });

  test('[PC-TYPE-03@2017] moved into contact with the Team that controls it, it triggers nothing', () => {
    const game = duel('2017', {
      ace: { card: { J: 9, actions: [POSSESS, TRIP] } },
      foe: { at: [16, 12] },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Possess', 'Foe', { quiet: false });
    game.move('Foe', next);
    expect(game.asked()).toEqual(['act']);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TYPE-03@2013, PC-TYPE-03@2017] a Reaction triggers no Reaction of the active side', () => {
    const game = duel(edition, {
      ace: { card: { actions: [STRIKE, COUNTER, GLARE] } },
      foe: { card: { actions: [COUNTER] } },
      dice: [6, 1, /* Counter */ 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false, sfx: [] });
    game.react('Foe', 'Counter', 'Ace', { quiet: false });
    expect(game.model('Ace').health).toBe(5);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-TYPE-03@2013, PC-TYPE-03@2017] each Reaction is used once for one event, several in the order their player chooses', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Burn (RAY 8, H vs I, Damage 1) SFX: none'] } },
      foe: { card: { actions: [GLARE] } },
      b: { Two: { at: [16, 12], card: { actions: [GLARE] } } },
      dice: [6, 1, /* Glare of Two */ 6, 1, /* of Foe */ 1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Burn', ['Foe', 'Two'], { toward: [20, 12], quiet: false });
    expect(game.question('react').options.map(({ model }) => model)).toEqual([
      game.names.model('Foe'),
      game.names.model('Two'),
    ]);
    game.react('Two', 'Glare', 'Ace', { quiet: false });
    expect(game.question('react').options.map(({ model }) => model)).toEqual([game.names.model('Foe')]);
    game.react('Foe', 'Glare', 'Ace', { quiet: false });
    expect(game.model('Ace').suppress).toBe(2);
    expect(game.asked()).toEqual(['act']);
  });

  test("[PC-TYPE-03@2013, PC-TYPE-03@2017] a commanded Minion card's Activation is an Enemy Activation", () => {
    const game = duel(edition, {
      ace: { at: [3, 3] },
      foe: { at: next, card: { actions: [COUNTER] } },
      a: {
        Thug: {
          at: [12, 12],
          card: {
            kind: 'minion',
            modelsAtStart: 1,
            modelsMax: 1,
            actions: ['Activation Bash (CCM, F vs G, Damage 1) SFX: none'],
          },
        },
      },
      dice: [6, 1, /* Counter */ 6, 1],
    });
    game.activate('Ace', { minions: 'Thug' }).attack('Thug', 'Bash', 'Foe', { quiet: false });
    game.react('Foe', 'Counter', 'Thug');
    expect(game.model('Thug').status).toBe('ko');
  });

  test('[PC-TYPE-03@2013, PC-TYPE-03@2017] the reacting model is the Attacker of its roll, and its AP come from its own Pool', () => {
    const game = duel(edition, {
      foe: { card: { actions: [COUNTER], apLimit: 2 } },
      pools: { a: 5, b: 1 },
      dice: [6, 1, /* Counter */ 1, 6],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false, sfx: [] });
    game.react('Foe', 'Counter', 'Ace');
    expect(game.last('rolled')).toMatchObject({
      attacker: game.names.model('Foe'),
      target: game.names.model('Ace'),
      won: false,
    });
    expect([game.pool('b'), game.card('Foe').apSpent]).toEqual([0, 1]);
  });

  test('[PC-TYPE-03@2013, PC-TYPE-03@2017] without the AP it is not offered', () => {
    const hit = (pool: number, apSpent: number) => {
      const game = duel(edition, {
        foe: { apSpent, card: { actions: [COUNTER], apLimit: 2 } },
        pools: { b: pool },
        dice: [6, 1],
      });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false, sfx: [] });
      return game.asked();
    };
    expect(hit(0, 0)).toEqual(['act']);
    expect(hit(5, 2)).toEqual(['act']);
    expect(hit(1, 1)).toEqual(['react']);
  });

  test('[PC-TYPE-03@2013, PC-TYPE-03@2017] a Reaction that could do nothing to the Attacker is not offered', () => {
    const hit = (bar: string) => {
      const game = duel(edition, {
        ace: { card: { powers: [{ name: 'Hide', clauses: [{ grant: 'immune', of: 'Stun' }] }] } },
        foe: { card: { actions: [bar] } },
        dice: [6, 1],
      });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false, sfx: [] });
      return game.asked();
    };
    expect(hit('AP 1 Jolt (RCT/DMG, J vs K, Stun) SFX: none')).toEqual(['act']);
    expect(hit('AP 1 Jolt (RCT/DMG, J vs T#6, Stun) SFX: none')).toEqual(['act']);
    expect(hit('AP 1 Jolt (RCT/DMG, J vs T#6, Stun and Self/Defend 1) SFX: none')).toEqual(['react']);
  });

  test('[PC-TYPE-03@2013, PC-TYPE-03@2017] a contest that does nothing to the Attacker but moves its user is one', () => {
    const game = duel(edition, {
      foe: { card: { actions: ['AP 1 Slip Off (RCT/TGT 6, I vs I, Self/Shift 4) SFX: none'] } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    game.react('Foe', 'Slip Off', 'Ace', { quiet: false });
    expect(game.last('rolled')).toMatchObject({ target: game.names.model('Ace'), won: true });
    const { x, y } = game.model('Foe');
    game.answer('shift', { x: x + 4 * 25_400, y });
    expect(game.at('Foe').x).toBeCloseTo(next[0] + 4, 2);
    expect(game.last('actionFailed').why).toBe('outOfReach');
  });

  const shotFrom = (
    inches: number,
    reaction: string,
    pieces: NonNullable<Parameters<typeof duel>[1]>['pieces'] = [],
  ) => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Lob (IND 12, H vs G, Damage 1) SFX: none'] } },
      foe: { card: { actions: [reaction] } },
      gap: inches,
      pieces,
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Lob', 'Foe', { quiet: false });
    const asked = game.asked();
    if (asked.includes('react')) game.decline('react');
    return asked;
  };

  test('[PC-TYPE-04] RCT/DMG 6: an Attacker 7 inches away is out of reach, one at 6 inches is not', () => {
    const reaction = 'AP 1 Counter (RCT/DMG 6, F vs G, Damage 1) SFX: none';
    expect(shotFrom(7, reaction)).toEqual(['act']);
    expect(shotFrom(6, reaction)).toEqual(['react']);
  });

  test('[PC-TYPE-04] RCT/TGT 6 likewise', () => {
    const reaction = 'AP 1 Glare (RCT/TGT 6, J vs K, Suppress 1) SFX: none';
    expect(shotFrom(6.1, reaction)).toEqual(['act']);
    expect(shotFrom(6, reaction)).toEqual(['react']);
  });

  test('[PC-TYPE-04] without a number there is no maximum, and Line of Sight is not asked for', () => {
    const wall = structure('wall', { at: [16, 12], size: [1, 4], height: 5 });
    expect(shotFrom(10, COUNTER)).toEqual(['react']);
    expect(shotFrom(7, COUNTER, [wall])).toEqual(['react']);
  });

  test('[PC-TYPE-04] after a Displacement the new position counts', () => {
    const away = (distance: number) => {
      const game = duel(edition, {
        ace: { card: { F: 9, actions: [`AP 1 Throw (CCM, F vs G, Knockback ${distance}) SFX: none`] } },
        foe: { card: { actions: ['AP 1 Rebound (RCT/DSP 3, F vs G, Damage 1) SFX: none'] } },
        dice: [1, 1],
      });
      game.activate('Ace').attack('Ace', 'Throw', 'Foe', { quiet: false });
      const asked = game.asked();
      if (asked.includes('react')) game.decline('react');
      return asked;
    };
    expect(away(3)).toEqual(['react']);
    expect(away(4)).toEqual(['act']);
  });
});

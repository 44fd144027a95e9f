import { describe, expect, test } from 'vitest';
import { beside, diceRolled, duel, reasons, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';

const EAST = { toward: [20, 12] as const };
const COUNTER = 'AP 1 Counter (RCT/DMG, F vs G, Damage 1) SFX: none';
const GLARE = 'AP 1 Glare (RCT/TGT, J vs K, Suppress 1) SFX: none';

/** Types of what has happened, those of the list only. */
const sequence = (game: Play, ...types: string[]) =>
  game
    .events()
    .map(({ type }) => type)
    .filter((type) => types.includes(type));

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROLL-14] costs are paid, then Reactions of the Target come, then the dice', () => {
    const game = duel(edition, {
      ace: { attack: 1 },
      foe: { card: { actions: [GLARE] } },
      pools: { a: 5, b: 5 },
      dice: [6, 1, /* the Strike */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(game.question('react')).toMatchObject({ by: 'b', trigger: 'TGT' });
    expect([game.pool('a'), game.events('rolled').length]).toEqual([4, 0]);
    game.react('Foe', 'Glare', 'Ace');
    expect(game.model('Ace').suppress).toBe(1);
    expect(game.last('rolled').attacker).toBe(game.names.model('Ace'));
    expect(diceRolled(game)).toEqual([1, 1]);
    expect(reasons(game)).toEqual(['Attack 1', 'Suppress -1']);
  });

  test('[PC-ROLL-14] Effects are applied, the Stun takes hold, and only then the hurt model reacts, Stunned as it is', () => {
    const game = duel(edition, {
      ace: { card: { F: 6, actions: ['AP 1 Stagger (CCM, F vs G, Stun and Damage 1) SFX: none'] } },
      foe: { card: { actions: [COUNTER] } },
      dice: [5, 1, /* Counter */ 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Stagger', 'Foe', { quiet: false });
    expect(game.question('react')).toMatchObject({ by: 'b', trigger: 'DMG' });
    expect(game.model('Foe')).toMatchObject({ health: 5, stunned: true });
    expect(sequence(game, 'damaged', 'stunned')).toEqual(['damaged', 'stunned']);
    game.react('Foe', 'Counter', 'Ace');
    expect(game.model('Ace').health).toBe(5);
  });

  test('[PC-ROLL-14] a Follow Up gained on the first of two targets waits for the second roll', () => {
    const game = duel(edition, {
      ace: {
        card: { actions: ['AP 1 Beam (RAY 10, H vs I, Damage 1) SFX: Follow Up', STRIKE] },
      },
      b: { Two: { at: [16, 12] } },
      dice: [6, 1, /* Two */ 1, 1, /* Follow Up */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], { ...EAST, sfx: [0] });
    expect(game.events('rolled')).toHaveLength(2);
    expect(game.question('act')).toMatchObject({ occasion: 'followUp' });
    game.attack('Ace', 'Strike', 'Foe');
    expect(game.events('rolled')).toHaveLength(3);
  });

  test("[PC-ROLL-14] an Attacker KO'ed by a Reaction makes no further rolls, and what is done and paid stands", () => {
    const game = duel(edition, {
      ace: { health: 1, card: { H: 6, actions: ['AP 2 Beam (RAY 10, H vs I, Damage 1) SFX: none'] } },
      foe: { card: { actions: [COUNTER] } },
      a: { Pal: { at: [3, 3] } },
      b: { Two: { at: [16, 12] } },
      pools: { a: 5 },
      dice: [5, 1, /* Counter */ 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], { ...EAST, quiet: false });
    game.react('Foe', 'Counter', 'Ace');
    expect(game.model('Ace').status).toBe('ko');
    expect(game.events('rolled').map(({ target }) => target)).not.toContain(game.names.model('Two'));
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([5, 6]);
    expect(game.pool('a')).toBe(3);
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-ROLL-14] Mind Control applied first: the forced Action is finished, then Damage, then the Reaction', () => {
    const game = duel(edition, {
      ace: { card: { J: 6, actions: ['AP 2 Possess (IND 6, J vs K, Mind Control and Damage 1) SFX: none'] } },
      foe: { at: [15, 12], card: { actions: [STRIKE, COUNTER] } },
      b: { Pal: { at: beside([15, 12]) } },
      dice: [5, 1, /* forced Strike */ 6, 1, /* Counter */ 1, 6],
    });
    game.activate('Ace').attack('Ace', 'Possess', 'Foe');
    game.answer('spendSfx', { picks: [], extras: [], order: [0, 1] });
    expect(game.question('act')).toMatchObject({ by: 'a', occasion: 'mindControl' });
    expect(game.model('Foe').health).toBe(6);
    game.attack('Foe', 'Strike', 'Pal', { quiet: false, sfx: [] });
    expect(game.events('damaged').map(({ target }) => target)).toEqual([
      game.names.model('Pal'),
      game.names.model('Foe'),
    ]);
    expect(game.question('react')).toMatchObject({
      by: 'b',
      trigger: 'DMG',
      against: game.names.model('Ace'),
    });
    game.react('Foe', 'Counter', 'Ace');
    expect(game.last('rolled')).toMatchObject({ attacker: game.names.model('Foe'), won: false });
  });

  test('[PC-ROLL-14] the dice are committed after the Target has reacted, by the Attacker first', () => {
    const game = duel(edition, {
      ace: { powerUp: 1 },
      foe: { powerUp: 1, card: { actions: [GLARE] } },
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(game.asked()).toEqual(['react']);
    game.decline('react');
    expect(game.asked()).toEqual(['attackDice']);
    game.answer('attackDice', { powerUp: 1, object: null, powers: [] });
    expect(game.asked()).toEqual(['defendDice']);
    game.answer('defendDice', { powerUp: 0, trait: 0, powers: [] });
    expect(diceRolled(game)).toEqual([2, 1]);
  });

  test("[PC-ROLL-14] a user KO'ed by its own cost stays on the table until its Action is resolved", () => {
    const game = duel(edition, {
      ace: { health: 1, card: { actions: ['AP 1 [Damage 1] Burst (PLS 3, H vs I, Damage 1) SFX: none'] } },
      a: { Pal: { at: [3, 3] } },
      b: { Two: { at: [12, 14] } },
      dice: [5, 1, 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Burst', ['Foe', 'Two']);
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([5, 5]);
    expect(game.model('Ace').status).toBe('ko');
    expect(sequence(game, 'koed', 'rolled')).toEqual(['rolled', 'rolled', 'koed']);
  });

  test('[PC-ROLL-14] a Tank takes the roll over just before the dice, after Reactions of the declared Target', () => {
    const game = duel(edition, {
      foe: { card: { actions: [GLARE] } },
      b: { Wall: { at: beside(beside([12, 12])), card: { role: 'Tank' } } },
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(game.asked()).toEqual(['react']);
    game.decline('react');
    expect(game.question('redirect')).toMatchObject({ by: 'b' });
    game.answer('redirect', game.names.model('Wall'));
    expect(game.last('rolled').target).toBe(game.names.model('Wall'));
    expect(diceRolled(game)).toEqual([1, 2]);
  });

  test('[PC-ROLL-14] a declaration is checked whole before anything is paid', () => {
    const game = duel(edition, { gap: 3, pools: { a: 5 } });
    game.activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('target.notInContact');
    expect(game.pool('a')).toBe(5);
  });
});

describe('burdens of the Attacker, 2013', () => {
  test('[PC-ROLL-14] Self/Damage comes after the last roll and before a Follow Up', () => {
    const game = duel('2013', {
      ace: {
        card: {
          actions: [
            'AP 1 Frenzy (RAY 10, H vs I, Damage 1 and Self/Damage 1 and Follow Up) SFX: none',
            STRIKE,
          ],
        },
      },
      b: { Two: { at: [16, 12] } },
      dice: [6, 1, 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Frenzy', ['Foe', 'Two'], EAST);
    expect(game.question('act').occasion).toBe('followUp');
    const burden = game.events('damaged').filter(({ target }) => target === game.names.model('Ace'));
    expect(burden).toHaveLength(1);
    expect(sequence(game, 'rolled', 'damaged')).toEqual([
      'rolled',
      'damaged',
      'rolled',
      'damaged',
      'damaged',
    ]);
  });
});

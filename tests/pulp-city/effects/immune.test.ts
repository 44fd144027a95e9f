import { describe, expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import type { Duration } from '../../../src/systems/pulp-city/model/vocabulary/effects.ts';
import { beside, duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { endTurns, startRound } from '../../support/rounds.ts';

const WARD = 'AP 1 Ward* (PRJ 6, K vs 5, Immune/Suppress) SFX: none';
const CURSE = 'AP 1 Curse (PRJ 8, K vs 5, Suppress 2) SFX: none';
const steel = (lasts: Duration): Clause => ({
  at: 'activationStarted',
  may: [{ fx: 'lasting', clauses: [{ grant: 'immune', of: 'Stun' }], lasts }],
});

describe('2017', () => {
  test('[PC-FX-19@2017] Suppress on the model is gone at once, and new Suppress ignored until the Effects Phase', () => {
    const game = duel('2017', {
      ace: { card: { actions: [WARD] } },
      a: { Pal: { at: beside([12, 12], { side: 'west' }), suppress: 2 } },
      foe: { at: [16, 12], card: { actions: [CURSE] } },
      dice: [2],
    });
    game.activate('Ace').attack('Ace', 'Ward', 'Pal').endActivation();
    expect(game.model('Pal')).toMatchObject({ suppress: 0, immune: ['Suppress'] });
    expect(game.activate('Foe').refused((it) => it.attack('Foe', 'Curse', 'Pal'))).toBe('target.immune');
    endTurns(game.move('Foe').endActivation()).dice(1, 2);
    startRound(game, { a: 'Ace', b: 'Foe' }, 'b');
    expect(game.model('Pal').immune).toEqual([]);
    game.dice(2).activate('Foe').attack('Foe', 'Curse', 'Pal');
    expect(game.model('Pal').suppress).toBe(2);
  });

  test('[PC-FX-19@2017] an Effect it is Immune to is left out, the others of the Action are not', () => {
    const game = duel('2017', {
      ace: { card: { actions: ['AP 1 Hex (CCM, F vs G, Damage 1 and Suppress 1) SFX: none'] } },
      foe: { immune: ['Suppress'] },
      dice: [2, 1],
    });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe');
    expect(game.model('Foe')).toMatchObject({ health: 5, suppress: 0 });
    expect(game.last('effectIgnored')).toMatchObject({ effect: 'suppress', why: 'immune' });
  });

  test('[PC-FX-19@2017] an Aura that makes Immune takes away what it keeps off', () => {
    const game = duel('2017', {
      ace: { card: { actions: ['AP 1 Calm (AUR 4, K vs 5, Limited/Friendly, Immune/Stun) SFX: none'] } },
      a: {
        Pal: { at: beside([12, 12], { side: 'west' }), stunned: true },
        Far: { at: [2, 2], stunned: true },
      },
      dice: [2],
    });
    game.activate('Ace').attack('Ace', 'Calm');
    expect([game.model('Pal').stunned, game.model('Far').stunned]).toEqual([false, true]);
  });
});

describe('2013', () => {
  test('[PC-FX-19@2013] a Power that gives Immune/Stun this Round takes the Stun from a Stunned model', () => {
    const game = duel('2013', {
      ace: {
        stunned: true,
        card: { movement: 'Flight', move: 6, powers: [{ name: 'Steel', clauses: [steel('round')] }] },
      },
      foe: { at: [2, 2] },
    });
    game.activate('Ace').answer('usePower', { use: true, model: null });
    expect(game.model('Ace').stunned).toBe(false);
    expect(game.move('Ace', [18, 12], { as: 'Flight' }).at('Ace').x).toBe(18);
  });

  test('[PC-FX-19@2013] and keeps it off for as long as it lasts', () => {
    const game = duel('2013', {
      foe: { card: { powers: [{ name: 'Steel', clauses: [steel('round')] }] } },
      ace: { card: { actions: ['AP 1 Daze (CCM, F vs G, Damage 1 and Stun) SFX: none'] } },
      turn: 'b',
      dice: [2, 1],
    });
    game.activate('Foe').answer('usePower', { use: true, model: null }).move('Foe').endActivation();
    game.activate('Ace').attack('Ace', 'Daze', 'Foe');
    expect(game.model('Foe')).toMatchObject({ health: 5, stunned: false });
  });
});

inEditions(['2013', '2017'], (edition) => {
  test.each([
    ['Stun', { stunned: true }, { stunned: false }],
    ['Spectral', { spectral: true }, { spectral: false }],
    ['Suppress', { suppress: 2, stunned: true }, { suppress: 0, stunned: true }],
  ])('Immune/%s as an Effect removes what is there and nothing else', (of, before, after) => {
    const game = duel(edition, {
      ace: { card: { actions: [`AP 1 Ward* (PRJ 6, J vs T#3, Immune/${of}) SFX: none`] } },
      a: { Pal: { at: beside([12, 12], { side: 'west' }), ...before } },
      // A Stunned model is an Easy Target in 2013, also against a T#.
      dice: edition === '2013' && 'stunned' in before ? [2, 2] : [2],
    });
    game.activate('Ace').attack('Ace', 'Ward', 'Pal');
    expect(game.model('Pal')).toMatchObject(after);
  });
});

import { describe, expect, test } from 'vitest';
import { duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import type { Play } from '../../support/play.ts';
import { endTurns, startRound } from '../../support/rounds.ts';

const TIRE = 'AP 1 Tire (CCM, F vs G, Fatigue) SFX: Fatigue';
const hit = (edition: Edition, bar: string, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, { dice: [6, 1], ...spec, ace: { ...spec.ace, card: { actions: [bar] } } })
    .activate('Ace')
    .attack('Ace', bar.split(' ')[2] ?? '', 'Foe');

/** A Round goes by in which Ace moves, if he can, and Foe does. */
const nextRound = (game: Play): Play => {
  endTurns(game).dice(2, 1);
  return startRound(game, { a: 'Ace', b: 'Foe' }, 'a');
};

inEditions(['2013', '2017'], (edition) => {
  test('each Movement Action causes one, and two are the most', () => {
    const game = duel(edition, { foe: { at: [2, 2] } }).activate('Ace');
    game.move('Ace', [13, 12]);
    expect(game.card('Ace').fatigue).toBe(1);
    game.move('Ace', [14, 12]);
    expect(game.card('Ace').fatigue).toBe(2);
  });

  test('at 2 no Movement Action can be used, and all of it goes in the Effects Phase', () => {
    const game = duel(edition, { ace: { fatigue: 2 }, dice: [1, 1] }).activate('Ace');
    expect(game.refused((it) => it.move('Ace', [11, 12]))).toBe('move.fatigue');
    game.attack('Ace', 'Strike', 'Foe');
    game.activate('Foe').move('Foe').endActivation();
    expect(nextRound(game).card('Ace').fatigue).toBe(0);
  });

  test('a Minion card has one count of it for all its models', () => {
    const thugs = { kind: 'minion' as const, actions: [] };
    const game = hit(edition, TIRE, {
      foe: { card: thugs },
      b: { Boss: { at: [20, 20] } },
    }).spend();
    expect(game.card('Foe').fatigue).toBe(1);
    expect(game.last('fatigued')).toMatchObject({ card: game.names.card('Foe'), points: 1 });
  });
});

describe('2013', () => {
  test('[PC-FX-16@2013] an Enemy Effect of two on Fatigue 1 leaves 2', () => {
    const game = hit('2013', TIRE, { foe: { fatigue: 1 } }).spend(0);
    expect(game.card('Foe').fatigue).toBe(2);
    expect(
      hit('2013', TIRE, { foe: { fatigue: 2 } })
        .spend(0)
        .events('fatigued'),
    ).toEqual([]);
  });

  test('[PC-FX-16@2013] at 2 an Action of 1 AP without Fatigue is open, one with Self/Fatigue is not', () => {
    const push = 'AP 1 Push (CCM, F vs G, Damage 1 and Self/Fatigue) SFX: none';
    const plain = 'AP 1 Jab (CCM, F vs G, Damage 1) SFX: none';
    const game = duel('2013', {
      ace: { fatigue: 2, card: { actions: [push, plain] } },
      dice: [2, 1],
    }).activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Push', 'Foe'))).toBe('cost.fatigue');
    expect(game.attack('Ace', 'Jab', 'Foe').model('Foe').health).toBe(5);
  });

  test('[PC-FX-16@2013] Fatigue of a Power needs room for it', () => {
    const rage = {
      name: 'Rage',
      clauses: [
        { at: 'activationStarted', may: [{ fx: 'powerUp', x: 1, to: 'self' }], cost: { fatigue: 1 } },
      ],
    } as const;
    const rested = duel('2013', { ace: { card: { powers: [rage] } } }).activate('Ace');
    rested.answer('usePower', { use: true, model: null });
    expect([rested.card('Ace').fatigue, rested.card('Ace').powerUp]).toEqual([1, 1]);
    const tired = duel('2013', { ace: { fatigue: 2, card: { powers: [rage] } } }).activate('Ace');
    expect(tired.asked()).toEqual(['act']);
  });

  test('[PC-FX-16@2013] a printed Speeder has a cap of 3 in this edition too, where its card says nothing', () => {
    const game = hit('2013', TIRE, { foe: { fatigue: 2, card: { role: 'Speeder' } } }).spend(0);
    expect(game.card('Foe').fatigue).toBe(3);
  });
});

describe('2017', () => {
  const DASH = 'Élan [PA 1] [Fatigue]\nCAC, s vs d, Dommages 1\nEFX : aucun';
  const dash = (role: 'Speeder' | null, fatigue: number) =>
    duel('2017', { ace: { fatigue, card: { role, actions: [DASH] } } }).activate('Ace');

  test('[PC-FX-16@2017] at 2 an Action [Fatigue] is refused, but not to a Speedster', () => {
    const tired = duel('2017', {
      ace: { fatigue: 2, card: { actions: [DASH, 'AP 1 Jab (CCM, F vs G, Damage 1) SFX: none'] } },
      dice: [2, 1],
    }).activate('Ace');
    expect(tired.refused((it) => it.attack('Ace', 'Élan', 'Foe'))).toBe('cost.fatigue');
    tired.attack('Ace', 'Jab', 'Foe');
    const fast = dash('Speeder', 2).dice(2, 1).attack('Ace', 'Élan', 'Foe');
    expect(fast.card('Ace').fatigue).toBe(3);
    expect(fast.model('Foe').health).toBe(5);
  });

  test('[PC-FX-16@2017] the cap of a Speedster is 3: at 3 nothing more is added', () => {
    const game = hit('2017', TIRE, { foe: { fatigue: 2, card: { role: 'Speeder' } } }).spend(0);
    expect(game.card('Foe').fatigue).toBe(3);
    const full = duel('2017', { ace: { fatigue: 3, card: { role: 'Speeder' } }, dice: [1, 1] }).activate(
      'Ace',
    );
    expect(full.refused((it) => it.move('Ace', [11, 12]))).toBe('move.fatigue');
    full.attack('Ace', 'Strike', 'Foe');
  });

  test('[PC-FX-16@2017] a cost of Fatigue is paid whatever the roll', () => {
    const game = dash(null, 0).dice(1, 2).attack('Ace', 'Élan', 'Foe');
    expect([game.card('Ace').fatigue, game.model('Foe').health]).toEqual([1, 6]);
  });
});

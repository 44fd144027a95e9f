import { describe, expect, test } from 'vitest';
import { duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

const SPEEDER = { role: 'Speeder' } as const;

const fast = (edition: Edition, fatigue: number, spec: Omit<DuelSpec, 'edition'> = {}) =>
  duel(edition, { gap: 9, ...spec, ace: { fatigue, ...spec.ace, card: { ...SPEEDER, ...spec.ace?.card } } });

describe('a Speeder', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-ROLE-04] [PC-ROLE-02] with 2 Fatigue may still move, and has 3 then', () => {
      const game = fast(edition, 2).activate('Ace').move('Ace', [10, 12]);
      expect(game.card('Ace').fatigue).toBe(3);
      const plain = duel(edition, { gap: 9, ace: { fatigue: 2 } });
      expect(plain.refused((it) => it.activate('Ace'))).toBe('turn.cannotActivate');
    });

    test('[PC-ROLE-04] with 3 Fatigue an Enemy gives it no more, and it moves no more', () => {
      const tire = 'AP 1 Tire (CCM, F vs G, Fatigue) SFX: none';
      const game = duel(edition, {
        ace: { card: { actions: [tire] } },
        foe: { card: SPEEDER, fatigue: 3 },
        dice: [2, 1],
      })
        .activate('Ace')
        .attack('Ace', 'Tire', 'Foe');
      expect([game.last('rolled').won, game.card('Foe').fatigue, game.model('Foe').health]).toEqual([
        true,
        3,
        6,
      ]);
      const tired = fast(edition, 3, {
        ace: { card: { actions: ['AP 1 Rest (IST, K vs T#1, Heal 1) SFX: none'] } },
      });
      expect(tired.activate('Ace').refused((it) => it.move('Ace', [10, 12]))).toBe('move.fatigue');
    });

    test('[PC-ROLE-04] whatever asks for spare Fatigue asks by its limit', () => {
      const spend = 'AP 0 [Fatigue] [Fatigue] Burst (IST, K vs T#1, Heal 1) SFX: none';
      const one = fast(edition, 1, { ace: { card: { actions: [spend] } }, dice: [1] }).activate('Ace');
      expect(one.attack('Ace', 'Burst', []).card('Ace').fatigue).toBe(3);
      const two = fast(edition, 2, { ace: { card: { actions: [spend] } } }).activate('Ace');
      expect(two.refused((it) => it.attack('Ace', 'Burst', []))).toBe('cost.fatigue');
      const combined = fast(edition, 1, { ace: { card: { movement: 'Bounding' } } }).activate('Ace');
      expect(combined.move('Ace', [5, 12], { combined: true }).card('Ace').fatigue).toBe(3);
    });

    test('[PC-ROLE-04] makes no third Movement Action in one Activation', () => {
      const rest = 'AP 1 Rest* (IST, K vs T#1, Heal 1) SFX: none';
      const game = fast(edition, 0, { ace: { card: { actions: [rest] } } })
        .activate('Ace')
        .move('Ace', [11, 12])
        .move('Ace', [10, 12]);
      expect(game.card('Ace').fatigue).toBe(2);
      // In 2013 two moves are the whole Activation.
      const asked = edition === '2013' ? 'turn' : 'act';
      expect(game.asked()).toEqual([asked]);
      expect(game.asked()[0] === 'act' ? game.refused((it) => it.move('Ace', [9, 12])) : null).toBe(
        edition === '2013' ? null : 'act.noMove',
      );
    });
  });
});

import { expect, test } from 'vitest';
import type { ActionNames, Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { beside, diceRolled, duel, reasons, SHOT, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const power = (...clauses: readonly Clause[]) => [{ name: 'Reach', clauses }];
const reach = (actions?: ActionNames) =>
  power({ allow: 'reachAsBtb', with: { inches: 2, ...(actions === undefined ? {} : { actions }) } });

inEditions(['2013', '2017'], (edition) => {
  const from = (gap: number, card: object, more: Parameters<typeof duel>[1] = {}) =>
    duel(edition, { gap, dice: Array<number>(6).fill(1), ...more, ace: { card } }).activate('Ace');

  test('[PC-COND-01] a Power may let a model count those near it as in Base to Base', () => {
    const game = from(2, { powers: reach(), role: 'Brawler' });
    game.attack('Ace', 'Strike', 'Foe').forgetDice();
    expect(reasons(game)).toEqual(['Brawler 1']);
    const far = from(2.1, { powers: reach() });
    expect(far.refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('target.notInContact');
    far.forgetDice();
  });

  test('[PC-COND-01] it may do so for some of its Actions only', () => {
    const bars = { actions: [STRIKE, SHOT], role: 'Blaster' };
    const ccm = from(1, { ...bars, powers: reach({ type: 'CCM' }) });
    ccm.attack('Ace', 'Strike', 'Foe').forgetDice();
    expect(reasons(ccm)).toEqual([]);
    const shot = from(1, { ...bars, powers: reach({ type: 'CCM' }) });
    shot.attack('Ace', 'Shot', 'Foe').forgetDice();
    expect(reasons(shot)).toEqual(['Blaster 2']);
    const both = from(1, { ...bars, powers: reach() });
    both.attack('Ace', 'Shot', 'Foe').forgetDice();
    expect(reasons(both)).toEqual([]);
  });

  test('[PC-BONUS-08] a move to where others count as in Base to Base brings Momentum', () => {
    const card = { powers: reach(), actions: ['AP 1 Strike* (CCM, F vs G, Damage 1) SFX: none'] };
    const moved = from(4, card).move('Ace', [14, 12]);
    moved.attack('Ace', 'Strike', 'Foe').forgetDice();
    expect(reasons(moved)).toEqual(['Momentum 1']);
    const there = from(2, card).move('Ace', [12.5, 12]);
    there.attack('Ace', 'Strike', 'Foe').forgetDice();
    expect(reasons(there)).toEqual([]);
  });

  test('[PC-BONUS-07] whoever counts a model as in Base to Base is counted for Mobbing', () => {
    const mob = (gap: number) => {
      const foe = beside([12, 12]);
      const game = from(
        0,
        {},
        {
          foe: { at: foe },
          a: { Pal: { at: beside(foe, { gap }), card: { powers: reach() } } },
        },
      );
      game.attack('Ace', 'Strike', 'Foe').forgetDice();
      return reasons(game);
    };
    expect(mob(2)).toEqual(['Mobbing 1']);
    expect(mob(2.1)).toEqual([]);
  });

  const ghost = (...clauses: readonly Clause[]) =>
    from(0, { actions: [STRIKE, SHOT], powers: power(...clauses) }, { foe: { spectral: true } });

  test('[PC-FX-27] a Power may reach Spectral models with some Actions, and count them as in Base to Base', () => {
    const oni: Clause = {
      allow: 'affectSpectral',
      with: { actions: { trait: 'F' }, whileSpectral: false, btbCounts: true },
    };
    const game = ghost(oni);
    expect(game.refused((it) => it.attack('Ace', 'Shot', 'Foe'))).toBe('target.spectral');
    game.attack('Ace', 'Strike', 'Foe').forgetDice();
    expect(diceRolled(game)).toEqual([1, 1]);
    const plain = ghost();
    expect(plain.refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('target.spectral');
    plain.forgetDice();
  });

  const haunt = (...clauses: readonly Clause[]) =>
    duel(edition, {
      ace: { spectral: true },
      foe: { card: { powers: power(...clauses) } },
      b: { Other: { at: beside([12, 12], { side: 'west' }) } },
      dice: Array<number>(6).fill(1),
    }).activate('Ace');
  const anchor: Clause = { allow: 'affectSpectral', with: { whileSpectral: false, bothWays: true } };

  test('[PC-FX-27] a model may be open to what Spectral models do, and they touch it', () => {
    const game = haunt(anchor);
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Other'))).toBe('target.spectral');
    game.attack('Ace', 'Strike', 'Foe').forgetDice();
    // The Other mobs whoever rolls against his friend, Spectral or not, where friends are counted.
    expect(diceRolled(game)).toEqual([1, edition === '2013' ? 2 : 1]);
    const plain = haunt();
    expect(plain.refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('action.spectral');
    plain.forgetDice();
    const back = ghost(anchor);
    back.attack('Ace', 'Strike', 'Foe').forgetDice();
    expect(diceRolled(back)).toEqual([1, 1]);
  });

  test('[PC-FX-27] what a Spectral model does to itself alone stays closed to it', () => {
    const card = { actions: ['AP 1 Flex* (IST, G vs T#2, Self/Defend 1) SFX: none', STRIKE] };
    const game = duel(edition, {
      ace: { spectral: true, card },
      foe: { card: { powers: power(anchor) } },
    }).activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Flex'))).toBe('action.spectral');
  });
});

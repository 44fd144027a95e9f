import { describe, expect, test } from 'vitest';
import { beside, diceRolled, duel, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import type { ModelSpec, TeamSpec } from '../../support/scene.ts';

const ACE = [12, 12] as const;
const FOE = beside(ACE);
/** Beside Foe and not beside Ace. */
const FAR_SIDE = beside(FOE);
const OVER_FOE = beside(FOE, { side: 'north' });
/** Beside Ace and not beside Foe. */
const NEAR_SIDE = beside(ACE, { side: 'west' });

interface Melee {
  readonly a?: TeamSpec;
  readonly b?: TeamSpec;
  readonly ace?: Partial<ModelSpec>;
  readonly foe?: Partial<ModelSpec>;
}

/** Ace strikes Foe: bonuses of both sides. */
function melee(edition: Edition, spec: Melee, dice: readonly number[]) {
  const game = duel(edition, { ...spec, dice });
  game.activate('Ace').attack('Ace', 'Strike', 'Foe');
  const [attack, defence] = diceRolled(game);
  expect(attack + (defence ?? 0)).toBe(dice.length);
  return [reasons(game), reasons(game, 'defence')];
}

const MOB = ['Mobbing 1'];

describe('Mobbing, 2013', () => {
  test('[PC-BONUS-07@2013] a friend beside the Defender and nobody else: the Attacker mobs', () => {
    expect(melee('2013', { a: { Pal: { at: FAR_SIDE } } }, [1, 1, 1])).toEqual([MOB, []]);
  });

  test('[PC-BONUS-07@2013] a friend of each side beside the Defender: one against one, nobody', () => {
    const both = { a: { Pal: { at: OVER_FOE } }, b: { Friend: { at: FAR_SIDE } } };
    expect(melee('2013', both, [1, 1])).toEqual([[], []]);
  });

  test('[PC-BONUS-07@2013] the Defender mobs if more of its friends touch the Attacker', () => {
    expect(melee('2013', { b: { Friend: { at: NEAR_SIDE } } }, [1, 1, 1])).toEqual([[], MOB]);
  });

  test('[PC-BONUS-07@2013] both may mob at once, each at the other', () => {
    const both = { a: { Pal: { at: FAR_SIDE } }, b: { Friend: { at: NEAR_SIDE } } };
    expect(melee('2013', both, [1, 1, 1, 1])).toEqual([MOB, MOB]);
  });
});

describe('Mobbing, 2013, by Mind', () => {
  const mind = 'AP 1 Hex (CCM, J vs K, Damage 1) SFX: none';
  const hexed = (ghost: 'Ace' | 'Foe', pal: object, dice: readonly number[]) => {
    const game = duel('2013', {
      ace: { card: { actions: [mind] }, spectral: ghost === 'Ace' },
      foe: { spectral: ghost === 'Foe' },
      a: { Pal: { at: FAR_SIDE, ...pal } },
      dice,
    });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe');
    return [reasons(game), reasons(game, 'defence')];
  };

  test('[PC-BONUS-07@2013] [PC-FX-27@2013] the two of the roll are not counted, so one of them may be Spectral', () => {
    expect(hexed('Ace', {}, [1, 1, 1])).toEqual([MOB, []]);
    expect(hexed('Foe', {}, [1, 1, 1])).toEqual([MOB, []]);
  });

  test('[PC-BONUS-07@2013] [PC-FX-27@2013] the friend who makes the mob may not', () => {
    expect(hexed('Ace', { spectral: true }, [1, 1])).toEqual([[], []]);
  });
});

describe('Mobbing, 2017', () => {
  test("[PC-BONUS-07@2017] the one with fewer Enemies in Base to Base has it, though the other's friend is near", () => {
    const both = { a: { Pal: { at: OVER_FOE } }, b: { Friend: { at: FAR_SIDE } } };
    expect(melee('2017', both, [1, 1, 1])).toEqual([MOB, []]);
  });

  test('[PC-BONUS-07@2017] one alone against one alone: nobody', () => {
    expect(melee('2017', {}, [1, 1])).toEqual([[], []]);
  });

  test('[PC-BONUS-07@2017] equal numbers: nobody; the Defender has it if the Attacker has more Enemies', () => {
    const even = { a: { Pal: { at: FAR_SIDE } }, b: { Friend: { at: NEAR_SIDE } } };
    expect(melee('2017', even, [1, 1])).toEqual([[], []]);
    expect(melee('2017', { b: { Friend: { at: NEAR_SIDE } } }, [1, 1, 1])).toEqual([[], MOB]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-BONUS-07@2013, PC-BONUS-07@2017] not if the two are not in Base to Base', () => {
    const game = duel(edition, {
      foe: { at: [16, 12] },
      a: { Pal: { at: beside([16, 12]) } },
      dice: [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Shot', 'Foe');
    expect([reasons(game), reasons(game, 'defence')]).toEqual([[], []]);
  });

  test('[PC-BONUS-07@2013, PC-BONUS-07@2017] Spectral models do not count, each Minion does', () => {
    expect(melee(edition, { a: { Pal: { at: FAR_SIDE, spectral: true } } }, [1, 1])).toEqual([[], []]);
    const minions = { a: { Mob: { at: [FAR_SIDE, OVER_FOE], card: { kind: 'minion' as const } } } };
    const withFriend = { ...minions, b: { Friend: { at: NEAR_SIDE } } };
    expect(melee(edition, minions, [1, 1, 1])).toEqual([MOB, []]);
    expect(melee(edition, withFriend, edition === '2013' ? [1, 1, 1, 1] : [1, 1, 1])).toEqual(
      edition === '2013' ? [MOB, MOB] : [MOB, []],
    );
  });

  test('[PC-BONUS-07@2013, PC-BONUS-07@2017] against a friend there is none', () => {
    const game = duel(edition, {
      foe: { at: FAR_SIDE },
      a: { Pal: { at: FOE } },
      dice: [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Pal');
    expect([reasons(game), reasons(game, 'defence')]).toEqual([[], []]);
  });
});

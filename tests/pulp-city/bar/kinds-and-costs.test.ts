import { describe, expect, test } from 'vitest';
import { beside, diceRolled, duel, reasons, STRIKE } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object } from '../../support/pieces.ts';

const HEX = 'AP 1 Hex (IND 6, J vs T#8, Damage 1) SFX: none';
const HEAL = 'AP 1 Heal (IST, J vs T#8, Self/Heal 1) SFX: Self/Heal 1';
const COUNTER = 'AP 1 Counter (RCT/DMG, F vs G, Damage 1) SFX: none';
const soldierly = {
  name: 'Soldierly',
  clauses: [{ modify: 'attackerDice', by: 1, when: { action: { kind: 'combat' as const } } }] as const,
};

describe('kinds of Actions, 2013', () => {
  test('[PC-BAR-03@2013] a T# Action is a Combat Action: rules about those apply to it', () => {
    const game = duel('2013', { ace: { card: { actions: [HEX], powers: [soldierly] } }, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe');
    expect(diceRolled(game)).toEqual([2, null]);
    expect(reasons(game)).toEqual(['Soldierly 1']);
  });

  test('[PC-BAR-03@2013] it uses up the one Combat Action of an Activation, a move does not', () => {
    const game = duel('2013', { ace: { card: { actions: [HEX, STRIKE] } }, dice: [1] });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe');
    expect(game.question('act').limits).toMatchObject({ moves: true, combat: false });
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('act.noCombat');
    game.move('Ace', [12, 14]);
    expect(game.at('Ace')).toEqual({ x: 12, y: 14, z: 0 });
  });
});

describe('an attack on an Object, which is rolled against a number', () => {
  const atCar = (edition: Edition, dice: readonly number[]) => {
    const car = object('car', { at: beside([12, 12], { mm: 25.4, side: 'south' }), rank: 2, size: 1 });
    const ace = { card: { actions: [STRIKE], powers: [soldierly] } };
    const game = duel(edition, { ace, foe: { at: [20, 20] }, pieces: [car], dice });
    return reasons(game.activate('Ace').attack('Ace', 'Strike', 'car'));
  };

  test('[PC-BAR-03@2013] is a Combat Action: rules about those apply to it', () => {
    expect(atCar('2013', [1, 1])).toEqual(['Soldierly 1']);
  });

  test('[PC-BAR-03@2017] is none: rules about Combat Actions do not apply to it', () => {
    expect(atCar('2017', [1])).toEqual([]);
  });
});

describe('kinds of Actions, 2017', () => {
  test('[PC-BAR-03@2017] rules about Combat Actions do not apply to a Dynamic Action', () => {
    const game = duel('2017', { ace: { card: { actions: [HEX], powers: [soldierly] } }, dice: [1] });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe');
    expect(diceRolled(game)).toEqual([1, null]);
  });

  test('[PC-BAR-03@2017] rules about Exclusive Actions do: RCT/DMG answers the Damage of a Dynamic Action', () => {
    const game = duel('2017', {
      ace: { card: { J: 5, actions: [HEX] } },
      foe: { card: { actions: [COUNTER] } },
      dice: [3],
    });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe', { quiet: false });
    expect(game.question('react')).toMatchObject({ trigger: 'DMG', by: 'b' });
    game.decline('react');
  });

  test('[PC-BAR-03@2017] a Dynamic Action is the one Exclusive Action of an Activation, a move is none', () => {
    const game = duel('2017', { ace: { card: { actions: [HEX, STRIKE] } }, dice: [1] });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe');
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('act.noCombat');
    game.move('Ace', [12, 14]);
    expect(game.at('Ace')).toEqual({ x: 12, y: 14, z: 0 });
  });
});

describe('costs, 2013', () => {
  test('[PC-BAR-04@2013] the AP must fit into the Pool and into the AP Limit', () => {
    const strikes = (pools: { a: number }, apSpent: number) =>
      duel('2013', { ace: { apSpent, card: { apLimit: 3, actions: [HEX, STRIKE] } }, pools })
        .activate('Ace')
        .refused((it) => it.attack('Ace', 'Strike', 'Foe'));
    expect(strikes({ a: 0 }, 0)).toBe('cost.pool');
    expect(strikes({ a: 5 }, 3)).toBe('cost.apLimit');
  });

  test('[PC-BAR-04@2013] an Action with Self/Fatigue needs that much spare Fatigue', () => {
    const rage = 'AP 1 Rage (CCM, F vs G, Damage 1 and Self/Fatigue) SFX: none';
    const use = (fatigue: number, dice: readonly number[]) =>
      duel('2013', { ace: { fatigue, card: { actions: [rage] } }, dice });
    expect(use(2, []).refused((it) => it.activate('Ace'))).toBe('turn.cannotActivate');
    const game = use(1, [5, 1]);
    game.activate('Ace').attack('Ace', 'Rage', 'Foe');
    expect(game.card('Ace').fatigue).toBe(2);
  });

  test('[PC-BAR-04@2013] a Self/Fatigue among the SFX closes only that choice', () => {
    const push = 'AP 1 Push (CCM, F vs G, Damage 1) SFX: Damage 1 and Self/Fatigue, Knockback 1';
    const game = duel('2013', { ace: { fatigue: 2, card: { actions: [push] } }, dice: [6, 1] });
    game.activate('Ace').attack('Ace', 'Push', 'Foe');
    expect(game.refused((it) => it.spend(0))).toBe('sfx.closed');
    game.spend(1);
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-BAR-04@2013] with room for one Self/Fatigue that choice is open once', () => {
    const push = 'AP 1 Push (CCM, F vs G, Damage 1) SFX: Damage 1 and Self/Fatigue, Knockback 1';
    const game = duel('2013', { ace: { attack: 1, fatigue: 1, card: { actions: [push] } }, dice: [6, 6, 1] });
    game.activate('Ace').attack('Ace', 'Push', 'Foe');
    expect(game.refused((it) => it.spend(0, 0))).toBe('sfx.closed');
    game.spend(0, 1);
    expect(game.card('Ace').fatigue).toBe(2);
    expect(game.model('Foe').health).toBe(4);
  });
});

describe('costs, 2017', () => {
  test('[PC-BAR-04@2017] a Self/Fatigue among the SFX needs no room for it', () => {
    const push = 'AP 1 Push (CCM, F vs G, Damage 1) SFX: Damage 1 and Self/Fatigue, Knockback 1';
    const game = duel('2017', { ace: { fatigue: 2, card: { actions: [push] } }, dice: [6, 1] });
    game.activate('Ace').attack('Ace', 'Push', 'Foe');
    game.spend(0);
    expect([game.model('Foe').health, game.card('Ace').fatigue]).toEqual([4, 2]);
  });

  const withCost = (cost: string, ace: object, dice: readonly number[] = []) =>
    duel('2017', {
      ace: { ...ace, card: { actions: [`AP 1 ${cost} Blow (CCM, F vs G, Damage 1) SFX: none`, STRIKE] } },
      pools: { a: 5 },
      dice,
    });
  const refusal = (cost: string, ace: object) =>
    withCost(cost, ace)
      .activate('Ace')
      .refused((it) => it.attack('Ace', 'Blow', 'Foe'));

  test('[PC-BAR-04@2017] an Action whose costs cannot all be paid in full cannot be used', () => {
    expect(refusal('[Power Down 1]', { powerUp: 0 })).toBe('cost.powerUp');
    expect(refusal('[Damage 2]', { health: 1 })).toBe('cost.health');
    expect(refusal('[Fatigue]', { fatigue: 2 })).toBe('cost.fatigue');
    expect(refusal('[Fatigue] [Fatigue]', { fatigue: 1 })).toBe('cost.fatigue');
  });

  test('[PC-BAR-04@2017] with Fatigue 1 of 2 the cost Fatigue is paid', () => {
    const game = withCost('[Fatigue]', { fatigue: 1 }, [1, 1]).activate('Ace').attack('Ace', 'Blow', 'Foe');
    expect(game.card('Ace').fatigue).toBe(2);
    expect(game.pool('a')).toBe(4);
  });

  test('[PC-BAR-04@2017] Power Down X and Damage X are paid at declaration, hit or miss', () => {
    const game = withCost('[Power Down 1] [Damage 2]', { powerUp: 1, health: 3 }, [1, 1]);
    game.activate('Ace').attack('Ace', 'Blow', 'Foe');
    expect(game.card('Ace').powerUp).toBe(0);
    expect(game.model('Ace').health).toBe(1);
    expect(game.last('rolled').won).toBe(false);
  });

  test('[PC-BAR-04@2017] costs are put on the Attacker in spite of any Immunity, and hold at once', () => {
    const game = duel('2017', {
      ace: {
        immune: ['Stun', 'Damage'],
        card: {
          movement: 'Flight',
          actions: ['AP 1 [Stun] [Damage 1] Dive (CCM, F vs G, Damage 1) SFX: none'],
        },
      },
      dice: [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Dive', 'Foe');
    expect(game.model('Ace')).toMatchObject({ stunned: true, health: 5 });
    expect(reasons(game)).toEqual([]);
  });

  test('[PC-BAR-04@2017] Stun can be paid by a model that is Stunned already', () => {
    const game = withCost('[Stun]', { stunned: true }, [5, 1]).activate('Ace').attack('Ace', 'Blow', 'Foe');
    expect(game.model('Foe').health).toBe(5);
    expect(game.model('Ace').stunned).toBe(true);
  });

  test("[PC-BAR-04@2017] a Minion that pays with its last Health rolls against all in range and is then KO'ed", () => {
    const burst = 'Activation [Damage 1] Burst (PLS 3, H vs I, Damage 1) SFX: none';
    const game = duel('2017', {
      ace: { at: [3, 3] },
      a: {
        Bot: { at: [12, 12], card: { kind: 'minion', modelsAtStart: 1, modelsMax: 1, actions: [burst] } },
      },
      b: { Two: { at: [12, 14] } },
      foe: { at: [14, 12] },
      dice: [5, 1, 5, 1],
    });
    game.activate('Ace', { minions: 'Bot' }).attack('Bot', 'Burst', ['Foe', 'Two']);
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([5, 5]);
    expect(game.model('Bot').status).toBe('ko');
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-BAR-04@2013, PC-BAR-04@2017] costs are paid before any Reaction is asked for', () => {
    const glare = 'AP 1 Glare (RCT/TGT, J vs K, Suppress 1) SFX: none';
    const game = duel(edition, {
      ace: { card: { actions: ['AP 2 [Fatigue] Blow (CCM, F vs G, Damage 1) SFX: none', HEAL] } },
      foe: { card: { actions: [glare] } },
      pools: { a: 5 },
      dice: [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow', 'Foe', { quiet: false });
    expect(game.asked()).toEqual(['react']);
    expect([game.pool('a'), game.card('Ace').apSpent, game.card('Ace').fatigue]).toEqual([3, 2, 1]);
    game.decline('react');
  });
});

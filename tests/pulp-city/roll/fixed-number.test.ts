import { describe, expect, test } from 'vitest';
import type { PowerSpec } from '../../support/card.ts';
import { diceRolled, duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const HEX = 'AP 1 Hex (IND 6, J vs T#9, Damage 1) SFX: Damage 1';
const DRILLED = { name: 'Drilled', clauses: [{ modify: 'rollDice', by: 1 }] as const };
const FIERCE = {
  name: 'Fierce',
  clauses: [{ modify: 'attackerDice', by: 1, when: { action: { kind: 'attack' as const } } }] as const,
};
const SOLDIERLY = {
  name: 'Soldierly',
  clauses: [{ modify: 'attackerDice', by: 1, when: { action: { kind: 'combat' as const } } }] as const,
};

describe('a roll against a number, 2013', () => {
  test('[PC-ROLL-06@2013] only the Attacker rolls, and an equal total succeeds', () => {
    const game = duel('2013', { ace: { card: { J: 5, actions: [HEX] } }, dice: [4] });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe');
    expect(game.last('rolled')).toMatchObject({
      attack: { total: 9 },
      defence: null,
      number: 9,
      won: true,
      tie: 'none',
    });
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-ROLL-06@2013] a Stunned Enemy with a smaller base gives Easy Target and Size Matters: 3 dice', () => {
    const game = duel('2013', {
      ace: { card: { baseMm: 40, actions: [HEX] } },
      foe: { stunned: true },
      gap: 2,
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe');
    expect(diceRolled(game)).toEqual([3, null]);
    expect(reasons(game)).toEqual(['Easy Target 1', 'Size Matters 1']);
  });

  test('[PC-ROLL-06@2013] never Mobbing and never Momentum, though Attack X and Higher Ground count', () => {
    const game = duel('2013', {
      ace: { at: [9, 12], attack: 1, card: { movement: 'Flight', actions: [HEX] } },
      foe: { at: [12, 12] },
      a: { Pal: { at: [13.1811, 12] } },
      dice: [1, 1, 1],
    });
    game.activate('Ace').move('Ace', [10.8189, 12]).attack('Ace', 'Hex', 'Foe');
    expect(reasons(game)).toEqual(['Attack 1', 'Higher Ground 1']);
  });

  test('[PC-ROLL-06@2013] the Defender adds nothing: neither Defend X nor its Powers raise the number', () => {
    const game = duel('2013', {
      ace: { card: { J: 5, actions: [HEX] } },
      foe: { defend: 3, powerUp: 2, card: { powers: [DRILLED] } },
      dice: [4],
    });
    game.activate('Ace').attack('Ace', 'Hex', 'Foe');
    expect(game.last('rolled')).toMatchObject({ defence: null, number: 9, won: true });
    expect(game.card('Foe').powerUp).toBe(2);
  });
});

describe('a Dynamic Action, 2017', () => {
  test('[PC-ROLL-06@2017] a Stunned Enemy with a smaller base gives nothing, nor do Attack X and Momentum', () => {
    const game = duel('2017', {
      ace: { at: [9, 12], attack: 2, card: { baseMm: 40, movement: 'Flight', actions: [HEX] } },
      foe: { at: [12, 12], stunned: true, weak: ['Flight'] },
      dice: [1],
    });
    game.activate('Ace').move('Ace', [10.622, 12]).attack('Ace', 'Hex', 'Foe');
    expect(game.model('Ace').x).toBeGreaterThan(260_000);
    expect(diceRolled(game)).toEqual([1, null]);
    expect(reasons(game)).toEqual([]);
  });

  test('[PC-ROLL-06@2017] short of the number by one it fails', () => {
    const game = duel('2017', {
      ace: { powerUp: 1, card: { H: 5, actions: ['AP 1 Zap (IND 6, H vs T#9, Damage 1) SFX: none'] } },
      dice: [3, 2],
    });
    game.activate('Ace').attack('Ace', 'Zap', 'Foe', { boost: 1 });
    expect(game.last('rolled')).toMatchObject({ attack: { total: 8 }, number: 9, won: false });
    expect(reasons(game)).toEqual(['Power Up 1']);
    expect(game.model('Foe').health).toBe(6);
  });

  test('[PC-ROLL-06@2017] Strong printed in its own bar counts: 2 dice on a Mechanical friend, 1 on a Living one', () => {
    const mend = 'AP 1 Mend (CCM, H vs T#6, Strong/Mechanical, Heal 2) SFX: none';
    const help = (types: readonly ['Mechanical' | 'Living'], dice: readonly number[]) => {
      const game = duel('2017', {
        ace: { card: { actions: [mend] } },
        foe: { at: [20, 20] },
        a: { Pal: { at: [13.1811, 12], health: 1, card: { types } } },
        dice,
      });
      game.activate('Ace').attack('Ace', 'Mend', 'Pal');
      return [diceRolled(game)[0], game.model('Pal').health];
    };
    expect(help(['Mechanical'], [2, 1])).toEqual([2, 3]);
    expect(help(['Living'], [2])).toEqual([1, 3]);
  });

  test("[PC-ROLL-06@2017] a Power's die for all Action Rolls counts, one for Attack or Combat Actions does not", () => {
    const dice = (power: PowerSpec, faces: readonly number[]) => {
      const game = duel('2017', { ace: { card: { actions: [HEX], powers: [power] } }, dice: faces });
      game.activate('Ace').attack('Ace', 'Hex', 'Foe');
      return diceRolled(game)[0];
    };
    expect(dice(DRILLED, [1, 1])).toBe(2);
    expect(dice(FIERCE, [1])).toBe(1);
    expect(dice(SOLDIERLY, [1])).toBe(1);
  });
});

inEditions(['2013', '2017'], (edition) => {
  const pulse = (effects: string) => `AP 1 Wave (PLS 6, K vs T#7, ${effects}`;
  const four = (spec: object = {}) => ({
    One: { at: [12, 10] as const, ...spec },
    Two: { at: [12, 14] as const, ...spec },
    Three: { at: [10, 12] as const, ...spec },
  });
  const names = ['One', 'Two', 'Three', 'Foe'];

  test('[PC-ROLL-08] a Pulse against a number is one roll for all it reaches: all or none', () => {
    const fight = (face: number) => {
      const game = duel(edition, {
        ace: { card: { actions: [pulse('Damage 1) SFX: none')] } },
        gap: 1,
        a: { Far: { at: [2, 2] } },
        b: four(),
        dice: [face],
      });
      game.activate('Ace').attack('Ace', 'Wave');
      expect(game.events('rolled')).toHaveLength(1);
      return names.map((name) => game.model(name).health);
    };
    expect(fight(3)).toEqual([5, 5, 5, 5]);
    expect(fight(2)).toEqual([6, 6, 6, 6]);
  });

  test('[PC-ROLL-08] SFX of the one roll are counted once, each reaches every model, Self/X the Attacker once', () => {
    const game = duel(edition, {
      ace: { card: { trump: ['K'], actions: [pulse('Damage 1) SFX: Damage 1, Self/Power Up 1')] } },
      gap: 1,
      b: four(),
      dice: [6],
    });
    game.activate('Ace').attack('Ace', 'Wave');
    expect(game.question('spendSfx').sfx).toBe(1);
    expect(game.refused((it) => it.spend(0, 1))).toBe('sfx.tooMany');
    game.spend(0);
    expect(names.map((name) => game.model(name).health)).toEqual([4, 4, 4, 4]);

    const other = duel(edition, {
      ace: { card: { actions: [pulse('Damage 1) SFX: Damage 1, Self/Power Up 1')] } },
      gap: 1,
      b: four(),
      dice: [6],
    });
    other.activate('Ace').attack('Ace', 'Wave', [], { sfx: [1] });
    expect(other.card('Ace').powerUp).toBe(1);
    expect(names.map((name) => other.model(name).health)).toEqual([5, 5, 5, 5]);
  });

  test('[PC-ROLL-08] an Aura with Defend 1 and 2 SFX Defend 1 gives Defend 3 to everyone inside', () => {
    const shield = 'AP 1 Shield (AUR 4, K vs T#7, Limited/Friendly, Defend 1) SFX: Defend 1';
    const storm = 'AP 1 Storm (PLS 20, K vs K, Limited/Enemy, Damage 1) SFX: none';
    const inside = [1, 1, 1, 1];
    const game = duel(edition, {
      ace: { powerUp: 1, card: { actions: [shield] } },
      foe: { at: [12, 18], card: { actions: [storm] } },
      a: { Near: { at: [14, 12] }, Close: { at: [12, 14] }, Away: { at: [20, 12] } },
      dice: [6, 6, ...[1, ...inside], ...[1, ...inside], ...[1, ...inside], ...[1, 1]],
    });
    game
      .activate('Ace')
      .attack('Ace', 'Shield', [], { boost: 1, sfx: [0, 0] })
      .endActivation();
    game.activate('Foe').attack('Foe', 'Storm', ['Ace', 'Near', 'Close', 'Away']);
    const defended = game.events('rolled').slice(1);
    expect(defended.map(({ defence }) => defence?.faces.length)).toEqual([4, 4, 4, 1]);
  });
});

describe('dice that depend on the model affected', () => {
  const wave = 'AP 1 Wave (PLS 6, K vs T#7, Damage 1) SFX: none';

  test('[PC-ROLL-08] 2013: a Pulse over two Enemies, one of them Stunned, has no Easy Target die', () => {
    const game = duel('2013', {
      ace: { card: { actions: [wave] } },
      foe: { stunned: true },
      gap: 1,
      b: { Two: { at: [12, 15] } },
      dice: [2],
    });
    game.activate('Ace').attack('Ace', 'Wave');
    expect(diceRolled(game)).toEqual([1, null]);
  });

  test('[PC-ROLL-08] 2013: it has the die when every model affected is Stunned, and Size Matters likewise', () => {
    const game = duel('2013', {
      ace: { card: { baseMm: 40, actions: [wave] } },
      foe: { stunned: true },
      gap: 1,
      b: { Two: { at: [12, 15], stunned: true } },
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Wave');
    expect(reasons(game)).toEqual(['Easy Target 1', 'Size Matters 1']);
  });

  test('[PC-ROLL-08] 2017: Strong in the bar counts in the one roll only if it fits all', () => {
    const blessing = 'AP 1 Blessing (PLS 6, K vs T#7, Strong/Mechanical, Heal 1) SFX: none';
    const dice = (types: 'Living' | 'Mechanical', faces: readonly number[]) => {
      const game = duel('2017', {
        ace: { card: { actions: [blessing] } },
        foe: { card: { types: ['Mechanical'] } },
        gap: 1,
        a: { Pal: { at: [12, 15], card: { types: [types] } } },
        dice: faces,
      });
      game.activate('Ace').attack('Ace', 'Blessing');
      return diceRolled(game)[0];
    };
    expect(dice('Living', [1])).toBe(1);
    expect(dice('Mechanical', [1, 1])).toBe(2);
  });
});

import { describe, expect, test } from 'vitest';
import { diceRolled, duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { area, object, structure } from '../../support/pieces.ts';

/** A wall whose western face Ace touches. */
const hall = (g: number) => structure('hall', { at: [13.5906, 12], size: [2, 4], height: 3, g });
const crate = (overrides: object = {}) => object('crate', { at: [13.0906, 12], rank: 3, size: 1 }, overrides);

inEditions(['2013', '2017'], (edition) => {
  const away = { foe: { at: [20, 20] as const } };

  test('[PC-ROLL-12] the Defense of a Token is met by an equal total, whatever Defender Trait the bar names', () => {
    const game = duel(edition, {
      ...away,
      ace: { card: { J: 5, actions: ['AP 1 Mock (CCM, J vs K, Damage 1) SFX: none'] } },
      pieces: [{ ...object('totem', { at: [13.0906, 12] }), token: true as const, g: 8, health: 3 }],
      dice: [3],
    });
    game.activate('Ace').attack('Ace', 'Mock', 'totem');
    expect(game.last('rolled')).toMatchObject({ number: 8, defence: null, won: true, attack: { total: 8 } });
  });

  test('[PC-ROLL-12] terrain rolls no dice and cancels no SFX', () => {
    const game = duel(edition, {
      ...away,
      ace: { powerUp: 1, card: { F: 5 } },
      pieces: [hall(7)],
      dice: [6, 6],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'hall', { boost: 1 });
    expect(game.last('rolled')).toMatchObject({ sfx: 2, cancelled: 0, defence: null });
    game.spend(0, 0);
    expect(game.piece('hall')?.health).toBe(1);
  });

  test('[PC-ROLL-12] short of the Defense it fails', () => {
    const game = duel(edition, { ...away, ace: { card: { F: 5 } }, pieces: [hall(7)], dice: [1] });
    game.activate('Ace').attack('Ace', 'Strike', 'hall');
    expect(game.last('rolled')).toMatchObject({ number: 7, won: false });
    expect(game.piece('hall')?.health).toBe(4);
  });
});

describe('Objects and Structures as Targets, 2013', () => {
  test('[PC-ROLL-12@2013] Strength 6 and a die of 1 succeed against a Structure of Defense 7', () => {
    const game = duel('2013', {
      ace: { card: { F: 6 } },
      foe: { at: [20, 20] },
      pieces: [hall(7)],
      dice: [1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'hall');
    expect(game.last('rolled')).toMatchObject({ attack: { total: 7 }, number: 7, won: true });
    expect(game.piece('hall')?.health).toBe(3);
  });

  test('[PC-ROLL-12@2013] Attack X and a larger base count after a move into contact, Momentum does not', () => {
    const dice = (crateMm: number | undefined, faces: readonly number[]) => {
      const game = duel('2013', {
        ace: { at: [9, 12], attack: 1, card: { baseMm: 40 } },
        foe: { at: [20, 20] },
        pieces: [crate(crateMm === undefined ? {} : { baseMm: crateMm })],
        dice: faces,
      });
      game.activate('Ace').move('Ace', [11.8032, 12]).attack('Ace', 'Strike', 'crate');
      expect(game.last('rolled').number).toBe(5);
      return [diceRolled(game), reasons(game)];
    };
    expect(dice(30, [1, 1, 1])).toEqual([
      [3, null],
      ['Attack 1', 'Size Matters 1'],
    ]);
    expect(dice(undefined, [1, 1])).toEqual([[2, null], ['Attack 1']]);
    expect(dice(40, [1, 1])).toEqual([[2, null], ['Attack 1']]);
  });
});

describe('Objects and Structures as Targets, 2017', () => {
  test('[PC-ROLL-12@2017] Earth with Attack 2 has 2 dice against a Structure: Attack X does not count', () => {
    const game = duel('2017', {
      ace: { attack: 2, card: { elements: ['Earth'] } },
      foe: { at: [20, 20] },
      pieces: [hall(7)],
      dice: [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'hall');
    expect(diceRolled(game)).toEqual([2, null]);
    expect(reasons(game)).toEqual(['Strong 1']);
  });

  test('[PC-ROLL-12@2017] a Brawler at a car has 1 die, and a 6 of a non-Trump Trait is 1 SFX', () => {
    const game = duel('2017', {
      ace: { card: { role: 'Brawler' } },
      foe: { at: [20, 20] },
      pieces: [crate()],
      dice: [6],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'crate');
    expect(diceRolled(game)).toEqual([1, null]);
    expect(game.last('rolled')).toMatchObject({ won: true, sfx: 1 });
    game.spend(0);
    expect(game.piece('crate')?.health).toBe(1);
  });

  test('[PC-ROLL-12@2017] a Projectile with Strong/All in its bar has 2 dice against a Structure', () => {
    const game = duel('2017', {
      ace: { card: { actions: ['AP 1 Lance (PRJ 8, H vs I, Strong/All, Damage 1) SFX: none'] } },
      foe: { at: [20, 20] },
      pieces: [structure('tower', { at: [17, 12], size: [2, 2], height: 3, g: 7 })],
      dice: [2, 3],
    });
    game.activate('Ace').attack('Ace', 'Lance', 'tower');
    expect(diceRolled(game)).toEqual([2, null]);
    expect(game.last('rolled').won).toBe(true);
  });

  test('[PC-ROLL-12@2017] a Blaster gains nothing, but Power Up dice and the SFX of a Powerhouse count', () => {
    const shoot = (role: 'Blaster' | 'Powerhouse', boost: number, faces: readonly number[]) => {
      const game = duel('2017', {
        ace: { powerUp: boost, card: { role } },
        foe: { at: [20, 20] },
        pieces: [structure('tower', { at: [17, 12], size: [2, 2], height: 3, g: 7 })],
        dice: faces,
      });
      game.activate('Ace').attack('Ace', 'Shot', 'tower', { boost, sfx: [] });
      return [reasons(game), game.last('rolled').sfx];
    };
    expect(shoot('Blaster', 0, [4])).toEqual([[], 0]);
    expect(shoot('Powerhouse', 1, [4, 3])).toEqual([['Power Up 1'], 1]);
  });
});

describe('the environment as Attacker', () => {
  const acid = area('acid', {
    at: [14, 12],
    size: [2, 2],
    danger: { grade: 'Dangerous', trait: 'H' },
  });

  test('[PC-ROLL-13@2013] Dangerous Terrain rolls 2 dice and 5 by the opponent against Defense', () => {
    const game = duel('2013', { foe: { at: [20, 20] }, pieces: [acid], dice: [2, 3, 5] });
    game.activate('Ace').move('Ace', [13, 12]);
    expect(game.last('environmentRolled')).toMatchObject({
      model: game.names.model('Ace'),
      attack: { value: 5, faces: [2, 3], total: 8 },
      defence: { trait: 'G', faces: [5], total: 9 },
      won: false,
    });
    expect(game.model('Ace').health).toBe(6);
  });

  test('[PC-ROLL-13@2013] it has no base, Origin or Trump: no bonus against it, SFX on 6 only, ties to the model', () => {
    const game = duel('2013', {
      ace: { card: { baseMm: 40, movement: 'Sprint', origin: 'Mystery' } },
      foe: { at: [20, 20] },
      pieces: [acid],
      dice: [5, 5, 6],
    });
    game.activate('Ace').move('Ace', [13, 12]);
    expect(game.last('environmentRolled')).toMatchObject({
      attack: { total: 10, counted: 0 },
      defence: { total: 10, faces: [6] },
      won: false,
    });
  });

  test('[PC-ROLL-13@2013] the opposing player chooses its SFX', () => {
    const game = duel('2013', { foe: { at: [20, 20] }, pieces: [acid], dice: [6, 6, 1] });
    game.activate('Ace').move('Ace', [13, 12]);
    expect(game.question('environmentSfx')).toMatchObject({
      by: 'b',
      sfx: 2,
      options: ['damage', 'fatigue'],
    });
    game.answer('environmentSfx', ['damage', 'fatigue']);
    expect(game.model('Ace').health).toBe(4);
    expect(game.card('Ace').fatigue).toBe(2);
  });

  test('[PC-ROLL-13@2017] its Effects simply happen: Damage 1 and no roll', () => {
    const game = duel('2017', { foe: { at: [20, 20] }, pieces: [acid] });
    game.activate('Ace').move('Ace', [13, 12]);
    expect(game.model('Ace').health).toBe(5);
    expect(game.events('environmentRolled')).toEqual([]);
  });
});

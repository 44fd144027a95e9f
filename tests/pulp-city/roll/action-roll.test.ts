import { describe, expect, test } from 'vitest';
import { diceRolled, duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const HEAL = 'AP 1 Heal (IND 6, J vs T#8, Heal 1) SFX: Heal 1';
const CONTEST = 'AP 1 Contest (IND 6, K vs K, Attack 1) SFX: Attack 1';

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROLL-01] the user of an Action is the Attacker even when it helps: Heal rolls its Mind against the number', () => {
    const game = duel(edition, {
      ace: { card: { J: 5, actions: [HEAL] } },
      foe: { at: [20, 20] },
      a: { Pal: { at: [14, 12], health: 3 } },
      dice: [3],
    });
    game.activate('Ace').attack('Ace', 'Heal', 'Pal');
    expect(game.last('rolled')).toMatchObject({
      attacker: game.names.model('Ace'),
      target: game.names.model('Pal'),
      attack: { trait: 'J', value: 5, total: 8 },
      defence: null,
      number: 8,
      won: true,
    });
    expect(game.model('Pal').health).toBe(4);
  });

  test('[PC-ROLL-01] a Friendly model in a roll of Trait against Trait defends as usual and cannot waive its roll', () => {
    const game = duel(edition, {
      ace: { attack: 1, card: { actions: [CONTEST] } },
      foe: { at: [20, 20] },
      a: { Pal: { at: [14, 12] } },
      dice: [2, 3, 5],
    });
    game.activate('Ace').attack('Ace', 'Contest', 'Pal');
    expect(diceRolled(game)).toEqual([2, 1]);
    expect(reasons(game)).toEqual(['Attack 1']);
    expect(game.last('rolled')).toMatchObject({ attack: { total: 7 }, defence: { total: 9 }, won: false });
    expect(game.model('Pal').attack).toBe(0);
  });

  test('[PC-ROLL-01] who answers with its own Trait is the Defender', () => {
    const game = duel(edition, { foe: { card: { G: 5 } }, dice: [6, 2] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({
      target: game.names.model('Foe'),
      attack: { trait: 'F' },
      defence: { trait: 'G', value: 5, faces: [2] },
    });
    game.spend();
  });

  test('[PC-ROLL-02] each side takes its single highest die and adds the Trait named for it', () => {
    const game = duel(edition, {
      ace: { attack: 2, card: { I: 4, actions: ['AP 1 Dash (CCM, I vs J, Damage 1) SFX: Damage 1'] } },
      foe: { card: { J: 2 } },
      dice: [3, 3, 1, 4],
    });
    game.activate('Ace').attack('Ace', 'Dash', 'Foe');
    expect(game.last('rolled')).toMatchObject({
      attack: { faces: [3, 3, 1], total: 7 },
      defence: { faces: [4], total: 6 },
      won: true,
    });
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-ROLL-04] a higher total succeeds and a lower one fails', () => {
    const fight = (attack: number, defence: number) => {
      const game = duel(edition, {
        ace: { card: { F: 6 } },
        foe: { card: { G: 6 } },
        dice: [attack, defence],
      });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe');
      return [game.last('rolled').attack.total, game.last('rolled').defence?.total, game.model('Foe').health];
    };
    expect(fight(5, 4)).toEqual([11, 10, 5]);
    expect(fight(4, 5)).toEqual([10, 11, 6]);
    expect(fight(1, 3)).toEqual([7, 9, 6]);
  });
});

describe("the books' examples", () => {
  test('[PC-ROLL-02] 2013: 12 against 11 is a success with Damage 1, its SFX cancelled', () => {
    const game = duel('2013', {
      ace: { attack: 1, card: { F: 6 } },
      foe: { defend: 1, card: { G: 6, trump: ['G'] } },
      dice: [2, 6, 3, 5],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({
      attack: { faces: [2, 6], total: 12, counted: 1 },
      defence: { faces: [3, 5], total: 11, counted: 1 },
      won: true,
      cancelled: 1,
      sfx: 0,
    });
    expect(game.model('Foe').health).toBe(5);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-ROLL-02] 2017: 13 against 11 is a success with Damage 2, its SFX cancelled', () => {
    const game = duel('2017', {
      ace: {
        attack: 1,
        card: { F: 7, actions: ['Coups [PA 1]\nCAC, s vs d, Dommages 2\nEFX: Dommages 1'] },
      },
      foe: { defend: 1, card: { G: 6, trump: ['G'] } },
      dice: [2, 6, 3, 5],
    });
    game.activate('Ace').attack('Ace', 'Coups', 'Foe');
    expect(game.last('rolled')).toMatchObject({
      attack: { total: 13, counted: 1 },
      defence: { total: 11 },
      won: true,
      cancelled: 1,
      sfx: 0,
    });
    expect(game.model('Foe').health).toBe(4);
  });

  test('[PC-ROLL-04] 2013: 12 against 11 succeeds', () => {
    const game = duel('2013', { ace: { card: { F: 7 } }, foe: { card: { G: 6 } }, dice: [5, 5] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({ attack: { total: 12 }, defence: { total: 11 }, won: true });
  });

  test('[PC-ROLL-04] 2017: 10 against 12 fails', () => {
    const game = duel('2017', { ace: { card: { F: 6 } }, foe: { card: { G: 7 } }, dice: [4, 5] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({ attack: { total: 10 }, defence: { total: 12 }, won: false });
    expect(game.model('Foe').health).toBe(6);
  });
});

describe('how many dice are rolled', () => {
  test('[PC-ROLL-03@2013] Suppress takes Power Up dice like any other, down to one die', () => {
    const game = duel('2013', { ace: { suppress: 2, powerUp: 2 }, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { boost: 2 });
    expect(diceRolled(game)).toEqual([1, 1]);
    expect(game.card('Ace').powerUp).toBe(0);
  });

  test('[PC-ROLL-03@2013] bonus dice less Suppress: Suppress 1 with Strong and Size Matters leaves 2 dice', () => {
    const game = duel('2013', {
      ace: {
        suppress: 1,
        card: { baseMm: 40, actions: ['AP 1 Hew (CCM, F vs G, Strong/Living, Damage 1) SFX: Damage 1'] },
      },
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Hew', 'Foe');
    expect(diceRolled(game)).toEqual([2, 1]);
    expect(reasons(game)).toEqual(['Size Matters 1', 'Strong 1', 'Suppress -1']);
  });

  test("[PC-ROLL-03@2013] a Defender's Suppress counts in its own roll", () => {
    const game = duel('2013', { foe: { suppress: 1, defend: 3, powerUp: 1 }, dice: [1, 1, 1, 1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { defendBoost: 1 });
    expect(diceRolled(game)).toEqual([1, 4]);
    expect(reasons(game, 'defence')).toEqual(['Defend 3', 'Power Up 1', 'Suppress -1']);
  });

  test('[PC-ROLL-03@2017] Suppress never touches Power Up dice: Suppress 2 and 2 Power Up dice make 3', () => {
    const game = duel('2017', { ace: { suppress: 2, powerUp: 2 }, dice: [1, 1, 1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { boost: 2 });
    expect(diceRolled(game)).toEqual([3, 1]);
    expect(game.card('Ace').powerUp).toBe(0);
  });

  test('[PC-ROLL-03@2017] Suppress 5 with 2 bonus dice and no Power Up dice leaves one die', () => {
    const game = duel('2017', { ace: { suppress: 5, attack: 2 }, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(diceRolled(game)).toEqual([1, 1]);
    expect(reasons(game)).toEqual(['Attack 2', 'Suppress -5']);
  });

  test('[PC-ROLL-03@2017] Suppress takes dice of Effects, Powers and bonuses before Power Up dice are added', () => {
    const power = { name: 'Well Drilled', clauses: [{ modify: 'attackerDice', by: 1 }] as const };
    const game = duel('2017', {
      ace: { suppress: 1, attack: 1, powerUp: 1, card: { powers: [power] } },
      foe: { suppress: 1, defend: 3, powerUp: 1 },
      dice: [1, 1, 1, 1, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { boost: 1, defendBoost: 1 });
    expect(diceRolled(game)).toEqual([3, 4]);
    expect(reasons(game)).toEqual(['Attack 1', 'Power Up 1', 'Suppress -1', 'Well Drilled 1']);
  });
});

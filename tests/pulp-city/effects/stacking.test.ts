import { describe, expect, test } from 'vitest';
import { beside, diceRolled, duel, type DuelSpec, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import type { Play } from '../../support/play.ts';
import { endTurns, startRound } from '../../support/rounds.ts';

/** Ace, of Strength 6, uses 'Hit' on Foe; with Attack 2 he rolls 3 dice. */
const hit = (edition: Edition, bar: string, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, { ...spec, ace: { ...spec.ace, card: { F: 6, actions: [bar] } } })
    .activate('Ace')
    .attack('Ace', 'Hit', 'Foe');

const THREE = { ace: { attack: 2 }, dice: [6, 6, 5, 1] } as const;

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-01] base Damage 1 and two SFX Damage 1 are one Damage of 3', () => {
    const game = hit(edition, 'AP 1 Hit (CCM, F vs G, Damage 1) SFX: Damage 1', THREE).spend(0, 0);
    expect(game.events('damaged')).toMatchObject([{ points: 3, left: 3 }]);
  });

  test('[PC-FX-01] Stun three times is Stunned once, and gone in the next Effects Phase', () => {
    const game = hit(edition, 'AP 1 Hit (CCM, F vs G, Stun) SFX: Stun', THREE).spend(0, 0);
    expect(game.events('stunned')).toHaveLength(1);
    game.endActivation().activate('Foe').move('Foe').endActivation();
    startRound(endTurns(game).dice(2, 1), { a: 'Ace', b: 'Foe' }, 'a');
    expect(game.model('Foe').stunned).toBe(false);
  });

  test('[PC-FX-01] a third Fatigue in a Round has no effect', () => {
    const game = hit(edition, 'AP 1 Hit (CCM, F vs G, Fatigue) SFX: Fatigue', THREE).spend(0, 0);
    expect(game.card('Foe').fatigue).toBe(2);
  });

  test('[PC-FX-01] Attack 1 from two sources is Attack 2', () => {
    const game = duel(edition, {
      ace: {
        card: {
          actions: [
            'AP 1 Cheer* (IST, K vs 5, Self/Attack 1) SFX: none',
            'AP 1 Hit (CCM, F vs G, Damage 1) SFX: none',
          ],
        },
      },
      a: { Pal: { at: [12, 9], card: { actions: ['AP 1 Drum (PRJ 6, K vs 5, Attack 1) SFX: none'] } } },
      // In 2013 the Drum helps the Cheer as well.
      dice: [2, ...(edition === '2013' ? [2, 2] : [2]), 1, 1, 1, 1],
    });
    game.activate('Pal').attack('Pal', 'Drum', 'Ace').endActivation();
    game.activate('Foe').move('Foe').endActivation();
    game.activate('Ace').attack('Ace', 'Cheer').attack('Ace', 'Hit', 'Foe');
    expect(reasons(game)).toEqual(['Attack 2']);
    expect(diceRolled(game)).toEqual([3, 1]);
  });

  test('[PC-FX-01] base Knockback 4 and SFX Knockback 2 are one Knockback of 6 inches', () => {
    const game = hit(edition, 'AP 1 Hit (CCM, F vs G, Knockback 4) SFX: Knockback 2', { dice: [6, 1] });
    const from = game.at('Foe').x;
    game.spend(0);
    expect(game.events('displaced')).toMatchObject([{ effect: 'knockback', length: 152_400 }]);
    expect(game.at('Foe').x).toBeCloseTo(from + 6, 2);
  });

  test('[PC-FX-01] the inches of Pull add up, Shifts are made one after the other', () => {
    const pull = hit(edition, 'AP 1 Hit (PRJ 8, F vs I, Pull 2) SFX: Pull 1', { gap: 6, dice: [6, 1] }).spend(
      0,
    );
    expect(pull.events('displaced')).toMatchObject([{ effect: 'pull', length: 76_200 }]);
    const shift = hit(edition, 'AP 1 Hit (CCM, F vs G, Shift 1) SFX: Shift 1', { dice: [6, 1] }).spend(0);
    const { x, y } = shift.model('Foe');
    shift.answer('shift', { x: x + 1000, y });
    shift.answer('shift', { x: x + 25_400, y: y + 1000 });
    expect(shift.model('Foe')).toMatchObject({ x: x + 25_400, y: y + 25_400 });
  });

  test('[PC-FX-01] Suppress, Power Up, Heal and Defend add up too', () => {
    const list = 'Suppress 1, Self/Power Up 1, Self/Heal 1, Self/Defend 1';
    const buy = (choice: number) =>
      hit(edition, `AP 1 Hit (CCM, F vs G, Suppress 1) SFX: ${list}`, {
        ...THREE,
        ace: { attack: 2, health: 2 },
      }).spend(choice, choice);
    expect(buy(0).model('Foe').suppress).toBe(3);
    expect(buy(1).card('Ace').powerUp).toBe(2);
    expect(buy(2).model('Ace').health).toBe(4);
    expect(buy(3).model('Ace').defend).toBe(2);
  });

  test('[PC-FX-01] Weak to the same word, Immune to the same and Spectral do not grow', () => {
    const list = 'Weak/Fire, Self/Immune/Stun, Self/Spectral';
    const buy = (choice: number) =>
      hit(edition, `AP 1 Hit (CCM, F vs G, Damage 1) SFX: ${list}`, THREE).spend(choice, choice);
    expect(buy(0).model('Foe').weak).toEqual(['Fire']);
    expect(buy(1).model('Ace').immune).toEqual(['Stun']);
    expect(buy(2).events('becameSpectral')).toHaveLength(1);
  });

  test('[PC-FX-07] Damage 2 takes two of Health 5, with an SFX more three, and 2 of 2 is a KO', () => {
    const bar = 'AP 1 Hit (CCM, F vs G, Damage 2) SFX: Damage 1';
    const left = (health: number, ...picks: number[]) => {
      const game = hit(edition, bar, { foe: { health }, b: { Pal: { at: [2, 2] } }, dice: [6, 1] });
      return game.spend(...picks).model('Foe');
    };
    expect(left(5)).toMatchObject({ health: 3, status: 'table' });
    expect(left(5, 0)).toMatchObject({ health: 2, status: 'table' });
    expect(left(2)).toMatchObject({ health: 0, status: 'ko' });
    expect(left(1, 0)).toMatchObject({ health: 0, status: 'ko' });
  });

  test('[PC-FX-18] Heal 3 on Health 3 of 5 gives 5 and never more', () => {
    const heal = (health: number) =>
      hit(edition, 'AP 1 Hit (CCM, K vs 5, Heal 3) SFX: none', {
        foe: { health, card: { health: 5 } },
        dice: [2],
      });
    expect(heal(3).last('healed')).toMatchObject({ points: 2, left: 5 });
    expect(heal(1).model('Foe').health).toBe(4);
    expect(heal(5).events('healed')).toEqual([]);
  });

  test("[PC-FX-18] a KO'ed model is off the table and cannot be healed", () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Mend (IND 8, K vs 5, Heal 3) SFX: none'] } },
      a: { Pal: { at: beside([12, 12], { side: 'west' }), status: 'ko', health: 0 } },
    }).activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Mend', 'Pal'))).toBe('target.gone');
  });
});

describe('an Aura', () => {
  test('[PC-FX-01] replaces itself instead of adding up', () => {
    const game = duel('2017', {
      ace: { card: { actions: ['AP 1 Guard* (AUR 4, K vs 5, Limited/Friendly, Defend 1) SFX: none'] } },
      gap: 8,
      dice: [2, 2],
    });
    game.activate('Ace').attack('Ace', 'Guard').attack('Ace', 'Guard');
    expect(game.state.auras).toMatchObject([{ defend: 1 }]);
  });
});

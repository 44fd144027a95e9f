import { expect, test } from 'vitest';
import { beside, diceRolled, duel, reasons, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const at = (game: Play, ...names: string[]) => names.map((name) => game.model(name).health);

inEditions(['2013', '2017'], (edition) => {
  test('[PC-BAR-10] the Trait in front is that of the Action: J vs G is a Mind Action, not one of Defense', () => {
    const bar = 'AP 1 Blast Mind (IND 6, J vs G, Damage 1) SFX: none';
    const shielded = (of: string) => ({
      card: { powers: [{ name: 'Shield', clauses: [{ grant: 'immune', of }] }] as const },
    });
    const game = duel(edition, { ace: { card: { actions: [bar] } }, foe: shielded('J Actions') });
    expect(game.activate('Ace').refused((it) => it.attack('Ace', 'Blast Mind', 'Foe'))).toBe('target.immune');
    const other = duel(edition, {
      ace: { card: { actions: [bar] } },
      foe: shielded('G Actions'),
      dice: [6, 1],
    });
    other.activate('Ace').attack('Ace', 'Blast Mind', 'Foe');
    expect(other.model('Foe').health).toBe(5);
  });

  test('[PC-BAR-10] Spectral asks for that Trait: a Spectral user may use Mind and Spirit, no body', () => {
    const game = duel(edition, {
      ace: {
        spectral: true,
        card: { actions: [STRIKE, 'AP 1 Wail (IND 6, K vs F, Damage 1) SFX: none'] },
      },
      dice: [6, 1],
    });
    game.activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('action.spectral');
    game.attack('Ace', 'Wail', 'Foe');
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-BAR-11] a range of K is the Spirit the user has now: 5 inches, and 7 when raised by 2', () => {
    const pulse = (lift: number, dice: readonly number[]) => {
      const game = duel(edition, {
        ace: {
          card: {
            K: 5,
            actions: ['AP 1 Terrify (PLS K, K vs J, Stun) SFX: none'],
            powers: [{ name: 'Lift', clauses: [{ modify: 'trait', of: 'K', by: lift }] }] as const,
          },
        },
        gap: 5,
        b: { Two: { at: beside([12, 12], { gap: 7, side: 'north' }) } },
        dice,
      });
      game.activate('Ace').attack('Ace', 'Terrify');
      return game.events('rolled').length;
    };
    expect(pulse(0, [1, 1])).toBe(1);
    expect(pulse(2, [1, 1, 1, 1])).toBe(2);
  });

  test('[PC-BAR-12] AP 4 with Fatigue printed twice needs room for both', () => {
    const use = (fatigue: number, dice: readonly number[]) =>
      duel(edition, {
        ace: {
          fatigue,
          card: { actions: ['AP 4 [Fatigue] [Fatigue] Finale (CCM, F vs G, Damage 1) SFX: none', STRIKE] },
        },
        dice,
      }).activate('Ace');
    expect(use(1, []).refused((it) => it.attack('Ace', 'Finale', 'Foe'))).toBe('cost.fatigue');
    expect(use(0, [6, 1]).attack('Ace', 'Finale', 'Foe').card('Ace')).toMatchObject({
      fatigue: 2,
      apSpent: 4,
    });
  });

  test('[PC-BAR-12] an Action of 0 AP with a Fatigue cost can be used with an empty Pool', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 0 [Fatigue] Push (CCM, F vs G, Damage 1) SFX: none'] } },
      pools: { a: 0 },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Push', 'Foe');
    expect(game.model('Foe').health).toBe(5);
    expect([game.pool('a'), game.card('Ace').fatigue]).toEqual([0, 1]);
  });

  test('[PC-BAR-12] a bracket cost is paid though the roll fails, and Power Down takes the last die', () => {
    const game = duel(edition, {
      ace: {
        powerUp: 1,
        card: { actions: ['AP 1 [Damage 1] [Power Down 1] Surge (CCM, F vs G, Damage 1) SFX: none'] },
      },
      dice: [1, 6],
    });
    game.activate('Ace').attack('Ace', 'Surge', 'Foe', { quiet: false });
    expect(game.model('Ace').health).toBe(5);
    expect(game.card('Ace').powerUp).toBe(0);
  });

  const PILLARS = {
    bar: 'AP 1+ Pillars (SUM 8, G vs T#6, Summon Structure/Pillar (1 Pillar per 1 AP spent)) SFX: Summon Structure/Pillar',
    specials: [
      {
        name: 'Pillar',
        clauses: [{ piece: 'structure', G: 6, height: 2, base: 30, hp: 1, keepsEarlier: true }] as const,
      },
    ],
  };
  const builder = (apLimit: number, dice: readonly number[]) =>
    duel(edition, {
      ace: { card: { apLimit, actions: [PILLARS] } },
      foe: { at: [22, 22] },
      pools: { a: 9 },
      dice,
    }).activate('Ace');
  const places = [
    [12, 15],
    [15, 12],
    [9, 12],
    [12, 9],
  ] as const;

  test('[PC-BAR-12] AP n+: 3 AP named and paid, and one SFX, summon 4 Structures', () => {
    const game = builder(3, [6]).attack('Ace', 'Pillars', [], { ap: 3, at: places[0], sfx: [0] });
    for (const [x, y] of places.slice(1)) game.answer('summonPlace', { x: x * 25_400, y: y * 25_400 });
    expect(Object.values(game.state.pieces).filter(({ name }) => name === 'Pillar')).toHaveLength(4);
    expect([game.pool('a'), game.card('Ace').apSpent]).toEqual([6, 3]);
  });

  test('[PC-BAR-12] AP n+: the amount must be payable, at least n, and is gone if the roll fails', () => {
    const game = builder(3, [1]);
    const pillars = (ap: number) => (it: typeof game) =>
      it.attack('Ace', 'Pillars', [], { ap, at: places[0] });
    expect(game.refused(pillars(4))).toBe('cost.ap');
    expect(game.refused(pillars(0))).toBe('action.apAmount');
    pillars(2)(game);
    expect(game.last('rolled').won).toBe(false);
    expect([game.pool('a'), game.card('Ace').apSpent]).toEqual([7, 2]);
    expect(game.state.pieces).toEqual({});
  });

  const minions = (actions: readonly string[], dice: readonly number[], more: object = {}) =>
    duel(edition, {
      ace: { at: [3, 3] },
      foe: { at: [12, 12] },
      a: {
        Mob: {
          at: [beside([12, 12]), beside([12, 12], { side: 'west' })],
          card: { kind: 'minion', health: 2, actions },
        },
      },
      pools: { a: 0, b: 3 },
      dice,
      ...more,
    }).activate('Ace', { minions: 'Mob' });
  const BASH = 'Activation Bash (CCM, F vs G, Damage 1) SFX: none';

  test('[PC-BAR-13] an Action that costs the Activation is used by both models for 0 AP: two rolls', () => {
    const game = minions([BASH], [6, 6, 1, 6, 6, 1]);
    game.attack('Mob 1', 'Bash', 'Foe').attack('Mob 2', 'Bash', 'Foe');
    expect(game.events('rolled')).toHaveLength(2);
    expect(game.model('Foe').health).toBe(4);
    expect(game.pool('a')).toBe(0);
  });

  test('[PC-BAR-13] a further bracket cost is paid by each model that uses it', () => {
    const game = minions(['Activation [Damage 1] Bash (CCM, F vs G, Damage 1) SFX: none'], [1, 1, 6]);
    game.attack('Mob 1', 'Bash', 'Foe').endActivation();
    expect(at(game, 'Mob 1', 'Mob 2')).toEqual([1, 2]);
  });

  test('[PC-BAR-13] a Fatigue cost is paid once for the card', () => {
    const game = minions(['Activation [Fatigue] Bash (CCM, F vs G, Damage 1) SFX: none'], [1, 1, 6, 1, 1, 6]);
    expect(game.card('Mob').fatigue).toBe(1);
    game.attack('Mob 1', 'Bash', 'Foe').attack('Mob 2', 'Bash', 'Foe');
    expect(game.card('Mob').fatigue).toBe(2);
  });

  test('[PC-BAR-13] of two such Actions one is used in the Activation, the same by all models', () => {
    const game = minions([BASH, 'Activation Jab (CCM, F vs G, Damage 1) SFX: none'], [1, 1, 6, 1, 1, 6]);
    game.attack('Mob 1', 'Bash', 'Foe');
    expect(game.refused((it) => it.attack('Mob 2', 'Jab', 'Foe'))).toBe('action.notNow');
    game.attack('Mob 2', 'Bash', 'Foe');
    expect(game.refused((it) => it.attack('Mob 1', 'Jab', 'Foe'))).toMatch(/\w/);
  });

  const TWO_TYPES =
    'AP 1 Screen (PRJ 4 or IST, H vs T#6, Defend 1 (as PRJ 4) or Self/Defend 1 (as IST)) SFX: Power Up 1 (as PRJ 4), Self/Power Up 1 (as IST)';
  const screen = (dice: readonly number[]) =>
    duel(edition, {
      ace: { card: { actions: [TWO_TYPES] } },
      foe: { at: [20, 20] },
      a: { Pal: { at: [14, 12] } },
      dice,
    }).activate('Ace');

  test('[PC-BAR-14] of two Types the one chosen at declaration rules: as Instant its user gains Defend 1', () => {
    const game = screen([3]).attack('Ace', 'Screen', [], { use: 1 });
    expect([game.model('Ace').defend, game.model('Pal').defend]).toEqual([1, 0]);
  });

  test('[PC-BAR-14] as Projectile a model in range and sight gains it, not the user', () => {
    const game = screen([3]);
    expect(game.refused((it) => it.attack('Ace', 'Screen', 'Ace', { use: 0 }))).toBe('target.self');
    game.attack('Ace', 'Screen', 'Pal', { use: 0 });
    expect([game.model('Ace').defend, game.model('Pal').defend]).toEqual([0, 1]);
  });

  test('[PC-BAR-14] only the SFX of the chosen Type are open', () => {
    const game = screen([6]).attack('Ace', 'Screen', 'Pal', { use: 0 });
    expect(game.refused((it) => it.spend(1))).toBe('sfx.closed');
    game.spend(0);
    expect([game.card('Ace').powerUp, game.card('Pal').powerUp]).toEqual([0, 1]);
  });

  test('[PC-BAR-14] a Type that the bar does not have is refused: choose one', () => {
    expect(screen([]).refused((it) => it.attack('Ace', 'Screen', 'Pal', { use: 2 }))).toBe(
      'action.chooseType',
    );
  });

  const strike = (condition: string) => `AP 1 Blow (CCM, F vs G, ${condition}, Damage 1) SFX: none`;

  test('[PC-BAR-15] words side by side must all be true: Limited/Enemy Mechanical is not for a Mechanical friend', () => {
    const game = duel(edition, {
      ace: { card: { actions: [strike('Limited/Enemy Mechanical')] } },
      foe: { card: { types: ['Living'] } },
      a: { Pal: { at: beside([12, 12], { side: 'west' }), card: { types: ['Mechanical'] } } },
      b: { Two: { at: beside([12, 12], { side: 'north' }), card: { types: ['Mechanical'] } } },
      dice: edition === '2017' ? [6, 1, 1] : [6, 1],
    });
    game.activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Blow', 'Pal'))).toBe('target.limited');
    expect(game.refused((it) => it.attack('Ace', 'Blow', 'Foe'))).toBe('target.limited');
    game.attack('Ace', 'Blow', 'Two');
    expect(game.model('Two').health).toBe(5);
  });

  test('[PC-BAR-15] Limited/Living takes a model that is Living and Mechanical', () => {
    const game = duel(edition, {
      ace: { card: { actions: [strike('Limited/Living')] } },
      foe: { card: { types: ['Living', 'Mechanical'] } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow', 'Foe');
    expect(game.model('Foe').health).toBe(5);
  });

  test("[PC-BAR-15] nouns joined by 'and' are alternatives: Excluded/Objects and Structures spares either", () => {
    const game = duel(edition, {
      ace: {
        card: { actions: ['AP 1 Wave (PLS 6, F vs G, Excluded/Objects and Structures, Damage 1) SFX: none'] },
      },
      pieces: [
        object('car', { at: [12, 15], rank: 2 }),
        structure('house', { at: [8, 12], size: [2, 2], height: 2 }),
      ],
      dice: [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Wave');
    expect([game.piece('car')?.health, game.piece('house')?.health]).toEqual([2, 4]);
    expect(game.last('actionDeclared').targets).toEqual([game.names.model('Foe')]);
  });

  test('[PC-BAR-15] Strong/Objects or Structures is one entry: one die against a Structure', () => {
    const game = duel(edition, {
      ace: { card: { actions: [strike('Strong/Objects or Structures')] } },
      foe: { at: [20, 20] },
      pieces: [structure('house', { at: [13.5906, 12], size: [2, 4], height: 3, g: 9 })],
      dice: [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow', 'house');
    expect(reasons(game)).toEqual(['Strong 1']);
  });

  test('[PC-BAR-15] Strong/Models with full HP is asked when the dice are counted', () => {
    const game = duel(edition, {
      ace: {
        card: { actions: ['AP 1 Beam (RAY 8, H vs I, Strong/Models with full HP, Damage 1) SFX: none'] },
      },
      gap: 1,
      b: { Two: { at: [17, 12], health: 5 } },
      dice: [1, 1, 1, /* Two */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], { toward: [20, 12] });
    expect(game.events('rolled').map(({ attack }) => attack.faces.length)).toEqual([2, 1]);
  });

  test('[PC-BAR-15] Strong printed twice is two entries: All, and Models within 8 inches', () => {
    const dice = (gap: number, faces: readonly number[]) => {
      const game = duel(edition, {
        ace: {
          card: {
            actions: [
              'AP 1 Snipe (PRJ 12, H vs I, Strong/All and Strong/Models within 8 inches, Damage 1) SFX: none',
            ],
          },
        },
        gap,
        dice: faces,
      });
      game.activate('Ace').attack('Ace', 'Snipe', 'Foe');
      return diceRolled(game)[0];
    };
    expect(dice(6, [1, 1, 1, 1])).toBe(3);
    expect(dice(9, [1, 1, 1])).toBe(2);
  });
});

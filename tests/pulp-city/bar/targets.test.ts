import { describe, expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import type { ModelType } from '../../../src/systems/pulp-city/model/keywords.ts';
import { beside, diceRolled, duel, reasons, SHOT, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const power = (name: string, ...clauses: Clause[]) => ({ name, clauses });
const immune = (...of: string[]) => power('Immunity', { grant: 'immune', of });
const GLARE = 'AP 1 Glare (RCT/TGT, J vs K, Suppress 1) SFX: none';

const targetsOf = (game: Play) => game.last('actionDeclared').targets;

inEditions(['2013', '2017'], (edition) => {
  const rooted = { foe: { card: { movement: 'Immobile' as const } } };
  const push = (sfx: string) => ({
    ace: { card: { actions: [`AP 1 Push (CCM, F vs G, Knockback 2) SFX: ${sfx}`] } },
  });

  test('[PC-BAR-05] what one Effect of the Action could affect is a Target; the Effects it is Immune to are dropped', () => {
    const game = duel(edition, { ...rooted, ...push('Damage 1'), dice: [6, 1] });
    const before = game.at('Foe');
    game.activate('Ace').attack('Ace', 'Push', 'Foe', { sfx: [0] });
    expect(game.model('Foe').health).toBe(5);
    expect(game.at('Foe')).toEqual(before);
    expect(game.last('effectIgnored')).toMatchObject({ effect: 'knockback' });
  });

  test('[PC-BAR-05] what no Effect of the Action could affect is no Target', () => {
    const game = duel(edition, { ...rooted, ...push('none') });
    expect(game.activate('Ace').refused((it) => it.attack('Ace', 'Push', 'Foe'))).toBe('target.immune');
  });

  test('[PC-BAR-05] a model that an area cannot affect is not rolled against, nor may it react', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Sweep (RAY 8, H vs I, Knockback 2) SFX: none'] } },
      foe: { card: { movement: 'Immobile', actions: [GLARE] } },
      gap: 1,
      b: { Two: { at: [17, 12] } },
      dice: [1, 1],
    });
    game.activate('Ace').attack('Ace', 'Sweep', [], { toward: [20, 12], quiet: false });
    expect(targetsOf(game)).toEqual([game.names.model('Two')]);
    expect(game.events('rolled').map(({ target }) => target)).toEqual([game.names.model('Two')]);
  });

  test('[PC-BAR-06] a Combat Action may be used on a friend on purpose', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Nudge (CCM, F vs G, Shift 2) SFX: none'] } },
      foe: { at: [20, 20] },
      a: { Pal: { at: beside([12, 12]) } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Nudge', 'Pal');
    const { x, y } = game.model('Pal');
    game.answer('shift', { x: x + 25_400, y });
    expect(game.model('Pal').x).toBe(x + 50_800);
  });

  test('[PC-BAR-06] Objects and Structures are eligible, a friend, an Enemy and terrain alike', () => {
    const game = duel(edition, {
      ace: { card: { H: 9 } },
      foe: { at: [20, 20] },
      pieces: [
        object('car', { at: [16, 12], rank: 2 }),
        structure('house', { at: [12, 17], size: [2, 2], height: 3 }),
      ],
      dice: [1],
    });
    game.activate('Ace').attack('Ace', 'Shot', 'car');
    expect(game.piece('car')?.health).toBe(1);
    const other = duel(edition, {
      ace: { card: { H: 9 } },
      foe: { at: [20, 20] },
      pieces: [structure('house', { at: [12, 17], size: [2, 2], height: 3 })],
      dice: [1],
    });
    other.activate('Ace').attack('Ace', 'Shot', 'house');
    expect(other.piece('house')?.health).toBe(3);
  });

  test('[PC-BAR-06] on the user itself only Aura and Instant work', () => {
    const game = duel(edition);
    expect(game.activate('Ace').refused((it) => it.attack('Ace', 'Shot', 'Ace'))).toBe('target.self');
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Ace'))).toBe('target.self');
  });

  const wave = (condition: string) => `AP 1 Wave (PLS 4, H vs I, ${condition}, Damage 1) SFX: none`;
  const over = (
    condition: string,
    types: readonly ModelType[],
    others: readonly ModelType[],
    dice: readonly number[],
  ) => {
    const game = duel(edition, {
      ace: { card: { actions: [wave(condition)] } },
      foe: { card: { types } },
      gap: 1,
      b: { Two: { at: [12, 15], card: { types: others } } },
      dice,
    });
    game.activate('Ace').attack('Ace', 'Wave');
    return game.events('rolled').map(({ target }) => (target === game.names.model('Foe') ? 'Foe' : 'Two'));
  };

  test('[PC-BAR-07] a Pulse Excluded/Mechanical is rolled against the Living model alone', () => {
    expect(over('Excluded/Mechanical', ['Mechanical'], ['Living'], [1, 1])).toEqual(['Two']);
  });

  test('[PC-BAR-07] a model that is Living and Mechanical is excluded as well', () => {
    expect(over('Excluded/Mechanical', ['Living', 'Mechanical'], ['Living'], [1, 1])).toEqual(['Two']);
  });

  test('[PC-BAR-07] chosen as the one target it is refused', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Bite (CCM, F vs G, Excluded/Mechanical, Damage 1) SFX: none'] } },
      foe: { card: { types: ['Mechanical'] } },
    });
    expect(game.activate('Ace').refused((it) => it.attack('Ace', 'Bite', 'Foe'))).toBe('target.excluded');
  });

  test('[PC-BAR-08] a Pulse Limited to others leaves Enemy Supremes untouched', () => {
    expect(over('Limited/Minions', ['Living'], ['Living'], [])).toEqual([]);
    expect(over('Limited/Mechanical', ['Living'], ['Living', 'Mechanical'], [1, 1])).toEqual(['Two']);
  });

  test('[PC-BAR-08] chosen as the one target, what lacks the Descriptor is refused', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Bite (CCM, F vs G, Limited/Mechanical, Damage 1) SFX: none'] } },
    });
    expect(game.activate('Ace').refused((it) => it.attack('Ace', 'Bite', 'Foe'))).toBe('target.limited');
  });

  test('[PC-BAR-08] a Mind Action Limited/Structures damages a Structure, though it is Inanimate', () => {
    const game = duel(edition, {
      ace: {
        card: { J: 6, actions: ['AP 1 Unmake (PRJ 8, J vs G, Limited/Structures, Damage 2) SFX: none'] },
      },
      foe: { at: [20, 20] },
      pieces: [structure('house', { at: [17, 12], size: [2, 2], height: 3, g: 7 })],
      dice: [1],
    });
    game.activate('Ace').attack('Ace', 'Unmake', 'house');
    expect(game.piece('house')?.health).toBe(2);
  });

  test('[PC-BAR-09] Immune/Displacement stops Knockback, not Damage nor its own moves', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Slam (CCM, F vs G, Damage 1 and Knockback 3) SFX: none'] } },
      foe: { card: { powers: [immune('Displacement')] } },
      dice: [6, 1],
    });
    const { x, y } = game.at('Foe');
    game.activate('Ace').attack('Ace', 'Slam', 'Foe');
    expect(game.model('Foe').health).toBe(5);
    expect(game.at('Foe')).toMatchObject({ x, y });
    game
      .endActivation()
      .activate('Foe')
      .move('Foe', [x, y + 3]);
    expect(game.at('Foe').y).toBe(y + 3);
  });

  test('[PC-BAR-09] Immunity gained for a time takes away what is on the model, and keeps it off', () => {
    const game = duel(edition, {
      ace: {
        suppress: 2,
        card: { actions: ['AP 1 Clear* (IST, J vs T#8, Self/Immune/Suppress) SFX: none'] },
      },
      foe: { card: { actions: ['AP 1 Sap (CCM, J vs K, Suppress 1 and Damage 1) SFX: none'] } },
      dice: [6, /* Sap */ 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Clear');
    expect(game.model('Ace')).toMatchObject({ suppress: 0, immune: ['Suppress'] });
    game.endActivation().activate('Foe').attack('Foe', 'Sap', 'Ace');
    expect(game.model('Ace')).toMatchObject({ suppress: 0, health: 5 });
  });

  test.each([
    ['an Element', 'Fire', { elements: ['Fire'] as const }],
    ['an Origin', 'Mystery', { origin: 'Mystery' as const }],
    ['a Type', 'Mechanical', { types: ['Mechanical'] as const }],
    ['a Role', 'Brawler', { role: 'Brawler' as const }],
    ['an Action Type', 'CCM', {}],
    ['a Trait', 'F Actions', {}],
  ])('[PC-BAR-09] Immune to %s, the model is no Target of an Attacker who has it', (_what, of, card) => {
    const game = duel(edition, { ace: { card }, foe: { card: { powers: [immune(of)] } } });
    expect(game.activate('Ace').refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('target.immune');
  });

  test('[PC-BAR-09] Attackers without the Descriptor and Actions of another Trait are not stopped', () => {
    const game = duel(edition, {
      ace: { card: { elements: ['Water'], actions: [STRIKE, SHOT] } },
      foe: { card: { powers: [immune('Fire', 'H Actions')] } },
      dice: [6, 1],
    });
    game.activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Shot', 'Foe'))).toBe('target.immune');
    game.attack('Ace', 'Strike', 'Foe', { sfx: [] });
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-BAR-09] Immune/Mobbing: nobody has the Mobbing die against it', () => {
    const fight = (powers: readonly ReturnType<typeof power>[], dice: readonly number[]) => {
      const game = duel(edition, {
        foe: { card: { powers } },
        a: { Pal: { at: beside(beside([12, 12])) } },
        dice,
      });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe');
      return [diceRolled(game)[0], reasons(game)];
    };
    expect(fight([], [1, 1, 1])).toEqual([2, ['Mobbing 1']]);
    expect(fight([immune('Mobbing')], [1, 1])).toEqual([1, []]);
  });

  test('[PC-BAR-09] Immune/Stun: the Stun is dropped, the rest of the Action is not', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Daze (CCM, F vs G, Damage 1 and Stun) SFX: none'] } },
      foe: { card: { powers: [immune('Stun')] } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Daze', 'Foe');
    expect(game.model('Foe')).toMatchObject({ stunned: false, health: 5 });
  });
});

describe('a Token, which is Immobile', () => {
  const token = {
    ...object('marker', { at: beside([12, 12]), size: 1.1811 }),
    token: true as const,
    g: 5,
    health: 3,
  };
  const push = (edition: '2013' | '2017', sfx: string, dice: readonly number[]) =>
    duel(edition, {
      ace: { card: { actions: [`AP 1 Push (CCM, F vs G, Knockback 2) SFX: ${sfx}`] } },
      foe: { at: [20, 20] },
      pieces: [token],
      dice,
    }).activate('Ace');

  test('[PC-BAR-05] 2013: Knockback 2 with SFX Damage 1 has it as a Target; the Knockback is ignored', () => {
    const game = push('2013', 'Damage 1', [6]).attack('Ace', 'Push', 'marker', { sfx: [0] });
    expect(game.piece('marker')).toMatchObject({ health: 2, footprint: token.footprint });
  });

  test('[PC-BAR-05] 2017: Knockback 2 without EFX does not', () => {
    expect(push('2017', 'none', []).refused((it) => it.attack('Ace', 'Push', 'marker'))).toBe(
      'target.immune',
    );
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-BAR-05] a Self/X among the SFX makes nobody a Target', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Push (CCM, F vs G, Knockback 2) SFX: Self/Power Up 1'] } },
      foe: { card: { movement: 'Immobile' } },
    }).activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Push', 'Foe'))).toBe('target.immune');
  });
});

import { expect, test } from 'vitest';
import type { LastingClause } from '../../../src/systems/pulp-city/model/clause.ts';
import type { Duration } from '../../../src/systems/pulp-city/model/vocabulary/effects.ts';
import type { PowerSpec } from '../../support/card.ts';
import { beside, diceRolled, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import { type ModelSpec, type SceneSpec, scene } from '../../support/scene.ts';

const CLAW = 'AP 1 Claw* (CCM, F vs G, Damage 1) SFX: none';
const HEX_BAR = 'AP 1 Hex* (IND 12, K vs T#2, Special/Hinder) SFX: none';

/** Whoever is hit loses what the clauses take. */
const hex = (clauses: readonly LastingClause[], lasts: Duration = 'effectsPhase') => ({
  bar: HEX_BAR,
  specials: [
    {
      name: 'Hinder',
      clauses: [{ at: 'achieved', must: [{ fx: 'lasting', to: 'target', clauses, lasts }] }],
    },
  ] as const,
});

const NO_ROLE: LastingClause = { forbid: 'rolePower' };
const NO_POWERS: LastingClause = { forbid: 'power' };

const AT = [6, 6] as const;

/** Ace hexes Foe in its Turn; then Foe is in the way of Ace. */
const hexed = (
  edition: Edition,
  clauses: readonly LastingClause[],
  foe: Omit<ModelSpec, 'at'>,
  more: Partial<SceneSpec> & { readonly lasts?: Duration } = {},
) => {
  const { lasts, dice = [], ...rest } = more;
  return scene({
    edition,
    a: { Ace: { at: AT, card: { actions: [hex(clauses, lasts), CLAW] } } },
    b: { Foe: { at: beside(AT), ...foe } },
    dice: [6, ...dice],
    ...rest,
  })
    .activate('Ace')
    .attack('Ace', 'Hex', 'Foe');
};

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROLE-02] a Tank whose Role Power is taken away rolls no more dice and stands in for nobody', () => {
    const game = hexed(edition, [NO_ROLE], { card: { role: 'Tank' } }, { dice: [1, 6] });
    game.attack('Ace', 'Claw', 'Foe');
    expect(diceRolled(game)).toEqual([1, 1]);
    const friend = scene({
      edition,
      a: { Ace: { at: AT, card: { actions: [hex([NO_ROLE]), CLAW] } } },
      b: { Foe: { at: beside(AT), card: { role: 'Tank' } }, Mate: { at: beside(AT, { side: 'north' }) } },
      dice: [6, 1, 6, 6],
    }).activate('Ace');
    friend.attack('Ace', 'Hex', 'Foe').attack('Ace', 'Claw', 'Mate', { quiet: false });
    expect(friend.events('rolled')).toHaveLength(2);
  });

  test('[PC-ROLE-02] it comes back when the Effect ends', () => {
    const game = hexed(edition, [NO_ROLE], { card: { role: 'Tank' } }, { dice: [4, 2, 1, 5, 6] });
    game.endActivation();
    endTurns(game);
    startRound(game, { a: 'Ace', b: 'Foe' }, 'a');
    game.activate('Ace').attack('Ace', 'Claw', 'Foe');
    expect(reasons(game, 'defence')).toEqual(['Tank 1']);
  });

  test('[PC-ROLE-02] a Support or Powerhouse hindered over the Calculation gives nothing of its Role in it', () => {
    const rest = { pools: { a: 9, b: 0 }, dice: [4, 2] };
    const support = hexed(edition, [NO_ROLE], { card: { role: 'Support', apPlus: 2 } }, rest).endActivation();
    startRound(endTurns(support), { a: 'Ace', b: 'Foe' }, 'a');
    expect(support.pool('b')).toBe(2);
    const power = { role: 'Powerhouse', apPlus: 0, powerUpPerRound: 2 } as const;
    const house = hexed(edition, [NO_ROLE], { card: power }, rest).endActivation();
    startRound(endTurns(house), { a: 'Ace', b: 'Foe' }, 'a');
    expect(house.card('Foe').powerUp).toBe(0);
  });

  test('[PC-ROLE-02] only the Roles that are named lose it: by a Power, of Enemies in contact', () => {
    const kingpin: PowerSpec = {
      name: 'Kingpin',
      clauses: [{ forbid: 'rolePower', role: ['Brawler', 'Tank'], who: { side: 'enemy', btb: true } }],
    };
    const fight = (role: 'Brawler' | 'Powerhouse', at: readonly [number, number], dice: readonly number[]) =>
      scene({
        edition,
        a: { Ace: { at: AT, card: { role, actions: [CLAW], apPlus: 1 } } },
        b: { Foe: { at: beside(AT) }, King: { at, card: { powers: [kingpin] } } },
        dice,
      })
        .activate('Ace')
        .attack('Ace', 'Claw', 'Foe');
    expect(reasons(fight('Brawler', [18, 18], [1, 1, 6]))).toEqual(['Brawler 1']);
    const touching = fight('Brawler', beside(AT, { side: 'north' }), [1, 6, 6]);
    expect(reasons(touching)).toEqual([]);
    const won = fight('Powerhouse', beside(AT, { side: 'north' }), [4, 1, 1]).last('rolled');
    expect(won.attack.counted, 'a 4 still gives a Powerhouse an SFX').toBe(1);
  });

  test('[PC-ROLE-02] whoever has lost his Powers takes no Role Power away', () => {
    const kingpin: PowerSpec = {
      name: 'Kingpin',
      clauses: [{ forbid: 'rolePower', who: { side: 'enemy', btb: true } }],
    };
    const hush = { id: 'hush', clauses: [NO_POWERS], lasts: 'encounter', from: 'Hush', owner: 'a1' };
    const against = (lasting: readonly (typeof hush)[]) =>
      scene({
        edition,
        a: { Ace: { at: AT, card: { role: 'Brawler', actions: [CLAW] } } },
        b: { King: { at: beside(AT), card: { powers: [kingpin] }, lasting: [...lasting] } },
        dice: [1, ...lasting.map(() => 1), 6],
      })
        .activate('Ace')
        .attack('Ace', 'Claw', 'King');
    expect(reasons(against([]))).toEqual([]);
    expect(reasons(against([hush]))).toEqual(['Brawler 1']);
  });

  test('[PC-ROLE-02] all Powers, or one by its name, may be taken away; the Role Power goes with all', () => {
    const tough: PowerSpec = { name: 'Tough', clauses: [{ modify: 'defenderDice', by: 2 }] };
    const quick: PowerSpec = { name: 'Quick', clauses: [{ modify: 'defenderDice', by: 1 }] };
    const foe = { card: { role: 'Tank', powers: [tough, quick] } } as const;
    const all = hexed(edition, [NO_POWERS], foe, { dice: [1, 6] }).attack('Ace', 'Claw', 'Foe');
    expect(reasons(all, 'defence')).toEqual([]);
    const one = hexed(edition, [{ forbid: 'power', of: 'Tough' }], foe, { dice: [1, 6, 6, 6] });
    expect(reasons(one.attack('Ace', 'Claw', 'Foe'), 'defence')).toEqual(['Quick 1', 'Tank 1']);
  });

  test('[PC-ROLE-02] a Power taken away does nothing for others, and nothing at its trigger point', () => {
    const lead: PowerSpec = {
      name: 'Lead',
      clauses: [{ modify: 'defenderDice', by: 2, who: { side: 'friendly' } }],
    };
    const wake: PowerSpec = {
      name: 'Wake',
      clauses: [{ at: 'activationStarted', must: [{ fx: 'powerUp', x: 1 }] }],
    };
    const game = hexed(
      edition,
      [NO_POWERS],
      { card: { powers: [lead, wake] } },
      {
        b: {
          Foe: { at: beside(AT), card: { powers: [lead, wake] } },
          Mate: { at: beside(AT, { side: 'south' }) },
        },
        dice: [1, 6, 6],
      },
    );
    game.attack('Ace', 'Claw', 'Mate').forgetDice();
    expect(reasons(game, 'defence')).not.toContain('Lead 2');
    game.endActivation().activate('Foe');
    expect(game.card('Foe').powerUp).toBe(0);
  });

  test('[PC-ROLE-02] a Descriptor taken away is not had: Type, Element, Origin or Role', () => {
    const zap = 'AP 1 Zap* (CCM, F vs G, Strong/Mechanical, Damage 1) SFX: none';
    const only = 'AP 1 Only* (CCM, F vs G, Limited/Tank, Damage 1) SFX: none';
    const lost: LastingClause = { forbid: 'descriptor', of: ['Mechanical', 'Science', 'Tank', 'Fire'] };
    const game = scene({
      edition,
      a: {
        Ace: {
          at: AT,
          card: {
            origin: 'Nature',
            actions: [hex([lost]), zap, only],
            powers: [{ name: 'Free', clauses: [{ allow: 'combineAny' }] }],
          },
        },
      },
      b: {
        Foe: {
          at: beside(AT),
          card: { role: 'Tank', origin: 'Science', types: ['Mechanical'], elements: ['Fire'] },
        },
      },
      dice: [1, 1, 2, 3, 6, 1, 3, 3],
    }).activate('Ace');
    game.attack('Ace', 'Zap', 'Foe');
    expect(reasons(game)).toEqual(['Strong 1']);
    game.attack('Ace', 'Hex', 'Foe').attack('Ace', 'Zap', 'Foe');
    expect(reasons(game)).toEqual([]);
    expect(game.refused((it) => it.attack('Ace', 'Only', 'Foe'))).toBe('target.limited');
    expect(reasons(game, 'defence'), 'its Role Power is another matter').toEqual(['Tank 1']);
  });
});

import { describe, expect, test } from 'vitest';
import type { PowerSpec } from '../../support/card.ts';
import { duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import type { Play } from '../../support/play.ts';

const EAST = { toward: [20, 12] as const };
const three = { Two: { at: [16, 12] as const }, Three: { at: [18, 12] as const } };

/** Ace's Ray over Foe, Two and Three, who stand in a row. */
const beam = (
  edition: Edition,
  effects: string,
  dice: readonly number[],
  spec: Omit<DuelSpec, 'edition'> = {},
  sfx = 'none',
): Play =>
  duel(edition, {
    gap: 1,
    b: three,
    ...spec,
    ace: { ...spec.ace, card: { actions: [`AP 1 Beam (RAY 10, H vs I, ${effects}) SFX: ${sfx}`] } },
    dice,
  })
    .activate('Ace')
    .attack('Ace', 'Beam', ['Foe', 'Two', 'Three'], EAST);

const jab = (
  edition: Edition,
  bar: string,
  dice: readonly number[],
  spec: Omit<DuelSpec, 'edition'> = {},
): Play =>
  duel(edition, { ...spec, ace: { ...spec.ace, card: { actions: [bar] } }, dice })
    .activate('Ace')
    .attack('Ace', 'Jab', 'Foe');

describe('Self/X, 2013', () => {
  test('[PC-FX-24@2013] a Ray with Damage 1 and Self/Power Up 1 that hits three gives its user one die', () => {
    const game = beam('2013', 'Damage 1 and Self/Power Up 1', [2, 1, /* Two */ 2, 1, /* Three */ 2, 1]);
    expect(['Foe', 'Two', 'Three'].map((name) => game.model(name).health)).toEqual([5, 5, 5]);
    expect(game.card('Ace').powerUp).toBe(1);
  });

  test('[PC-FX-24@2013] with several rolls it comes with the first success', () => {
    const late = beam('2013', 'Damage 1 and Self/Power Up 1', [1, 2, 2, 1, 2, 1]);
    const order = late.events().map(({ type }) => type);
    expect(order.filter((type) => type === 'powerUpGained')).toHaveLength(1);
    expect(order.indexOf('powerUpGained')).toBeGreaterThan(
      order.indexOf('rolled', order.indexOf('rolled') + 1),
    );
    expect(beam('2013', 'Damage 1 and Self/Power Up 1', [1, 2, 1, 2, 1, 2]).card('Ace').powerUp).toBe(0);
  });

  test('[PC-FX-24@2013] the same Action used again as Combined Action is a new use: Self/Fatigue twice', () => {
    const game = jab('2013', 'AP 1 Jab* (CCM, F vs G, Damage 1 and Self/Fatigue) SFX: none', [2, 1, 2, 1]);
    expect(game.card('Ace').fatigue).toBe(1);
    game.attack('Ace', 'Jab', 'Foe');
    expect(game.card('Ace').fatigue).toBe(2);
  });
});

describe('Self/X, 2017', () => {
  test('[PC-FX-24@2017] EFX Self/Attack 1 chosen twice: Attack 2', () => {
    const game = jab('2017', 'AP 1 Jab (CCM, F vs G, Damage 1) SFX: Self/Attack 1', [6, 6, 1], {
      ace: { attack: 1 },
    });
    game.spend(0, 0);
    expect([game.model('Ace').attack, game.model('Foe').attack]).toEqual([3, 0]);
  });

  test('[PC-FX-24@2017] the base Effect once a use, those bought each time', () => {
    const game = beam(
      '2017',
      'Damage 1 and Self/Heal 1',
      [6, 1, /* Two */ 6, 1, /* Three */ 2, 1],
      { ace: { health: 1 } },
      'Self/Heal 1',
    );
    game.spend(0).spend(0);
    expect(game.model('Ace').health).toBe(4);
  });

  test('[PC-FX-24@2017] reaches its user with any Type, and not the Target', () => {
    const game = jab('2017', 'AP 1 Jab (CCM, F vs G, Damage 1 and Self/Heal 1) SFX: none', [2, 1], {
      ace: { health: 3 },
      foe: { health: 4 },
    });
    expect([game.model('Ace').health, game.model('Foe').health]).toEqual([4, 3]);
  });
});

describe('burdens', () => {
  test('[PC-FX-26@2013] Self/Damage 1 is suffered though the roll fails', () => {
    const game = jab('2013', 'AP 1 Jab (CCM, F vs G, Damage 1 and Self/Damage 1) SFX: none', [1, 2]);
    expect([game.model('Ace').health, game.model('Foe').health]).toEqual([5, 6]);
  });

  test('[PC-FX-26@2013] once for a Ray over three Enemies, after all its rolls: Self/Stun', () => {
    const game = beam('2013', 'Damage 1 and Self/Stun', [2, 1, 1, 2, 2, 1]);
    expect(game.events('stunned')).toMatchObject([{ model: game.names.model('Ace') }]);
    const order = game.events().map(({ type }) => type);
    expect(order.indexOf('stunned')).toBeGreaterThan(order.lastIndexOf('rolled'));
  });

  test('[PC-FX-26@2013] Self/Damage once for three as well, and Self/Fatigue', () => {
    expect(beam('2013', 'Damage 1 and Self/Damage 1', [2, 1, 2, 1, 2, 1]).model('Ace').health).toBe(5);
    expect(beam('2013', 'Damage 1 and Self/Fatigue', [1, 2, 1, 2, 1, 2]).card('Ace').fatigue).toBe(1);
  });

  test('[PC-FX-26@2013] as SFX it applies when it is chosen', () => {
    const bar = 'AP 1 Jab (CCM, F vs G, Damage 1) SFX: Damage 2 and Self/Stun';
    const chosen = jab('2013', bar, [6, 1]).spend(0);
    expect([chosen.model('Ace').stunned, chosen.model('Foe').health]).toEqual([true, 3]);
    expect(jab('2013', bar, [6, 1]).spend().model('Ace').stunned).toBe(false);
    expect(jab('2013', bar, [1, 2]).model('Ace').stunned).toBe(false);
  });

  test('[PC-FX-26@2013] tied to one Type of a bar it is not suffered with the other', () => {
    const bar = 'AP 1 Jab (PRJ 4 or IST, H vs T#5, Damage 1 (as PRJ) or Self/Damage 1 (as IST)) SFX: none';
    const used = (use: number) =>
      duel('2013', { ace: { card: { actions: [bar] } }, dice: [2] })
        .activate('Ace')
        .attack('Ace', 'Jab', use === 0 ? 'Foe' : [], { use });
    expect([used(0).model('Ace').health, used(1).model('Ace').health]).toEqual([6, 5]);
  });

  test('[PC-FX-26@2013] other Self/X Effects still need a success', () => {
    const game = jab('2013', 'AP 1 Jab (CCM, F vs G, Damage 1 and Self/Attack 1) SFX: none', [1, 2]);
    expect(game.model('Ace').attack).toBe(0);
  });

  test('[PC-FX-26@2017] a cost of Stun is paid though the roll fails', () => {
    const game = jab('2017', 'Jab [PA 1] [Sonné]\nCAC, s vs d, Dommages 1\nEFX : aucun', [1, 2]);
    expect([game.model('Ace').stunned, game.model('Foe').health]).toEqual([true, 6]);
  });

  test('[PC-FX-26@2017] Self/X among the FX is applied on success only', () => {
    const bar = 'AP 1 Jab (CCM, F vs G, Damage 1 and Self/Damage 1 and Self/Stun) SFX: none';
    expect(jab('2017', bar, [1, 2]).model('Ace')).toMatchObject({ health: 6, stunned: false });
    expect(jab('2017', bar, [2, 1]).model('Ace')).toMatchObject({ health: 5, stunned: true });
  });

  test('[PC-FX-26@2017] Self/Fatigue among the FX needs no room beforehand', () => {
    const game = jab('2017', 'AP 1 Jab (CCM, F vs G, Damage 1 and Self/Fatigue) SFX: none', [2, 1], {
      ace: { fatigue: 2 },
    });
    expect([game.model('Foe').health, game.card('Ace').fatigue]).toEqual([5, 2]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  const SWAP: PowerSpec = {
    name: 'Swap',
    clauses: [
      {
        at: 'achieved',
        must: [
          { fx: 'heal', x: 1, to: 'self' },
          { fx: 'damage', x: 1, to: 'subject' },
        ],
      },
    ],
  };
  const swap = (effects: string, sfx: string, dice: readonly number[]) =>
    duel(edition, {
      ace: {
        health: 3,
        card: { actions: [{ bar: `AP 1 Jab (CCM, F vs G, ${effects}) SFX: ${sfx}`, specials: [SWAP] }] },
      },
      dice,
    })
      .activate('Ace')
      .attack('Ace', 'Jab', 'Foe');

  test('[PC-FX-25] as base Effect the text of the card is carried out on success', () => {
    const game = swap('Special/Swap', 'none', [2, 1]);
    expect(game.events('powerUsed')).toMatchObject([{ power: 'Swap', card: game.names.card('Ace') }]);
    expect([game.model('Ace').health, game.model('Foe').health]).toEqual([4, 5]);
    expect(swap('Special/Swap', 'none', [1, 2]).events('powerUsed')).toEqual([]);
  });

  test('[PC-FX-25] chosen with 1 SFX it is carried out once', () => {
    const game = swap('Damage 1', 'Special/Swap', [6, 1]).spend(0);
    expect(game.events('powerUsed')).toHaveLength(1);
    expect([game.model('Ace').health, game.model('Foe').health]).toEqual([4, 4]);
  });

  test('[PC-FX-25] the one Special of an Action may be left without its name', () => {
    const game = swap('Special', 'none', [2, 1]);
    expect([game.model('Ace').health, game.model('Foe').health]).toEqual([4, 5]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-01] [PC-FX-24] Self/X and X on the user himself do not add up: each is what it is', () => {
    const game = duel(edition, {
      ace: {
        immune: ['Damage'],
        card: { actions: ['AP 1 Trance (IST, K vs T#5, Damage 2 and Self/Damage 1) SFX: none'] },
      },
      dice: [6],
    });
    game.activate('Ace').attack('Ace', 'Trance', []);
    expect(game.events('effectIgnored')).toMatchObject([{ effect: 'damage', why: 'immune' }]);
    expect(game.model('Ace').health).toBe(5);
  });
});

import { expect, test } from 'vitest';
import type { CardSpec } from '../../support/card.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object } from '../../support/pieces.ts';
import { startRound } from '../../support/rounds.ts';
import { type SceneSpec, type TeamSpec, scene } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;
type Card = Omit<CardSpec, 'name'>;

const claw = 'AP 1 Claw* (CCM, F vs G, Damage 1) SFX: Damage 1';
const shot = 'AP 1 Shot* (PRJ 8, H vs I, Damage 1) SFX: none';
const pulse = 'AP 1 Pulse (PLS 3, F vs G, Damage 1) SFX: none';
const trick = 'AP 1 Trick* (CCM, F vs T#9, Damage 1) SFX: none';

interface Fight {
  readonly ace: Card;
  readonly b: TeamSpec;
  readonly dice: readonly number[];
  readonly more?: Partial<SceneSpec>;
}

/** Ace at (6, 6) is active, with all four Actions. */
const fight = (edition: Edition, { ace, b, dice, more }: Fight) =>
  scene({
    edition,
    a: { Ace: { at: [6, 6], card: { actions: [claw, shot, pulse, trick], ...ace } } },
    b,
    dice,
    ...more,
  }).activate('Ace');

const inContact = [6 + CONTACT, 6] as const;
const facesOf = (game: ReturnType<typeof fight>) => game.events('rolled').map((event) => event.attack.faces);

// A 2013 card that prints no Role Power has that of 2017: see PC-ROLE-02.
inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROLE-03] a Brawler has a die more against whom it is in contact with, Defender by Defender', () => {
    const game = fight(edition, {
      ace: { role: 'Brawler' },
      b: { Near: { at: inContact }, Far: { at: [6, 9] } },
      dice: [1, 2, 6, 1, 6],
    });
    game.attack('Ace', 'Pulse', ['Near', 'Far']);
    expect(facesOf(game)).toEqual([[1, 2], [1]]);
  });

  test('[PC-ROLE-03] none when it defends', () => {
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { actions: [claw] } } },
      b: { Bull: { at: inContact, card: { role: 'Brawler' } } },
      dice: [1, 6],
    });
    game.activate('Ace').attack('Ace', 'Claw', 'Bull');
    expect(game.last('rolled').defence?.faces).toEqual([6]);
  });

  test('[PC-ROLE-03] none against an Object in contact', () => {
    const game = fight(edition, {
      ace: { role: 'Brawler' },
      b: { Bull: { at: [18, 18] } },
      dice: [1],
      more: { pieces: [object('crate', { at: inContact, size: CONTACT, rank: 3 }, { g: 9 })] },
    });
    game.attack('Ace', 'Claw', 'crate');
    expect(facesOf(game)).toEqual([[1]]);
  });

  test('[PC-ROLE-12] a Blaster has two dice more while no Enemy is in contact', () => {
    const game = fight(edition, {
      ace: { role: 'Blaster' },
      b: { Bull: { at: [12, 6] } },
      dice: [1, 2, 3, 6],
    });
    game.attack('Ace', 'Shot', 'Bull');
    expect(facesOf(game)).toEqual([[1, 2, 3]]);
  });

  test('[PC-ROLE-12] with an Enemy Minion in contact it has none, whomever it shoots', () => {
    const game = fight(edition, {
      ace: { role: 'Blaster' },
      b: { Bull: { at: [12, 6] }, Mob: { card: { kind: 'minion' }, at: [[6, 6 + CONTACT]] } },
      dice: [1, 6],
    });
    game.attack('Ace', 'Shot', 'Bull');
    expect(facesOf(game)).toEqual([[1]]);
  });

  test('[PC-ROLE-12] a friend in contact does no harm', () => {
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { role: 'Blaster', actions: [shot] } }, Bea: { at: [6, 6 + CONTACT] } },
      b: { Bull: { at: [12, 6] } },
      dice: [1, 2, 3, 6],
    });
    game.activate('Ace').attack('Ace', 'Shot', 'Bull');
    expect(game.last('rolled').attack.faces).toEqual([1, 2, 3]);
  });

  test('[PC-ROLE-12] it is looked at when dice are counted: after moving out of contact they are back', () => {
    const game = fight(edition, {
      ace: { role: 'Blaster' },
      b: { Bull: { at: inContact } },
      dice: [1, 2, 3, 6],
    });
    game.move('Ace', [3, 6]).attack('Ace', 'Shot', 'Bull');
    expect(facesOf(game)).toEqual([[1, 2, 3]]);
  });

  test('[PC-ROLE-12] none against an Object', () => {
    const game = fight(edition, {
      ace: { role: 'Blaster' },
      b: { Bull: { at: [18, 18] } },
      dice: [1],
      more: { pieces: [object('crate', { at: [9, 6], rank: 3 }, { g: 9 })] },
    });
    game.attack('Ace', 'Shot', 'crate');
    expect(facesOf(game)).toEqual([[1]]);
  });
});

test('[PC-ROLE-03] none with a Dynamic Action', () => {
  const game = fight('2017', { ace: { role: 'Brawler' }, b: { Bull: { at: inContact } }, dice: [1] });
  game.attack('Ace', 'Trick', 'Bull');
  expect(facesOf(game)).toEqual([[1]]);
});

test('[PC-ROLE-12] [PC-FX-27] a Spectral Enemy is not in contact in 2017 and does no harm; in 2013 it is and does', () => {
  const shot = (edition: '2013' | '2017', dice: readonly number[]) => {
    const game = fight(edition, {
      ace: { role: 'Blaster' },
      b: { Bull: { at: [12, 6] }, Ghost: { at: [6, 6 + CONTACT], spectral: true } },
      dice,
    });
    return facesOf(game.attack('Ace', 'Shot', 'Bull'));
  };
  expect([shot('2017', [1, 2, 3, 6]), shot('2013', [1, 6])]).toEqual([[[1, 2, 3]], [[1]]]);
});

inEditions(['2013', '2017'], (edition) => {
  const three = { powers: [{ name: 'Fury', clauses: [{ modify: 'attackerDice', by: 2 }] }] } as const;

  test('[PC-ROLE-05] a Powerhouse gains SFX on 4, 5 and 6, Trump or not', () => {
    const game = fight(edition, {
      ace: { role: 'Powerhouse', F: 6, ...three },
      b: {
        Bull: {
          at: inContact,
          card: { powers: [{ name: 'Wall', clauses: [{ modify: 'defenderDice', by: 1 }] }] },
        },
      },
      dice: [4, 3, 6, 2, 1],
    });
    game.attack('Ace', 'Claw', 'Bull');
    expect(game.last('rolled')).toMatchObject({ won: true, sfx: 2 });
    game.spend(0, 0);
    expect(game.model('Bull').health).toBe(3);
  });

  test('[PC-ROLE-05] the Defender cancels from them as usual', () => {
    const game = fight(edition, {
      ace: { role: 'Powerhouse', F: 9, ...three },
      b: { Bull: { at: inContact } },
      dice: [4, 3, 6, 6],
    });
    game.attack('Ace', 'Claw', 'Bull');
    expect(game.last('rolled')).toMatchObject({ won: true, sfx: 1, cancelled: 1 });
    game.spend(0);
  });

  test('[PC-ROLE-05] as Defender it cancels on a 6, with Trump on 5 and 6, not on 4', () => {
    const cancelled = (bull: Card) => {
      const game = scene({
        edition,
        a: { Ace: { at: [6, 6], card: { F: 9, trump: ['F'], actions: [claw], ...three } } },
        b: {
          Bull: {
            at: inContact,
            card: {
              role: 'Powerhouse',
              ...bull,
              powers: [{ name: 'Wall', clauses: [{ modify: 'defenderDice', by: 1 }] }],
            },
          },
        },
        dice: [6, 5, 5, 4, 5],
      });
      return game.activate('Ace').attack('Ace', 'Claw', 'Bull').last('rolled').cancelled;
    };
    expect(cancelled({})).toBe(0);
    expect(cancelled({ trump: ['G'] })).toBe(1);
  });

  test('[PC-ROLE-05] Dynamic Actions and Reactions count as its Actions', () => {
    const guard = 'AP 1 Guard (IST, F vs T#3, Self/Defend 1) SFX: Self/Defend 1';
    const counter = 'AP 0 Counter (RCT/BTB, F vs G, Damage 1) SFX: Damage 1';
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { role: 'Powerhouse', F: 9, actions: [guard, counter] } } },
      b: { Bull: { at: [10, 6] } },
      dice: [4, 4, 1],
    });
    game.activate('Ace').attack('Ace', 'Guard', [], { sfx: [0] });
    expect(game.model('Ace').defend).toBe(2);
    if (game.asked()[0] === 'act') game.endActivation();
    game.activate('Bull').move('Bull', [6 + CONTACT, 6]);
    game.react('Ace', 'Counter', 'Bull', { sfx: [0] });
    expect(game.model('Bull').health).toBe(4);
  });

  test('[PC-ROLE-05] the Starting Roll is no Action: 5 and 4 give no Master Plan', () => {
    const game = scene({
      edition,
      a: {
        Ace: {
          at: [6, 6],
          card: {
            role: 'Powerhouse',
            powers: [{ name: 'Insight', clauses: [{ modify: 'startingRollDice', by: 1 }] }],
          },
        },
      },
      b: { Bull: { at: [18, 18] } },
      phase: 'startingRoll',
      dice: [5, 4, 1],
    });
    startRound(game, { a: 'Ace', b: 'Bull' }, 'a');
    expect(game.last('startingRolled')).toMatchObject({ winner: 'a', plans: 0 });
  });
});

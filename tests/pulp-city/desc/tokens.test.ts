import { expect, test } from 'vitest';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;

/** A Token of Defense 8 and Health 5 in contact with Ace. */
function atToken(edition: Edition, bar: string, ace: object, dice: readonly number[]) {
  const token = object(
    'totem',
    { at: [6 + CONTACT, 6], size: CONTACT },
    { token: true, g: 8, health: 5, maxHealth: 5 },
  );
  return scene({
    edition,
    a: { Ace: { at: [6, 6], card: { actions: [bar], ...ace } } },
    b: { Bull: { at: [18, 18] } },
    pieces: [token],
    pools: { a: 9 },
    dice,
  }).activate('Ace');
}

const smash = 'AP 1 Hit* (CCM, F vs G, Damage 2) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  test('[PC-DESC-13] a Token is KO’ed and removed when it has lost its Health', () => {
    const game = atToken(edition, smash, { F: 7 }, [1, 1, 1]);
    game.attack('Ace', 'Hit', 'totem').attack('Ace', 'Hit', 'totem');
    expect(game.piece('totem')?.health).toBe(1);
    game.endActivation();
    game.activate('Bull').move('Bull').endActivation();
    game.activate('Ace').attack('Ace', 'Hit', 'totem');
    expect(game.piece('totem')).toBeUndefined();
    expect(game.last('pieceDestroyed').piece).toBe('totem');
  });

  test('[PC-DESC-13] a Token is Immobile: Knockback does not move it', () => {
    const game = atToken(
      edition,
      'AP 1 Hit* (CCM, F vs G, Damage 1 and Knockback 3) SFX: none',
      { F: 7 },
      [1],
    );
    const before = game.piece('totem')?.footprint;
    game.attack('Ace', 'Hit', 'totem');
    expect(game.piece('totem')).toMatchObject({ footprint: before, health: 4 });
    expect(game.events('displaced')).toEqual([]);
  });

  test('[PC-DESC-13] it is no Enemy model in contact: a Blaster beside it shoots with all its dice', () => {
    const shot = 'AP 1 Shot (PRJ 12, H vs I, Damage 1) SFX: none';
    const token = object(
      'totem',
      { at: [6 + CONTACT, 6], size: CONTACT },
      { token: true, g: 8, health: 5, maxHealth: 5 },
    );
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { role: 'Blaster', actions: [shot] } } },
      b: { Bull: { at: [2, 6] } },
      pieces: [token],
      dice: [1, 2, 3, 4],
    });
    game.activate('Ace').attack('Ace', 'Shot', 'Bull');
    expect(game.last('rolled').attack.faces).toEqual([1, 2, 3]);
  });

  test('[PC-DESC-13] it gives no Mobbing to those who stand around it', () => {
    const game = scene({
      edition,
      a: {
        Ace: { at: [6, 6], card: { actions: [smash] } },
      },
      b: { Bull: { at: [6 + CONTACT, 6] } },
      pieces: [
        object(
          'one',
          { at: [6 + 2 * CONTACT, 6], size: CONTACT },
          { token: true, g: 8, health: 5, maxHealth: 5 },
        ),
        object(
          'two',
          { at: [6 - CONTACT, 6], size: CONTACT },
          { token: true, g: 8, health: 5, maxHealth: 5 },
        ),
      ],
      dice: [2, 2],
    });
    game.activate('Ace').attack('Ace', 'Hit', 'Bull');
    const { attack, defence } = game.last('rolled');
    expect([attack.faces, defence?.faces]).toEqual([[2], [2]]);
  });

  test('[PC-DESC-13] its KO gives no Agenda Points', () => {
    const game = atToken(edition, 'AP 1 Hit* (CCM, F vs G, Damage 5) SFX: none', { F: 7 }, [1]);
    game.attack('Ace', 'Hit', 'totem').concede('b');
    expect(game.events('agendaPointsScored').map((event) => event.points)).toEqual([0, 0]);
  });

  test('[PC-DESC-14] a total equal to its Defense is enough', () => {
    const game = atToken(edition, smash, { F: 5 }, [3]);
    game.attack('Ace', 'Hit', 'totem');
    expect(game.last('rolled')).toMatchObject({ won: true, number: 8, defence: null, attack: { total: 8 } });
    const short = atToken(edition, smash, { F: 5 }, [2]).attack('Ace', 'Hit', 'totem');
    expect(short.last('rolled').won).toBe(false);
  });

  test('[PC-DESC-14] whatever Trait the bar names it answers with its Defense', () => {
    for (const [bar, name, trait] of [
      ['AP 1 Hex* (IND 6, J vs K, Damage 1) SFX: none', 'Hex', 'J'],
      ['AP 1 Bolt* (IND 6, H vs I, Damage 1) SFX: none', 'Bolt', 'H'],
    ] as const) {
      const game = atToken(edition, bar, { [trait]: 6 }, [3]).attack('Ace', name, 'totem');
      expect(game.last('rolled')).toMatchObject({ won: true, number: 8, attack: { trait, total: 9 } });
    }
  });

  test('[PC-DESC-14] it rolls no dice, so it cancels nothing', () => {
    const bar = 'AP 1 Hit* (CCM, F vs G, Damage 1) SFX: Damage 1';
    const boosted = { F: 3, powers: [{ name: 'Fury', clauses: [{ modify: 'attackerDice', by: 1 }] }] };
    const game = atToken(edition, bar, boosted, [6, 6]).attack('Ace', 'Hit', 'totem');
    expect(game.last('rolled')).toMatchObject({ won: true, sfx: 2, cancelled: 0 });
    game.spend(0, 0);
    expect(game.piece('totem')?.health).toBe(2);
  });
});

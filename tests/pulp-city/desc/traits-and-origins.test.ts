import { expect, test } from 'vitest';
import type { CardSpec } from '../../support/card.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;
type Card = Omit<CardSpec, 'name'>;

/** One attack of Ace on Bull, with which Bull stands in contact; every pool one die but for what is tested. */
function attack(edition: Edition, bar: string, ace: Card, bull: Card, dice: readonly number[]) {
  const [, name = ''] = /^AP \d ([^(*]+?)\*? ?\(/.exec(bar) ?? [];
  return scene({
    edition,
    a: { Ace: { at: [6, 6], card: { ...ace, actions: [bar] } } },
    b: { Bull: { at: [6 + CONTACT, 6], card: bull } },
    dice,
  })
    .activate('Ace')
    .attack('Ace', name, 'Bull');
}

inEditions(['2013', '2017'], (edition) => {
  test('[PC-DESC-01] the Action Bar alone says which Traits are rolled: Energy against Defense', () => {
    const game = attack(
      edition,
      'AP 1 Beam (PRJ 6, H vs G, Damage 1) SFX: none',
      { H: 5 },
      { G: 6, I: 2 },
      [3, 3],
    );
    expect(game.last('rolled')).toMatchObject({
      attack: { trait: 'H', value: 5, total: 8 },
      defence: { trait: 'G', value: 6, total: 9 },
      won: false,
    });
  });

  test('[PC-DESC-01] Mind against Spirit', () => {
    const game = attack(
      edition,
      'AP 1 Hex (PRJ 6, J vs K, Damage 1) SFX: none',
      { J: 6 },
      { J: 9, K: 3 },
      [2, 2],
    );
    expect(game.last('rolled')).toMatchObject({
      attack: { trait: 'J', value: 6 },
      defence: { trait: 'K', value: 3 },
    });
  });

  test('[PC-DESC-01] the same Trait on both sides', () => {
    const game = attack(edition, 'AP 1 Trip (CCM, I vs I, Damage 1) SFX: none', { I: 6 }, { I: 4 }, [2, 3]);
    expect(game.last('rolled')).toMatchObject({
      attack: { value: 6, total: 8 },
      defence: { value: 4, total: 7 },
      won: true,
    });
  });
});

test('[PC-DESC-01] the letters of French bars name the same Traits', () => {
  const french = 'PA 1 Maléfice (PRJ 6, m vs e, Dommages 1) EFX : aucun';
  const game = scene({
    edition: '2017',
    a: { Ace: { at: [6, 6], card: { J: 6, actions: [french] } } },
    b: { Bull: { at: [9, 6], card: { H: 3 } } },
    dice: [2, 2],
  });
  game.activate('Ace').attack('Ace', 'Maléfice', 'Bull');
  expect(game.last('rolled')).toMatchObject({
    attack: { trait: 'J', value: 6 },
    defence: { trait: 'H', value: 3 },
  });
});

const claw = 'AP 1 Claw (CCM, F vs G, Damage 1) SFX: none';
const tied = (edition: Edition, ace: Card, bull: Card) =>
  attack(edition, claw, { F: 5, ...ace }, { G: 5, ...bull }, [3, 3]).last('rolled');

inEditions(['2013', '2017'], (edition) => {
  test('[PC-DESC-02] Mystery beats Nature, Nature beats Science, Science beats Mystery', () => {
    for (const [first, second] of [
      ['Mystery', 'Nature'],
      ['Nature', 'Science'],
      ['Science', 'Mystery'],
    ] as const) {
      expect(tied(edition, { origin: first }, { origin: second }), first).toMatchObject({
        won: true,
        tie: 'triad',
      });
      expect(tied(edition, { origin: second }, { origin: first }), second).toMatchObject({
        won: false,
        tie: 'triad',
      });
    }
  });

  test('[PC-DESC-02] equal Origins beat nothing, nor does who has none', () => {
    for (const [ace, bull] of [
      ['Nature', 'Nature'],
      ['Mystery', null],
      [null, 'Science'],
      [null, null],
    ] as const) {
      expect(tied(edition, { origin: ace }, { origin: bull })).toMatchObject({ won: false, tie: 'defender' });
    }
  });

  test('[PC-DESC-02] against a Token without an Origin the Triad says nothing', () => {
    const token = object(
      'totem',
      { at: [6 + CONTACT, 6], size: CONTACT },
      { token: true, g: 8, health: 5, maxHealth: 5 },
    );
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { F: 5, origin: 'Mystery', actions: [claw] } } },
      b: { Bull: { at: [18, 18] } },
      pieces: [token],
      dice: [3],
    });
    game.activate('Ace').attack('Ace', 'Claw', 'totem');
    expect(game.last('rolled')).toMatchObject({ won: true, tie: 'none', defence: null, number: 8 });
  });

  test('[PC-DESC-02] it is of no use where totals differ', () => {
    const game = attack(edition, claw, { F: 5, origin: 'Mystery' }, { G: 5, origin: 'Nature' }, [3, 4]);
    expect(game.last('rolled')).toMatchObject({ won: false, tie: 'none' });
  });
});

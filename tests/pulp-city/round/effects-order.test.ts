import { expect, test } from 'vitest';
import type { AtPoint } from '../../../src/systems/pulp-city/model/clause.ts';
import type { PowerSpec } from '../../support/card.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { type TeamSpec, scene } from '../../support/scene.ts';

const power = (
  name: string,
  effect: NonNullable<AtPoint<'effectsPhase'>['must']>[number],
  rest: object = {},
): PowerSpec => ({
  name,
  clauses: [{ at: 'effectsPhase', must: [effect], ...rest }],
});

const mend = power('Mend', { fx: 'heal', x: 2, to: { side: 'friendly', name: 'Ace' } });
const pain = power('Pain', { fx: 'damage', x: 2, to: { side: 'friendly', name: 'Ace' } });
const ward = power('Ward', { fx: 'defend', x: 1 });

const phase = (edition: Edition, a: TeamSpec, b: TeamSpec = { Bull: { at: [18, 18] } }) =>
  scene({ edition, a, b, phase: 'effects' });

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROUND-06] a player puts two Powers that bear on each other into the order he likes', () => {
    const both = { Ace: { at: [4, 4], health: 5, card: { powers: [mend, pain] } } } as const;
    const game = phase(edition, both);
    const model = game.names.model('Ace');
    expect(game.question('effectsOrder')).toMatchObject({
      by: 'a',
      items: [
        { model, power: 'Mend' },
        { model, power: 'Pain' },
      ],
    });
    expect(game.refused((it) => it.answer('effectsOrder', 2))).toBe('answer.notOffered');
    expect(game.answer('effectsOrder', 0).model('Ace').health, 'healed to its 6, then hurt').toBe(4);
    expect(game.asked()).toEqual(['turn']);
    expect(phase(edition, both).answer('effectsOrder', 1).model('Ace').health).toBe(5);
  });

  test('[PC-ROUND-06] nobody is asked where the order makes no difference', () => {
    const apart = phase(edition, {
      Ace: { at: [4, 4], health: 3, card: { powers: [mend, ward] } },
      Bea: { at: [8, 4], card: { powers: [ward, power('Sting', { fx: 'damage', x: 1 })] } },
    });
    expect(apart.asked()).toEqual(['turn']);
    expect([apart.model('Ace').health, apart.model('Bea').health]).toEqual([5, 5]);
    const twice = phase(edition, {
      Ace: { at: [4, 4], health: 1, card: { powers: [mend] } },
      Bea: { at: [8, 4], card: { powers: [mend] } },
    });
    expect(twice.asked()).toEqual(['turn']);
    expect(twice.model('Ace').health).toBe(5);
  });

  test('[PC-ROUND-06] Powers of two players are not put into one order: the first Turn’s player goes first', () => {
    const curse = power('Curse', { fx: 'damage', x: 2, to: { side: 'enemy', name: 'Ace' } });
    const game = phase(
      edition,
      { Ace: { at: [4, 4], health: 5, card: { powers: [mend] } } },
      { Bull: { at: [18, 18], card: { powers: [curse] } } },
    );
    expect(game.asked()).toEqual(['turn']);
    expect(game.model('Ace').health).toBe(4);
  });

  test('[PC-ROUND-06] a Power that looks for somebody near, and a model that may come back near it', () => {
    const pack = power(
      'Pack',
      { fx: 'powerUp', x: 1 },
      { when: { near: { side: 'friendly', within: 2, other: true } } },
    );
    const rally = power('Rally', { fx: 'powerUp', x: 1, to: { side: 'friendly', within: 3, count: 'all' } });
    const fly = { card: { movement: 'Flight' }, status: 'aloft' } as const;
    const game = phase(edition, {
      Ace: { at: [4, 4], card: { powers: [rally] } },
      Fly: { at: [4, 8], ...fly },
    });
    expect(game.question('effectsOrder').items.map((item) => item.power)).toEqual(['Rally', null]);
    game.answer('effectsOrder', 1).answer('returnPlace', { x: 101_600, y: 158_000 });
    expect([game.card('Ace').powerUp, game.card('Fly').powerUp]).toEqual([1, 1]);
    const first = phase(edition, {
      Ace: { at: [4, 4], card: { powers: [rally] } },
      Fly: { at: [4, 8], ...fly },
    });
    first.answer('effectsOrder', 0).answer('returnPlace', { x: 101_600, y: 158_000 });
    expect([first.card('Ace').powerUp, first.card('Fly').powerUp]).toEqual([1, 0]);
    const later = phase(edition, {
      Ace: { at: [4, 4], card: { powers: [pack] } },
      Fly: { at: [4, 8], ...fly },
    });
    later.answer('returnPlace', { x: 101_600, y: 158_000 });
    expect(later.card('Ace').powerUp, 'due only now that somebody is near').toBe(1);
  });

  test('[PC-ROUND-06] what one Power gives may pay for another', () => {
    const gift = power('Gift', { fx: 'powerUp', x: 1 });
    const costly: PowerSpec = {
      name: 'Costly',
      clauses: [{ at: 'effectsPhase', may: [{ fx: 'defend', x: 2 }], cost: { powerUpDice: 1 } }],
    };
    const game = phase(edition, { Ace: { at: [4, 4], card: { powers: [costly, gift] } } });
    game.answer('effectsOrder', 1).answer('usePower', { use: true, model: null });
    expect([game.model('Ace').defend, game.card('Ace').powerUp]).toEqual([2, 0]);
  });
});

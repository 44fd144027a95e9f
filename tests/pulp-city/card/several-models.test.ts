import { expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import type { CardSpec } from '../../support/card.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { nameRollers, startRound } from '../../support/rounds.ts';
import { danger } from '../move/walker.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;
type Card = Omit<CardSpec, 'name'>;
const hit = 'AP 3 Hit* (CCM, F vs G, Damage 1) SFX: none';
const jab = 'AP 2 Jab* (CCM, F vs G, Damage 1) SFX: none';

/** Trio is one Supreme of three models; Bea stands apart. */
function trio(edition: Edition, card: Card = {}, more: Partial<SceneSpec> = {}) {
  return scene({
    edition,
    a: {
      Trio: {
        card: { health: 2, apPlus: 2, apLimit: 4, F: 9, actions: [hit, jab], ...card },
        at: [
          [6, 6],
          [6, 9],
          [6, 12],
        ],
      },
      Bea: { at: [2, 2] },
    },
    b: { Bull: { at: [6 + CONTACT, 6] } },
    ...more,
  });
}

inEditions(['2013', '2017'], (edition) => {
  test('[PC-CARD-07] a Supreme of three models gives its AP+ once, also with one model left', () => {
    const game = trio(edition, {}, { phase: 'startingRoll', dice: [4, 2] });
    game.adjust({ what: 'health', model: game.names.model('Trio 1'), to: 0 });
    startRound(game, { a: 'Trio', b: 'Bull' }, 'a');
    expect(game.pool('a')).toBe(5);
    expect(game.last('startingRolled').sides.a.card).toBe(game.names.card('Trio'));
  });

  test.each([
    ['one of three', 3, [0, 0, 1]],
    ['the last one', 1, [1, 1, 1]],
  ])('[PC-CARD-07] Powers that answer the KO of a Supreme: %s', (_which, left, dice) => {
    const slay = 'AP 1 Slay* (CCM, F vs G, Damage 2) SFX: none';
    const heard = (name: string, clause: object) => ({
      card: { powers: [{ name, clauses: [{ at: 'koed', must: [{ fx: 'powerUp' }], ...clause } as Clause] }] },
    });
    const victim = { side: 'enemy', kind: ['minion', 'supreme'] } as const;
    const game = trio(
      edition,
      { G: 1 },
      {
        turn: 'b',
        b: {
          Bull: { at: [6 + CONTACT, 6], card: { F: 9, actions: [slay] } },
          Ada: { at: [20, 6], ...heard('Toll', { when: { victim } }) },
          Bob: { at: [20, 9], ...heard('Knell', { who: { side: 'enemy', kind: 'supreme' } }) },
          Cem: { at: [20, 12], ...heard('Dirge', { when: { victim: { side: 'enemy' } } }) },
        },
        tweak: ({ models }) => {
          const gone = ['a1.2', 'a1.3'].slice(left - 1);
          for (const id of gone) Object.assign(models[id] ?? {}, { status: 'ko', health: 0 });
        },
        dice: [3, 1],
      },
    );
    game.activate('Bull').attack('Bull', 'Slay', 'Trio 1', { sfx: [] });
    expect(['Ada', 'Bob', 'Cem'].map((name) => game.card(name).powerUp)).toEqual(dice);
  });

  test('[PC-CARD-07] a model that loses its last Health goes, and no Supreme is KO’ed by it', () => {
    const crush = 'AP 1 Crush* (CCM, F vs G, Damage 2) SFX: none';
    const game = trio(
      edition,
      {},
      {
        a: {
          Trio: {
            card: { health: 2, level: 3 },
            at: [
              [6, 6],
              [6, 9],
            ],
          },
        },
        b: { Bull: { at: [6 + CONTACT, 6], card: { F: 9, actions: [crush] } } },
        turn: 'b',
        dice: [3, 1],
      },
    );
    game.activate('Bull').attack('Bull', 'Crush', 'Trio 1');
    expect(['Trio 1', 'Trio 2'].map((name) => game.model(name).status)).toEqual(['ko', 'table']);
    expect(game.state.outcome).toBeNull();
  });

  test('[PC-CARD-07] with the last model the Supreme is KO’ed', () => {
    const crush = 'AP 1 Crush* (CCM, F vs G, Damage 2) SFX: none';
    const game = trio(
      edition,
      {},
      {
        a: {
          Trio: {
            card: { health: 2 },
            at: [
              [6, 6],
              [6 + 2 * CONTACT, 6],
            ],
          },
        },
        b: {
          Bull: {
            at: [6 + CONTACT, 6],
            card: {
              F: 9,
              actions: [crush],
              powers: [{ name: 'Alone', clauses: [{ grant: 'immune', of: 'Mobbing' }] }],
            },
          },
        },
        turn: 'b',
        dice: [3, 1, 3, 1],
      },
    );
    game.activate('Bull').attack('Bull', 'Crush', 'Trio 1').attack('Bull', 'Crush', 'Trio 2');
    expect(game.state.outcome).toMatchObject({ winner: 'b', why: 'vanquished' });
  });

  test('[PC-CARD-07] one Movement Action moves all, for 1 Fatigue, each the full distance', () => {
    const game = trio(edition).activate('Trio');
    game.move('Trio 3', [10, 12]).move('Trio 2', [10, 9]);
    expect(game.refused((it) => it.move('Trio 2', [11, 9]))).toBe('answer.notOffered');
    game.move('Trio 1', [6, 3]);
    expect(['Trio 1', 'Trio 2', 'Trio 3'].map((name) => game.at(name))).toMatchObject([
      { x: 6, y: 3 },
      { x: 10, y: 9 },
      { x: 10, y: 12 },
    ]);
    expect(game.card('Trio').fatigue).toBe(1);
  });

  test('[PC-CARD-07] [PC-MOVE-31] a card at its Fatigue limit moves none of its models, and one short of it moves all', () => {
    const game = trio(edition);
    const card = game.names.card('Trio');
    const spent = trio(edition);
    spent.adjust({ what: 'fatigue', card, to: 2 }).activate('Trio');
    expect(spent.refused((it) => it.move('Trio 3', [10, 12]))).toBe('move.fatigue');
    game.adjust({ what: 'fatigue', card, to: 1 }).activate('Trio');
    game.move('Trio 3', [10, 12]).move('Trio 2', [10, 9]).move('Trio 1', [6, 3]);
    expect(game.card('Trio').fatigue).toBe(2);
  });

  test('[PC-CARD-07] one AP Limit for the card, whichever model is the source', () => {
    const game = trio(
      edition,
      {},
      {
        b: { Bull: { at: [6 + CONTACT, 6] }, Calf: { at: [6 + CONTACT, 9] } },
        dice: [3, 1],
      },
    ).activate('Trio');
    game.attack('Trio 1', 'Hit', 'Bull');
    expect(game.card('Trio').apSpent).toBe(3);
    const second =
      game.asked()[0] === 'act' ? game.refused((it) => it.attack('Trio 2', 'Jab', 'Calf')) : 'over';
    expect(second).toBe('cost.apLimit');
  });

  test('[PC-CARD-07] any other Action has one model as its source: it is used once', () => {
    const single = 'AP 1 Tap (CCM, F vs G, Damage 1) SFX: none';
    const game = trio(
      edition,
      { actions: [single] },
      {
        b: { Bull: { at: [6 + CONTACT, 6] }, Calf: { at: [6 + CONTACT, 9] } },
        dice: [3, 1],
      },
    ).activate('Trio');
    game.attack('Trio 2', 'Tap', 'Calf');
    expect(game.refused((it) => it.attack('Trio 1', 'Tap', 'Bull'))).toMatch(/^act(ion)?\./);
  });

  test('[PC-CARD-07] Stun is the model’s own: only attacks on it are against an Easy Target', () => {
    const shot = 'AP 1 Shot* (PRJ 8, H vs I, Damage 1) SFX: none';
    const faces = (target: string, dice: readonly number[]) => {
      const game = trio(
        edition,
        {},
        {
          b: { Bull: { at: [12, 9], card: { actions: [shot] } } },
          turn: 'b',
          dice,
        },
      );
      game.adjust({ what: 'condition', model: game.names.model('Trio 2'), condition: 'stunned', to: true });
      return game.activate('Bull').attack('Bull', 'Shot', target).last('rolled').attack.faces;
    };
    expect(faces('Trio 2', [1, 1, 6])).toHaveLength(2);
    expect(faces('Trio 1', [1, 6])).toHaveLength(1);
  });

  test('[PC-CARD-07] a Fatigue Effect on one model is one for all', () => {
    const tire = 'AP 1 Tire (CCM, F vs G, Fatigue) SFX: none';
    const game = trio(
      edition,
      {},
      {
        b: { Bull: { at: [6 + CONTACT, 6], card: { F: 14, actions: [tire] } } },
        turn: 'b',
        dice: [3, 1],
      },
    );
    game.activate('Bull').attack('Bull', 'Tire', 'Trio 1');
    expect(game.card('Trio').fatigue).toBe(1);
  });
});

test('[PC-CARD-07] for a Support two models within 6 inches are one Supreme', () => {
  const game = scene({
    edition: '2017',
    a: {
      Sue: { at: [8, 8], card: { role: 'Support', apPlus: 0 } },
      Trio: {
        card: { apPlus: 0 },
        at: [
          [6, 6],
          [6, 9],
          [20, 20],
        ],
      },
    },
    b: { Bull: { at: [22, 2] } },
    phase: 'startingRoll',
    dice: [4, 2],
  });
  startRound(game, { a: 'Sue', b: 'Bull' }, 'a');
  expect(game.pool('a')).toBe(2);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-CARD-10] dice on Attack Actions are for attacks only, those on all Action Rolls for the Starting Roll too', () => {
    const starting = (powers: Card['powers'], dice: readonly number[]) => {
      const game = scene({
        edition,
        a: { Ace: { at: [6, 6], card: powers === undefined ? {} : { powers } } },
        b: { Bull: { at: [18, 18] } },
        phase: 'startingRoll',
        dice,
      });
      return nameRollers(game, { a: 'Ace', b: 'Bull' }).last('startingRolled').sides.a.faces;
    };
    expect(starting([{ name: 'Luck', clauses: [{ modify: 'rollDice', by: 1 }] }], [4, 3, 1])).toEqual([4, 3]);
    const attack = {
      name: 'Fury',
      clauses: [{ modify: 'attackerDice', by: 2, when: { action: { kind: 'attack' } } }],
    } as const;
    expect(starting([attack], [4, 1])).toEqual([4]);
    const rolling = (trait: 'J' | 'F') =>
      [{ name: 'Wit', clauses: [{ modify: 'rollDice', by: 1, when: { rolling: [trait] } }] }] as const;
    expect(starting(rolling('J'), [4, 3, 1])).toEqual([4, 3]);
    expect(starting(rolling('F'), [4, 1])).toEqual([4]);
  });
});

test('[PC-CARD-10] dice on Attack Actions are not for Dynamic Actions', () => {
  const fury = {
    name: 'Fury',
    clauses: [{ modify: 'attackerDice', by: 2, when: { action: { kind: 'attack' } } }],
  } as const;
  const actions = [
    'AP 1 Focus* (IST, K vs T#2, Self/Defend 1) SFX: none',
    'AP 1 Jab* (CCM, F vs G, Damage 1) SFX: none',
  ];
  const game = scene({
    edition: '2017',
    a: { Ace: { at: [6, 6], card: { powers: [fury], actions } } },
    b: { Bull: { at: [6 + CONTACT, 6] } },
    dice: [3, 1, 2, 3, 6],
  }).activate('Ace');
  expect(game.attack('Ace', 'Focus').last('rolled').attack.faces).toEqual([3]);
  expect(game.attack('Ace', 'Jab', 'Bull').last('rolled').attack.faces).toEqual([1, 2, 3]);
});

test('[PC-CARD-07] [PC-MOVE-31] the last model left moves within the Movement Action that its card has begun, and pays for the next', () => {
  const game = scene({
    edition: '2017',
    a: {
      Duo: {
        card: { health: 1 },
        at: [
          [12, 9],
          [4, 4],
        ],
      },
      Bea: { at: [2, 20] },
    },
    b: { Bull: { at: [22, 22] } },
    pieces: [danger('strip', [12, 12], [6, 2])],
  });
  game.activate('Duo').move('Duo 1', [12, 11]);
  expect(game.model('Duo 1').status).toBe('ko');
  game.move('Duo 2', [4, 6]);
  expect([game.card('Duo').fatigue, game.events('actionCounted').length]).toEqual([1, 1]);
  game.move('Duo 2', [4, 8]);
  expect([game.card('Duo').fatigue, game.events('actionCounted').length]).toEqual([2, 2]);
});

import { expect, test } from 'vitest';
import type { CardSpec } from '../../support/card.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { type ModelSpec, type SceneSpec, scene } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;
const claw = 'Activation Claw* (CCM, F vs G, Damage 1) SFX: none';
const spit = 'Activation Spit (PRJ 6, F vs G, Damage 1) SFX: none';
const alone = { name: 'Alone', clauses: [{ grant: 'immune', of: ['Mobbing', 'Momentum'] }] } as const;

interface Pack {
  readonly at: ModelSpec['at'];
  readonly mob?: Omit<ModelSpec, 'at' | 'card'> & { readonly card?: Omit<CardSpec, 'name'> };
  readonly more?: Partial<SceneSpec>;
}

/** Ace commands a card of several Minions; whoever they attack is Immune to Mobbing and Momentum. */
function pack(edition: Edition, { at, mob, more }: Pack) {
  return scene({
    edition,
    a: {
      Ace: { at: [1, 1] },
      Mob: { at, ...mob, card: { kind: 'minion', F: 6, actions: [claw, spit], ...mob?.card } },
    },
    b: { Bull: { at: [12, 12], card: { powers: [alone] } } },
    ...more,
  }).activate('Ace', { minions: 'Mob' });
}

const row = [
  [6, 6],
  [9, 6],
] as const;

const ended = (game: ReturnType<typeof pack>) =>
  game.events('activationEnded').some((event) => event.card === game.names.card('Mob'));

const around = [
  [12 - CONTACT, 12],
  [12 + CONTACT, 12],
  [4, 4],
] as const;

test('[PC-MINION-03@2013] a move, or a Combat Action, or one of each in either order', () => {
  const moveFirst = pack('2013', { at: [[12 - CONTACT, 10]], more: { dice: [1, 6] } });
  moveFirst.move('Mob', [12 - CONTACT, 12]).attack('Mob', 'Claw', 'Bull');
  expect(ended(moveFirst)).toBe(true);
  const fightFirst = pack('2013', { at: [[12 - CONTACT, 12]], more: { dice: [1, 6] } });
  fightFirst.attack('Mob', 'Claw', 'Bull').move('Mob', [10, 10]);
  expect(ended(fightFirst)).toBe(true);
  expect(fightFirst.at('Mob')).toMatchObject({ x: 10, y: 10 });
  const onlyOne = pack('2013', { at: [[6, 6]] }).move('Mob', [6, 7]);
  expect(ended(onlyOne), 'nobody in reach of Claw or Spit').toBe(true);
});

test('[PC-MINION-03@2013] a Combinable Action gives no second Combat Action', () => {
  const game = pack('2013', { at: [[12 - CONTACT, 12]], more: { dice: [1, 6] } });
  game.attack('Mob', 'Claw', 'Bull');
  expect(game.refused((it) => it.attack('Mob', 'Claw', 'Bull'))).toBe('act.noCombat');
  expect(game.refused((it) => it.attack('Mob', 'Spit', 'Bull'))).toBe('act.noCombat');
  game.endActivation();
  expect(ended(game)).toBe(true);
});

test('[PC-MINION-03@2013] never two moves', () => {
  const game = pack('2013', { at: [[12 - CONTACT, 12]], mob: { card: { move: 2 } } });
  game.move('Mob', [12 - CONTACT, 11.5]);
  expect(game.refused((it) => it.move('Mob', [12 - CONTACT, 11]))).toBe('act.noMove');
});

test('[PC-MINION-03@2017] all models move, then all attack', () => {
  const game = pack('2017', {
    at: [
      [12 - CONTACT, 10],
      [12 + CONTACT, 10],
    ],
    more: { dice: [1, 6, 1, 6] },
  });
  game.move('Mob 1', [12 - CONTACT, 12]).move('Mob 2', [12 + CONTACT, 12]);
  game.attack('Mob 1', 'Claw', 'Bull').attack('Mob 2', 'Claw', 'Bull');
  expect(game.events('rolled').map((event) => event.attacker)).toEqual(
    ['Mob 1', 'Mob 2'].map(game.names.model),
  );
  expect(ended(game)).toBe(true);
});

test('[PC-MINION-03@2017] no model goes on to the next Action before the others', () => {
  const game = pack('2017', {
    at: [
      [12 - CONTACT, 11],
      [9, 6],
    ],
  });
  game.move('Mob 1', [12 - CONTACT, 12]);
  expect(game.refused((it) => it.attack('Mob 1', 'Claw', 'Bull'))).toBe('answer.notOffered');
  expect(game.refused((it) => it.attack('Mob 2', 'Spit', 'Bull'))).toBe('act.noCombat');
  expect(game.refused((it) => it.move('Mob 1', [9, 11]))).toBe('answer.notOffered');
  game.move('Mob 2', [9, 7]);
  expect(game.question('act').limits).toMatchObject({ moves: false, combat: true });
});

test('[PC-MINION-03@2017] all use the same Action', () => {
  const game = pack('2017', {
    at: [
      [12 - CONTACT, 12],
      [12 + CONTACT, 12],
    ],
    more: { dice: [1, 6] },
  });
  game.attack('Mob 1', 'Claw', 'Bull');
  expect(game.question('act').limits.actions).toEqual(['claw']);
  expect(game.refused((it) => it.attack('Mob 2', 'Spit', 'Bull'))).toBe('action.notNow');
});

test('[PC-MINION-03@2017] the card may go on although not all have used the Action', () => {
  const game = pack('2017', {
    at: row,
    more: { b: { Bull: { at: [6, 10], card: { powers: [alone] } } }, dice: [1, 6] },
  });
  game.move('Mob 1', [6, 8]).act({ do: 'nextStep' });
  expect(game.refused((it) => it.move('Mob 2', [9, 8]))).toBe('act.noMove');
  game.attack('Mob 1', 'Spit', 'Bull');
  expect(game.at('Mob 2')).toMatchObject({ x: 9, y: 6 });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-MINION-04] of three models the two in contact make an Action Roll each', () => {
    const game = pack(edition, { at: around, more: { dice: [1, 6, 1, 6] } });
    game.attack('Mob 2', 'Claw', 'Bull').attack('Mob 1', 'Claw', 'Bull');
    expect(game.events('rolled').map((event) => event.attacker)).toEqual(
      ['Mob 2', 'Mob 1'].map(game.names.model),
    );
    expect(game.card('Mob').fatigue).toBe(1);
  });

  test('[PC-MINION-04] when the first KO’s the target, the others may choose other targets', () => {
    const game = pack(edition, {
      at: [
        [12 - CONTACT, 12],
        [8, 12],
      ],
      mob: { card: { F: 9, actions: [spit] } },
      more: {
        b: {
          Bull: { at: [12, 12], health: 1, card: { powers: [alone] } },
          Calf: { at: [8, 9], card: { powers: [alone] } },
        },
        dice: [6, 1, 6, 1],
      },
    });
    game.attack('Mob 1', 'Spit', 'Bull');
    expect(game.model('Bull').status).toBe('ko');
    expect(game.refused((it) => it.attack('Mob 2', 'Spit', 'Bull'))).toBe('target.gone');
    game.attack('Mob 2', 'Spit', 'Calf');
    expect(game.model('Calf').health).toBe(5);
  });

  test('[PC-MINION-04] each model’s use is a trigger of its own: 1 AP answers the first shot or the second', () => {
    const dodge = 'AP 1 Dodge (RCT/TGT, I vs T#2, Self/Defend 1) SFX: none';
    const shots = (dice: readonly number[]) =>
      pack(edition, {
        at: row,
        mob: { card: { actions: [spit] } },
        more: {
          b: { Bull: { at: [7.5, 9], card: { actions: [dodge], powers: [alone] } } },
          pools: { b: 1 },
          dice,
        },
      });
    const first = shots([3, 1, 6, 6, 1, 6, 6]);
    first.attack('Mob 1', 'Spit', 'Bull', { quiet: false }).react('Bull', 'Dodge');
    first.attack('Mob 2', 'Spit', 'Bull', { quiet: false });
    expect(first.pool('b')).toBe(0);
    expect(first.events('rolled')).toHaveLength(3);
    const second = shots([1, 6, 3, 1, 6, 6]);
    second.attack('Mob 1', 'Spit', 'Bull', { quiet: false }).decline('react');
    second.attack('Mob 2', 'Spit', 'Bull', { quiet: false });
    expect(second.asked()).toEqual(['react']);
    second.react('Bull', 'Dodge');
    expect(second.pool('b')).toBe(0);
  });

  test('[PC-MINION-04] all have moved before Reactions to contact come, one by one', () => {
    const bite = 'AP 1 Bite (RCT/BTB, F vs G, Damage 1) SFX: none';
    const game = pack(edition, {
      at: [
        [12 - CONTACT, 10],
        [12 + CONTACT, 10],
      ],
      mob: { card: { health: 3, powers: [alone] } },
      more: { b: { Bull: { at: [12, 12], card: { actions: [bite], powers: [alone] } } }, dice: [1, 6, 1, 6] },
    });
    game.move('Mob 1', [12 - CONTACT, 12]);
    expect(game.asked(), 'the other has not moved').toEqual(['act']);
    game.move('Mob 2', [12 + CONTACT, 12]);
    expect(game.question('react')).toMatchObject({ trigger: 'BTB', against: game.names.model('Mob 1') });
    game.react('Bull', 'Bite', 'Mob 1', { quiet: false });
    expect(game.question('react')).toMatchObject({ trigger: 'BTB', against: game.names.model('Mob 2') });
    game.react('Bull', 'Bite', 'Mob 2', { quiet: false });
    expect(game.events('rolled')).toHaveLength(2);
  });
});

import { expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { area } from '../../support/pieces.ts';
import { stepInPlace } from '../../support/rounds.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;
const strike = 'AP 2 Strike (CCM, F vs G, Damage 1) SFX: none';

const two = (spec: Pick<SceneSpec, 'edition'> & Partial<SceneSpec>) =>
  scene({ a: { Ace: { at: [6, 6] } }, b: { Bull: { at: [18, 18] } }, ...spec });

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TURN-01] Turns alternate, Activation by Activation', () => {
    const game = two({ edition });
    for (const [by, name] of [
      ['a', 'Ace'],
      ['b', 'Bull'],
      ['a', 'Ace'],
      ['b', 'Bull'],
    ] as const) {
      expect(game.question('turn').by).toBe(by);
      stepInPlace(game, name);
    }
    expect(game.events('turnBegan').map((event) => event.team)).toEqual(['a', 'b', 'a', 'b']);
  });

  test('[PC-TURN-01] not every Action allowed has to be used', () => {
    const game = two({ edition }).activate('Ace').move('Ace', [6, 8]).endActivation();
    expect(game.question('turn').by).toBe('b');
    expect(game.card('Ace').fatigue).toBe(1);
  });

  test('[PC-TURN-01] one Supreme a Turn: a second one has to wait for the next', () => {
    const game = two({ edition, a: { Ace: { at: [6, 6] }, Bea: { at: [9, 6] } } });
    game.activate('Ace');
    expect(game.refused((it) => it.move('Bea'))).toBe('answer.notOffered');
    game.move('Ace').endActivation();
    expect(game.question('turn')).toMatchObject({ by: 'b', cards: [game.names.card('Bull')] });
    expect(game.refused((it) => it.activate('Bea'))).toBe('turn.cannotActivate');
  });

  test('[PC-TURN-01] KO’ed by a Reaction to its move, a model does nothing more, but Minions may still be commanded', () => {
    const crush = 'AP 1 Crush (RCT/BTB, F vs G, Damage 9) SFX: none';
    const game = scene({
      edition,
      a: {
        Ace: { at: [6, 6], card: { actions: [strike] } },
        Bea: { at: [2, 2] },
        Mob: { card: { kind: 'minion' }, at: [[9, 2]] },
      },
      b: { Bull: { at: [10, 6], card: { F: 9, actions: [crush] } } },
      dice: [6, 1],
    });
    game.activate('Ace').move('Ace', [10 - CONTACT, 6]);
    game.react('Bull', 'Crush', 'Ace');
    expect(game.model('Ace').status).toBe('ko');
    expect(game.question('commandAfter').cards).toEqual([game.names.card('Mob')]);
    game.answer('commandAfter', game.names.card('Mob')).move('Mob', [9, 4]);
    expect(game.at('Mob').y).toBe(4);
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-TURN-01] a Minion card commanded before cannot be commanded again after the KO', () => {
    const crush = 'AP 1 Crush (RCT/BTB, F vs G, Damage 9) SFX: none';
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6] }, Bea: { at: [2, 2] }, Mob: { card: { kind: 'minion' }, at: [[9, 2]] } },
      b: { Bull: { at: [10, 6], card: { F: 9, actions: [crush] } } },
      dice: [6, 1],
    });
    game.activate('Ace', { minions: 'Mob' }).move('Mob', [9, 3]);
    game.move('Ace', [10 - CONTACT, 6]).react('Bull', 'Crush', 'Ace');
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-TURN-05] a model may be Activated again and again, up to its AP Limit', () => {
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { apLimit: 6, actions: [strike] } } },
      b: { Bull: { at: [6 + CONTACT, 6], card: { role: 'Speeder' } } },
      dice: [1, 6, 1, 6, 1, 6],
    });
    for (const spent of [2, 4, 6]) {
      game.activate('Ace').attack('Ace', 'Strike', 'Bull');
      expect(game.card('Ace').apSpent).toBe(spent);
      game.endActivation();
      stepInPlace(game, 'Bull');
    }
    expect(game.card('Ace').activationsThisRound).toBe(3);
    game.activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Bull'))).toBe('cost.apLimit');
  });

  test('[PC-TURN-05] the count of Actions begins anew, Fatigue does not', () => {
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { actions: [strike] } } },
      b: { Bull: { at: [6 + CONTACT, 6] } },
      dice: [1, 6, 1, 6],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Bull').move('Ace');
    if (game.asked()[0] === 'act') game.endActivation();
    stepInPlace(game, 'Bull');
    game.activate('Ace').attack('Ace', 'Strike', 'Bull').move('Ace');
    expect(game.card('Ace')).toMatchObject({ fatigue: 2, apSpent: 4 });
  });
});

const spent = { fatigue: 2, apSpent: 5 } as const;
const card = (actions: readonly string[]) => ({ apLimit: 5, actions });

test('[PC-TURN-06@2013] a Supreme that can use nothing cannot be Activated', () => {
  const game = two({
    edition: '2013',
    a: { Ace: { at: [6, 6], ...spent, card: card([strike]) }, Bea: { at: [9, 9] } },
  });
  expect(game.question('turn').cards).toEqual([game.names.card('Bea')]);
  expect(game.refused((it) => it.activate('Ace'))).toBe('turn.cannotActivate');
});

test('[PC-TURN-06@2013] an Activation without any Action is refused: it would be a free Pass', () => {
  const game = two({ edition: '2013' }).activate('Ace');
  expect(game.question('act').mayEnd).toBe(false);
  expect(game.refused((it) => it.endActivation())).toBe('act.mustAct');
  game.move('Ace').endActivation();
  expect(game.at('Ace')).toEqual({ x: 6, y: 6, z: 0 });
  expect(game.card('Ace').fatigue).toBe(1);
});

test('[PC-TURN-06@2013] Minions and KO’ed Supremes are never Activated by themselves', () => {
  const game = two({
    edition: '2013',
    a: {
      Ace: { at: [6, 6] },
      Gone: { at: [9, 9], status: 'ko', health: 0 },
      Mob: { card: { kind: 'minion' }, at: [[3, 3]] },
    },
  });
  expect(game.question('turn').cards).toEqual([game.names.card('Ace')]);
});

test('[PC-TURN-06@2017] without Fatigue, AP or a free Action it cannot be Activated', () => {
  const game = two({
    edition: '2017',
    a: { Ace: { at: [6, 6], ...spent, card: card([strike]) }, Bea: { at: [9, 9] } },
  });
  expect(game.question('turn').cards).toEqual([game.names.card('Bea')]);
  expect(game.refused((it) => it.activate('Ace'))).toBe('turn.cannotActivate');
});

test('[PC-TURN-06@2017] it can be Activated for an Action of cost 0', () => {
  const free = 'AP 0 Focus (IST, K vs T#2, Self/Attack 1) SFX: none';
  const game = two({
    edition: '2017',
    a: { Ace: { at: [6, 6], ...spent, card: card([strike, free]) } },
    dice: [3],
  });
  game.activate('Ace').attack('Ace', 'Focus');
  expect(game.model('Ace').attack).toBe(1);
  expect(game.question('turn').by, 'nothing else is open').toBe('b');
});

test('[PC-TURN-06@2017] an Activation without any Action is refused', () => {
  const game = two({ edition: '2017' }).activate('Ace');
  expect(game.refused((it) => it.endActivation())).toBe('act.mustAct');
});

test('[PC-TURN-06@2017] a Power that is free does not make an Activation, one paid with AP or Fatigue does', () => {
  const start = (cost?: object) =>
    two({
      edition: '2017',
      a: {
        Ace: {
          at: [6, 6],
          card: {
            powers: [
              {
                name: 'Stance',
                clauses: [{ at: 'activationStarted', may: [{ fx: 'defend', x: 1 }], ...cost }],
              },
            ],
          },
        },
      },
    })
      .activate('Ace')
      .answer('usePower', { use: true, model: null });
  expect(start().refused((it) => it.endActivation())).toBe('act.mustAct');
  expect(
    start({ cost: { ap: 1 } })
      .endActivation()
      .question('turn').by,
  ).toBe('b');
  const tired = start({ cost: { fatigue: 1 } }).endActivation();
  expect([tired.card('Ace').fatigue, tired.question('turn').by]).toEqual([1, 'b']);
});

test('[PC-TURN-07@2013] a player may Pass for 1 AP although models are available', () => {
  const game = two({
    edition: '2013',
    a: { Ace: { at: [6, 6], apSpent: 4, card: { apLimit: 5 } } },
    pools: { a: 5 },
  });
  game.pass();
  expect(game.pool('a')).toBe(4);
  expect(game.card('Ace')).toMatchObject({ apSpent: 4, activationsThisRound: 0 });
  expect(game.question('turn').by).toBe('b');
});

test('[PC-TURN-07@2013] who can Activate nothing must Pass', () => {
  const game = two({
    edition: '2013',
    a: { Ace: { at: [6, 6], ...spent, card: card([strike]) } },
    pools: { a: 2 },
  });
  expect(game.question('turn')).toMatchObject({ cards: [], pass: true });
  game.pass();
  expect([game.pool('a'), game.question('turn').by]).toEqual([1, 'b']);
});

test('[PC-TURN-07@2017] with a model that could still move, Passing is refused', () => {
  const game = two({ edition: '2017', a: { Ace: { at: [6, 6], fatigue: 1 } }, pools: { a: 5 } });
  expect(game.question('turn').pass).toBe(false);
  expect(game.refused((it) => it.pass())).toBe('turn.noPass');
});

test('[PC-TURN-07@2017] with nothing to Activate it costs 1 AP, and the Turn goes on', () => {
  const game = two({
    edition: '2017',
    a: { Ace: { at: [6, 6], ...spent, card: card([strike]) } },
    pools: { a: 2 },
  });
  game.pass();
  expect([game.pool('a'), game.card('Ace').apSpent, game.question('turn').by]).toEqual([1, 5, 'b']);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TURN-08] without AP and without anything to Activate, Turns are skipped at no cost', () => {
    const game = two({ edition, a: { Ace: { at: [6, 6], fatigue: 2 } }, pools: { a: 0, b: 3 } });
    expect(game.events('turnSkipped').map((event) => event.team)).toEqual(['a']);
    stepInPlace(game, 'Bull');
    expect(game.question('turn').by).toBe('b');
    stepInPlace(game, 'Bull');
    expect(game.question('turn').by).toBe('b');
    expect([game.pool('a'), game.pool('b')]).toEqual([0, 3]);
  });

  test('[PC-TURN-08] who is skipped may still use a Reaction it can pay', () => {
    const duck = 'AP 0 Duck (RCT/BTB, K vs T#2, Self/Defend 1) SFX: none';
    const game = two({
      edition,
      a: { Ace: { at: [6, 6], fatigue: 2, card: { actions: [duck] } } },
      b: { Bull: { at: [10, 6] } },
      pools: { a: 0, b: 3 },
      dice: [4],
    });
    game
      .activate('Bull')
      .move('Bull', [6 + CONTACT, 6])
      .react('Ace', 'Duck');
    expect(game.model('Ace').defend).toBe(1);
  });

  test('[PC-TURN-08] a model with Fatigue to spare is enough not to be skipped', () => {
    const game = two({ edition, a: { Ace: { at: [6, 6], fatigue: 1 } }, pools: { a: 0, b: 3 } });
    expect(game.events('turnSkipped')).toEqual([]);
    expect(game.question('turn')).toMatchObject({ by: 'a', cards: [game.names.card('Ace')], pass: false });
    expect(game.refused((it) => it.pass())).toBe('turn.noPass');
  });

  test('[PC-TURN-01] KO’ed by the terrain it walks into, Minions may still be commanded', () => {
    const game = two({
      edition,
      a: {
        Ace: { at: [6, 6], health: 1 },
        Pal: { at: [2, 2] },
        Rat: { at: [[4, 9]], card: { kind: 'minion' } },
      },
      pieces: [area('acid', { at: [8, 6], size: [2, 2], danger: { grade: 'Dangerous', trait: 'H' } })],
      dice: edition === '2013' ? [5, 5, 1] : [],
    });
    game.activate('Ace').move('Ace', [7, 6]);
    expect([game.model('Ace').status, ...game.asked()]).toEqual(['ko', 'commandAfter']);
  });
});

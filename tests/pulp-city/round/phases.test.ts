import { expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { endTurns, nameRollers, startRound } from '../../support/rounds.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';

const two = (spec: Pick<SceneSpec, 'edition'> & Partial<SceneSpec>) =>
  scene({ a: { Ace: { at: [6, 6] } }, b: { Bull: { at: [18, 18] } }, phase: 'startingRoll', ...spec });

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROUND-01] a Round is Starting Roll, Calculation, Effects, Turns, End, in this order', () => {
    const game = two({ edition, round: 2, dice: [4, 2] });
    startRound(game, { a: 'Ace', b: 'Bull' }, 'a');
    const order = game
      .events()
      .flatMap((event) =>
        event.type === 'startingRolled' || event.type === 'effectsEnded' || event.type === 'poolCalculated'
          ? [event.type]
          : event.type === 'phaseBegan'
            ? [event.phase]
            : [],
      );
    expect(order).toEqual([
      'startingRolled',
      'actionPool',
      'poolCalculated',
      'poolCalculated',
      'effects',
      'effectsEnded',
      'turns',
    ]);
    endTurns(game);
    expect(
      game
        .events('phaseBegan')
        .slice(-2)
        .map((event) => event.phase),
    ).toEqual(['endOfRound', 'startingRoll']);
    expect(game.state.round.number).toBe(3);
    expect(game.asked()).toEqual(['chooseRoller', 'chooseRoller']);
  });

  test('[PC-ROUND-01] Turns begin with the player whom the winner of the Starting Roll named', () => {
    const game = two({ edition, dice: [4, 2] });
    startRound(game, { a: 'Ace', b: 'Bull' }, 'b');
    expect(game.last('startingRolled').winner).toBe('a');
    expect(game.question('turn').by).toBe('b');
  });
});

test('[PC-ROUND-02@2013] the sixth Round is the last', () => {
  const fifth = endTurns(two({ edition: '2013', phase: 'turns', round: 5 }));
  expect(fifth.state.outcome).toBeNull();
  expect(fifth.state.round).toMatchObject({ number: 6, phase: 'startingRoll' });
  const sixth = endTurns(two({ edition: '2013', phase: 'turns', round: 6 }));
  expect(sixth.state.outcome).toMatchObject({ why: 'rounds' });
  expect(sixth.pending()).toEqual([]);
});

test('[PC-ROUND-02@2017] the fourth Round is the last, a fifth is never played', () => {
  const third = endTurns(two({ edition: '2017', phase: 'turns', round: 3 }));
  expect(third.state.outcome).toBeNull();
  expect(third.state.round.number).toBe(4);
  const fourth = endTurns(two({ edition: '2017', phase: 'turns', round: 4 }));
  expect(fourth.state.outcome).toMatchObject({ why: 'rounds' });
  expect(fourth.events('roundBegan')).toEqual([]);
  expect(fourth.pending()).toEqual([]);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROUND-03] Suppress of last Round still takes a die from the Starting Roll', () => {
    const insight = { name: 'Insight', clauses: [{ modify: 'startingRollDice', by: 1 }] } as const;
    const game = scene({
      edition,
      phase: 'startingRoll',
      a: { Ace: { at: [6, 6], card: { powers: [insight] }, suppress: 1 } },
      b: { Bull: { at: [18, 18], card: { powers: [insight] } } },
      dice: [4, 2, 1],
    });
    nameRollers(game, { a: 'Ace', b: 'Bull' });
    const { sides } = game.last('startingRolled');
    expect(sides.a.faces).toEqual([4]);
    expect(sides.b.faces).toEqual([2, 1]);
    game.answer('chooseFirstTurn', 'a');
    expect(game.model('Ace').suppress).toBe(0);
  });

  test('[PC-ROUND-03] Fatigue of last Round still counts when Master Plans are chosen', () => {
    const game = scene({
      edition,
      phase: 'startingRoll',
      a: { Ace: { at: [6, 6], fatigue: 2 }, Buddy: { at: [3, 3], fatigue: 1 } },
      b: { Bull: { at: [18, 18] } },
      dice: [6, 1],
    });
    nameRollers(game, { a: 'Ace', b: 'Bull' });
    const order = { plan: 'actFast', legs: [], as: 'Sprint', combined: false, fall: false } as const;
    expect(game.refused((it) => it.answer('masterPlan', { ...order, model: it.names.model('Ace') }))).toBe(
      'move.fatigue',
    );
    game.answer('masterPlan', { ...order, model: game.names.model('Buddy') });
    expect(game.card('Buddy').fatigue).toBe(2);
    game.answer('chooseFirstTurn', 'a');
    expect([game.card('Ace').fatigue, game.card('Buddy').fatigue]).toEqual([0, 0]);
  });
});

import { expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { endTurns, nameRollers, startRound, stepInPlace } from '../../support/rounds.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';

const two = (spec: Pick<SceneSpec, 'edition'> & Partial<SceneSpec>) =>
  scene({ a: { Ace: { at: [6, 6] } }, b: { Bull: { at: [18, 18] } }, ...spec });

const strike = 'AP 2 Strike (CCM, F vs G, Damage 9) SFX: none';
const CONTACT = 30 / 25.4;

test('[PC-ROUND-08@2013] the Phase ends as soon as every Pool is empty, whoever could still move', () => {
  const game = two({ edition: '2013', pools: { a: 1, b: 0 } });
  game.pass();
  expect(game.card('Ace').fatigue).toBe(0);
  expect(game.state.round).toMatchObject({ number: 2, phase: 'startingRoll' });
});

test('[PC-ROUND-08@2013] the running Turn is finished before the Phase ends', () => {
  const guard = 'AP 1 Guard* (IST, K vs T#2, Self/Defend 1) SFX: none';
  const game = two({
    edition: '2013',
    a: { Ace: { at: [6, 6], card: { actions: [guard] } } },
    pools: { a: 1, b: 0 },
    dice: [3],
  });
  game.activate('Ace').attack('Ace', 'Guard');
  expect([game.pool('a'), game.state.round.phase]).toEqual([0, 'turns']);
  game.move('Ace', [8, 6]);
  expect(game.at('Ace').x).toBe(8);
  expect(game.state.round.phase).toBe('startingRoll');
});

test('[PC-ROUND-08@2013] it goes on while one Pool holds AP', () => {
  const game = two({ edition: '2013', pools: { a: 0, b: 3 } });
  stepInPlace(game, 'Ace');
  game.pass();
  expect([game.pool('b'), game.state.round.phase]).toEqual([2, 'turns']);
  expect(game.question('turn')).toMatchObject({ by: 'a', done: false });
});

test('[PC-ROUND-08@2017] with every Pool empty, whoever can still move takes a Turn or is done', () => {
  const game = two({ edition: '2017', a: { Ace: { at: [6, 6], fatigue: 2 } }, pools: { a: 0, b: 0 } });
  expect(game.events('turnSkipped').map((event) => event.team)).toEqual(['a']);
  expect(game.question('turn')).toMatchObject({ by: 'b', done: true, pass: false });
  stepInPlace(game, 'Bull');
  expect(game.state.round.phase).toBe('turns');
  game.teamDone();
  expect(game.state.round).toMatchObject({ number: 2, phase: 'startingRoll' });
});

test('[PC-ROUND-08@2017] a player who is done takes no more Turns in this Phase; the other has them all', () => {
  const game = two({ edition: '2017', pools: { a: 0, b: 2 } });
  expect(game.question('turn')).toMatchObject({ by: 'a', done: true });
  game.teamDone();
  expect(game.question('turn')).toMatchObject({ by: 'b', done: false });
  expect(game.refused((it) => it.teamDone())).toBe('turn.notDone');
  stepInPlace(game, 'Bull');
  expect(game.question('turn').by).toBe('b');
  stepInPlace(game, 'Bull');
  game.pass();
  expect(game.question('turn').by).toBe('b');
  game.pass();
  expect(game.state.round.phase, 'Ace could still move').toBe('startingRoll');
  expect(game.card('Ace').fatigue).toBe(0);
});

test('[PC-ROUND-08@2017] a player who is done may still use a Reaction without AP', () => {
  const duck = 'AP 0 Duck (RCT/BTB, K vs T#2, Self/Defend 1) SFX: none';
  const game = two({
    edition: '2017',
    a: { Ace: { at: [6, 6], card: { actions: [duck] } } },
    b: { Bull: { at: [10, 6] } },
    pools: { a: 0, b: 2 },
    dice: [4],
  });
  game
    .teamDone()
    .activate('Bull')
    .move('Bull', [6 + CONTACT, 6]);
  game.react('Ace', 'Duck');
  expect(game.model('Ace').defend).toBe(1);
});

test('[PC-ROUND-08@2017] both players may agree to end the Phase, and their AP are lost', () => {
  const game = two({ edition: '2017', pools: { a: 4, b: 2 } });
  game.offerEnd();
  expect(game.question('agreeEnd').by).toBe('b');
  game.answer('agreeEnd', true);
  expect(game.state.round.phase).toBe('startingRoll');
  expect([game.pool('a'), game.pool('b')]).toEqual([0, 0]);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROUND-08] an offer to end that is declined leaves the Turn with who made it', () => {
    const game = two({ edition, pools: { a: 4, b: 2 } });
    game.offerEnd().answer('agreeEnd', false);
    expect(game.question('turn')).toMatchObject({ by: 'a', offer: false });
    expect(game.refused((it) => it.offerEnd())).toBe('turn.offered');
    expect([game.pool('a'), game.pool('b')]).toEqual([4, 2]);
  });
});

test('[PC-ROUND-09@2013] AP left at the end of a Round serve neither the next Starting Roll nor the next Round', () => {
  const game = endTurns(two({ edition: '2013', pools: { a: 3, b: 0 } }));
  expect(game.asked()).toEqual(['chooseRoller', 'chooseRoller']);
  expect(game.pool('a')).toBe(0);
  startRound(game.dice(4, 2), { a: 'Ace', b: 'Bull' }, 'a');
  expect(game.pool('a')).toBe(3);
  expect(game.last('poolCalculated')).toMatchObject({ team: 'b', total: 3 });
});

test('[PC-ROUND-09@2017] unspent AP are discarded before anything is scored', () => {
  const game = endTurns(two({ edition: '2017', round: 4, pools: { a: 3, b: 0 } }));
  const order = game.events().map((event) => event.type);
  expect(game.last('apDiscarded')).toMatchObject({ team: 'a', ap: 3 });
  expect(order.indexOf('apDiscarded')).toBeGreaterThan(-1);
  expect(order.indexOf('apDiscarded')).toBeLessThan(order.indexOf('agendaPointsScored'));
  expect(game.pool('a')).toBe(0);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROUND-10] a Pool calculated as 0 in Round 3 ends the Encounter after Round 3', () => {
    const game = two({
      edition,
      b: { Poor: { at: [18, 18], card: { apPlus: 0 } } },
      phase: 'startingRoll',
      round: 3,
      dice: [4, 2],
    });
    startRound(game, { a: 'Ace', b: 'Poor' }, 'a');
    expect(game.state.outcome).toBeNull();
    endTurns(game);
    expect(game.state.outcome).toMatchObject({ why: 'pool' });
    expect(game.events('roundBegan')).toEqual([]);
  });

  test('[PC-ROUND-10] the Encounter ends when the last Supreme of a Team is KO’ed, Minions or not', () => {
    const game = two({
      edition,
      round: 2,
      a: { Ace: { at: [6, 6], card: { F: 9, actions: [strike] } } },
      b: {
        Bull: { at: [6 + CONTACT, 6] },
        Mob: { card: { kind: 'minion' }, at: [[18, 18]] },
      },
      dice: [5, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Bull');
    expect(game.model('Bull').status).toBe('ko');
    expect(game.state.outcome).toMatchObject({ winner: 'a', why: 'vanquished' });
    expect(game.pending()).toEqual([]);
  });

  test('[PC-ROUND-10] one Supreme left is enough to go on', () => {
    const game = two({
      edition,
      round: 2,
      a: { Ace: { at: [6, 6], card: { F: 9, actions: [strike] } } },
      b: { Bull: { at: [6 + CONTACT, 6] }, Calf: { at: [18, 18] } },
      dice: [5, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Bull').endActivation();
    expect(game.state.outcome).toBeNull();
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-ROUND-10] a Supreme KO’ed by Damage in the Effects Phase ends the Encounter at once', () => {
    const doom = {
      name: 'Doom',
      clauses: [{ at: 'effectsPhase', must: [{ fx: 'damage', x: 9, to: { side: 'enemy', count: 'all' } }] }],
    } as const;
    const game = two({
      edition,
      a: { Ace: { at: [6, 6], card: { powers: [doom] } } },
      phase: 'startingRoll',
      round: 2,
      dice: [4, 2],
    });
    nameRollers(game, { a: 'Ace', b: 'Bull' }).answer('chooseFirstTurn', 'b');
    expect(game.state.outcome).toMatchObject({ winner: 'a', why: 'vanquished' });
  });
});

test('[PC-ROUND-08@2017] when the last player says he is done the Phase ends', () => {
  const game = two({ edition: '2017', pools: { a: 0, b: 0 } }).teamDone();
  expect(game.question('turn').by).toBe('b');
  expect(game.teamDone().state.round).toMatchObject({ number: 2, phase: 'startingRoll' });
});

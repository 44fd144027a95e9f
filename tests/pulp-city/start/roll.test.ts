import { expect, test } from 'vitest';
import { type Edition, inEditions } from '../../support/editions.ts';

import { endTurns, nameRollers } from '../../support/rounds.ts';
import { type ModelSpec, type SceneSpec, scene } from '../../support/scene.ts';

interface Rolling {
  readonly a?: Omit<ModelSpec, 'at'>;
  readonly b?: Omit<ModelSpec, 'at'>;
  readonly dice?: readonly number[];
  readonly more?: Partial<SceneSpec>;
}

/** Two Supremes, Ace and Bull, before the Starting Roll of Round 2. */
function rolling(edition: Edition, { a, b, dice, more }: Rolling = {}) {
  return scene({
    edition,
    a: { Ace: { at: [6, 6], ...a } },
    b: { Bull: { at: [18, 18], ...b } },
    phase: 'startingRoll',
    round: 2,
    dice: dice ?? [],
    ...more,
  });
}

const both = { a: 'Ace', b: 'Bull' } as const;
const bonus = (name: string, by: number) =>
  ({ name, clauses: [{ modify: 'startingRollDice', by }] }) as const;

inEditions(['2013', '2017'], (edition) => {
  test('[PC-START-01] each player chooses in secret, and the dice fall when both have chosen', () => {
    const game = rolling(edition, { dice: [4, 2] });
    expect(game.pending('chooseRoller').map(({ by, secret }) => [by, secret])).toEqual([
      ['a', true],
      ['b', true],
    ]);
    nameRollers(game, { b: 'Bull' });
    expect(game.asked()).toEqual(['chooseRoller']);
    expect(game.events('startingRolled')).toEqual([]);
    nameRollers(game, { a: 'Ace' });
    expect(game.events('startingRolled')).toHaveLength(1);
  });

  test('[PC-START-01] no Minion rolls, however bright', () => {
    const game = scene({
      edition,
      phase: 'startingRoll',
      a: { Ace: { at: [6, 6] }, Mob: { card: { kind: 'minion', J: 7 }, at: [[9, 6]] } },
      b: { Bull: { at: [18, 18] } },
    });
    expect(game.question('chooseRoller', 'a').cards).toEqual([game.names.card('Ace')]);
    expect(game.refused((it) => nameRollers(it, { a: 'Mob' }))).toBe('roller.notOffered');
  });

  test('[PC-START-01] a Stunned or Fatigued Supreme rolls, also one that is aloft; a KO’ed one does not', () => {
    const game = scene({
      edition,
      phase: 'startingRoll',
      a: {
        Ace: { at: [6, 6], stunned: true, fatigue: 2 },
        Fly: { at: [9, 6], card: { movement: 'Flight' }, status: 'aloft' },
        Cy: { at: [12, 6], status: 'ko', health: 0 },
      },
      b: { Bull: { at: [18, 18] } },
      dice: [4, 2],
    });
    expect(game.question('chooseRoller', 'a').cards).toEqual(['Ace', 'Fly'].map(game.names.card));
    expect(game.refused((it) => nameRollers(it, { a: 'Cy' }))).toBe('roller.notOffered');
    nameRollers(game, both);
    expect(game.last('startingRolled').sides.a).toMatchObject({ card: game.names.card('Ace'), total: 8 });
  });

  test('[PC-START-01] a Monster may roll', () => {
    const game = rolling(edition, { a: { card: { kind: 'monster', J: 5 } }, dice: [4, 2] });
    nameRollers(game, both);
    expect(game.last('startingRolled')).toMatchObject({ winner: 'a', sides: { a: { total: 9 } } });
  });

  test('[PC-START-01] a Team with only Minions left makes no roll and loses it', () => {
    const game = scene({
      edition,
      phase: 'startingRoll',
      a: { Ace: { at: [6, 6] } },
      b: {
        Bull: { at: [18, 18], status: 'ko', health: 0 },
        Mob: { card: { kind: 'minion', J: 9 }, at: [[9, 9]] },
      },
      dice: [1],
    });
    expect(game.pending('chooseRoller').map(({ by }) => by)).toEqual(['a']);
    nameRollers(game, { a: 'Ace' });
    expect(game.last('startingRolled')).toMatchObject({
      winner: 'a',
      sides: { b: { card: null, faces: [] } },
    });
  });

  test('[PC-START-02] the best die is added to Mind, dice of Powers included', () => {
    const game = rolling(edition, { a: { card: { J: 5, powers: [bonus('Insight', 1)] } }, dice: [2, 4, 6] });
    nameRollers(game, both);
    expect(game.last('startingRolled').sides.a).toMatchObject({ mind: 5, faces: [2, 4], total: 9 });
    expect(game.last('startingRolled').sides.b).toMatchObject({ mind: 4, faces: [6], total: 10 });
  });

  test('[PC-START-02] Attack, Defend and a larger base add nothing', () => {
    const game = rolling(edition, {
      a: { card: { baseMm: 50 }, attack: 2, defend: 2 },
      b: { defend: 3, stunned: true },
      dice: [3, 2],
    });
    nameRollers(game, both);
    const { sides } = game.last('startingRolled');
    expect([sides.a.faces, sides.b.faces]).toEqual([[3], [2]]);
  });

  test('[PC-START-02] Suppress takes dice, but never the last', () => {
    const game = rolling(edition, {
      a: { card: { J: 6 }, suppress: 2 },
      b: { card: { powers: [bonus('Insight', 3)] }, suppress: 2 },
      dice: [3, 2, 1],
    });
    nameRollers(game, both);
    const { sides } = game.last('startingRolled');
    expect([sides.a.faces, sides.b.faces]).toEqual([[3], [2, 1]]);
  });

  test('[PC-START-02] it is no Action: no AP, no Reaction', () => {
    const duck = 'AP 0 Duck (RCT/TGT, K vs T#2, Self/Defend 1) SFX: none';
    const game = rolling(edition, {
      b: { card: { actions: [duck] } },
      dice: [4, 2],
      more: { pools: { a: 5, b: 5 } },
    });
    nameRollers(game, both);
    expect(game.asked()).toEqual(['chooseFirstTurn']);
    expect([game.pool('a'), game.pool('b')]).toEqual([5, 5]);
    expect(game.card('Ace').apSpent).toBe(0);
  });
});

test('[PC-START-03@2013] Power Up dice stay where they are', () => {
  const game = rolling('2013', { a: { powerUp: 3 }, b: { powerUp: 1 }, dice: [4, 2] });
  nameRollers(game, both);
  expect(game.events('startingRolled')).toHaveLength(1);
  expect(game.last('startingRolled').sides.a.faces).toEqual([4]);
  expect([game.card('Ace').powerUp, game.card('Bull').powerUp]).toEqual([3, 1]);
});

test('[PC-START-03@2017] Power Up dice may be rolled and are gone after it', () => {
  const game = rolling('2017', { a: { powerUp: 3 }, dice: [4, 1, 5, 2] });
  nameRollers(game, both);
  expect(game.question('startingDice')).toMatchObject({ by: 'a', max: 3 });
  expect(game.refused((it) => it.answer('startingDice', 4))).toBe('dice.tooMany');
  game.answer('startingDice', 2);
  expect(game.last('startingRolled').sides).toMatchObject({
    a: { faces: [4, 1, 5], total: 9 },
    b: { faces: [2] },
  });
  expect(game.card('Ace').powerUp).toBe(1);
});

test('[PC-START-03@2017] Suppress takes the plain die, not the Power Up dice', () => {
  const game = rolling('2017', { a: { powerUp: 2, suppress: 3 }, dice: [4, 1, 5, 2] });
  nameRollers(game, both).answer('startingDice', 2);
  expect(game.last('startingRolled').sides.a.faces).toEqual([4, 1, 5]);
});

test('[PC-START-03@2017] in Round 1 the holder of the Tactical Advantage says who declares first', () => {
  const game = rolling('2017', {
    a: { powerUp: 1 },
    b: { powerUp: 1 },
    dice: [4, 2],
    more: {
      round: 1,
      tweak: (state) => {
        state.round.startingWinner = null;
        state.deployment.tactical = 'b';
      },
    },
  });
  nameRollers(game, both);
  expect(game.question('chooseFirstToDeclare').by).toBe('b');
  game.answer('chooseFirstToDeclare', 'a');
  expect(game.question('startingDice').by).toBe('a');
  game.answer('startingDice', 0);
  expect(game.question('startingDice').by).toBe('b');
  game.answer('startingDice', 0);
  expect(game.events('startingRolled')).toHaveLength(1);
});

test('[PC-START-03@2017] from Round 2 the loser of the last Starting Roll says it', () => {
  const game = rolling('2017', {
    a: { powerUp: 2 },
    b: { powerUp: 2 },
    dice: [2, 5],
    more: { round: 1, tweak: (state) => (state.deployment.tactical = 'b') },
  });
  nameRollers(game, both).answer('chooseFirstToDeclare', 'a');
  game.answer('startingDice', 0).answer('startingDice', 0).answer('chooseFirstTurn', 'a');
  endTurns(game);
  nameRollers(game.dice(2, 3, 1), both);
  expect(game.question('chooseFirstToDeclare').by).toBe('a');
  game.answer('chooseFirstToDeclare', 'b').answer('startingDice', 1);
  expect(game.question('startingDice').by).toBe('a');
  game.answer('startingDice', 0);
  expect(game.last('startingRolled').sides.b.faces).toEqual([3, 1]);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-START-04] a tie of 10 goes to the Origin that beats the other', () => {
    const game = rolling(edition, {
      a: { card: { J: 5, origin: 'Nature' } },
      b: { card: { J: 6, origin: 'Mystery' } },
      dice: [5, 4],
    });
    nameRollers(game, both);
    expect(game.last('startingRolled')).toMatchObject({
      winner: 'b',
      tie: 'triad',
      sides: { a: { total: 10 }, b: { total: 10 } },
    });
  });

  test('[PC-START-04] the higher total wins, whatever the Origins', () => {
    const game = rolling(edition, {
      a: { card: { J: 6, origin: 'Nature' } },
      b: { card: { J: 6, origin: 'Mystery' } },
      dice: [5, 4],
    });
    nameRollers(game, both);
    expect(game.last('startingRolled')).toMatchObject({ winner: 'a', tie: 'none' });
  });

  test('[PC-START-04] equal Origins roll again with the same dice; SFX count on the last roll only', () => {
    const game = rolling(edition, {
      a: { card: { J: 4, origin: 'Science', powers: [bonus('Insight', 1)] } },
      b: { card: { J: 4, origin: 'Science' } },
      dice: [6, 1, 6, /* again */ 5, 3, 2],
    });
    nameRollers(game, both);
    const [tied, decided] = game.events('startingRolled');
    expect(tied).toMatchObject({ winner: null, plans: 0 });
    expect(decided).toMatchObject({
      winner: 'a',
      plans: 0,
      sides: { a: { faces: [5, 3] }, b: { faces: [2] } },
    });
    expect(game.asked()).toEqual(['chooseFirstTurn']);
  });

  test('[PC-START-04] without an Origin the Triad decides nothing: they roll again', () => {
    const game = rolling(edition, { a: { card: { origin: 'Mystery' } }, dice: [4, 4, 3, 5] });
    nameRollers(game, both);
    expect(game.events('startingRolled').map((event) => event.winner)).toEqual([null, 'b']);
  });

  test('[PC-START-05] the winner names who has the first Turn, for this Round only', () => {
    const game = rolling(edition, { dice: [4, 2] });
    nameRollers(game, both);
    expect(game.question('chooseFirstTurn').by).toBe('a');
    game.answer('chooseFirstTurn', 'b');
    expect(game.question('turn').by).toBe('b');
    game.activate('Bull').move('Bull').endActivation();
    expect(game.question('turn').by).toBe('a');
    endTurns(game);
    nameRollers(game.dice(2, 5), both);
    expect(game.question('chooseFirstTurn').by).toBe('b');
    game.answer('chooseFirstTurn', 'b');
    expect(game.question('turn').by).toBe('b');
  });
});

test('[PC-START-04] Power Up dice once declared are rolled again and spent only once', () => {
  const game = rolling('2017', { a: { powerUp: 2 }, dice: [4, 2, 4, 5, 1, 3] });
  nameRollers(game, both).answer('startingDice', 1);
  const faces = game.events('startingRolled').map((event) => event.sides.a.faces);
  expect(faces).toEqual([
    [4, 2],
    [5, 1],
  ]);
  expect(game.card('Ace').powerUp).toBe(1);
});

import { expect, test } from 'vitest';
import { led } from '../../support/leader.ts';
import { nameRollers } from '../../support/rounds.ts';
import { type SceneSpec, fromSetup } from '../../support/scene.ts';

const LEADER = { role: 'Leader' } as const;
const PAIR: Pick<SceneSpec, 'edition' | 'a' | 'b'> = {
  edition: '2017',
  a: { Ace: { at: [0, 0], card: LEADER } },
  b: { Foe: { at: [0, 0], card: LEADER } },
};

test('[PC-LEADER-06] only one side has it: no roll, and its player chooses the advantage', () => {
  const game = fromSetup({ ...PAIR, leaderCards: { b: ['upper-hand'] } });
  expect(game.question('chooseAdvantage').by).toBe('b');
  expect(game.last('rollForgone')).toMatchObject({ roll: 'tactical', winner: 'b' });
  expect(game.events('tacticalRolled')).toEqual([]);
  expect(game.state.teams.b.leaderCards).toEqual([]);
});

test('[PC-LEADER-06] both have it: the roll is made as usual, ties again', () => {
  const both = { a: ['upper-hand'], b: ['upper-hand'] };
  const game = fromSetup({ ...PAIR, leaderCards: both, dice: [3, 3, 5, 2] });
  expect(game.events('leaderCardsCancelled')).toHaveLength(1);
  expect(game.events('tacticalRolled').map(({ winner }) => winner)).toEqual([null, 'a']);
  expect(game.question('chooseAdvantage').by).toBe('a');
  expect([game.state.teams.a.leaderCards, game.state.teams.b.leaderCards]).toEqual([[], []]);
});

const rolling = (dice: readonly number[], more: Partial<Parameters<typeof led>[1]> = {}) =>
  led(['blitz-tactics'], { phase: 'startingRoll', dice, ace: { card: { J: 6 } }, ...more });

test('[PC-LEADER-07] 3 more dice for the roll of the Leader, and the card is gone', () => {
  const game = nameRollers(rolling([1, 2, 3, 4, 1]), { a: 'Ace', b: 'Foe' });
  expect(game.question('playLeaderCard')).toMatchObject({ by: 'a', cards: ['blitz-tactics'] });
  game.answer('playLeaderCard', 'blitz-tactics');
  expect(game.last('startingRolled').sides.a).toMatchObject({ faces: [1, 2, 3, 4], total: 10 });
  expect(game.state.teams.a.leaderCards).toEqual([]);
  expect(game.model('Ace').lasting).toEqual([]);
});

test('[PC-LEADER-07] the card is declared with Power Up dice, and rolled again on a tie', () => {
  const game = rolling([1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 1], { ace: { powerUp: 2, card: { J: 4 } } });
  nameRollers(game, { a: 'Ace', b: 'Foe' });
  game.answer('playLeaderCard', 'blitz-tactics').answer('startingDice', 1);
  expect(game.events('startingRolled').map(({ sides }) => sides.a.faces.length)).toEqual([5, 5]);
  expect(game.card('Ace').powerUp).toBe(1);
});

test('[PC-LEADER-07] kept, it serves a later Round', () => {
  const game = nameRollers(rolling([4, 1]), { a: 'Ace', b: 'Foe' });
  game.answer('playLeaderCard', null);
  expect(game.last('startingRolled').sides.a.faces).toEqual([4]);
  expect(game.state.teams.a.leaderCards).toEqual(['blitz-tactics']);
});

test('[PC-LEADER-07] another Supreme that rolls cannot use it', () => {
  const game = rolling([4, 1], { friends: { Bo: { at: [4, 4] } } });
  nameRollers(game, { a: 'Bo', b: 'Foe' });
  expect(game.last('startingRolled').sides.a.faces).toEqual([4]);
  expect(game.events('leaderCardPlayed')).toEqual([]);
});

test('[PC-LEADER-07] who declares first is asked where the other side has dice of its own', () => {
  const game = rolling([1, 1, 1, 6, 1], { foe: { powerUp: 1 } });
  nameRollers(game, { a: 'Ace', b: 'Foe' });
  game.answer('chooseFirstToDeclare', 'b').answer('startingDice', 0, 'b');
  expect(game.question('playLeaderCard').by).toBe('a');
  game.answer('playLeaderCard', 'blitz-tactics');
  expect(game.last('startingRolled').winner).toBe('a');
});

const boosted = (names: readonly string[]) =>
  led(['energy-boost'], {
    phase: 'deployment',
    friends: {
      ...Object.fromEntries(names.map((name, place) => [name, { at: [2 + 3 * place, 4] as const }])),
      Thugs: { at: [[8, 18]], card: { kind: 'minion', modelsAtStart: 1 } },
    },
  });

test('[PC-LEADER-08] three Supremes get 2 dice each before the first Starting Roll', () => {
  const game = boosted(['Bo', 'Cy']);
  expect(['Ace', 'Bo', 'Cy', 'Thugs'].map((name) => game.card(name).powerUp)).toEqual([2, 2, 2, 0]);
  expect(game.state).toMatchObject({
    round: { number: 1, phase: 'startingRoll' },
    teams: { a: { leaderCards: [] } },
  });
});

test('[PC-LEADER-08] two Supremes: 2 dice are lost', () => {
  const game = boosted(['Bo']);
  expect(['Ace', 'Bo'].map((name) => game.card(name).powerUp)).toEqual([2, 2]);
});

test('[PC-LEADER-08] with more of them their player gives the 6 dice out, 2 at most to each', () => {
  const game = boosted(['Bo', 'Cy', 'Di']);
  const ids = (...names: string[]) => names.map((name) => game.names.card(name));
  const give = (...names: string[]) => game.refused((now) => now.answer('spreadDice', ids(...names)));
  expect(game.question('spreadDice')).toMatchObject({ by: 'a', dice: 6, each: 2 });
  expect(give('Ace', 'Ace', 'Ace', 'Bo', 'Bo', 'Cy')).toBe('dice.spreadEach');
  expect(give('Ace', 'Bo')).toBe('dice.spreadAll');
  expect(give('Ace', 'Ace', 'Bo', 'Bo', 'Cy', 'Thugs')).toBe('answer.notOffered');
  game.answer('spreadDice', ids('Ace', 'Ace', 'Bo', 'Bo', 'Cy', 'Di'));
  expect(['Ace', 'Bo', 'Cy', 'Di'].map((name) => game.card(name).powerUp)).toEqual([2, 2, 1, 1]);
  expect(game.asked()).toEqual(['chooseRoller', 'chooseRoller']);
});

test('[PC-LEADER-04] [PC-LEADER-05] cards of team building stay beside the Team and ask for nothing', () => {
  const game = led(['recruitment-blitz', 'honorary-member']).activate('Ace');
  game.move('Ace').endActivation();
  expect(game.state.teams.a.leaderCards).toEqual(['recruitment-blitz', 'honorary-member']);
});

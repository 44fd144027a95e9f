import { expect, test } from 'vitest';
import { beside } from '../../support/duel.ts';
import { led, playCard } from '../../support/leader.ts';

const HAND = ['first-aid', 'inspirational-speech', 'second-wind'];

test('[PC-LEADER-02] two cards, a move and an attack in one Activation, at no AP', () => {
  const game = led(HAND, { foe: { at: beside([12, 12]) }, dice: [3, 2], pools: { a: 3 } });
  game.activate('Ace');
  playCard(game, 'first-aid', ['Ace']);
  playCard(game, 'inspirational-speech');
  expect(game.pool('a')).toBe(7);
  game.move('Ace').attack('Ace', 'Strike', 'Foe');
  expect(game.last('rolled').won).toBe(true);
  expect(game.pool('a')).toBe(6);
  expect(game.card('Ace').fatigue).toBe(1);
  expect(game.state.teams.a.leaderCards).toEqual(['second-wind']);
});

test('[PC-LEADER-02] a card is no Action: the Activation still has to use one', () => {
  const game = led(HAND).activate('Ace');
  playCard(game, 'inspirational-speech');
  expect(game.refused((now) => now.endActivation())).toBe('act.mustAct');
  game.move('Ace').endActivation();
  expect(game.asked()).toEqual(['turn']);
});

test('[PC-LEADER-02] after the last Action the cards that are left may still be played', () => {
  const game = led(['inspirational-speech'], { foe: { at: beside([12, 12]) }, dice: [3, 2] });
  game.activate('Ace').move('Ace').attack('Ace', 'Strike', 'Foe');
  expect(game.question('act')).toMatchObject({ mayEnd: true });
  playCard(game, 'inspirational-speech');
  expect(game.state.activation?.card).not.toBe('a1');
});

test('[PC-LEADER-02] each card once', () => {
  const game = led(HAND).activate('Ace');
  playCard(game, 'inspirational-speech');
  expect(game.refused((now) => playCard(now, 'inspirational-speech'))).toBe('leader.notNow');
});

test("[PC-LEADER-02] not in anybody else's Activation", () => {
  const game = led(HAND, { friends: { Bo: { at: [4, 4] } }, ace: { health: 2 } });
  game.activate('Bo');
  expect(game.refused((now) => playCard(now, 'first-aid', ['Ace']))).toBe('leader.notNow');
  game.move('Bo').endActivation();
  game.activate('Foe');
  expect(game.refused((now) => playCard(now, 'first-aid', ['Ace']))).toBe('leader.notNow');
});

test('[PC-LEADER-02] Minions that the Leader commands play none', () => {
  const game = led(HAND, {
    friends: {
      Thugs: {
        at: [
          [4, 4],
          [5, 6],
        ],
        card: { kind: 'minion' },
      },
    },
  });
  game.activate('Ace', { minions: 'Thugs' });
  expect(game.refused((now) => playCard(now, 'inspirational-speech'))).toBe('leader.notNow');
});

test("[PC-LEADER-02] the cards of a KO'ed Leader are lost, but for what a Recruitment card has done", () => {
  const game = led([...HAND, 'honorary-member'], {
    ace: { at: [12, 12], health: 1 },
    foe: { at: beside([12, 12]), card: { actions: ['AP 1 Strike (CCM, F vs G, Damage 1) SFX: none'] } },
    friends: { Bo: { at: [4, 4] } },
    turn: 'b',
    dice: [6, 1],
  });
  game.activate('Foe').attack('Foe', 'Strike', 'Ace');
  expect(game.model('Ace').status).toBe('ko');
  expect(game.last('leaderCardsLost')).toMatchObject({ team: 'a', cards: HAND });
  expect(game.state.teams.a.leaderCards).toEqual(['honorary-member']);
});

test('[PC-LEADER-02] a form that may play no Action card plays its Faction card', () => {
  const powers = [{ name: 'Skin', clauses: [{ forbid: 'leaderCards', of: 'Action' } as const] }];
  const game = led(['first-aid', 'saints-wrath'], { ace: { card: { powers } } });
  game.activate('Ace');
  expect(game.refused((now) => playCard(now, 'first-aid', ['Ace']))).toBe('leader.notNow');
  playCard(game, 'saints-wrath');
  expect(game.model('Foe').stunned).toBe(true);
});

test('[PC-LEADER-02] a Leader in the air plays none', () => {
  const game = led(HAND, { ace: { card: { movement: 'Flight' } } });
  game.activate('Ace').climbHigh('Ace');
  expect(game.model('Ace').status).toBe('aloft');
  expect(game.asked()).toEqual(['turn']);
  expect(game.state.teams.a.leaderCards).toEqual(HAND);
});

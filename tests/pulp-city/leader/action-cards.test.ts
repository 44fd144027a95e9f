import { expect, test } from 'vitest';
import { beside, diceRolled, reasons, STRIKE } from '../../support/duel.ts';
import { led, playCard } from '../../support/leader.ts';
import { object } from '../../support/pieces.ts';
import { endTurns, nameRollers } from '../../support/rounds.ts';

const FRIENDS = { Bo: { at: [4, 4] }, Cy: { at: [4, 8] }, Di: { at: [4, 12] } } as const;

test('[PC-LEADER-09] three Supremes lose 1 Fatigue each, the Leader may be one', () => {
  const game = led(['second-wind'], {
    ace: { fatigue: 1 },
    friends: { ...FRIENDS, Bo: { at: [4, 4], fatigue: 2 } },
  }).activate('Ace');
  playCard(game, 'second-wind', ['Bo', 'Ace', 'Cy']);
  expect(['Bo', 'Ace', 'Cy'].map((name) => game.card(name).fatigue)).toEqual([1, 0, 0]);
});

test('[PC-LEADER-09] the same Supreme twice, four, an Enemy or nobody is refused', () => {
  const game = led(['second-wind'], { friends: FRIENDS }).activate('Ace');
  const on = (...names: string[]) => game.refused((now) => playCard(now, 'second-wind', names));
  expect(on('Bo', 'Bo')).toBe('leader.twice');
  expect(on('Ace', 'Bo', 'Cy', 'Di')).toBe('leader.tooMany');
  expect(on('Foe')).toBe('answer.notOffered');
  expect(on()).toBe('leader.nobody');
});

test('[PC-LEADER-10] two Supremes get 2 Health back, never more than they began with', () => {
  const game = led(['first-aid'], {
    friends: {
      Bo: { at: [4, 4], card: { health: 8 }, health: 3 },
      Cy: { at: [4, 8], card: { health: 8 }, health: 7 },
    },
  }).activate('Ace');
  playCard(game, 'first-aid', ['Bo', 'Cy']);
  expect([game.model('Bo').health, game.model('Cy').health]).toEqual([5, 8]);
});

test("[PC-LEADER-10] neither KO'ed ones nor Minions", () => {
  const game = led(['first-aid'], {
    friends: {
      Bo: { at: [4, 4], health: 0, status: 'ko' },
      Thugs: { at: [[8, 8]], card: { kind: 'minion', modelsAtStart: 1, modelsMax: 2 } },
    },
  }).activate('Ace');
  expect(game.refused((now) => playCard(now, 'first-aid', ['Bo']))).toBe('answer.notOffered');
  expect(game.refused((now) => playCard(now, 'first-aid', ['Thugs']))).toBe('answer.notOffered');
});

test('[PC-LEADER-11] 4 AP more in the Pool, and no more for the AP Limit', () => {
  const game = led(['inspirational-speech'], { pools: { a: 2 }, ace: { card: { apLimit: 1 } } }).activate(
    'Ace',
  );
  playCard(game, 'inspirational-speech');
  expect(game.pool('a')).toBe(6);
  expect(game.last('apGained')).toMatchObject({ team: 'a', ap: 4, cause: { of: 'leaderCard' } });
});

test('[PC-LEADER-12] one Supreme has 2 more in every Trait, Object ranks included', () => {
  const heave = 'AP 1 Heave (THR 8, F vs I, Damage 1) SFX: none';
  const game = led(['adrenaline-surge'], {
    friends: { Bo: { at: [4, 4], card: { F: 4, actions: [heave] } } },
    foe: { at: [8, 4] },
    pieces: [object('car', { at: beside([4, 4], { mm: 50.8, side: 'north' }), rank: 2, size: 2 })],
    dice: [1, 6],
  }).activate('Ace');
  playCard(game, 'adrenaline-surge', ['Bo']);
  game.move('Ace').endActivation().activate('Foe').move('Foe').endActivation().activate('Bo');
  game.attack('Bo', 'Heave', 'Foe', { object: 'car' });
  expect(game.last('rolled').attack).toMatchObject({ value: 6, total: 7 });
});

test('[PC-LEADER-12] without the card the Object is too heavy; with it a Trump stays what it is', () => {
  const heave = 'AP 1 Heave (THR 8, F vs I, Damage 1) SFX: none';
  const game = led(['adrenaline-surge'], {
    ace: { card: { F: 4, actions: [heave, STRIKE] } },
    foe: { at: beside([12, 12]) },
    pieces: [object('car', { at: beside([12, 12], { mm: 50.8, side: 'north' }), rank: 2, size: 2 })],
    dice: [5, 1],
  }).activate('Ace');
  expect(game.refused((now) => now.attack('Ace', 'Heave', 'Foe', { object: 'car' }))).toBe('object.tooHeavy');
  playCard(game, 'adrenaline-surge', ['Ace']);
  game.attack('Ace', 'Strike', 'Foe');
  expect(game.last('rolled')).toMatchObject({ sfx: 0, attack: { value: 6 } });
});

test('[PC-LEADER-12] it ends with the next Effects Phase', () => {
  const game = led(['adrenaline-surge'], { dice: [4, 1] }).activate('Ace');
  playCard(game, 'adrenaline-surge', ['Ace']);
  game.move('Ace').endActivation();
  endTurns(game);
  nameRollers(game, { a: 'Ace', b: 'Foe' });
  expect(game.last('startingRolled').sides.a.mind).toBe(6);
  game.answer('chooseFirstTurn', 'a');
  expect(game.model('Ace').lasting).toEqual([]);
});

test('[PC-LEADER-13] the Leader throws 2 more dice as Attacker and as Defender', () => {
  const game = led(['ultimate-warrior'], {
    foe: { at: beside([12, 12]), card: { actions: [STRIKE] } },
    dice: [1, 2, 3, 5, 4, 1, 2, 3],
  }).activate('Ace');
  playCard(game, 'ultimate-warrior');
  game.attack('Ace', 'Strike', 'Foe');
  expect(diceRolled(game)).toEqual([3, 1]);
  expect(reasons(game)).toEqual(['ultimate-warrior 2']);
  game.endActivation().activate('Foe').attack('Foe', 'Strike', 'Ace');
  expect(diceRolled(game)).toEqual([1, 3]);
});

test('[PC-LEADER-13] and in the Starting Roll of the next Round, not after it', () => {
  const game = led(['ultimate-warrior'], { dice: [1, 2, 3, 5] }).activate('Ace');
  playCard(game, 'ultimate-warrior');
  game.move('Ace').endActivation();
  endTurns(game);
  nameRollers(game, { a: 'Ace', b: 'Foe' });
  expect(game.last('startingRolled').sides.a.faces).toEqual([1, 2, 3]);
  game.answer('chooseFirstTurn', 'b');
  expect(game.model('Ace').lasting).toEqual([]);
});

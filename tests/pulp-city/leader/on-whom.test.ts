import { expect, test } from 'vitest';
import { beside } from '../../support/duel.ts';
import { led, playCard } from '../../support/leader.ts';

const TREASURE = { kind: 'treasure', carriedFrom: 1 } as const;

test('[PC-LEADER-19] [PC-BURDEN-07@2017] a bearer that becomes Spectral drops its Burden, which its own player places', () => {
  const friends = { Bo: { at: [4, 4] as const } };
  const game = led(['whispered-screams'], { friends, markers: { loot: { ...TREASURE, bearer: 'Bo' } } });
  playCard(game.activate('Ace'), 'whispered-screams');
  expect(game.question('placeBurden')).toMatchObject({ by: 'a', model: game.names.model('Bo') });
});

test('[PC-LEADER-19] [PC-BURDEN-07@2017] a Supreme picks something up once it has left its Spectral state', () => {
  const game = led(['whispered-screams'], { markers: { loot: { ...TREASURE, at: beside([12, 12]) } } });
  playCard(game.activate('Ace'), 'whispered-screams');
  const ace = game.names.model('Ace');
  expect(game.refused((it) => it.act({ do: 'pickUp', model: ace, item: 'loot' }))).toBe('burden.spectral');
  game.act({ do: 'endSpectral', model: ace }).act({ do: 'pickUp', model: ace, item: 'loot' });
  expect(game.model('Ace').stunned).toBe(true);
});

test('[PC-LEADER-23] the Blast of a Projectile is one of its Actions, and does nothing to them either', () => {
  const jade = { factions: ['Jade Cult'], I: 1 };
  const game = led(['shadow-mastery'], {
    ace: { card: jade },
    friends: { Bo: { at: [4, 4], card: jade }, Cy: { at: [4, 6.5], card: { I: 1 } } },
    foe: {
      at: [7.5, 5],
      card: { H: 9, actions: ['AP 1 Boom* (PRJ 12, H vs I, Damage 1 and Blast 3) SFX: none'] },
    },
    dice: [6, 1],
  }).activate('Ace');
  playCard(game, 'shadow-mastery').move('Ace').endActivation();
  game.activate('Foe').attack('Foe', 'Boom', 'Cy');
  expect([game.model('Cy').health, game.model('Bo').health]).toEqual([5, 6]);
});

test.each(['first-aid', 'second-wind'])(
  '[PC-LEADER-09] [PC-LEADER-10] [PC-MOVE-35] two models of one Supreme are not two Supremes for %s',
  (card) => {
    const duo = { at: [[4, 4] as const, [6, 4] as const], card: { modelsAtStart: 2, modelsMax: 2 } };
    const game = led([card], { friends: { Duo: { ...duo, health: 1, fatigue: 2 } } }).activate('Ace');
    expect(game.refused((it) => playCard(it, card, ['Duo 1', 'Duo 2']))).toBe('leader.twice');
  },
);

test('[PC-LEADER-22] in a Pulse each of those in it is looked at by itself', () => {
  const game = led(['power-of-the-underdog'], {
    ace: { card: { level: 1, actions: ['AP 1 Wave (PLS 6, H vs I, Damage 1) SFX: none'] } },
    foe: { at: [15, 12], card: { level: 3 } },
    foes: { Low: { at: [9, 12], card: { level: 1 } } },
    dice: [1, 1, 1, 1, 6, 1, 6],
  }).activate('Ace');
  playCard(game, 'power-of-the-underdog').attack('Ace', 'Wave', ['Foe', 'Low']);
  expect(game.events('rolled').map(({ attack }) => attack.faces.length)).toEqual([4, 1]);
});

test('[PC-LEADER-25] [PC-MOVE-35] a Supreme of several models gets its 2 dice once', () => {
  const duo = { at: [[4, 4] as const, [6, 4] as const], card: { modelsAtStart: 2, modelsMax: 2 } };
  const game = led(['nature-unbound'], { friends: { Duo: duo } }).activate('Ace');
  playCard(game, 'nature-unbound');
  expect([game.card('Duo').powerUp, game.card('Ace').powerUp]).toEqual([2, 2]);
});

test('[PC-LEADER-25] [PC-MOVE-29] a Supreme that is aloft gets its dice as well, one that is KO’ed does not', () => {
  const dice = (status: 'table' | 'aloft' | 'ko') => {
    const health = status === 'ko' ? 0 : 6;
    const game = led(['nature-unbound'], { friends: { Bird: { at: [4, 4], status, health } } }).activate(
      'Ace',
    );
    return playCard(game, 'nature-unbound').card('Bird').powerUp;
  };
  expect([dice('table'), dice('aloft'), dice('ko')]).toEqual([2, 2, 0]);
});

test('[PC-LEADER-12] [PC-MOVE-35] a Supreme of several models has its +2 with each of them, another one has not', () => {
  const duo = { at: [[4, 4] as const, [6, 4] as const], card: { modelsAtStart: 2, modelsMax: 2 } };
  const game = led(['adrenaline-surge'], { friends: { Duo: duo, Pal: { at: [9, 4] } } }).activate('Ace');
  const raised = (name: string) => game.model(name).lasting.length;
  playCard(game, 'adrenaline-surge', ['Duo 2']);
  expect(['Duo 1', 'Duo 2', 'Pal', 'Ace'].map(raised)).toEqual([1, 1, 0, 0]);
});

import { describe, expect, test } from 'vitest';
import type { Play } from '../../support/play.ts';
import { beside, STRIKE } from '../../support/duel.ts';
import { led, playCard } from '../../support/leader.ts';

const NECRO = { factions: ['Necroplane'] } as const;
const CLAW = 'AP 0 Claw (RCT/DMG, F vs G, Damage 1) SFX: none';

/** Bo, with one Health left, is about to be Struck by Foe; Ace has played the card. */
const awakened = (spec: Parameters<typeof led>[1] = {}, answerDice?: (game: Play) => void): Play => {
  const game = led(['necrotic-awakening'], {
    friends: { Bo: { at: [4, 4], card: { ...NECRO, actions: [CLAW] }, health: 1 } },
    foe: { at: beside([4, 4]), card: { F: 9, actions: [STRIKE] } },
    ...spec,
  }).activate('Ace');
  playCard(game, 'necrotic-awakening').move('Ace').endActivation();
  game.activate('Foe').attack('Foe', 'Strike', 'Bo', { quiet: false });
  answerDice?.(game);
  return game;
};

describe('with real dice', () => {
  const roll = (game: Play, by: 'a' | 'b', face: number) => game.answer('enterDice', [[face]], by);

  test('[PC-LEADER-27] the player of the model is asked for the face before anything else happens', () => {
    const game = awakened({ realDice: true }, (it) => {
      roll(it, 'b', 2);
      roll(it, 'a', 1);
    });
    expect(game.question('enterDice')).toMatchObject({
      by: 'a',
      groups: [{ label: 'survival', model: game.names.model('Bo'), count: 1 }],
    });
    expect(game.model('Bo')).toMatchObject({ status: 'table', health: 0 });
    expect(game.events('koed')).toEqual([]);
    roll(game, 'a', 4);
    expect(game.model('Bo').health).toBe(1);
    expect(game.state.dying).toEqual([]);
    expect(game.asked()).toEqual(['react']);
  });

  test("[PC-LEADER-27] KO'ed by a low face it answers nothing any more", () => {
    const game = awakened({ realDice: true }, (it) => {
      roll(it, 'b', 2);
      roll(it, 'a', 1);
    });
    roll(game, 'a', 3);
    expect(game.model('Bo').status).toBe('ko');
    expect(game.asked()).toEqual(['act']);
  });
});

test("[PC-LEADER-27] [PC-TYPE-06] whoever stays was Damaged and not KO'ed: it may react", () => {
  const game = awakened({ dice: [2, 1, /* stays */ 5] });
  expect(game.question('react').options).toMatchObject([{ model: game.names.model('Bo') }]);
});

test('[PC-LEADER-27] [PC-SFX-06] what comes after the Damage of the same roll still lands', () => {
  const shove = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: Knockback 2';
  const game = awakened({
    foe: { at: beside([4, 4]), card: { F: 9, actions: [shove] } },
    dice: [6, 1, /* stays */ 4],
  });
  const before = game.at('Bo').x;
  game.spend(0);
  expect(Math.abs(game.at('Bo').x - before)).toBeCloseTo(2, 2);
  expect(game.model('Bo')).toMatchObject({ status: 'table', health: 1 });
});

test('[PC-LEADER-27] [PC-BAR-04] a payer rolls when its Action is resolved', () => {
  const price = 'AP 1 [Damage 1] Lash (CCM, F vs G, Damage 1) SFX: none';
  const game = led(['necrotic-awakening'], {
    ace: { health: 1, card: { ...NECRO, actions: [price] } },
    foe: { at: beside([12, 12]) },
    dice: [3, 1, /* stays */ 4],
  }).activate('Ace');
  playCard(game, 'necrotic-awakening').attack('Ace', 'Lash', 'Foe');
  expect([game.model('Foe').health, game.model('Ace').health, game.model('Ace').status]).toEqual([
    5,
    1,
    'table',
  ]);
});

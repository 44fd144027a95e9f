import { expect, test } from 'vitest';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import { endTurns, startRound } from '../../support/rounds.ts';
import { type ModelSpec, type SceneSpec, scene } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;
const strike = 'AP 2 Strike (CCM, F vs G, Damage 1) SFX: none';
const jab = 'AP 1 Jab* (CCM, F vs G, Damage 1) SFX: none';
const shot = 'AP 2 Shot (PRJ 6, H vs I, Damage 1) SFX: none';

/** Ace stands in contact with Bull and has Strike and Jab. */
function duel(
  edition: Edition,
  ace: Omit<ModelSpec, 'at'>,
  rest: Partial<Omit<SceneSpec, 'edition' | 'a'>> = {},
) {
  const card = { actions: [strike, jab, shot], apLimit: 5, ...ace.card };
  return scene({
    edition,
    a: { Ace: { at: [6, 6], ...ace, card } },
    b: { Bull: { at: [6 + CONTACT, 6] } },
    ...rest,
  });
}

inEditions(['2013', '2017'], (edition) => {
  test('[PC-AP-01] an Action beyond the AP Limit is not allowed, however full the Pool', () => {
    const game = duel(edition, { apSpent: 4 }, { pools: { a: 6 } }).activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Bull'))).toBe('cost.apLimit');
    game.dice(1, 6).attack('Ace', 'Jab', 'Bull');
    expect([game.card('Ace').apSpent, game.pool('a')]).toEqual([5, 5]);
  });

  test('[PC-AP-01] an Action beyond the Pool is not allowed, however high the AP Limit', () => {
    const game = duel(edition, { apSpent: 3 }, { pools: { a: 1 } }).activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Bull'))).toBe('cost.pool');
    game.forgetDice();
  });

  test('[PC-AP-01] AP are paid from the Pool and counted against the AP Limit', () => {
    const game = duel(edition, { apSpent: 3 }, { pools: { a: 2 }, dice: [1, 6] }).activate('Ace');
    game.attack('Ace', 'Strike', 'Bull');
    expect([game.card('Ace').apSpent, game.pool('a')]).toEqual([5, 0]);
  });

  test('[PC-AP-01, PC-CARD-06] what was spent within a raised AP Limit is in order when the Power that raised it is over', () => {
    const raise = {
      at: 'duringActivation',
      may: [{ fx: 'lasting', clauses: [{ set: 'apLimit', to: 5 }], lasts: 'activation' }],
    } as const;
    const powers = [{ name: 'Frenzy', clauses: [raise] }];
    const game = duel(edition, { apSpent: 2, card: { apLimit: 3, powers } }, { dice: [1, 6] }).activate(
      'Ace',
    );
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Bull'))).toBe('cost.apLimit');
    game.act({ do: 'power', model: 'a1', power: 'Frenzy', index: 0 }).attack('Ace', 'Strike', 'Bull');
    game.endActivation();
    expect([game.card('Ace').apSpent, pulpCity.invariants(game.game)]).toEqual([4, []]);
    const plain = duel(edition, { apSpent: 4, card: { apLimit: 3 } });
    expect(pulpCity.invariants(plain.game).map(({ code }) => code)).toEqual(['state.figure']);
  });

  test('[PC-AP-01] the sum runs over all Activations of the Round and begins anew in the next', () => {
    const game = duel(edition, {}, { dice: [1, 6, 1, 6] });
    game.activate('Ace').attack('Ace', 'Strike', 'Bull').endActivation();
    game.activate('Bull').move('Bull').endActivation();
    game.activate('Ace').attack('Ace', 'Strike', 'Bull').endActivation();
    expect(game.card('Ace').apSpent).toBe(4);
    game.activate('Bull').move('Bull');
    if (game.asked()[0] === 'act') game.endActivation();
    game.activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Bull'))).toBe('cost.apLimit');
    game.move('Ace').endActivation();
    endTurns(game);
    startRound(game.dice(4, 2), { a: 'Ace', b: 'Bull' }, 'a');
    expect(game.card('Ace').apSpent).toBe(0);
  });

  test('[PC-AP-01] a Power may raise the AP Limit', () => {
    const overload = { name: 'Overload', clauses: [{ modify: 'apLimit', by: 1 }] } as const;
    const game = duel(edition, { apSpent: 4, card: { powers: [overload] } }, { dice: [1, 6] }).activate(
      'Ace',
    );
    game.attack('Ace', 'Strike', 'Bull');
    expect(game.card('Ace').apSpent).toBe(6);
  });

  test('[PC-AP-01] an Action under Mind Control counts against the AP Limit of who is controlled', () => {
    const whisper = 'AP 1 Whisper (IND 8, J vs K, Mind Control) SFX: none';
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { J: 9, actions: [whisper] } } },
      b: {
        Bull: { at: [12, 6], apSpent: 4, card: { apLimit: 5, actions: [strike, jab] } },
        Calf: { at: [12 + CONTACT, 6] },
      },
      pools: { a: 4, b: 4 },
      dice: [6, 1, 1, 6],
    });
    game.activate('Ace').attack('Ace', 'Whisper', 'Bull');
    expect(game.question('act')).toMatchObject({ by: 'a', occasion: 'mindControl' });
    expect(game.refused((it) => it.attack('Bull', 'Strike', 'Calf'))).toBe('cost.apLimit');
    game.attack('Bull', 'Jab', 'Calf');
    expect([game.card('Bull').apSpent, game.pool('a'), game.pool('b')]).toEqual([5, 2, 4]);
  });

  test('[PC-AP-02] the AP of an attack that fails are gone', () => {
    const game = duel(edition, {}, { pools: { a: 6 }, dice: [1, 6] }).activate('Ace');
    game.attack('Ace', 'Strike', 'Bull');
    expect(game.last('rolled').won).toBe(false);
    expect([game.pool('a'), game.card('Ace').apSpent, game.model('Bull').health]).toEqual([4, 2, 6]);
  });

  test('[PC-AP-02] they are paid before the roll, also against one that slips away by a Reaction', () => {
    const dodge = 'AP 0 Dodge (RCT/TGT, I vs T#2, Self/Shift 4) SFX: none';
    const game = duel(
      edition,
      {},
      {
        b: { Bull: { at: [10, 6], card: { actions: [dodge] } } },
        pools: { a: 6 },
        dice: [4],
      },
    ).activate('Ace');
    game.attack('Ace', 'Shot', 'Bull', { quiet: false });
    expect(game.asked()).toEqual(['react']);
    expect(game.pool('a')).toBe(4);
    game.react('Bull', 'Dodge').answer('shift', { x: 20 * 25_400, y: 6 * 25_400 });
    expect(game.last('actionFailed')).toMatchObject({ target: game.names.model('Bull'), why: 'outOfReach' });
    expect(game.events('rolled').map((event) => event.attacker)).toEqual([game.names.model('Bull')]);
    expect([game.pool('a'), game.card('Ace').apSpent]).toEqual([4, 2]);
  });

  test('[PC-AP-03] with an empty Pool a model may still be Activated to move', () => {
    const game = duel(edition, { fatigue: 1 }, { pools: { a: 0, b: 4 } });
    game.activate('Ace').move('Ace', [6, 9]);
    expect(game.at('Ace').y).toBe(9);
    expect([game.pool('a'), game.card('Ace').fatigue, game.card('Ace').apSpent]).toEqual([0, 2, 0]);
  });

  test('[PC-AP-03] a model at its AP Limit may be Activated for two Movement Actions', () => {
    const game = duel(edition, { apSpent: 5 }).activate('Ace');
    game.move('Ace', [6, 9]).move('Ace', [6, 12]);
    expect(game.card('Ace')).toMatchObject({ apSpent: 5, fatigue: 2 });
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-AP-03] commanding Minions costs Fatigue, not AP', () => {
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6] }, Mob: { card: { kind: 'minion' }, at: [[9, 9]] } },
      b: { Bull: { at: [18, 18] } },
      pools: { a: 0, b: 4 },
    });
    game.activate('Ace', { minions: 'Mob' }).move('Mob', [9, 12]);
    expect([game.pool('a'), game.card('Mob').fatigue, game.card('Mob').apSpent]).toEqual([0, 1, 0]);
  });

  test('[PC-AP-04] a KO in the Turns leaves the Pool as it is; the next lacks its AP', () => {
    const game = duel(
      edition,
      { card: { F: 9, actions: ['AP 2 Crush (CCM, F vs G, Damage 9) SFX: none'] } },
      {
        b: {
          Bull: { at: [6 + CONTACT, 6], card: { apPlus: 2 } },
          Calf: { at: [18, 18], card: { apPlus: 6 } },
        },
        pools: { b: 8 },
        dice: [6, 1],
      },
    );
    game.activate('Ace').attack('Ace', 'Crush', 'Bull').endActivation();
    expect(game.model('Bull').status).toBe('ko');
    expect(game.pool('b')).toBe(8);
    endTurns(game);
    startRound(game.dice(4, 2), { a: 'Ace', b: 'Calf' }, 'a');
    expect(game.pool('b')).toBe(6);
  });
});

test('[PC-AP-04] a Support KO’ed in the Turns leaves the Pool as it is', () => {
  const game = scene({
    edition: '2017',
    a: { Ace: { at: [6, 6], card: { F: 9, actions: ['AP 2 Crush (CCM, F vs G, Damage 9) SFX: none'] } } },
    b: {
      Sue: { at: [6 + CONTACT, 6], card: { role: 'Support', apPlus: 1 } },
      Calf: { at: [9, 6], card: { apPlus: 2 } },
    },
    phase: 'startingRoll',
    dice: [4, 2, 6, 1],
  });
  startRound(game, { a: 'Ace', b: 'Calf' }, 'a');
  expect(game.pool('b')).toBe(5);
  game.activate('Ace').attack('Ace', 'Crush', 'Sue');
  expect(game.model('Sue').status).toBe('ko');
  expect(game.pool('b')).toBe(5);
});

/** Power Up dice of Minions: those of one are no dice of another. */
import { expect, test } from 'vitest';
import { beside, diceRolled, duel, type DuelSpec, STRIKE } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';

const CHEER = 'AP 1 Cheer* (IND 8, J vs T#5, Power Up 2) SFX: none';
const DRAIN = 'AP 1 Drain (IND 8, J vs K, Power Down 1) SFX: none';
const BITE = 'Activation Bite (CCM, F vs G, Damage 1) SFX: none';
const SPIT = 'Activation [Power Down 1] Spit (CCM, F vs G, Damage 1) SFX: none';

/** Ace cheers the first of his two Rats; Foe stands between them. */
function cheered(edition: Edition, spec: Omit<DuelSpec, 'edition'> = {}): Play {
  const { a, dice = [], ...rest } = spec;
  return duel(edition, {
    foe: { at: [12, 16], card: { actions: [STRIKE, DRAIN] } },
    ...rest,
    ace: { card: { actions: [CHEER] } },
    a: {
      Rat: {
        at: [beside([12, 16]), beside([12, 16], { side: 'west' })],
        card: { kind: 'minion', actions: [BITE, SPIT], health: 2 },
      },
      ...a,
    },
    dice: [1, ...dice],
  })
    .activate('Ace')
    .attack('Ace', 'Cheer', 'Rat 1');
}

const most = (game: Play, name: string): number => {
  game.attack(name, 'Bite', 'Foe', { quiet: false });
  const found = game.pending('attackDice')[0]?.max ?? 0;
  if (found > 0) game.decline('attackDice');
  return found;
};

inEditions(['2013', '2017'], (edition) => {
  test('[PC-CARD-03] [PC-FX-22] whoever gained them may roll them, no other Minion of the card', () => {
    // Each Rat has Mobbing.
    const game = cheered(edition, { dice: [1, 1, 6, 1, 1, 6] }).endActivation();
    game.answer('commandAfter', game.names.card('Rat'));
    expect([most(game, 'Rat 2'), most(game, 'Rat 1')]).toEqual([0, 2]);
    expect([game.card('Rat').powerUp, game.model('Rat 1').powerUp]).toEqual([2, 2]);
  });

  test('[PC-CARD-03] [PC-FX-22] as Defenders as well: spent, they are gone', () => {
    const game = cheered(edition, { dice: [6, 1, 1, 1, 1] }).endActivation();
    if (game.asked()[0] === 'commandAfter') game.decline();
    game.activate('Foe').attack('Foe', 'Strike', 'Rat 1', { quiet: false });
    while (game.asked()[0] !== 'defendDice') game.decline();
    expect(game.question('defendDice').max).toBe(2);
    game.answer('defendDice', { powerUp: 2, trait: 0, powers: [] });
    // One of them is for Mobbing.
    expect(diceRolled(game)[1]).toBe(4);
    expect([game.card('Rat').powerUp, game.model('Rat 1').powerUp]).toEqual([0, undefined]);
    game.forgetDice();
  });

  test('[PC-CARD-03] [PC-FX-23] Power Down takes dice of its Target alone', () => {
    const drain = (target: string): number => {
      const game = cheered(edition, { dice: [6, 1, 1] }).endActivation();
      if (game.asked()[0] === 'commandAfter') game.decline();
      return game.activate('Foe').attack('Foe', 'Drain', target).card('Rat').powerUp;
    };
    expect([drain('Rat 2'), drain('Rat 1')]).toEqual([2, 1]);
  });

  test('[PC-CARD-03] [PC-BAR-13] a cost of Power Down is paid by the Minion that uses the Action', () => {
    const game = cheered(edition, { dice: [1, 1, 6] }).endActivation();
    game.answer('commandAfter', game.names.card('Rat'));
    expect(game.refused((it) => it.attack('Rat 2', 'Spit', 'Foe'))).toBe('cost.powerUp');
    game.attack('Rat 1', 'Spit', 'Foe');
    expect(game.card('Rat').powerUp).toBe(1);
  });

  test('[PC-CARD-03] [PC-COND-02] they go with the Minion', () => {
    const game = cheered(edition);
    game.adjust({ what: 'health', model: game.names.model('Rat 1'), to: 0 });
    expect(game.model('Rat 1').status).toBe('ko');
    expect(game.card('Rat').powerUp).toBe(0);
  });
});

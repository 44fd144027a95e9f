import { describe, expect, test } from 'vitest';
import { type Edition, inEditions } from '../../support/editions.ts';

import { type Play, Refused } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;

/** M a Movement Action, C a Combat Action, * a Combinable one. */
type Kind = 'M' | 'C' | '*';

const combat = 'AP 0 Guard (IST, K vs K, Self/Defend 1) SFX: none';
const combinable = 'AP 0 Focus* (IST, K vs K, Self/Attack 1) SFX: none';

/** A Supreme with Fatigue, AP and Actions enough for anything. */
function tireless(edition: Edition, kinds: readonly Kind[]) {
  const rolls = kinds.filter((kind) => kind !== 'M').flatMap(() => [1, 1]);
  return scene({
    edition,
    a: { Ace: { at: [6, 6], card: { role: 'Speeder', actions: [combat, combinable] } } },
    b: { Bull: { at: [18, 18] } },
    dice: rolls,
  }).activate('Ace');
}

/** Uses one kind of Action after the other; answers how many were let through. */
function letThrough(edition: Edition, kinds: readonly Kind[]): number {
  const game = tireless(edition, kinds);
  const take = (kind: Kind): Play =>
    kind === 'M' ? game.move('Ace') : game.attack('Ace', kind === 'C' ? 'Guard' : 'Focus');
  for (const [done, kind] of kinds.entries()) {
    if (game.asked()[0] !== 'act') return stop(game, done);
    try {
      take(kind);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return stop(game, done);
    }
  }
  return stop(game, kinds.length);
}

function stop(game: Play, done: number): number {
  game.forgetDice();
  return done;
}

function orders(kinds: readonly Kind[]): readonly (readonly Kind[])[] {
  if (kinds.length < 2) return [kinds];
  const all = kinds.flatMap((kind, at) =>
    orders(kinds.filter((_, other) => other !== at)).map((rest) => [kind, ...rest]),
  );
  return [...new Map(all.map((one) => [one.join(''), one])).values()];
}

const legal = (edition: Edition, set: string): void => {
  const kinds = [...set] as Kind[];
  for (const order of orders(kinds)) expect(letThrough(edition, order), order.join('')).toBe(order.length);
};

const illegal = (edition: Edition, set: string): void => {
  const kinds = [...set] as Kind[];
  for (const order of orders(kinds))
    expect(letThrough(edition, order), order.join('')).toBeLessThan(order.length);
};

describe('Actions of an Activation', () => {
  test('[PC-TURN-02@2013] one Combat and one Movement Action, or two moves; a Combinable one adds a Combat Action', () => {
    for (const set of ['M', 'C', '*', 'MC', 'M*', 'MM', 'C*', '**', 'MC*', 'M**']) legal('2013', set);
  });

  test('[PC-TURN-02@2013] nothing beyond that, in whatever order', () => {
    for (const set of ['CC', 'MCC', 'MMC', 'MM*', 'MMM', 'CC*', 'C**', '***', 'MMC*']) illegal('2013', set);
  });

  test('[PC-TURN-02@2013] move, move, then a Combinable Action: the third is refused', () => {
    expect(letThrough('2013', ['M', 'M', '*'])).toBe(2);
  });

  test('[PC-TURN-02@2017] one Exclusive or Movement Action, one more move, one more Combinable Action', () => {
    for (const set of ['M', 'C', '*', 'MC', 'M*', 'MM', 'C*', '**', 'MC*', 'M**', 'MM*']) legal('2017', set);
  });

  test('[PC-TURN-02@2017] nothing beyond that, in whatever order', () => {
    for (const set of ['CC', 'MCC', 'MMC', 'MMM', 'CC*', 'C**', '***', 'MMC*', 'MM**']) illegal('2017', set);
  });

  test('[PC-TURN-02@2017] two Exclusive Actions that are not Combinable: the second is refused', () => {
    const game = tireless('2017', ['C']).attack('Ace', 'Guard');
    expect(game.refused((it) => it.attack('Ace', 'Guard'))).toBe('action.notNow');
  });
});

inEditions(['2013', '2017'], (edition) => {
  const brawl = (actions: readonly string[], dice: readonly number[], health = 6) =>
    scene({
      edition,
      a: { Ace: { at: [6, 6], card: { F: 9, actions } } },
      b: { Bull: { at: [6 + CONTACT, 6], card: { health }, health } },
      pools: { a: 6 },
      dice,
    }).activate('Ace');

  const strike = 'AP 1 Strike* (CCM, F vs G, Damage 1) SFX: none';
  const power = 'AP 2 Power Smash (CCM, F vs G, Damage 2) SFX: none';

  test('[PC-TURN-03] the same Combinable Action may be used twice, each use paid for', () => {
    const game = brawl([strike], [3, 1, 3, 1]);
    game.attack('Ace', 'Strike', 'Bull').attack('Ace', 'Strike', 'Bull');
    expect([game.pool('a'), game.card('Ace').apSpent, game.model('Bull').health]).toEqual([4, 2, 4]);
  });

  test('[PC-TURN-03] a Combinable Action goes with one that is not, in either order', () => {
    const game = brawl([strike, power], [3, 1, 3, 1]);
    game.attack('Ace', 'Strike', 'Bull').attack('Ace', 'Power Smash', 'Bull');
    expect([game.pool('a'), game.model('Bull').health]).toEqual([3, 3]);
    const turned = brawl([strike, power], [3, 1, 3, 1]);
    turned.attack('Ace', 'Power Smash', 'Bull').attack('Ace', 'Strike', 'Bull');
    expect([turned.pool('a'), turned.model('Bull').health]).toEqual([3, 3]);
  });

  test('[PC-TURN-03] Self Effects are applied for each use', () => {
    const reckless = 'AP 1 Reckless* (CCM, F vs G, Damage 1 and Self/Attack 1 and Self/Stun) SFX: none';
    const game = brawl([reckless], [3, 1, 3, 3, 1]);
    game.attack('Ace', 'Reckless', 'Bull');
    expect(game.model('Ace')).toMatchObject({ stunned: true, attack: 1 });
    game.adjust({ what: 'condition', model: game.names.model('Ace'), condition: 'stunned', to: false });
    game.attack('Ace', 'Reckless', 'Bull');
    expect(game.model('Ace')).toMatchObject({ stunned: true, attack: 2 });
  });

  test('[PC-TURN-04] after an attack that failed the player may decide to move', () => {
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { actions: [strike, power] } } },
      b: { Bull: { at: [6 + CONTACT, 6] } },
      dice: [1, 6],
    }).activate('Ace');
    game.attack('Ace', 'Power Smash', 'Bull');
    expect(game.last('rolled').won).toBe(false);
    game.move('Ace', [6, 9]);
    expect(game.at('Ace').y).toBe(9);
  });

  test('[PC-TURN-04] moving and fighting come in any order', () => {
    const first = brawl([power], [3, 1]).attack('Ace', 'Power Smash', 'Bull').move('Ace', [6, 9]);
    expect(first.at('Ace').y).toBe(9);
    const after = scene({
      edition,
      a: { Ace: { at: [2, 6], card: { F: 9, actions: [power] } } },
      b: { Bull: { at: [6, 6] } },
      dice: [3, 2, 1],
    }).activate('Ace');
    after.move('Ace', [6 - CONTACT, 6]).attack('Ace', 'Power Smash', 'Bull');
    expect(after.last('rolled')).toMatchObject({ won: true, momentum: true });
    expect(after.model('Bull').health).toBe(4);
  });

  test('[PC-TURN-04] an Action is resolved in full, SFX and Reactions too, before the next is declared', () => {
    const counter = 'AP 0 Counter (RCT/DMG, F vs G, Damage 1) SFX: none';
    const game = scene({
      edition,
      a: {
        Ace: { at: [6, 6], card: { F: 9, actions: ['AP 1 Strike* (CCM, F vs G, Damage 1) SFX: Damage 1'] } },
      },
      b: { Bull: { at: [6 + CONTACT, 6], card: { actions: [counter] } } },
      dice: [6, 1],
    }).activate('Ace');
    game.attack('Ace', 'Strike', 'Bull', { quiet: false });
    expect(game.asked()).toEqual(['spendSfx']);
    game.spend(0);
    expect(game.asked()).toEqual(['react']);
    game.decline('react');
    expect(game.question('act').by).toBe('a');
    expect(game.model('Bull').health).toBe(4);
  });
});

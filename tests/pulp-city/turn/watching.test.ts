/** Powers of an Activation: whose they are, whom they watch, and what they ask of the Actions in it. */
import { expect, test } from 'vitest';
import type { PowerSpec } from '../../support/card.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { endTurns, startRound, stepInPlace } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';
import { CONTACT, chain, stepEnd, trio, withPowers } from './chain-kit.ts';

const CRUSH = 'AP 1 Crush* (PRJ 8, F vs G, Damage 9) SFX: none';

/** Three of Team A; what Cy has looks at the two others. */
const watched = (edition: Edition, power: PowerSpec) =>
  trio(edition, {
    more: {
      a: { Ace: { at: [6, 6] }, Bea: { at: [9, 6] }, Cy: { at: [12, 6], ...withPowers(power) } },
    },
  });

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TURN-10] a Power that watches for the Activation of one friend comes with his alone', () => {
    const cheer = {
      name: 'Cheer',
      clauses: [
        {
          at: 'activationStarted',
          must: [{ fx: 'powerUp', x: 1, to: 'self' }],
          who: { side: 'friendly', name: 'Ace' },
        },
      ],
    } as const;
    const game = watched(edition, cheer);
    stepInPlace(game, 'Bea');
    expect([game.card('Cy').powerUp, game.events('powerUsed').length]).toEqual([0, 0]);
    stepInPlace(game, 'Bull');
    game.activate('Ace');
    expect(game.events('powerUsed')).toMatchObject([{ power: 'Cheer', model: game.names.model('Cy') }]);
    expect(game.card('Cy').powerUp).toBe(1);
  });

  test('[PC-TURN-09] a chain that watches for one friend is not offered after another', () => {
    const follow = {
      name: 'Follow',
      clauses: [
        {
          at: 'activationEnded',
          may: [{ fx: 'activate' }],
          who: { side: 'friendly', name: 'Ace' },
        },
      ],
    } as const;
    const other = watched(edition, follow);
    stepInPlace(other, 'Bea');
    expect(other.question('turn').by).toBe('b');
    const game = watched(edition, follow);
    stepInPlace(game, 'Ace');
    expect(game.question('chain'), 'nobody named: its owner').toMatchObject({
      power: 'Follow',
      from: game.names.card('Cy'),
      cards: [game.names.card('Cy')],
    });
    stepEnd(chain(game, 'Cy').move('Cy'));
    expect(game.question('turn').by).toBe('b');
  });

  test.each([
    ['one die is not enough', [6, 1], 1, 0],
    ['two dice are', [6, 6, 1], 2, 1],
  ] as const)(
    '[PC-TURN-10] a Power at the end may ask how many dice an Action was rolled with: %s',
    (_what, dice, thrown, powerUp) => {
      const frenzy = {
        name: 'Frenzy',
        clauses: [
          {
            at: 'activationEnded',
            must: [{ fx: 'powerUp', x: 1, to: 'self' }],
            when: { action: { name: 'Strike' }, amount: { of: 'dice', atLeast: 2 } },
          },
        ],
      } as const;
      const strike = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none';
      const game = scene({
        edition,
        a: {
          Ace: {
            at: [6, 6],
            attack: thrown - 1,
            card: { F: 9, actions: [strike], ...withPowers(frenzy).card },
          },
        },
        b: { Bull: { at: [6 + CONTACT, 6] } },
        dice,
      });
      stepEnd(game.activate('Ace').attack('Ace', 'Strike', 'Bull'));
      expect(game.last('rolled').attack.faces).toHaveLength(thrown);
      expect(game.card('Ace').powerUp).toBe(powerUp);
    },
  );

  test('[PC-CARD-06] a Power that answers a KO once a Round answers the first of it', () => {
    const spite = {
      name: 'Spite',
      clauses: [
        {
          at: 'koed',
          must: [{ fx: 'powerUp', x: 1 }],
          when: { by: 'self', victim: { side: 'any' } },
          limit: 'oncePerRound',
        },
      ],
    } as const;
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { F: 9, actions: [CRUSH], ...withPowers(spite).card } } },
      b: {
        Bull: { at: [10, 6] },
        Calf: { at: [2, 6] },
        Cow: { at: [6, 10] },
        Ox: { at: [18, 18] },
      },
      dice: [6, 1, 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Crush', 'Bull');
    expect(game.card('Ace').powerUp).toBe(1);
    stepEnd(game.attack('Ace', 'Crush', 'Calf'));
    expect(game.model('Calf').status).toBe('ko');
    expect(game.card('Ace').powerUp).toBe(1);
    stepInPlace(game, 'Ox');
    endTurns(game).dice(2, 1);
    startRound(game, { a: 'Ace', b: 'Ox' }, 'a');
    const held = game.card('Ace').powerUp;
    game.dice(6, 1).activate('Ace').attack('Ace', 'Crush', 'Cow');
    expect(game.card('Ace').powerUp).toBe(held + 1);
  });

  test('[PC-CARD-06] a Power that takes Fatigue away takes one step where there is one', () => {
    const wake = {
      name: 'Wake',
      clauses: [{ at: 'activationEnded', must: [{ fx: 'remove', of: 'Fatigue', to: 'self' }] }],
    } as const;
    const acted = (fatigue: number) => {
      const game = scene({
        edition,
        a: { Ace: { at: [6, 6], fatigue, card: { actions: [CRUSH], ...withPowers(wake).card } } },
        b: { Bull: { at: [10, 6] } },
        dice: [1, 6],
      });
      return game.activate('Ace').attack('Ace', 'Crush', 'Bull').endActivation();
    };
    const [fresh, tired] = [acted(0), acted(2)];
    expect([fresh.card('Ace').fatigue, fresh.events('fatigueRemoved')]).toEqual([0, []]);
    expect(tired.card('Ace').fatigue).toBe(1);
    expect(tired.events('fatigueRemoved')).toMatchObject([{ points: 1 }]);
  });

  test('[PC-CARD-06] a Power for one of several gives as much as it says to the one that is picked', () => {
    const pep = {
      name: 'Pep',
      clauses: [
        {
          at: 'activationStarted',
          must: [{ fx: 'powerUp', x: 2, to: { side: 'friendly', kind: 'supreme', count: 1 } }],
        },
      ],
    } as const;
    const game = trio(edition, { ace: withPowers(pep) }).activate('Ace');
    expect(game.question('usePower').pick).toContain(game.names.model('Bea'));
    game.answer('usePower', { use: true, model: game.names.model('Bea') });
    expect([game.card('Ace').powerUp, game.card('Bea').powerUp]).toEqual([0, 2]);
  });

  test('[PC-CARD-06] what lasts says which Power it is from', () => {
    const brace = {
      name: 'Brace',
      clauses: [
        {
          at: 'activationStarted',
          must: [{ fx: 'lasting', to: 'self', clauses: [{ modify: 'defenderDice', by: 1 }], lasts: 'turn' }],
        },
      ],
    } as const;
    const game = trio(edition, { ace: withPowers(brace) }).activate('Ace');
    expect(game.model('Ace').lasting).toMatchObject([{ from: 'Brace', owner: game.names.card('Ace') }]);
  });
});

import { expect, test } from 'vitest';
import type { PowerSpec } from '../../support/card.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { endTurns, nameRollers, startRound, stepInPlace } from '../../support/rounds.ts';
import { type TeamSpec, scene } from '../../support/scene.ts';
import { chain, stepEnd } from '../turn/chain-kit.ts';

const jade = { factions: ['Jade'] };

/** Once in the Round, after a Supreme of Jade has been Activated, another one may be. */
const dragon: PowerSpec = {
  name: 'Strategist',
  clauses: [
    {
      allow: 'masterPlan',
      with: {
        name: 'Way of the Dragon',
        at: 'activationEnded',
        who: { side: 'friendly', kind: 'supreme', faction: 'Jade', orSelf: true },
        do: [{ fx: 'activate', to: { side: 'friendly', kind: 'supreme', faction: 'Jade', count: 1 } }],
        limit: 'oncePerRound',
      },
      when: { teamAll: { side: 'friendly', faction: 'Jade' } },
    },
  ],
};

const insight = { name: 'Insight', clauses: [{ modify: 'startingRollDice', by: 1 }] } as const;

const planned = (
  edition: Edition,
  dice: readonly number[],
  friends: TeamSpec = {},
  powers: readonly PowerSpec[] = [dragon, insight],
) =>
  nameRollers(
    scene({
      edition,
      a: {
        Ace: { at: [6, 6], card: { ...jade, powers } },
        Bea: { at: [9, 6], card: jade },
        Cy: { at: [12, 6], card: jade },
        ...friends,
      },
      b: { Bull: { at: [18, 18] } },
      phase: 'startingRoll',
      dice,
    }),
    { a: 'Ace', b: 'Bull' },
  );

const way = { plan: 'own', power: 'Way of the Dragon' } as const;

inEditions(['2013', '2017'], (edition) => {
  test('[PC-START-11] a plan that waits takes effect later in the Round, once', () => {
    const game = planned(edition, [6, 3, 2]);
    expect(game.question('masterPlan').own).toEqual(['Way of the Dragon']);
    game.answer('masterPlan', way).answer('chooseFirstTurn', 'a');
    const [cy, ace] = (['Cy', 'Ace'] as const).map(game.names.card);
    stepInPlace(game, 'Bea');
    expect(game.question('chain')).toMatchObject({ by: 'a', cards: [ace, cy], power: 'Way of the Dragon' });
    stepEnd(chain(game, 'Cy').move('Cy'));
    expect(game.question('turn').by, 'it is used up').toBe('b');
    stepInPlace(game, 'Bull');
    stepInPlace(game, 'Bea');
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-START-11] declined it goes on waiting, also for the roller’s own Activation', () => {
    const game = planned(edition, [6, 3, 2]);
    game.answer('masterPlan', way).answer('chooseFirstTurn', 'a');
    stepInPlace(game, 'Bea');
    chain(game, null);
    stepInPlace(game, 'Bull');
    stepInPlace(game, 'Ace');
    expect(game.question('chain').cards).toEqual((['Bea', 'Cy'] as const).map(game.names.card));
  });

  test('[PC-START-11] what was not used is gone with the Round, and so is the plan of a KO’ed roller', () => {
    const game = planned(edition, [6, 3, 2]);
    game.answer('masterPlan', way).answer('chooseFirstTurn', 'a');
    endTurns(game);
    startRound(game.dice(4, 4, 2), { a: 'Ace', b: 'Bull' }, 'a');
    stepInPlace(game, 'Bea');
    expect(game.question('turn').by).toBe('b');
    const koed = planned(edition, [6, 3, 2]);
    koed.answer('masterPlan', way).answer('chooseFirstTurn', 'a');
    koed.adjust({ what: 'health', model: koed.names.model('Ace'), to: 0 });
    stepInPlace(koed, 'Bea');
    expect(koed.question('turn').by).toBe('b');
  });

  test('[PC-START-11] a plan for once in the Round is not bought twice, and not by a Team that is not all of it', () => {
    const game = planned(edition, [6, 6, 2]);
    game.answer('masterPlan', way);
    expect(game.question('masterPlan')).toMatchObject({ left: 1, own: [] });
    expect(game.refused((it) => it.answer('masterPlan', way))).toBe('answer.notOffered');
    const mixed = planned(edition, [6, 3, 2], { Dan: { at: [15, 6] } });
    expect(mixed.question('masterPlan').own).toEqual([]);
  });

  test('[PC-START-11] an own plan for one of several models: its player names which', () => {
    const shield: PowerSpec = {
      name: 'Shield',
      clauses: [
        {
          allow: 'masterPlan',
          with: {
            name: 'Shield Wall',
            do: [{ fx: 'powerUp', x: 1, to: { side: 'friendly', kind: 'supreme', count: 1 } }],
          },
        },
      ],
    };
    const game = planned(edition, [6, 3, 2], {}, [shield, insight]);
    game.answer('masterPlan', { plan: 'own', power: 'Shield Wall' });
    expect(game.question('usePower')).toMatchObject({ by: 'a', power: 'Shield Wall', must: true });
    expect(game.refused((it) => it.answer('usePower', { use: false, model: null }))).toBe('power.must');
    game.answer('usePower', { use: true, model: game.names.model('Cy') });
    expect((['Ace', 'Bea', 'Cy'] as const).map((name) => game.card(name).powerUp)).toEqual([0, 0, 1]);
    expect(game.asked()).toEqual(['chooseFirstTurn']);
  });

  test('[PC-START-11] an extra plan is not cancelled, comes as often as its Power says, and may be left', () => {
    const warlord: PowerSpec = {
      name: 'Warlord',
      clauses: [
        {
          at: 'startingRollWon',
          must: [{ fx: 'masterPlan', x: 2, plan: 'Domination' }],
          when: { by: 'self' },
        },
      ],
    };
    const game = planned(edition, [6, 4, 6], {}, [
      warlord,
      { name: 'Wit', clauses: [{ modify: 'trait', of: 'J', by: 1 }] },
      insight,
    ]);
    expect(game.last('startingRolled'), 'gained one, cancelled one').toMatchObject({ winner: 'a', plans: 0 });
    expect(game.question('masterPlan')).toMatchObject({ left: 2, plans: ['domination'], own: [] });
    game.answer('masterPlan', { plan: 'domination' });
    expect(game.question('masterPlan').left).toBe(1);
    game.answer('masterPlan', { plan: 'none' });
    expect(game.asked()).toEqual(['chooseFirstTurn']);
    expect(game.events('masterPlanUsed')).toHaveLength(1);
  });

  test('[PC-START-11] an extra Act Fast that nobody can use asks nothing', () => {
    const rush: PowerSpec = {
      name: 'Rush',
      clauses: [
        { at: 'startingRollWon', must: [{ fx: 'masterPlan', plan: 'Act Fast' }], when: { by: 'self' } },
      ],
    };
    const tired = { fatigue: 2 };
    const game = nameRollers(
      scene({
        edition,
        a: { Ace: { at: [6, 6], ...tired, card: { powers: [rush] } } },
        b: { Bull: { at: [18, 18] } },
        phase: 'startingRoll',
        dice: [4, 2],
      }),
      { a: 'Ace', b: 'Bull' },
    );
    expect(game.asked()).toEqual(['chooseFirstTurn']);
  });
});

import { describe, expect, test } from 'vitest';
import type { PlotId } from '../../../src/systems/pulp-city/model/setup.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { citizensAt } from '../../support/citizens.ts';
import { beside, structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, nameRollers } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';
import { scored, plotScene } from '../plots/support.ts';
import { danger, outcome, R30, rift, walker } from './walker.ts';

/** In Round 3 of a Plot whose Marker may be carried. */
const carrying = (edition: Edition) => ({
  edition,
  round: 3,
  plot: (edition === '2013' ? 'quest' : 'smackdown') as PlotId,
});
const marker = (edition: Edition) =>
  edition === '2013'
    ? ({ kind: 'quest', carriedFrom: 3 } as const)
    : ({ kind: 'treasure', carriedFrom: 1 } as const);
const pickUp = (game: Play, name: string, item: string): Play =>
  game.act({ do: 'pickUp', model: game.names.model(name), item });

inEditions(['2013', '2017'], (edition) => {
  describe('a track', () => {
    test('[PC-MOVE-06] is one straight line for Blink and Bounding, and bends with Flight', () => {
      const bent = (movement: 'Blink' | 'Bounding' | 'Flight') =>
        outcome(() => walker(edition, { movement, move: 8 }, [12, 10]).move('Hero', [12, 12], [14, 12]));
      expect([bent('Blink'), bent('Bounding'), bent('Flight')]).toEqual([
        'move.notStraight',
        'move.notStraight',
        'ok',
      ]);
    });

    test('[PC-MOVE-15] [PC-MOVE-16] of two moves as one clears what neither of them would', () => {
      const strip = danger('strip', [12, 12], [10, 7]);
      const leap = walker(edition, { movement: 'Bounding', move: 5 }, [12, 8.4 - R30], { pieces: [strip] });
      expect(leap.move('Hero', [12, 15.5 + R30 + 0.02], { combined: true }).events('struck')).toEqual([]);
      const gap = rift('gap', [12, 12], [24, 9], 3);
      const flight = walker(edition, { movement: 'Flight', move: 6 }, [12, 7.4 - R30], { pieces: [gap] });
      expect(outcome(() => flight.move('Hero', [12, 16.5 + R30 + 0.02], { combined: true }))).toBe('ok');
    });
  });

  describe('on a wall', () => {
    const tower = structure('tower', { at: [12, 12], size: [4, 4], height: 9 });

    test('[PC-MOVE-18] turned Spectral it comes down unhurt', () => {
      const ghost = 'AP 1 Ghost* (PRJ 9, H vs I, Spectral) SFX: none';
      const game = scene({
        edition,
        a: { Ace: { at: [12, 5], card: { H: 14, actions: [ghost] } } },
        b: {
          Bug: { at: [12, 10 - R30], z: 7, wall: 'tower', card: { movement: 'Wall Crawling' } },
          Two: { at: [22, 22] },
        },
        pieces: [tower],
        dice: [3, 1, 1],
      });
      game.activate('Ace').attack('Ace', 'Ghost', 'Bug');
      expect(game.model('Bug')).toMatchObject({ z: 0, health: 6, stunned: false, spectral: true });
    });

    test('[PC-MOVE-18] [PC-BURDEN-02@2013] [PC-BURDEN-02@2017] Burdened it Falls from there', () => {
      const bug = { movement: 'Wall Crawling', G: 1 } as const;
      const game = scene({
        ...carrying(edition),
        a: { Bug: { at: [12, 10 - R30], z: 1.3, wall: 'tower', card: bug }, Pal: { at: [2, 2] } },
        b: { Foe: { at: [22, 22] } },
        pieces: [tower],
        markers: { thing: { ...marker(edition), at: [12 + 2 * R30, 10 - R30] } },
        dice: edition === '2013' ? [1, 6] : [],
      }).activate('Bug');
      pickUp(game, 'Bug', 'thing');
      if (edition === '2013') game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
      expect(game.model('Bug')).toMatchObject({ z: 0, wall: null, health: 6 });
    });
  });

  describe('Climb High', () => {
    const mob = (fatigue: number, minionMoveFatigue: 'covered' | 'paid' = 'covered') =>
      scene({
        edition,
        a: {
          Boss: { at: [4, 4] },
          Mob: {
            card: { kind: 'minion', movement: 'Flight', move: 6 },
            at: [
              [8, 4],
              [10, 4],
            ],
            fatigue,
          },
        },
        b: { Foe: { at: [22, 22] } },
        switches: { minionMoveFatigue },
      }).activate('Boss', { minions: 'Mob' });

    test('[PC-MOVE-28] a fresh Minion card has the Fatigue for it, one with 1 Fatigue has not', () => {
      const game = mob(0).climbHigh('Mob 1');
      expect([game.card('Mob').fatigue, game.model('Mob 1').status]).toEqual([2, 'aloft']);
      expect(mob(1).refused((it) => it.climbHigh('Mob 1'))).toBe('climb.fatigue');
      expect(mob(0, 'paid').refused((it) => it.climbHigh('Mob 1'))).toBe('climb.fatigue');
    });

    test('[PC-MOVE-28] [PC-MOVE-31] its models take off one after the other for the same Fatigue, or stay', () => {
      const both = mob(0).climbHigh('Mob 1');
      expect(both.question('act').models).toEqual([both.names.model('Mob 2')]);
      expect(both.refused((it) => it.move('Mob 2', [10, 5]))).toBe('act.noMove');
      both.climbHigh('Mob 2');
      expect([both.card('Mob').fatigue, both.model('Mob 2').status]).toEqual([2, 'aloft']);
      expect(both.question('act').card).toBe(both.names.card('Boss'));
      const one = mob(0).climbHigh('Mob 1').act({ do: 'nextStep' });
      expect([one.model('Mob 2').status, one.question('act').card]).toEqual([
        'table',
        one.names.card('Boss'),
      ]);
    });

    test('[PC-MOVE-28] [PC-BURDEN-05@2013] [PC-BURDEN-05@2017] a bearer that may use it puts its Burden down', () => {
      const calm = [{ name: 'Calm', clauses: [{ grant: 'immune' as const, of: 'Stun' }] }];
      const game = scene({
        ...carrying(edition),
        a: { Bird: { at: [12, 12], card: { movement: 'Flight', powers: calm } }, Pal: { at: [2, 2] } },
        b: { Foe: { at: [22, 22] } },
        markers: { thing: { ...marker(edition), bearer: 'Bird' } },
      }).activate('Bird');
      const code = outcome(() => game.climbHigh('Bird'));
      const asked = game.pending('placeBurden').map(({ by }) => by);
      const expected = edition === '2013' ? ['climb.noFlight', 'table', []] : ['ok', 'aloft', ['a']];
      expect([code, game.model('Bird').status, asked]).toEqual(expected);
    });
  });

  describe('a Supreme of several models', () => {
    const two = { modelsAtStart: 2, modelsMax: 2 };

    test('[PC-MOVE-35] each of them may carry something', () => {
      const game = scene({
        ...carrying(edition),
        a: {
          Duo: {
            at: [
              [12, 12],
              [6, 6],
            ],
            card: two,
          },
          Pal: { at: [2, 2] },
        },
        b: { Foe: { at: [22, 22] } },
        markers: {
          one: { ...marker(edition), at: beside([12, 12]) },
          two: { ...marker(edition), at: beside([6, 6]) },
        },
      }).activate('Duo');
      pickUp(pickUp(game, 'Duo 1', 'one'), 'Duo 2', 'two');
      expect(Object.keys(game.state.burdens ?? {})).toHaveLength(2);
      expect(game.card('Duo').fatigue).toBe(edition === '2013' ? 2 : 0);
    });

    test('[PC-MOVE-35] Smackdown counts its Level once, with its last model', () => {
      const points = (gone: number) => {
        const game = plotScene({
          edition,
          plot: 'smackdown',
          turn: 'b',
          a: {
            Duo: {
              card: { health: 2, level: 3, ...two },
              at: [
                [6, 6],
                [6, 9],
              ],
            },
            Pal: { at: [2, 2] },
          },
          b: {
            Bull: {
              at: beside([6, 6]),
              card: { F: 14, actions: ['AP 1 Crush* (CCM, F vs G, Damage 2) SFX: none'] },
            },
          },
          tweak: (state) => {
            const [, second] = Object.values(state.models).filter(({ card }) => card === 'a1');
            if (gone === 2 && second) Object.assign(second, { status: 'ko', health: 0 });
          },
          dice: [5, 1],
        });
        return scored(game.activate('Bull').attack('Bull', 'Crush', 'Duo 1').endActivation());
      };
      expect([points(1), points(2)]).toEqual([
        [0, 0],
        [0, 3],
      ]);
    });
  });
});

test('[PC-MOVE-20] an Immobile model is refused for Act Fast', () => {
  const game = scene({
    edition: '2013',
    a: {
      Ace: { at: [12, 12], card: { J: 9, trump: ['J'], movement: 'Immobile', move: 0 } },
      Pal: { at: [4, 4] },
    },
    b: { Foe: { at: [20, 20], card: { J: 1 } } },
    dice: [6, 1],
  });
  nameRollers(endTurns(game), { a: 'Ace', b: 'Foe' });
  const rush = {
    plan: 'actFast',
    model: game.names.model('Ace'),
    legs: [],
    combined: false,
    fall: false,
  } as const;
  for (const as of ['Sprint', 'Immobile'] as const)
    expect(game.refused((it) => it.answer('masterPlan', { ...rush, as }))).toMatch(/^move\./);
});

test('[PC-MOVE-29@2017] a Team that is aloft as a whole is not KO’ed, and comes back with no AP in that Round', () => {
  const game = scene({
    edition: '2017',
    a: { Flyer: { at: [12, 12], card: { movement: 'Flight', move: 6, apPlus: 2 } } },
    b: { Foe: { at: [20, 20] } },
    dice: [4, 2],
  });
  game.activate('Flyer').climbHigh('Flyer');
  game.activate('Foe').move('Foe').endActivation();
  nameRollers(endTurns(game), { a: 'Flyer', b: 'Foe' }).answer('chooseFirstTurn', 'a');
  expect(game.state).toMatchObject({ outcome: null, round: { number: 2, last: false } });
  game.answer('returnPlace', { x: 127_000, y: 127_000 });
  expect([game.model('Flyer').status, game.pool('a')]).toEqual(['table', 0]);
});

test.each([
  ['2013', 'a model', ['place.overlaps', 'place.tooClose', 'place.tooClose', 'ok']],
  ['2017', 'a Marker', ['place.overlaps', 'ok', 'ok', 'ok']],
] as const)(
  '[PC-MOVE-29@%s] [PC-CITIZEN-01] a Citizen is %s to one that comes back',
  (edition, _, expected) => {
    const back = (gap: number) => {
      const villain = { alignment: ['Villain'] } as const;
      const game = scene({
        edition,
        a: {
          Hero: { card: { ...villain, movement: 'Flight' }, at: [4, 4], status: 'aloft' },
          Pal: { at: [12, 20], card: villain },
        },
        b: { Foe: { at: [22, 22], card: villain } },
        phase: 'effects',
        ...citizensAt([[12, 3]]),
        pieces: [structure('wall', { at: [12, 1.5], size: [4, 1], height: 6 })],
      });
      const { x, y } = game.at('citizen1');
      expect([x, y]).toEqual([12, 3]);
      return outcome(() => game.answer('returnPlace', { x: um(12), y: um(3 + 2 * R30 + gap) }));
    };
    expect([-0.2, 0, 0.5, 1].map(back)).toEqual(expected);
  },
);

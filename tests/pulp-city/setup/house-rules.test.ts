/** Where a ruling has another playable reading, the players may agree on that instead. @rule PC-TABLE-16 */
import { describe, expect, test } from 'vitest';
import type { Switches } from '../../../src/systems/pulp-city/model/setup.ts';
import { agendasHeld } from '../../support/agendas.ts';
import { citizensAt, R, WANTED } from '../../support/citizens.ts';
import { endTurns } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';
import { deploying, hero, may } from '../deploy/deploying.ts';
import { plotScene, scored } from '../plots/support.ts';

describe('what is in a zone, 2017', () => {
  const onHill = (switches: Partial<Switches>, x: number) =>
    endTurns(
      plotScene({ edition: '2017', plot: 'kingOfTheHill', round: 1, a: { Ace: { at: [x, 12] } }, switches }),
    ).last('objectivesControlled').holders;

  test('[PC-TABLE-16] [PC-CONTROL-01] by house rule any part of the base will do', () => {
    const base = { zoneContact: 'base' } as const;
    expect([onHill({}, 7.5), onHill(base, 7.5), onHill(base, 7.39)]).toEqual([
      { hill: null },
      { hill: 'a' },
      { hill: null },
    ]);
  });

  test('[PC-TABLE-16] [PC-PLOT-12] whoever touches several quarters then counts in each, and nobody asks in which', () => {
    const inQuarters = (switches: Partial<Switches>) =>
      plotScene({
        edition: '2017',
        plot: 'territory',
        round: 2,
        a: { Ace: { at: [12, 12] } },
        b: { Foe: { at: [23, 23] } },
        switches,
      });
    const game = endTurns(inQuarters({ zoneContact: 'base' }));
    const { holders } = game.last('objectivesControlled');
    expect(Object.values(holders).filter((team) => team === 'a')).toHaveLength(3);
    expect(endTurns(inQuarters({})).asked()).toEqual(['countIn']);
  });
});

test('[PC-TABLE-16] [PC-PLOT-16] Resource War by quarters: two Markers in one pay once', () => {
  const markers = {
    one: { kind: 'resource' as const, at: [6, 6] as const },
    two: { kind: 'resource' as const, at: [8, 8] as const },
  };
  const spec = { a: { Ace: { at: [3, 3] as const } }, b: { Foe: { at: [21, 3] as const } }, markers };
  const war = (resourceWar: NonNullable<Switches['resourceWar']>) =>
    scored(plotScene({ edition: '2013', plot: 'resourceWar', ...spec, switches: { resourceWar } }));
  expect([war('markers'), war('quarters')]).toEqual([
    [4, 0],
    [2, 0],
  ]);
});

test('[PC-TABLE-16] [PC-DEPLOY-05] Infiltrators keep an inch from Markers where they may not touch them', () => {
  const R30 = 15 / 25.4;
  const spy = hero({ role: 'Infiltrator' });
  const where = (infiltratorsTouchMarkers: boolean) => {
    const game = deploying('2013', { Spy: spy }, [], 24, undefined, {
      plot: 'kingOfTheHill',
      switches: { infiltratorsTouchMarkers },
    });
    return [2 * R30, 2 * R30 + 0.95, 2 * R30 + 1].map((away) => may(game, 'Spy', 8 + away, 12));
  };
  expect(where(true)).toEqual(['ok', 'ok', 'ok']);
  expect(where(false)).toEqual(['deploy.nearMarker', 'deploy.nearMarker', 'ok']);
});

test('[PC-TABLE-16] [PC-AGENDA-19] SFX that the Defender cancels may count for Fan Favorites', () => {
  const tagged = (fanFavorites: NonNullable<Switches['fanFavorites']>) => {
    const people = citizensAt([[12, 12 + 2 * R + 2]]);
    const { agendas, tweak } = agendasHeld([{ agenda: 'fanFavorites' }], people.tweak);
    const game = scene({
      edition: '2017',
      a: {
        Ace: {
          at: [12, 12],
          card: { level: 2, H: 9, trump: ['H'], actions: ['AP 1 Bolt (PRJ 20, H vs I, Attack 1) SFX: none'] },
          attack: 3,
        },
      },
      b: { Foe: { at: [20, 12], card: { trump: ['I'] } } },
      citizens: WANTED,
      agendas: agendas ?? 'asked',
      tweak: tweak ?? (() => undefined),
      switches: { fanFavorites },
      dice: [6, 6, 6, 1, 6],
    });
    game.activate('Ace').attack('Ace', 'Bolt', 'Foe');
    const { sfx, cancelled } = game.last('rolled');
    return [sfx, cancelled, game.events('citizenTagged').length];
  };
  const [kept, generated] = [tagged('kept'), tagged('generated')];
  expect([kept, generated]).toEqual([
    [2, 1, 0],
    [2, 1, 1],
  ]);
});

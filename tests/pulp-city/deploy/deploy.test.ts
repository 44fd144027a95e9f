import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import {
  nearestDeploy,
  sampleDeploy,
  whyNotDeploy,
} from '../../../src/systems/pulp-city/rules/rounds/deploying.ts';
import { zoneDepth, zoneOf } from '../../../src/systems/pulp-city/board/zones.ts';
import { inEditions } from '../../support/editions.ts';
import { structure, um } from '../../support/pieces.ts';
import { danger, outcome } from '../move/walker.ts';
import { at, deploying, hero, may, southern } from './deploying.ts';

describe('zones', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-DEPLOY-01] run along opposite edges, 18 inches apart whatever the table', () => {
      expect([24, 36, 48].map((size) => zoneDepth(um(size)))).toEqual([um(3), um(9), um(15)]);
      const game = southern(deploying(edition, { Hero: hero() }));
      const zone = (team: 'a' | 'b') => zoneOf(worldOf(game.game), team);
      expect(zone('a')).toMatchObject({
        points: [{ x: 0, y: 0 }, { x: um(24) }, { y: um(3) }, { x: 0, y: um(3) }],
      });
      expect(zone('b')).toMatchObject({
        points: [{ y: um(21) }, { y: um(21) }, { y: um(24) }, { y: um(24) }],
      });
    });

    test('[PC-DEPLOY-04] ordinary models stand wholly in their own zone', () => {
      const game = deploying(edition, { Hero: hero() });
      expect([may(game, 'Hero', 8, 2.409), may(game, 'Hero', 8, 2.42), may(game, 'Hero', 8, 0.4)]).toEqual([
        'ok',
        'place.outsideZone',
        'place.offTable',
      ]);
      expect(may(game, 'Hero', 8, 22)).toBe('place.outsideZone');
    });

    test('[PC-DEPLOY-04] a base wider than the zone is deep touches the edge of the table', () => {
      const game = deploying(edition, { Giant: hero({ baseMm: 80 }) });
      expect([may(game, 'Giant', 8, 40 / 25.4), may(game, 'Giant', 8, 1.7)]).toEqual([
        'ok',
        'place.outsideZone',
      ]);
    });

    test('[PC-DEPLOY-04] roofs and rooms will do, Dangerous Terrain will not', () => {
      const pieces = [
        structure('hut', { at: [4, 1.5], size: [3, 2.6], height: 2, enclosed: true }),
        danger('mines', [12, 1.5], [2, 2]),
      ];
      const game = deploying(edition, { Hero: hero() }, pieces);
      expect([may(game, 'Hero', 4, 1.5), may(game, 'Hero', 12, 1), may(game, 'Hero', 10.41, 1)]).toEqual([
        'ok',
        'place.hazard',
        'place.hazard',
      ]);
      const model = game.names.model('Hero');
      expect(whyNotDeploy(worldOf(game.game), model, { ...at(4, 1.5), level: 'inside' })).toBe(null);
    });

    describe('where the zone has no room left', () => {
      const rock = (at: [number, number], size: [number, number], id = 'rock') =>
        structure(id, { at, size, height: 9 }, { standable: false });
      const whole = rock([12, 1.5], [24, 3]);

      test('[PC-DEPLOY-04] the model goes to the nearest place outside it, and to no other', () => {
        const game = deploying(edition, { Hero: hero() }, [whole]);
        expect([may(game, 'Hero', 12, 3.6), may(game, 'Hero', 5, 3.591)]).toEqual([
          'place.outsideZone',
          'ok',
        ]);
        expect([may(game, 'Hero', 12, 4), may(game, 'Hero', 12, 1)]).toEqual([
          'place.outsideZone',
          'place.overlaps',
        ]);
      });

      test('[PC-DEPLOY-04] half a zone that is free is room enough', () => {
        const game = deploying(edition, { Hero: hero() }, [rock([11, 1.5], [22, 3])]);
        expect([may(game, 'Hero', 12, 3.591), may(game, 'Hero', 23, 1)]).toEqual(['place.outsideZone', 'ok']);
      });

      test('[PC-DEPLOY-04] a place that sticks out a little comes before one beyond', () => {
        const game = deploying(edition, { Hero: hero() }, [
          rock([11, 1.5], [22, 3]),
          rock([23, 0.95], [2, 1.9], 'step'),
        ]);
        expect([may(game, 'Hero', 12, 3.591), may(game, 'Hero', 23, 2.491)]).toEqual([
          'place.outsideZone',
          'ok',
        ]);
      });

      test('[PC-DEPLOY-04] a roof or a room in it is a place, too', () => {
        const roof = structure('roof', { at: [12, 1.5], size: [24, 3], height: 3 });
        expect(may(deploying(edition, { Hero: hero() }, [roof]), 'Hero', 12, 3.591)).toBe(
          'place.outsideZone',
        );
        const room = structure(
          'room',
          { at: [12, 1.5], size: [24, 3], height: 3, enclosed: true },
          { standable: false },
        );
        const game = deploying(edition, { Hero: hero() }, [room]);
        expect(may(game, 'Hero', 12, 3.591)).toBe('place.outsideZone');
        const w = worldOf(game.game);
        const model = game.names.model('Hero');
        const near = nearestDeploy(w, model, at(12, 4));
        expect([near.level, whyNotDeploy(w, model, near)]).toEqual(['inside', null]);
      });

      test('[PC-DEPLOY-04] what is nearest, and what is drawn at random, is such a place', () => {
        const game = southern(deploying(edition, { Hero: hero(), Pal: hero() }, [whole]));
        const draw = stream(3);
        const w = worldOf(game.game);
        const model = game.names.model('Hero');
        const near = nearestDeploy(w, model, at(17, 12));
        expect([near.x, whyNotDeploy(w, model, near)]).toEqual([um(17), null]);
        const drawn = Array.from({ length: 20 }, () => sampleDeploy(w, model, draw));
        expect(drawn.map((one) => whyNotDeploy(w, model, one))).toEqual(drawn.map(() => null));
        expect(new Set(drawn.map(({ x }) => x)).size).toBeGreaterThan(5);
      });
    });

    test('[PC-DEPLOY-06] every model of the Team is placed, those of Minion cards too', () => {
      const mob = hero({ kind: 'minion', modelsAtStart: 3, modelsMax: 3 });
      const game = southern(deploying(edition, { Boss: hero(), Mob: mob }));
      const places = [at(4, 1), at(8, 1), at(12, 1), at(16, 1)];
      const first = game.question('deploy').by;
      const other = [at(4, 23), at(8, 23)];
      for (let left = 6; left > 0 && game.asked().includes('deploy'); left -= 1) {
        const { by, models } = game.question('deploy');
        const spot = (by === 'a' ? places : other).shift();
        if (spot === undefined) throw new Error('more models than expected');
        game.answer('deploy', { model: models[0] ?? '', at: spot });
      }
      expect(first).toMatch(/a|b/);
      expect(Object.values(game.state.models).every((model) => model.status !== 'reserve')).toBe(true);
    });
  });
});

describe('Infiltrators', () => {
  const spy = hero({ role: 'Infiltrator' });

  test('[PC-DEPLOY-05@2013] without a word on the card go where those of 2017 go', () => {
    const game = deploying('2013', { Spy: spy });
    expect([may(game, 'Spy', 12, 12), may(game, 'Spy', 12, 22)]).toEqual(['ok', 'place.insideZone']);
  });

  test('[PC-DEPLOY-05@2017] stand anywhere with no part of the base in the enemy zone', () => {
    const game = deploying('2017', { Spy: spy });
    expect([may(game, 'Spy', 12, 20.409), may(game, 'Spy', 12, 20.5)]).toEqual(['ok', 'place.insideZone']);
    expect(may(game, 'Spy', 12, 1)).toBe('ok');
  });

  test('[PC-DEPLOY-05@2017] those of the other Team keep out of the zone opposite theirs, not of their own', () => {
    const game = southern(deploying('2017', { Hero: hero() }, [], 24, { Spy: spy }));
    game.answer('deploy', { model: game.names.model('Hero'), at: at(4, 1) });
    expect(game.question('deploy').by).toBe('b');
    expect([may(game, 'Spy', 12, 1), may(game, 'Spy', 12, 12)]).toEqual(['place.insideZone', 'ok']);
  });

  test('[PC-ROLE-07] keep out of Dangerous Terrain', () => {
    const game = deploying('2017', { Spy: spy }, [danger('mines', [12, 12], [4, 4])]);
    expect(may(game, 'Spy', 12, 12)).toBe('place.hazard');
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-DEPLOY-03@2013, PC-DEPLOY-03@2017] wait until both Teams stand', () => {
      const game = southern(deploying(edition, { Spy: spy, Boss: hero() }));
      const order: string[] = [];
      const south = [at(4, 1), at(8, 1)];
      const north = [at(4, 23)];
      while (game.asked().includes('deploy')) {
        const { by, models } = game.question('deploy');
        const model = models[0] ?? '';
        order.push(game.names.model('Spy') === model ? 'spy' : by);
        game.answer('deploy', { model, at: (by === 'a' ? south : north).shift() ?? at(12, 12) });
      }
      expect(order.at(-1)).toBe('spy');
      expect(order.length).toBe(3);
    });
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-DEPLOY-04] a place drawn at random is a legal one', () => {
    const pieces = [
      structure('hut', { at: [4, 1.5], size: [3, 2.6], height: 2, enclosed: true }),
      danger('mines', [12, 1.5], [8, 2]),
    ];
    const game = southern(
      deploying(edition, { Hero: hero({ baseMm: 60 }), Spy: hero({ role: 'Infiltrator' }) }, pieces),
    );
    const draw = stream(7);
    const w = worldOf(game.game);
    for (let left = 60; left > 0; left -= 1) {
      for (const name of ['Hero', 'Spy']) {
        const model = game.names.model(name);
        expect(whyNotDeploy(w, model, sampleDeploy(w, model, draw))).toBe(null);
      }
    }
  });
});

test('[PC-DEPLOY-04] a model that stands on the table is not deployed again', () => {
  const game = southern(deploying('2017', { Hero: hero(), Pal: hero() }));
  const { by, models } = game.question('deploy');
  const spot = by === 'a' ? at(4, 1) : at(4, 23);
  game.answer('deploy', { model: models[0] ?? '', at: spot });
  expect(outcome(() => game.answer('deploy', { model: models[0] ?? '', at: spot }))).not.toBe('ok');
});

test('[PC-TABLE-10] only Wall Crawling models are deployed on a wall', () => {
  const hut = structure('hut', { at: [12, 2.5], size: [4, 1], height: 4 });
  const game = deploying('2017', { Hero: hero(), Bug: hero({ movement: 'Wall Crawling' }) }, [hut]);
  const on = { ...at(12, 2 - 15 / 25.4), level: { wall: 'hut', z: um(2) } };
  const w = worldOf(southern(game).game);
  expect(whyNotDeploy(w, game.names.model('Hero'), on)?.code).toBe('place.noCling');
  expect(whyNotDeploy(w, game.names.model('Bug'), on)).toBe(null);
});

import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { MovementType } from '../../../src/systems/pulp-city/model/keywords.ts';
import {
  checkMove,
  pathTo,
  reachOf,
  sampleMove,
} from '../../../src/systems/pulp-city/rules/movement/moving.ts';
import { TABLES } from '../../../src/systems/pulp-city/tables/ready-made.ts';
import { placeOk } from '../../../src/tabletop/standing.ts';
import { bodyOf } from '../../../src/systems/pulp-city/board/bodies.ts';
import { sceneOf } from '../../../src/systems/pulp-city/board/scene.ts';
import { inEditions } from '../../support/editions.ts';
import { walker } from './walker.ts';

const TYPES: readonly MovementType[] = ['Sprint', 'Blink', 'Bounding', 'Flight', 'Wall Crawling'];

describe('moves drawn at random', () => {
  inEditions(['2013', '2017'], (edition) => {
    test.each(TYPES)(
      '[PC-MOVE-05] by %s are legal and end where one may stand, on every ready-made table',
      (movement) => {
        for (const table of TABLES) {
          const size = table.size / 25_400;
          // As free as where Hero stands: the table is the same after half a turn.
          const far = [size - 12, size - 1.4] as const;
          const game = walker(edition, { movement, move: 6 }, [12, 1.4], {
            size,
            pieces: table.pieces,
            b: { Foe: { at: far }, Thug: { at: [14, 2] } },
          });
          const w = worldOf(game.game);
          const model = game.names.model('Hero');
          const draw = stream(11);
          for (let left = 40; left > 0; left -= 1) {
            const found = checkMove(w, sampleMove(w, model, draw));
            const stands = found.ok && placeOk(sceneOf(w), bodyOf(w, model), found.value.end).ok;
            expect([found.ok, stands]).toEqual([true, true]);
          }
        }
      },
    );

    test('[PC-MOVE-06] a way found to a place in reach is a legal order', () => {
      const [table] = TABLES;
      const game = walker(edition, { move: 6 }, [12, 1.4], { pieces: table?.pieces ?? [] });
      const w = worldOf(game.game);
      const model = game.names.model('Hero');
      const cells = reachOf(w, model, 'Sprint', false).cells();
      expect(cells.length).toBeGreaterThan(50);
      for (const cell of cells.filter((_, at) => at % 9 === 0)) {
        const legs = pathTo(w, model, 'Sprint', false, cell);
        expect(legs).not.toBe(null);
        const order = { model, legs: legs ?? [], as: 'Sprint', combined: false, fall: false } as const;
        expect(checkMove(w, order).ok).toBe(true);
      }
    });
  });
});

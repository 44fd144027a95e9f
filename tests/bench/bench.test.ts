import { describe, expect, test } from 'vitest';
import { comparedRows } from '../../src/cli/bench/against.ts';
import { engineOf } from '../../src/cli/bench/engine.ts';
import { compare } from '../../src/cli/bench/paired.ts';
import { crowdBench, type Movement, MOVEMENTS } from '../../src/cli/bench/crowd.ts';
import { crowdReport, crowdRows } from '../../src/cli/bench/crowd-report.ts';
import { crowdedTable, middleModel } from '../../src/cli/bench/crowded-table.ts';
import { placeOk } from '../../src/tabletop/standing.ts';
import { placeOf } from '../../src/tabletop/table.ts';
import { checkTable } from '../../src/tabletop/check-table.ts';
import { measure } from '../../src/cli/bench/measure.ts';
import type { Flatten } from '../../src/cli/bench/flatten.ts';
import { pairsOf, sightTable } from '../../src/cli/bench/sight-table.ts';

const LIBRARY: string = '@flatten-js/core';
/** Taken at its word, as by the bench. */
const library = async (): Promise<Flatten> => import(LIBRARY);

describe('the bench', () => {
  test('lets every subject run in turn and answers the median of its runs', () => {
    const order: string[] = [];
    const subject = (name: string) => ({
      name,
      work: () => {
        order.push(name);
        return { things: 2 };
      },
    });
    const rates = measure(
      { one: subject('one'), two: subject('two') },
      { warmUpMs: 0, runMs: 0, runs: 3, mostRounds: 3 },
    );
    expect(order.slice(0, 4)).toEqual(['one', 'two', 'one', 'two']);
    const { median, least, most } = rates.one.rates.things;
    expect(least).toBeGreaterThan(0);
    expect(median).toBeGreaterThanOrEqual(least);
    expect(most).toBeGreaterThanOrEqual(median);
  });

  test('lets two engines work call by call, and compares what they took block by block', () => {
    const order: string[] = [];
    const busy = (name: string, ms: number) => () => () => {
      order.push(name);
      const until = performance.now() + ms;
      while (performance.now() < until);
      return 1;
    };
    const pair = { name: 'work', unit: 'time', own: busy('own', 2), other: busy('other', 20), calls: 2 };
    const found = compare(pair, { agree: 1, tolerance: 0.05, mostWarmUp: 1, blocks: 3 });
    expect(order).toEqual(Array.from({ length: 8 }, () => ['own', 'other']).flat());
    expect(found.settled).toBe(true);
    expect(found.ratio.median).toBeGreaterThan(1);
    expect(comparedRows('DIR', [found])[1]).toMatch(/^work .* µs\/time: .* ×/);
  });

  test('says what is wrong with a folder that holds no engine', async () => {
    await expect(engineOf('docs')).rejects.toThrow('docs is no checkout of this program');
  });

  test('sees on a table of thirty pieces, the same each time, some pairs and not others', () => {
    const scene = sightTable();
    expect(scene).toEqual(sightTable());
    expect([scene.pieces.length, scene.bodies.length, pairsOf(scene).length]).toEqual([30, 24, 276]);
    for (const { x, y, r } of scene.bodies) {
      expect(Math.min(x - r, y - r)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + r, y + r)).toBeLessThanOrEqual(scene.size);
    }
  });

  test('puts twelve models a side among forty pieces of many kinds, the same each time', () => {
    const scene = crowdedTable();
    expect(scene).toEqual(crowdedTable());
    expect([scene.pieces.length, scene.bodies.length]).toEqual([40, 24]);
    expect(checkTable(scene)).toEqual([]);
    expect(scene.bodies.filter((body) => !placeOk(scene, body, placeOf(body)).ok)).toEqual([]);
    const kinds = [
      scene.pieces.filter(({ enterable }) => enterable),
      scene.pieces.filter(({ solid, standable }) => solid && !standable),
      scene.pieces.filter(({ parts }) => parts !== undefined),
      scene.pieces.filter(({ bottom }) => bottom > 0),
      scene.pieces.filter(({ hazard }) => hazard === true),
      scene.pieces.filter(({ impassable }) => impassable !== undefined),
    ];
    for (const kind of kinds) expect(kind.length).toBeGreaterThan(1);
    expect(middleModel(scene).z).toBe(0);
  });

  test('compares answers that agree, but for what no sampled line finds', { timeout: 180_000 }, async () => {
    const onFoot: Movement = { edition: '2017', as: 'Sprint' };
    const upWalls: Movement = { edition: '2013', as: 'Wall Crawling' };
    expect(MOVEMENTS).toEqual(expect.arrayContaining([onFoot, upWalls]));
    const bench = crowdBench(await library(), [onFoot, upWalls]);
    expect(bench.sight.agreed.visible).toBeGreaterThan(0.95 * bench.pairs);
    const [walked, crawled] = bench.reach;
    expect(walked?.flatten?.agreed).toBeGreaterThan(0.98 * (walked?.flatten?.asked ?? Infinity));
    expect(crawled?.flatten).toBeNull();
    const report = crowdReport(bench, { warmUpMs: 0, runMs: 0, runs: 1, mostRounds: 1 });
    for (const { ms } of [report.sight, ...report.reach]) {
      expect(ms.least).toBeGreaterThan(0);
      expect(ms.median).toBeGreaterThanOrEqual(ms.least);
      expect(ms.most).toBeGreaterThanOrEqual(ms.median);
    }
    expect(report.reach.map(({ flattenTimesOwn }) => flattenTimesOwn === null)).toEqual([false, true]);
    expect(crowdRows(report)[1]).toContain('276 lines of sight');
  });
});

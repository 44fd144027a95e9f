import { describe, expect, test } from 'vitest';
import { measure } from '../../src/cli/bench/measure.ts';
import { pairsOf, sightTable } from '../../src/cli/bench/sight-table.ts';

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

  test('sees on a table of thirty pieces, the same each time, some pairs and not others', () => {
    const scene = sightTable();
    expect(scene).toEqual(sightTable());
    expect([scene.pieces.length, scene.bodies.length, pairsOf(scene).length]).toEqual([30, 24, 276]);
    for (const { x, y, r } of scene.bodies) {
      expect(Math.min(x - r, y - r)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + r, y + r)).toBeLessThanOrEqual(scene.size);
    }
  });
});

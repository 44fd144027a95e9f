import { describe, expect, test } from 'vitest';
import { apart } from '../../../src/games/pulp-city/result/apart.ts';

describe('the marks of turning points', () => {
  test('stay where they are while there is room between them', () => {
    expect(apart([10, 60, 120], 22, 200)).toEqual([10, 60, 120]);
  });

  test('move aside for those before them, in whatever order they are told', () => {
    expect(apart([100, 108, 104], 22, 300)).toEqual([100, 144, 122]);
  });

  test('and back from the edge', () => {
    expect(apart([190, 195], 22, 200)).toEqual([178, 200]);
  });

  test('none of none', () => {
    expect(apart([], 22, 200)).toEqual([]);
  });
});

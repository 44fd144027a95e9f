import { expect, test } from 'vitest';
import { inches } from '../../../src/geometry/units.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { sightMap } from '../../../src/systems/pulp-city/view/table/sight-map.ts';
import { structure } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';

/** How the square about a point is seen from the middle of the south edge. */
const seen = (pieces: readonly ReturnType<typeof structure>[]) => {
  const { game } = scene({
    edition: '2017',
    a: { Ace: { at: [1, 1] } },
    b: { Foe: { at: [23, 23] } },
    pieces,
  });
  const map = sightMap(worldOf(game), { x: inches(12), y: inches(1) });
  return (x: number, y: number): string => {
    const [ax, ay] = [inches(x + 0.5), inches(y + 0.5)];
    return map.squares.find(({ at }) => at.x === ax && at.y === ay)?.seen ?? 'open';
  };
};

test('[PC-LOS-01] [PC-LOS-03] what a wall hides from the eye is hidden, beside it there is Cover, elsewhere plain view', () => {
  const open = seen([]);
  expect([open(12, 20), open(0, 23)]).toEqual(['open', 'open']);
  const walled = seen([structure('wall', { at: [12, 10.5], size: [8, 1], height: 6 })]);
  expect([walled(11, 12), walled(12, 5), walled(0, 5), walled(23, 5)]).toEqual([
    'hidden',
    'open',
    'open',
    'open',
  ]);
  const kinds = Array.from({ length: 24 }, (_, x) => walled(x, 14));
  expect(kinds).toContain('covered');
  expect(kinds.indexOf('hidden')).toBeGreaterThan(kinds.indexOf('covered'));
});

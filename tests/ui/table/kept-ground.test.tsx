/** The picture of the ground is painted from parts that stay the same object until one of them looks different. */
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type GroundParts, useKeptGround } from '../../../src/ui/table/hooks/use-kept-ground.ts';
import type { SceneModel } from '../../../src/ui/table/scene-model.ts';
import { scene as sceneOf, token } from './scene-samples.ts';

const pier = (): SceneModel =>
  sceneOf([token('ace', 4, 5), token('nuke', 9, 9)], {
    base: 'pavement',
    ground: [{ kind: 'footpath', points: [{ x: 0, y: 3 }], width: 2 }],
    pieces: ['w', 'v'].map((id) => ({
      kind: 'wall',
      id,
      points: [{ x: 1, y: 1 }],
      thickness: 0.3,
      heightIn: 1,
    })),
  });

const copy = (scene: SceneModel): SceneModel => JSON.parse(JSON.stringify(scene)) as SceneModel;

test('whoever is chosen or moves leaves the ground as it is, though all of the scene is made anew', () => {
  const first = pier();
  const { rerender, result } = renderHook(useKeptGround, { initialProps: first });
  const before = result.current;
  const [token, ...others] = copy(first).tokens;
  if (token === undefined) throw new Error('nobody stands there');
  rerender({ ...copy(first), tokens: [{ ...token, state: 'acting', at: { x: 1, y: 1 } }, ...others] });
  expect(result.current).toBe(before);
  rerender({ ...copy(first), overlays: [] });
  expect(result.current).toBe(before);
  rerender({
    ...copy(first),
    markers: [{ kind: 'citizen', id: 'c1', at: { x: 2, y: 2 }, baseMm: 30, look: 1 }],
  });
  expect(result.current).toBe(before);
});

test('whatever of the ground looks different is seen', () => {
  const scene = pier();
  const changed: readonly Partial<GroundParts>[] = [
    { size: { width: 30, height: 24 } },
    { across: true },
    { turned: true },
    { base: 'tar' },
    { picture: { image: 'data:,', at: { x: 1, y: 1 }, width: 3, height: 3, turnDeg: 0 } },
    { ground: [] },
    { zones: [{ id: 'zone', look: 'teamA', outline: [] }] },
    { pieces: scene.pieces.slice(1) },
    { markers: [{ kind: 'objective', id: 'm1', at: { x: 2, y: 2 }, letter: 'A' }] },
  ];
  for (const change of changed) {
    const { rerender, result } = renderHook(useKeptGround, { initialProps: scene });
    const before = result.current;
    rerender({ ...copy(scene), ...change });
    expect(result.current, Object.keys(change)[0]).not.toBe(before);
    expect(result.current).toMatchObject(change);
  }
});

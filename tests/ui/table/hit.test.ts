import { describe, expect, test } from 'vitest';
import { hitTest, pieceAt } from '../../../src/ui/table/gestures/hit.ts';
import type { Piece } from '../../../src/ui/table/pieces.ts';
import { scene, token } from './scene-samples.ts';

const CAMERA = { scale: 30, left: 0, top: 0 };
const SMALL = { scale: 12, left: 0, top: 0 };

const roof: Piece = {
  kind: 'structure',
  id: 'roof',
  outline: [
    { x: 2, y: 2 },
    { x: 8, y: 2 },
    { x: 8, y: 8 },
    { x: 2, y: 8 },
  ],
  heightIn: 3,
  construction: 'enclosed',
};
const bus: Piece = {
  kind: 'object',
  id: 'bus',
  silhouette: 'bus',
  at: { x: 5, y: 5 },
  width: 1.3,
  length: 3.7,
  turnDeg: 90,
  rank: 3,
};
const wall: Piece = {
  kind: 'wall',
  id: 'wall',
  points: [
    { x: 12, y: 10 },
    { x: 16, y: 10 },
  ],
  thickness: 0.3,
  heightIn: 1,
};

describe('what a pointer hits', () => {
  test('is the base under it', () => {
    const models = scene([token('Ace', 10, 10), token('Nuke', 12, 10)]);
    expect(hitTest(models, CAMERA, { px: 305, py: 300 }, 'mouse', null)).toEqual({
      kind: 'token',
      id: 'Ace',
    });
  });

  test('is the nearest base when a finger lands between small ones', () => {
    const models = scene([token('Ace', 10, 10), token('Nuke', 12, 10)]);
    const between = { px: 129, py: 124 };
    expect(hitTest(models, SMALL, between, 'touch', null)).toEqual({ kind: 'token', id: 'Ace' });
    expect(hitTest(models, SMALL, { px: 131, py: 136 }, 'mouse', null)).toEqual({ kind: 'ground' });
  });

  test('is a tie when two bases share the place on two storeys', () => {
    const models = scene([token('Ace', 10, 10), token('Nuke', 10, 10)]);
    expect(hitTest(models, CAMERA, { px: 300, py: 300 }, 'touch', null)).toEqual({
      kind: 'tie',
      ids: ['Ace', 'Nuke'],
    });
  });

  test('is the grip before anything that lies under it', () => {
    const models = scene([token('Ace', 10, 10)]);
    const handle = { handle: { tokenId: 'Ace', at: { x: 8, y: 8 } }, grip: { px: 300, py: 310 } };
    expect(hitTest(models, CAMERA, { px: 300, py: 300 }, 'touch', handle)).toEqual({
      kind: 'handle',
      tokenId: 'Ace',
      at: { x: 8, y: 8 },
    });
  });

  test('is a planned base before the one it leaves, and a finger may be beside it', () => {
    const models = scene([token('Ace', 10, 10)]);
    const ghost = { kind: 'ghost', token: token('Ace', 10.8, 10), legal: true } as const;
    const held = { kind: 'handle', tokenId: 'Ace', at: { x: 10.8, y: 10 } };
    expect(hitTest(models, CAMERA, { px: 320, py: 300 }, 'mouse', null, [ghost])).toEqual(held);
    expect(hitTest(models, CAMERA, { px: 288, py: 300 }, 'mouse', null, [ghost])).toEqual({
      kind: 'token',
      id: 'Ace',
    });
    expect(hitTest(models, CAMERA, { px: 344, py: 300 }, 'touch', null, [ghost])).toEqual(held);
  });

  test('is the cross of a ruler', () => {
    const ruled = scene([], {
      overlays: [{ kind: 'ruler', id: 'one', from: { x: 1, y: 1 }, to: { x: 20, y: 20 }, text: '' }],
    });
    expect(hitTest(ruled, CAMERA, { px: 605, py: 596 }, 'touch', null)).toEqual({ kind: 'ruler', id: 'one' });
  });

  test('is a Marker on a roof, unless somebody stands on it', () => {
    const marker = { kind: 'objective', id: 'treasure', at: { x: 5, y: 3 }, letter: 'A' } as const;
    const lying = scene([], { pieces: [roof], markers: [marker] });
    const at = { px: 150, py: 96 };
    expect(hitTest(lying, CAMERA, at, 'touch', null)).toEqual({ kind: 'piece', id: 'treasure' });
    const stoodOn = { ...lying, tokens: [token('Ace', 5, 3)] };
    expect(hitTest(stoodOn, CAMERA, at, 'touch', null)).toEqual({ kind: 'token', id: 'Ace' });
    expect(hitTest(lying, CAMERA, { px: 150, py: 210 }, 'touch', null)).toEqual({
      kind: 'piece',
      id: 'roof',
    });
  });

  test('is an Object on a roof rather than the roof, with its turn minded', () => {
    expect(pieceAt([bus, roof], { x: 6.5, y: 5.3 })).toBe('bus');
    expect(pieceAt([bus, roof], { x: 5.3, y: 6.5 })).toBe('roof');
    expect(pieceAt([roof, wall], { x: 14, y: 10.2 })).toBe('wall');
    expect(pieceAt([roof, wall], { x: 20, y: 20 })).toBeNull();
  });
});

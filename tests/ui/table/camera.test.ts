import { describe, expect, test } from 'vitest';
import {
  type Camera,
  centreOn,
  clampCamera,
  fitCamera,
  groundUnit,
  mixCameras,
  panBy,
  pinch,
  toScreen,
  toTable,
  zoomAt,
} from '../../../src/ui/table/camera.ts';

const TABLE = { width: 24, height: 24 };
const LAPTOP = { width: 720, height: 726 };

describe('the camera', () => {
  test('shows the whole table in the middle of the stage', () => {
    const camera = fitCamera(TABLE, { width: 1235, height: 726 });
    expect(camera.scale).toBe(30);
    expect(toScreen(camera, { x: 12, y: 12 })).toEqual({ px: 617.5, py: 363 });
  });

  test('turns inches into pixels and back', () => {
    const camera: Camera = { scale: 46, left: -120, top: 33 };
    const point = { x: 7.55, y: 15.85 };
    const back = toTable(camera, toScreen(camera, point));
    expect(back.x).toBeCloseTo(point.x, 10);
    expect(back.y).toBeCloseTo(point.y, 10);
  });

  test('keeps what lies under the pointer when it zooms', () => {
    const camera = fitCamera(TABLE, LAPTOP);
    const at = { px: 200, py: 500 };
    const zoomed = zoomAt(camera, at, 2.5);
    expect(zoomed.scale).toBeCloseTo(camera.scale * 2.5);
    expect(toTable(zoomed, at).x).toBeCloseTo(toTable(camera, at).x);
    expect(toTable(zoomed, at).y).toBeCloseTo(toTable(camera, at).y);
  });

  test('follows two fingers: their middle carries the table, their distance the scale', () => {
    const camera = fitCamera(TABLE, LAPTOP);
    const from = [
      { px: 300, py: 300 },
      { px: 400, py: 300 },
    ] as const;
    const to = [
      { px: 250, py: 350 },
      { px: 450, py: 350 },
    ] as const;
    const moved = pinch(camera, from, to);
    expect(moved.scale).toBeCloseTo(camera.scale * 2);
    const held = toTable(camera, { px: 350, py: 300 });
    expect(toScreen(moved, held).px).toBeCloseTo(350);
    expect(toScreen(moved, held).py).toBeCloseTo(350);
  });

  test('never turns, even when the fingers do', () => {
    const camera = fitCamera(TABLE, LAPTOP);
    const from = [
      { px: 300, py: 300 },
      { px: 400, py: 300 },
    ] as const;
    const to = [
      { px: 350, py: 250 },
      { px: 350, py: 350 },
    ] as const;
    expect(pinch(camera, from, to).scale).toBeCloseTo(camera.scale);
  });

  test('is never smaller than the whole table and leaves no gap at its edges', () => {
    const tiny = clampCamera({ scale: 2, left: 500, top: 500 }, TABLE, LAPTOP);
    expect(tiny).toEqual(fitCamera(TABLE, LAPTOP));
    const pushed = clampCamera(panBy({ scale: 60, left: -100, top: -100 }, 900, -9000), TABLE, LAPTOP);
    expect(pushed.left).toBe(3);
    expect(pushed.top).toBe(726 - 3 - 24 * 60);
  });

  test('centres on a point and flies there in a straight line', () => {
    const camera = { scale: 60, left: 0, top: 0 };
    const there = centreOn(camera, { x: 12, y: 6 }, LAPTOP);
    expect(toScreen(there, { x: 12, y: 6 })).toEqual({ px: 360, py: 363 });
    expect(mixCameras(camera, there, 0)).toEqual(camera);
    expect(mixCameras(camera, there, 1)).toEqual(there);
  });
});

describe('what is printed on the ground', () => {
  test('grows with the words of a large screen, as far as its table has the room', () => {
    expect(groundUnit(22)).toBe(1);
    expect(groundUnit(44, 2)).toBe(1.6);
    expect(groundUnit(22, 2)).toBe(1);
    expect(groundUnit(64, 2)).toBe(2);
  });

  test('and is as it was where words have their usual size', () => {
    for (const scale of [10, 24, 30, 32, 48, 96]) expect(groundUnit(scale)).toBe(Math.max(1, scale / 32));
  });
});

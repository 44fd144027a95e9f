import { useEffect, useMemo, useState } from 'react';
import { viewAt } from '../camera.ts';
import { drawTable } from '../draw/table.ts';
import type { SceneModel } from '../scene-model.ts';
import { useKeptGround } from './use-kept-ground.ts';
import { usePicture } from './use-picture.ts';

/** No side of the image is longer, in device pixels: what old tablets still hold. */
const LONGEST_SIDE = 4096;
const SETTLED_MS = 140;

/**
 * The table as one image, painted again when something on it changes or a zoom has come to rest. It is a bitmap handed
 * to its canvas: a canvas with a pen of its own is copied for every picture of the page, painted on or not.
 */
export function useGround(
  scene: SceneModel,
  scale: number,
  ratio: number,
  fonts: boolean,
  text: number,
): HTMLCanvasElement | null {
  const settled = useSettled(scale);
  const parts = useKeptGround(scene);
  const ready = usePicture(scene.picture?.image);
  return useMemo(() => {
    if (settled <= 0) return null;
    const { size } = parts;
    const s = Math.min(settled, LONGEST_SIDE / (Math.max(size.width, size.height) * ratio));
    const pixels = (side: number): number => Math.max(1, Math.round(side * s * ratio));
    const [width, height] = [pixels(size.width), pixels(size.height)];
    const paper = new OffscreenCanvas(width, height);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const [pen, shown] = [paper.getContext('2d'), canvas.getContext('bitmaprenderer')];
    if (!pen || !shown) return null;
    pen.scale(width / size.width / s, height / size.height / s);
    drawTable(pen, { ...parts, tokens: [], overlays: [] }, viewAt(s, text));
    shown.transferFromImageBitmap(paper.transferToImageBitmap());
    // The faces and a decoded picture change what the same call paints.
    return fonts || ready > 0 ? canvas : canvas;
  }, [parts, settled, ratio, fonts, text, ready]);
}

/** The value once it has stayed the same for a moment; the first one at once. */
function useSettled(value: number): number {
  const [settled, setSettled] = useState(value);
  if (settled <= 0 && value > 0) setSettled(value);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}

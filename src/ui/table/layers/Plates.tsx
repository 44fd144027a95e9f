import { memo, useCallback } from 'react';
import type { Camera } from '../camera.ts';
import { drawPill } from '../draw/chips.ts';
import { drawOver } from '../draw/overlays.ts';
import { type Pen, type View } from '../draw/pen.ts';
import { drawPlateSprite } from '../draw/sprites.ts';
import type { Labels } from '../layout/labels.ts';
import type { Overlay } from '../types.ts';
import type { SceneModel } from '../scene-model.ts';
import { PIXEL_RATIO } from '../pixel-ratio.ts';
import { Paint } from './paint.tsx';

interface PlatesProps {
  readonly scene: SceneModel;
  readonly overlays: readonly Overlay[];
  readonly labels: Labels;
  readonly view: View;
  readonly camera: Camera;
}

/** Plates, then lines between models, then chips: nothing covers a number. */
export const Plates = memo(function Plates({ scene, overlays, labels, view, camera }: PlatesProps) {
  const draw = useCallback(
    (pen: Pen) => paintLabels(pen, scene, overlays, labels, view),
    [scene, overlays, labels, view],
  );
  return <Paint left={camera.left} top={camera.top} draw={draw} />;
});

export function paintLabels(
  pen: Pen,
  scene: SceneModel,
  overlays: readonly Overlay[],
  labels: Labels,
  view: View,
): void {
  const { turned = false } = scene;
  for (const plate of labels.plates) {
    const look = { size: plate.size, unit: view.l, full: plate.full, turned: plate.turned };
    drawPlateSprite(pen, plate.token, look, { x: plate.x, y: plate.y, ratio: PIXEL_RATIO });
  }
  for (const overlay of overlays) drawOver(pen, overlay, scene, view);
  for (const { chip, x, y } of labels.chips)
    drawPill(pen, chip, { x: onPixels(x), y: onPixels(y), unit: view.l, turned });
}

/** On whole device pixels, or words would blur. */
const onPixels = (at: number): number => Math.round(at * PIXEL_RATIO) / PIXEL_RATIO;

import { memo, useCallback } from 'react';
import { Layer } from 'react-konva/lib/ReactKonvaCore';
import type { Camera, ScreenPoint } from '../camera.ts';
import { drawHandle, drawLoupe, type LoupeView } from '../draw/hand.ts';
import { drawUnder } from '../draw/overlays.ts';
import type { Pen, View } from '../draw/pen.ts';
import type { Labels } from '../layout/labels.ts';
import type { Loupe, Overlay, SceneModel } from '../types.ts';
import { Paint } from './paint.tsx';
import { paintLabels } from './PlateLayer.tsx';

export interface Grip {
  readonly spot: ScreenPoint;
  readonly spotRadius: number;
  readonly grip: ScreenPoint;
}

interface LiveLayerProps {
  readonly scene: SceneModel;
  readonly overlays: readonly Overlay[];
  readonly labels: Labels;
  readonly view: View;
  readonly camera: Camera;
  readonly grip: Grip | null;
  readonly loupe: Loupe | null;
  readonly loupeView: LoupeView | null;
}

/** All that changes while a finger moves; the other four layers rest meanwhile. */
export const LiveLayer = memo(function LiveLayer(props: LiveLayerProps) {
  const { scene, overlays, labels, view, camera, grip, loupe, loupeView } = props;
  const drawTable = useCallback(
    (pen: Pen) => {
      for (const overlay of overlays) drawUnder(pen, overlay, scene, view);
      paintLabels(pen, scene, overlays, labels, view);
    },
    [scene, overlays, labels, view],
  );
  const drawHand = useCallback(
    (pen: Pen) => {
      if (grip) drawHandle(pen, grip.spot, grip.spotRadius, grip.grip);
      if (loupe && loupeView) drawLoupe(pen, loupe, loupeView);
    },
    [grip, loupe, loupeView],
  );
  return (
    <Layer listening={false}>
      <Paint left={camera.left} top={camera.top} draw={drawTable} />
      <Paint draw={drawHand} />
    </Layer>
  );
});

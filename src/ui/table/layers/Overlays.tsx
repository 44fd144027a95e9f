import { memo, useCallback } from 'react';
import type { Camera } from '../camera.ts';
import { drawUnder } from '../draw/overlays.ts';
import { apart, box, type Pen, type View } from '../draw/pen.ts';
import type { Overlay } from '../types.ts';
import type { SceneModel } from '../scene-model.ts';
import { Paint } from './paint.tsx';

interface OverlaysProps {
  readonly scene: SceneModel;
  readonly overlays: readonly Overlay[];
  readonly view: View;
  readonly camera: Camera;
}

/** Zones lit, reach, ranges: what lies between ground and models. */
export const Overlays = memo(function Overlays({ scene, overlays, view, camera }: OverlaysProps) {
  const draw = useCallback(
    (pen: Pen) =>
      apart(pen, () => {
        box(pen, 0, 0, scene.size.width * view.s, scene.size.height * view.s);
        pen.clip();
        for (const overlay of overlays) drawUnder(pen, overlay, scene, view);
      }),
    [scene, overlays, view],
  );
  return <Paint left={camera.left} top={camera.top} draw={draw} />;
});

import { memo, useCallback, useMemo } from 'react';
import type { Camera, Viewport } from '../camera.ts';
import { drawUnder } from '../draw/overlays.ts';
import { apart, box, type Pen, type View } from '../draw/pen.ts';
import type { Overlay, SceneModel } from '../types.ts';
import { Paper } from './Paper.tsx';

interface Painted {
  readonly scene: SceneModel;
  readonly overlays: readonly Overlay[];
  readonly view: View;
}

interface OverlayLayerProps extends Painted {
  readonly camera: Camera;
  readonly viewport: Viewport;
}

const paintUnder = (pen: Pen, { scene, overlays, view }: Painted): void =>
  apart(pen, () => {
    box(pen, 0, 0, scene.size.width * view.s, scene.size.height * view.s);
    pen.clip();
    for (const overlay of overlays) drawUnder(pen, overlay, scene, view);
  });

/** Zones lit, reach, ranges: what lies between ground and models. */
export const OverlayLayer = memo(function OverlayLayer(props: OverlayLayerProps) {
  const { scene, overlays, view, camera, viewport } = props;
  const painted = useMemo(
    () => (overlays.length === 0 ? null : { scene, overlays, view }),
    [scene, overlays, view],
  );
  const draw = useCallback(
    (pen: Pen) => {
      if (painted !== null) paintUnder(pen, painted);
    },
    [painted],
  );
  return <Paper viewport={viewport} left={camera.left} top={camera.top} draw={draw} />;
});

import type { Layer } from 'konva/lib/Layer';
import { memo, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Camera, ScreenPoint } from '../camera.ts';
import { drawHandle, drawLoupe, type LoupeView } from '../draw/hand.ts';
import { drawUnder } from '../draw/overlays.ts';
import { apart, type Pen, type View } from '../draw/pen.ts';
import type { Labels } from '../layout/labels.ts';
import type { Loupe, Overlay } from '../types.ts';
import type { SceneModel } from '../scene-model.ts';
import { FrameLayer } from './frame-layer.ts';
import { Paint } from './paint.tsx';
import { paintLabels } from './Plates.tsx';

export interface Grip {
  readonly spot: ScreenPoint;
  readonly spotRadius: number;
  readonly grip: ScreenPoint;
}

/** All that changes while a finger moves. */
interface LivePicture {
  readonly scene: SceneModel;
  readonly overlays: readonly Overlay[];
  readonly labels: Labels;
  readonly view: View;
  readonly camera: Camera;
  readonly grip: Grip | null;
  readonly loupe: Loupe | null;
  readonly loupeView: LoupeView | null;
}

interface Live {
  readonly look: () => LivePicture;
  readonly layer: RefObject<Layer | null>;
}

/** Paints its layer anew whenever the picture is another one; the stage and its other layers are not gone through for it. */
export function useLive({
  scene,
  overlays,
  labels,
  view,
  camera,
  grip,
  loupe,
  loupeView,
}: LivePicture): Live {
  const picture = useRef<LivePicture>({ scene, overlays, labels, view, camera, grip, loupe, loupeView });
  const layer = useRef<Layer>(null);
  useLayoutEffect(() => {
    picture.current = { scene, overlays, labels, view, camera, grip, loupe, loupeView };
    layer.current?.batchDraw();
  }, [scene, overlays, labels, view, camera, grip, loupe, loupeView]);
  const look = useCallback(() => picture.current, []);
  return { look, layer };
}

/** What `useLive` shows; the other layers rest meanwhile. */
export const LiveLayer = memo(function LiveLayer({ look, layer }: Live) {
  const draw = useCallback(
    (pen: Pen) => {
      const { scene, overlays, labels, view, camera, grip, loupe, loupeView } = look();
      apart(pen, () => {
        pen.translate(camera.left, camera.top);
        for (const overlay of overlays) drawUnder(pen, overlay, scene, view);
        paintLabels(pen, scene, overlays, labels, view);
      });
      if (grip) drawHandle(pen, grip.spot, grip.spotRadius, grip.grip);
      if (loupe && loupeView) drawLoupe(pen, loupe, loupeView);
    },
    [look],
  );
  return (
    <FrameLayer ref={layer} listening={false}>
      <Paint draw={draw} />
    </FrameLayer>
  );
});

import { memo, useLayoutEffect, useRef } from 'react';
import type { Camera } from '../camera.ts';
import type { SceneModel } from '../scene-model.ts';

interface GroundProps {
  readonly image: HTMLCanvasElement | null;
  readonly size: SceneModel['size'];
  readonly camera: Camera;
}

/** The table itself, below all that is painted by layers. */
export const Ground = memo(function Ground({ image, size, camera }: GroundProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.replaceChildren(...(image === null ? [] : [image]));
  }, [image]);
  const { scale, left, top } = camera;
  const [width, height] = [size.width * scale, size.height * scale];
  return <div ref={frame} className="ground" style={{ left, top, width, height }} />;
});

import { COLOUR } from '../../../styles/tokens.ts';
import { memo, useCallback } from 'react';
import type { Camera } from '../camera.ts';
import { box, type Pen, stroke } from '../draw/pen.ts';
import type { SceneModel } from '../types.ts';
import { Paint } from './paint.tsx';

interface GroundProps {
  readonly image: HTMLCanvasElement | null;
  readonly size: SceneModel['size'];
  readonly camera: Camera;
}

export const Ground = memo(function Ground({ image, size, camera }: GroundProps) {
  const { scale, left, top } = camera;
  const draw = useCallback(
    (pen: Pen) => {
      const [width, height] = [size.width * scale, size.height * scale];
      if (image) pen.drawImage(image, 0, 0, width, height);
      box(pen, -1.5, -1.5, width + 3, height + 3);
      stroke(pen, { colour: COLOUR.ink, width: 3 });
    },
    [image, size, scale],
  );
  return <Paint left={left} top={top} draw={draw} />;
});

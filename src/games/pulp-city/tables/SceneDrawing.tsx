import { useEffect, useRef } from 'react';
import { viewAt } from '../../../ui/table/camera.ts';
import { drawTable } from '../../../ui/table/draw/table.ts';
import { useFonts } from '../../../ui/table/hooks/use-fonts.ts';
import { usePicture } from '../../../ui/table/hooks/use-picture.ts';
import type { SceneModel } from '../../../ui/table/scene-model.ts';

interface SceneDrawingProps {
  readonly scene: SceneModel;
  /** Spoken name of the picture. */
  readonly label: string;
}

/** Of the longer side, in pixels: small enough for a list, large enough for the heights. */
const SIDE = 480;

/** What lies on a table, from above. */
export function SceneDrawing({ scene, label }: SceneDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fonts = useFonts();
  const ready = usePicture(scene.picture?.image);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    // Faces and a photograph are painted again once they are there.
    if (!pen || (fonts && ready < 0)) return;
    pen.clearRect(0, 0, SIDE, SIDE);
    drawTable(pen, scene, viewAt(SIDE / scene.size.width));
  }, [scene, fonts, ready]);
  return (
    <canvas ref={canvas} className="table-picture" width={SIDE} height={SIDE} role="img" aria-label={label} />
  );
}

import { useEffect, useMemo, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { viewAt } from '../../../ui/table/camera.ts';
import { drawTable } from '../../../ui/table/draw/table.ts';
import { useFonts } from '../../../ui/table/hooks/use-fonts.ts';
import { usePicture } from '../../../ui/table/hooks/use-picture.ts';
import { layoutScene } from './table-scene.ts';

interface TableDrawingProps {
  readonly table: TableLayout;
  /** Spoken name of the picture. */
  readonly label: string;
  /** The zones of two Teams are drawn. */
  readonly zones?: boolean;
}

/** Of the longer side, in pixels: small enough for a list, large enough for the heights. */
const SIDE = 480;

/** A table from above as it will be played on. */
export function TableDrawing({ table, label, zones = true }: TableDrawingProps) {
  const t = useT();
  const scene = useMemo(() => layoutScene(table, t, zones), [table, t, zones]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fonts = useFonts();
  const ready = usePicture(table.picture?.image);
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

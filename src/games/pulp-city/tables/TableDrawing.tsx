import { useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { SceneDrawing } from './SceneDrawing.tsx';
import { layoutScene } from './table-scene.ts';

interface TableDrawingProps {
  readonly table: TableLayout;
  /** Spoken name of the picture. */
  readonly label: string;
  /** The zones of two Teams are drawn. */
  readonly zones?: boolean;
}

/** A table from above as it will be played on. */
export function TableDrawing({ table, label, zones = true }: TableDrawingProps) {
  const t = useT();
  const scene = useMemo(() => layoutScene(table, t, zones), [table, t, zones]);
  return <SceneDrawing scene={scene} label={label} />;
}

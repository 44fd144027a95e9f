import { Shape } from 'react-konva/lib/ReactKonvaCore';
import type { Pen } from '../draw/pen.ts';

interface PaintProps {
  readonly left?: number;
  readonly top?: number;
  /** A new function means a new picture: keep it the same as long as nothing changes. */
  readonly draw: (pen: Pen) => void;
}

/** One drawing on a layer; it is never asked what was hit. */
export function Paint({ left = 0, top = 0, draw }: PaintProps) {
  return (
    <Shape
      x={left}
      y={top}
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={(context) => draw(context._context)}
    />
  );
}

import { type ReactNode, useRef } from 'react';
import { useRoom } from '../../../ui/shell/use-room.ts';
import { useViewport } from '../../../ui/table/hooks/use-viewport.ts';

/** The room of a drawing in pixels of the screen. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
  /** How many times its usual size text has. */
  readonly text: number;
}

/** Until it has been measured. */
const USUAL = { width: 600, height: 210 } as const;
/** Pixels of a rem at the usual size of text. */
const REM = 16;

interface ChartFrameProps {
  /** Left out: what it shows is told in words beside it. */
  readonly label?: string;
  readonly children: (size: ChartSize) => ReactNode;
}

/** A drawing as large as there is room for it, in which words have the size of the screen's own. */
export function ChartFrame({ label, children }: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const measured = useViewport(frame);
  const { rem } = useRoom();
  const { width, height } = measured.width > 0 && measured.height > 0 ? measured : USUAL;
  return (
    <div className="chart-frame" ref={frame}>
      <svg
        className="course"
        viewBox={`0 0 ${width} ${height}`}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {children({ width, height, text: rem / REM })}
      </svg>
    </div>
  );
}

import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Viewport } from '../camera.ts';
import type { Pen } from '../draw/pen.ts';
import { PIXEL_RATIO } from '../pixel-ratio.ts';

export interface PaperHandle {
  /** Paints it anew in the next frame. */
  readonly paint: () => void;
  /** For whoever is in a frame already. */
  readonly paintNow: () => void;
}

interface PaperProps {
  readonly viewport: Viewport;
  readonly left?: number;
  readonly top?: number;
  /** A new function means a new picture: keep it the same as long as nothing changes. */
  readonly draw: (pen: Pen) => void;
  readonly ref?: Ref<PaperHandle>;
}

/** One layer of the table, a canvas of its own, painted in the frame after it has changed. */
export function Paper({ viewport, left = 0, top = 0, draw, ref }: PaperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const due = useRef(0);
  const now = useRef(() => {});
  const { width, height } = viewport;
  const later = useRef(() => {
    due.current ||= requestAnimationFrame(() => now.current());
  });
  useLayoutEffect(() => {
    now.current = () => {
      cancelAnimationFrame(due.current);
      due.current = 0;
      const pen = canvas.current?.getContext('2d') ?? null;
      if (pen === null) return;
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
      pen.save();
      pen.setTransform(PIXEL_RATIO, 0, 0, PIXEL_RATIO, left * PIXEL_RATIO, top * PIXEL_RATIO);
      draw(pen);
      pen.restore();
    };
    later.current();
  }, [left, top, draw]);
  const first = useRef(true);
  // Another size leaves a canvas empty, which nobody is to see.
  useLayoutEffect(() => {
    if (!first.current) now.current();
    first.current = false;
  }, [width, height]);
  useLayoutEffect(() => () => cancelAnimationFrame(due.current), []);
  useImperativeHandle(ref, () => ({ paint: () => later.current(), paintNow: () => now.current() }), []);
  return (
    <canvas
      ref={canvas}
      width={Math.trunc(width * PIXEL_RATIO)}
      height={Math.trunc(height * PIXEL_RATIO)}
      style={{ width, height }}
    />
  );
}

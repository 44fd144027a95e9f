import { useLayoutEffect, useRef } from 'react';
import type { Camera, Viewport } from '../camera.ts';
import type { View } from '../draw/pen.ts';
import { drawMoments, drawStill } from './draw.ts';
import './moments.css';
import type { Playing } from './use-moments.ts';

interface MomentCanvasProps {
  readonly playing: Playing;
  readonly camera: Camera;
  readonly view: View;
  readonly viewport: Viewport;
  readonly ratio: number;
}

/** Paints over the table, frame by frame, and takes no press. What it shows is told by the log to those who listen. */
export function MomentCanvas({ playing, camera, view, viewport, ratio }: MomentCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const clock = useRef<{ readonly key: Playing['key']; readonly began: number } | null>(null);
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d') ?? null;
    if (pen === null) return;
    const { key, timeline, still, turned } = playing;
    // A moved camera goes on with what has begun.
    if (clock.current?.key !== key) clock.current = { key, began: performance.now() };
    const { began } = clock.current;
    const brush = { view, ratio, turned };
    let request = 0;
    const paint = (): void => {
      const time = performance.now() - began;
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
      if (time >= timeline.ends) return;
      pen.setTransform(ratio, 0, 0, ratio, camera.left * ratio, camera.top * ratio);
      if (still) drawStill(pen, timeline, time, brush);
      else drawMoments(pen, timeline, time, brush);
      request = requestAnimationFrame(paint);
    };
    paint();
    return () => cancelAnimationFrame(request);
  }, [playing, camera, view, ratio]);
  return (
    <canvas
      ref={canvas}
      className="drawn-moments"
      aria-hidden
      data-moments={playing.timeline.scheduled.map(({ moment }) => moment.kind).join(' ')}
      width={Math.round(viewport.width * ratio)}
      height={Math.round(viewport.height * ratio)}
    />
  );
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Camera,
  centreOn,
  clampCamera,
  type Focus,
  fitCamera,
  focusCamera,
  mixCameras,
  panBy,
  type ScreenPoint,
  type TableSize,
  type Viewport,
  zoomAt,
} from '../camera.ts';
import type { Point } from '../types.ts';
import { prefersStillness } from './use-walks.ts';

const FLIGHT_MS = 240;

/** The camera in use: the whole table, or what is to be seen close to, until somebody zooms; always within bounds. */
export function useCamera(
  size: TableSize,
  viewport: Viewport,
  focus: Focus | null,
  onCamera?: (camera: Camera) => void,
) {
  const [wanted, setWanted] = useState<Camera | null>(null);
  const flight = useRef(0);
  const { width, height } = size;
  const camera = useMemo(() => {
    const table = { width, height };
    if (wanted) return clampCamera(wanted, table, viewport);
    return focus === null ? fitCamera(table, viewport) : focusCamera(focus, table, viewport);
  }, [wanted, width, height, viewport, focus]);
  const now = useRef(camera);
  useEffect(() => {
    now.current = camera;
    onCamera?.(camera);
  }, [camera, onCamera]);
  useEffect(() => () => cancelAnimationFrame(flight.current), []);

  const setCamera = useCallback((next: Camera) => {
    cancelAnimationFrame(flight.current);
    setWanted(next);
  }, []);

  const moves = useMemo(() => {
    const table = { width, height };
    const fly = (to: Camera) => {
      const target = clampCamera(to, table, viewport);
      if (prefersStillness()) return setCamera(target);
      const from = now.current;
      const started = performance.now();
      const tick = () => {
        const share = Math.min(1, (performance.now() - started) / FLIGHT_MS);
        setWanted(mixCameras(from, target, 1 - (1 - share) ** 3));
        if (share < 1) flight.current = requestAnimationFrame(tick);
      };
      cancelAnimationFrame(flight.current);
      flight.current = requestAnimationFrame(tick);
    };
    const middle = { px: viewport.width / 2, py: viewport.height / 2 };
    return {
      zoomAround: (at: ScreenPoint, factor: number) =>
        setCamera(clampCamera(zoomAt(now.current, at, factor), table, viewport)),
      zoomBy: (factor: number) => fly(zoomAt(now.current, middle, factor)),
      panBy: (dx: number, dy: number) => setCamera(clampCamera(panBy(now.current, dx, dy), table, viewport)),
      fit: () => fly(fitCamera(table, viewport)),
      showPoint: (point: Point) => fly(centreOn(now.current, point, viewport)),
    };
  }, [width, height, viewport, setCamera]);

  return { camera, setCamera, moves };
}

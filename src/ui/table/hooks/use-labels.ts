import { useDeferredValue, useMemo } from 'react';
import { textWidth, type View } from '../draw/pen.ts';
import type { WidthOf } from '../draw/pen.ts';
import { houseSigns } from '../layout/house-signs.ts';
import { type Labels, layOutLabels } from '../layout/labels.ts';
import type { Box, Circle } from '../shapes.ts';
import type { Overlay } from '../types.ts';
import type { SceneModel } from '../scene-model.ts';

/** Where a browser has no canvas, about as wide as the faces run. */
const ABOUT: WidthOf = (text, size) => text.length * size * 0.45;

function measureWith(): WidthOf {
  const pen = document.createElement('canvas').getContext('2d');
  return pen ? (text, size, weight) => textWidth(pen, text, size, weight) : ABOUT;
}

const NONE: Labels = { plates: [], chips: [] };

export interface SceneLabels {
  readonly labels: Labels;
  readonly liveLabels: Labels;
}

/**
 * Plates and chips of the resting scene, and the chips of what is being dragged, which keep clear of them. Chips keep in
 * sight, those at rest once the camera is, too: `seen` is what the window shows of the table.
 */
export function useLabels(
  scene: SceneModel,
  live: readonly Overlay[],
  view: View,
  fonts: boolean,
  coveredTop: number,
  grip: Circle | null,
  seen: Box,
): SceneLabels {
  // The same pen measures differently once the faces are there.
  const widthOf = useMemo(() => (fonts ? measureWith() : measureWith()), [fonts]);
  const { pieces, size, across = false, turned = false } = scene;
  const houses = useMemo(
    () => houseSigns({ pieces, size, across, turned }, { ...view, widthOf }),
    [pieces, size, across, turned, view, widthOf],
  );
  const resting = live.length === 0 ? grip : null;
  const widest = seen.right - seen.left;
  const rested = useDeferredValue(seen);
  const shown = scene.overlays.length === 0 ? null : rested;
  const labels = useMemo(
    () =>
      layOutLabels(scene, scene.overlays, {
        ...view,
        widthOf,
        houses,
        top: coveredTop,
        avoid: resting ? [resting] : [],
        widest,
        ...(shown && { seen: shown }),
      }),
    [scene, view, widthOf, houses, coveredTop, resting, widest, shown],
  );
  const liveLabels = useMemo(() => {
    if (live.length === 0) return NONE;
    const avoid = grip ? [grip] : [];
    const measures = { ...view, widthOf, houses, top: coveredTop, avoid, seen, widest };
    const quiet = { ...scene, tokens: scene.tokens.map(({ closedReason: _, ...token }) => token) };
    const { chips } = layOutLabels(quiet, live, measures, labels.plates);
    return { plates: [], chips };
  }, [scene, live, view, widthOf, houses, labels, coveredTop, grip, seen, widest]);
  return { labels, liveLabels };
}

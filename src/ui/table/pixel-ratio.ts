import Konva from 'konva/lib/Core';

/** More device pixels than two cost frames and show nothing. */
export const PIXEL_RATIO = Math.min(globalThis.devicePixelRatio || 1, 2);

Konva.pixelRatio = PIXEL_RATIO;

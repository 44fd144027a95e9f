import type { GroundPicture } from '../types.ts';
import { apart, type Pen } from './pen.ts';

/** Decoded images by their address; a few at most are ever looked at. */
const decoded = new Map<string, HTMLImageElement>();
const MOST_KEPT = 6;

/** The image once the browser has decoded it; null: not yet, and `onReady` is called when it has. */
export function pictureOf(image: string, onReady: () => void): HTMLImageElement | null {
  const known = decoded.get(image);
  if (known) {
    if (!known.complete) known.addEventListener('load', onReady, { once: true });
    return known.complete ? known : null;
  }
  const made = new Image();
  made.addEventListener('load', onReady, { once: true });
  made.src = image;
  const [oldest] = decoded.keys();
  if (decoded.size >= MOST_KEPT && oldest !== undefined) decoded.delete(oldest);
  decoded.set(image, made);
  return made.complete && made.naturalWidth > 0 ? made : null;
}

/** Nothing while it is being decoded: whoever paints is told when it is there (`usePicture`). */
export function drawPicture(pen: Pen, picture: GroundPicture, s: number): void {
  const image = pictureOf(picture.image, () => {});
  if (image === null || image.naturalWidth === 0) return;
  apart(pen, () => {
    pen.translate(picture.at.x * s, picture.at.y * s);
    pen.rotate((picture.turnDeg * Math.PI) / 180);
    const [w, h] = [picture.width * s, picture.height * s];
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, -w / 2, -h / 2, w, h);
  });
}

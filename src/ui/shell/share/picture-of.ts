import { readQr } from '../../../app/qr.ts';

/** Points along the longer side: more tells a reader nothing new, and takes him seconds. */
const MOST_POINTS = 2400;

function pixels(source: CanvasImageSource, width: number, height: number): ImageData | null {
  const shrink = Math.min(1, MOST_POINTS / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * shrink));
  canvas.height = Math.max(1, Math.round(height * shrink));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return null;
  // A picture may be clear where it is to be white.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** What the code in a picture file says; null: none is found, or it is no picture. */
export async function codeInFile(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const data = pixels(picture, picture.width, picture.height);
    picture.close();
    return data === null ? null : await readQr(data, 'thorough');
  } catch {
    return null;
  }
}

/** What the code before the camera says; null: none is seen in this moment. */
export async function codeInView(video: HTMLVideoElement): Promise<string | null> {
  const data = pixels(video, video.videoWidth, video.videoHeight);
  return data === null ? null : readQr(data, 'quick');
}

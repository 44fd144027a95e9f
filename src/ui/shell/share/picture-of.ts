import { readQr } from '../../../app/qr.ts';

/** Points along the longer side: more tells a reader nothing new, and takes him seconds. */
const MOST_POINTS = 2400;

/** How a picture is held before the reader: by quarters of a turn, and how large. */
interface Hold {
  readonly quarters: number;
  readonly size: number;
}

/** A slant that misleads the reader in one of them does not in another: of photographs some six in a hundred need it. */
const HOLDS: readonly Hold[] = [1, 0.7].flatMap((size) =>
  [0, 1, 2, 3].map((quarters) => ({ quarters, size })),
);

function pixels(
  source: CanvasImageSource,
  { width, height }: { readonly width: number; readonly height: number },
  { quarters, size }: Hold,
): ImageData | null {
  const shrink = size * Math.min(1, MOST_POINTS / Math.max(width, height, 1));
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * shrink))) as [
    number,
    number,
  ];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = quarters % 2 === 0 ? [wide, high] : [high, wide];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return null;
  // A picture may be clear where it is to be white.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((quarters * Math.PI) / 2);
  pen.drawImage(source, -wide / 2, -high / 2, wide, high);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** What the code in a picture file says; null: none is found, or it is no picture. */
export async function codeInFile(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    let found: string | null = null;
    for (const hold of HOLDS) {
      const data = pixels(picture, picture, hold);
      found = data === null ? null : await readQr(data, 'thorough');
      if (found !== null) break;
    }
    picture.close();
    return found;
  } catch {
    return null;
  }
}

/** What the code before the camera says at the so many-th look; null: none is seen in this moment. */
export async function codeInView(video: HTMLVideoElement, look: number): Promise<string | null> {
  const hold = HOLDS[look % HOLDS.length];
  if (hold === undefined) return null;
  const data = pixels(video, { width: video.videoWidth, height: video.videoHeight }, hold);
  return data === null ? null : readQr(data, 'quick');
}

import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { type GroundPicture, LONGEST_IMAGE } from '../../../systems/pulp-city/model/ground.ts';

/** Bytes of a file that is opened at all, and pixels of the longer side that are kept. */
const LARGEST_FILE = 40_000_000;
const LONGEST_SIDES = [1800, 1400, 1000, 700] as const;
const QUALITIES = [0.82, 0.65] as const;
/** Fewer pixels show nothing of a table. */
const LEAST_SIDE = 64;

export type PictureImage = Pick<GroundPicture, 'image' | 'width' | 'height'>;

/** A photograph made so small that it is kept with its table, or why it cannot be. Never rejects. */
export async function readPicture(file: Blob): Promise<Result<PictureImage, Refusal>> {
  if (file.size > LARGEST_FILE) return err(refusal('picture.tooLarge', { most: LARGEST_FILE / 1_000_000 }));
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return err(refusal('picture.noImage'));
  }
  try {
    if (Math.min(bitmap.width, bitmap.height) < LEAST_SIDE)
      return err(refusal('picture.tooSmall', { least: LEAST_SIDE }));
    for (const side of LONGEST_SIDES) {
      const share = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(bitmap.width * share));
      canvas.height = Math.max(1, Math.round(bitmap.height * share));
      const pen = canvas.getContext('2d');
      if (!pen) return err(refusal('picture.noImage'));
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      for (const quality of QUALITIES) {
        const image = canvas.toDataURL('image/jpeg', quality);
        if (image.length <= LONGEST_IMAGE) return ok({ image, width: canvas.width, height: canvas.height });
      }
    }
    return err(refusal('picture.tooLarge', { most: LONGEST_IMAGE / 1_000_000 }));
  } finally {
    bitmap.close();
  }
}

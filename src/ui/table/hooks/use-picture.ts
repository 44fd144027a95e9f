import { useEffect, useState } from 'react';
import { pictureOf } from '../draw/picture.ts';

/** Rises when the image has been decoded, so that what shows it is painted again. */
export function usePicture(image: string | undefined): number {
  const [ready, setReady] = useState(0);
  useEffect(() => {
    if (image === undefined) return;
    let watching = true;
    const told = (): void => {
      if (watching) setReady((count) => count + 1);
    };
    if (pictureOf(image, told) !== null) told();
    return () => {
      watching = false;
    };
  }, [image]);
  return ready;
}

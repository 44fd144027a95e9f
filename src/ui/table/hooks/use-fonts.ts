import { useEffect, useState } from 'react';
import { FONT_LABEL } from '../../../styles/tokens.ts';
import { forgetWidths } from '../draw/pen.ts';
import { forgetSprites } from '../draw/sprites.ts';

/** A canvas does not wait for its faces: this changes once they are there, and what was painted is forgotten. */
export function useFonts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!('fonts' in document)) return;
    let wanted = true;
    const faces = ['700', '800'].map((weight) => document.fonts.load(`${weight} 16px ${FONT_LABEL}`));
    Promise.all(faces).then(
      () => {
        if (!wanted) return;
        forgetSprites();
        forgetWidths();
        setReady(true);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  return ready;
}

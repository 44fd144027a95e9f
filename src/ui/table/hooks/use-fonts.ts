import { useEffect, useState } from 'react';
import { FONT_LABEL } from '../../../styles/tokens.ts';
import { forgetWidths } from '../draw/pen.ts';
import { forgetSprites } from '../draw/sprites.ts';

const FACES = ['700', '800'].map((weight) => `${weight} 16px ${FONT_LABEL}`);

/** What was measured and painted without the faces is forgotten. */
let known = false;
function arrived(): void {
  if (known) return;
  known = true;
  forgetSprites();
  forgetWidths();
}

function areThere(): boolean {
  if (known) return true;
  if (!('fonts' in document) || !FACES.every((face) => document.fonts.check(face))) return false;
  arrived();
  return true;
}

/** A canvas does not wait for its faces: this changes once they are there. */
export function useFonts(): boolean {
  const [ready, setReady] = useState(areThere);
  useEffect(() => {
    if (ready || !('fonts' in document)) return;
    let wanted = true;
    Promise.all(FACES.map((face) => document.fonts.load(face))).then(
      () => {
        if (!wanted) return;
        arrived();
        setReady(true);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [ready]);
  return ready;
}

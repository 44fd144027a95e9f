import { useEffect, useRef } from 'react';
import { useSessionState } from '../app.ts';

const ASKED = '.dock:has([data-question]) .prompt :is(.prompt__title, .prompt__subtitle), .cover__title';

/** A pause follows it where it is read out. */
const ended = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

/**
 * Says what is asked anew. A prompt comes and goes with its question, and what comes with its words in it is read out by
 * few; this one stays.
 */
export function Announcer() {
  const region = useRef<HTMLParagraphElement>(null);
  const revision = useSessionState((state) => state.revision);
  useEffect(() => {
    const words = [...document.querySelectorAll(ASKED)].map(({ textContent }) => ended(textContent));
    const now = words.join(' ');
    if (region.current !== null && region.current.textContent !== now) region.current.textContent = now;
  }, [revision]);
  return <p ref={region} className="visually-hidden" role="status" data-announcer />;
}

import { memo, useEffect, useRef } from 'react';
import { useDrafts, useSessionState } from '../app.ts';

const ASKED = '.dock:has([data-question]) .prompt :is(.prompt__title, .prompt__subtitle), .cover__title';

/** Where an unfinished answer stands, and what keeps it from being given. */
const SO_FAR =
  '.dock:has([data-question]) :is([data-so-far], .dock__main .button--primary[aria-disabled="true"] .button__reason)';

/** So long nothing more has to be done to an answer before it is told how it stands: nudges come in a row. */
const PAUSE_MS = 300;

/** A pause follows it where it is read out. */
const ended = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

const wordsOf = (what: string): string =>
  [...document.querySelectorAll(what)]
    .map(({ childNodes }) => ended([...childNodes].map(({ textContent }) => textContent).join(' ')))
    .join(' ');

function say(region: HTMLElement | null, words: string): void {
  if (region !== null && region.textContent !== words) region.textContent = words;
}

/**
 * Says what is asked anew, and while it is answered by hand what has become of the answer. A prompt comes and goes with
 * its question, and what comes with its words in it is read out by few; this one stays.
 */
export const Announcer = memo(function Announcer() {
  const region = useRef<HTMLParagraphElement>(null);
  const asked = useRef('');
  const revision = useSessionState((state) => state.revision);
  const drafts = useDrafts();
  useEffect(() => {
    asked.current = wordsOf(ASKED);
    say(region.current, asked.current);
  }, [revision]);
  useEffect(() => {
    let timer = 0;
    const tell = (): void => {
      const now = wordsOf(ASKED);
      const standing = Object.keys(drafts.getState()).length === 0 ? '' : wordsOf(SO_FAR);
      // What is asked was said before: only what is new of it is said once more.
      const news = now === asked.current ? standing : `${now} ${standing}`;
      say(region.current, standing === '' ? now : news);
      asked.current = now;
    };
    const wait = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(tell, PAUSE_MS);
    };
    const stop = drafts.subscribe(wait);
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [drafts]);
  return <p ref={region} className="visually-hidden" role="status" data-announcer />;
});

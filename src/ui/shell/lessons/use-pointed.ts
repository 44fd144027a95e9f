import { useEffect } from 'react';
import type { Mark } from './course.ts';
import type { Coach } from './use-coach.ts';

const MARKED = 'data-coach';
const CONTROLS = 'button, [role="radio"], [role="switch"], summary';

/** The words on the control that is meant; empty: the gold button; null: none in the dock. */
function wordsOf(mark: Mark | null): string | null {
  if (mark === null || mark.on === 'table') return null;
  return mark.on === 'gold' ? '' : mark.words;
}

function controlWith(words: string | null): Element | null {
  const dock = document.querySelector('.dock');
  if (words === null || dock === null) return null;
  if (words === '') return dock.querySelector('.button--primary');
  const all = [...dock.querySelectorAll(CONTROLS)].filter((one) => one.closest('.coach') === null);
  return all.find((one) => one.textContent.includes(words)) ?? null;
}

function unmark(but: Element | null): void {
  for (const old of document.querySelectorAll(`[${MARKED}]`)) if (old !== but) old.removeAttribute(MARKED);
}

/** Puts a ring around the control of the dock that is meant, also when it comes later or is drawn anew. */
export function usePointed({ shown, step }: Coach): void {
  const words = wordsOf(step?.mark ?? null);
  useEffect(() => {
    const point = (): void => {
      const control = controlWith(words);
      unmark(control);
      if (control === null || control.hasAttribute(MARKED)) return;
      control.setAttribute(MARKED, '');
      // It may lie below what is in sight of a long list.
      control.scrollIntoView({ block: 'nearest' });
    };
    point();
    const dock = document.querySelector('.dock');
    const watch = new MutationObserver(point);
    if (dock !== null) watch.observe(dock, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      unmark(null);
    };
  }, [words]);
  useEffect(() => {
    const control = shown === 0 ? null : controlWith(words);
    if (control instanceof HTMLElement) {
      control.scrollIntoView({ block: 'nearest' });
      control.focus();
    }
  }, [shown, words]);
}

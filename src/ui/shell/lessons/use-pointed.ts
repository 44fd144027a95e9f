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

function isWithin(control: Element, list: Element): boolean {
  const [inner, outer] = [control.getBoundingClientRect(), list.getBoundingClientRect()];
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}

/** Puts a ring around the control of the dock that is meant, also when it comes later or is drawn anew. */
export function usePointed({ shown, step }: Coach): void {
  const words = wordsOf(step?.mark ?? null);
  useEffect(() => {
    // A list that gets shorter, as when a button comes below it, shows it again.
    const sizes = new ResizeObserver(([list]) => {
      const control = document.querySelector(`[${MARKED}]`);
      if (control === null || list === undefined || isWithin(control, list.target)) return;
      control.scrollIntoView({ block: 'center' });
    });
    const point = (): void => {
      const control = controlWith(words);
      unmark(control);
      if (control === null || control.hasAttribute(MARKED)) return;
      control.setAttribute(MARKED, '');
      // It may lie below what is in sight of a long list.
      control.scrollIntoView({ block: 'nearest' });
      const list = control.closest('.dock__grow');
      if (list !== null) sizes.observe(list);
    };
    point();
    const dock = document.querySelector('.dock');
    const watch = new MutationObserver(point);
    if (dock !== null) watch.observe(dock, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      sizes.disconnect();
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

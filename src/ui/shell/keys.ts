import { useLayoutEffect, useRef } from 'react';

/** Keys as the browser names them; `Shift+` in front where Shift is held. */
export type KeyMap = Readonly<Record<string, (() => void) | undefined>>;

const TYPING = 'input, textarea, select, [contenteditable]';
const PRESSED = 'button, a, summary';

/** What a pointer was last put down on: the browser leaves the focus there, but nobody walked to it by keys. */
let pointed: Element | null = null;
let watching = false;

/** Notes from now on what pointers press. */
export function watchPointer(): void {
  if (watching) return;
  watching = true;
  const put = ({ target }: Event): void => {
    pointed = target instanceof Element ? target.closest(PRESSED) : null;
  };
  window.addEventListener('pointerdown', put, true);
  window.addEventListener('focusin', ({ target }) => {
    if (target !== pointed) pointed = null;
  });
}

/** What has the focus because somebody walked there by keys. */
export function keyFocus(): Element | null {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === pointed
    ? null
    : activeElement;
}

/**
 * The name of a pressed key, or null when somebody is typing or the browser means it otherwise.
 * `enter`: whoever asks knows himself what Enter on a button means.
 */
export function keyOf(event: KeyboardEvent, { enter = false } = {}): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const { target } = event;
  if (target instanceof Element) {
    if (target.closest(TYPING) !== null || target.closest('dialog') !== null) return null;
    const pressesIt = (event.key === 'Enter' && !enter) || event.key === ' ';
    if (pressesIt && target.closest(PRESSED) !== null) return null;
  }
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.shiftKey && (name.length > 1 || name === 'z') ? `Shift+${name}` : name;
}

/** Answers keys as long as the component is there, from the moment it is on the screen; the latest one mounted is asked first. */
export function useKeys(keys: KeyMap): void {
  const current = useRef(keys);
  useLayoutEffect(() => {
    current.current = keys;
  });
  useLayoutEffect(() => {
    watchPointer();
    const press = (event: KeyboardEvent) => {
      const name = keyOf(event);
      const act = name === null ? undefined : current.current[name];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

import { useEffect, useRef } from 'react';

/** Keys as the browser names them; `Shift+` in front where Shift is held. */
export type KeyMap = Readonly<Record<string, (() => void) | undefined>>;

const TYPING = 'input, textarea, select, [contenteditable]';

/** The name of a pressed key, or null when somebody is typing or the browser means it otherwise. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const { target } = event;
  if (target instanceof Element) {
    if (target.closest(TYPING) !== null || target.closest('dialog') !== null) return null;
    const pressesIt = event.key === 'Enter' || event.key === ' ';
    if (pressesIt && target.closest('button, a, summary') !== null) return null;
  }
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.shiftKey && (name.length > 1 || name === 'z') ? `Shift+${name}` : name;
}

/** Answers keys as long as the component is there; the latest one mounted is asked first. */
export function useKeys(keys: KeyMap): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
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

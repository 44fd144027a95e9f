import { useEffect, useSyncExternalStore } from 'react';
import { usePreference } from './app.ts';

/** The window in CSS pixels, and how many of them a rem has: text of double size makes half the room. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

const NOT_YET: Room = { width: 0, height: 0, rem: 16 };
const listeners = new Set<() => void>();
let known = NOT_YET;

/** Asked only when something may have changed: the browser has to work out its styles for it. */
function look(): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const { innerWidth: width, innerHeight: height } = window;
  if (known.width === width && known.height === height && known.rem === rem) return;
  known = { width, height, rem };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('resize', look);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('resize', look);
  };
}

function room(): Room {
  if (known === NOT_YET) look();
  return known;
}

/** The room there is, measured again with the window and with the size of the text. */
export function useRoom(): Room {
  const textScale = usePreference((state) => state.textScale);
  useEffect(look, [textScale]);
  return useSyncExternalStore(subscribe, room, room);
}

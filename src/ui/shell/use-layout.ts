import { useSyncExternalStore } from 'react';
import type { Layout } from '../../app/preferences.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { usePreference } from './app.ts';

/** Sits at the far edge of a flat screen. */
export const FAR: PlayerId = 'b';

/** Two docks need room on both sides of the table. */
const ROOMY = '(min-width: 600px) and (min-height: 600px)';

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(ROOMY);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

const isRoomy = (): boolean => globalThis.matchMedia?.(ROOMY).matches ?? true;

/** The layout that was chosen; on a phone there is only one. */
export function useLayout(): Layout {
  const chosen = usePreference((state) => state.layout);
  const roomy = useSyncExternalStore(subscribe, isRoomy, isRoomy);
  return roomy ? chosen : 'oneSide';
}

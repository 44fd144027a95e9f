import { useSyncExternalStore } from 'react';
import type { Layout } from '../../app/preferences.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { useApp, usePreference, useSessionState } from './app.ts';

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

/** The layout that was chosen; on a phone, and for more than two players, there is only one. */
export function useLayout(): Layout {
  const chosen = usePreference((state) => state.layout);
  const roomy = useSyncExternalStore(subscribe, isRoomy, isRoomy);
  const { face } = useApp();
  const two = useSessionState(({ game }) => game === null || face.players(game.setup).length === 2);
  return roomy && two ? chosen : 'oneSide';
}

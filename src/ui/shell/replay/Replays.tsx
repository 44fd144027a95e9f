import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { useApp } from '../app.ts';
import type { ReplayDocument } from './document.ts';
import { type ReplayOrder, ReplayDoor } from './door.ts';
import { goBack, type WayBack, wayBack } from './way-back.ts';

/** What is shown again, over the place that it was asked for from. */
export interface Replayed {
  readonly document: ReplayDocument;
  readonly order: ReplayOrder;
  /** Rises with each that is shown. */
  readonly turn: number;
  readonly leave: () => void;
  /** Puts it on the table, as `goOnFrom` says. */
  readonly goOn: (at: number | null, way: string) => Promise<Refusal | null>;
}

/** Opens replays for all that stands inside; what shows them is drawn by `children`. */
export function Replays({ children }: { readonly children: (replay: Replayed | null) => ReactNode }) {
  const app = useApp();
  const [shown, show] = useState<Pick<Replayed, 'document' | 'order' | 'turn'> | null>(null);
  const back = useRef<WayBack | null>(null);
  const leave = useCallback(() => show(null), []);
  // After the screen that is there again has done what it does when it comes.
  useEffect(() => {
    if (shown !== null || back.current === null) return;
    goBack(back.current);
    back.current = null;
  }, [shown]);
  const open = useCallback(
    async (order: ReplayOrder): Promise<Refusal | null> => {
      try {
        const asked = wayBack();
        const { readReplay } = await import('./document.ts');
        const document = await readReplay(app, order);
        if (!document.ok) return document.error;
        back.current ??= asked;
        show((before) => ({ document: document.value, order, turn: (before?.turn ?? 0) + 1 }));
        return null;
      } catch {
        return refusal('game.notLoaded');
      }
    },
    [app],
  );
  const goOn = useCallback(
    async (at: number | null, way: string): Promise<Refusal | null> => {
      if (shown === null) return null;
      const { goOnFrom } = await import('./document.ts');
      const refused = await goOnFrom(app, shown.document, at, way);
      if (refused === null) back.current = null;
      show(null);
      return refused;
    },
    [app, shown],
  );
  return <ReplayDoor value={open}>{children(shown === null ? null : { ...shown, leave, goOn })}</ReplayDoor>;
}

import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
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

interface State {
  /** null: the place itself. */
  readonly shown: Pick<Replayed, 'document' | 'order' | 'turn'> | null;
  /** Where whoever leaves it comes back to. */
  readonly back: WayBack | null;
}

/** Opens replays for all that stands inside; what shows them is drawn by `children`. */
export function Replays({ children }: { readonly children: (replay: Replayed | null) => ReactNode }) {
  const app = useApp();
  const [{ shown, back }, set] = useState<State>({ shown: null, back: null });
  // A whole screen is made anew: a little at a time.
  const show = useCallback((next: (now: State) => State) => startTransition(() => set(next)), []);
  const leave = useCallback(() => show((now) => ({ ...now, shown: null })), [show]);
  // After the screen that is there again has done what it does when it comes.
  useEffect(() => {
    if (shown === null && back !== null) goBack(back);
  }, [shown, back]);
  const open = useCallback(
    async (order: ReplayOrder): Promise<Refusal | null> => {
      try {
        const asked = wayBack();
        const { readReplay } = await import('./document.ts');
        const document = await readReplay(app, order);
        if (!document.ok) return document.error;
        show((now) => ({
          shown: { document: document.value, order, turn: (now.shown?.turn ?? 0) + 1 },
          back: now.shown === null ? asked : now.back,
        }));
        return null;
      } catch {
        return refusal('game.notLoaded');
      }
    },
    [app, show],
  );
  const goOn = useCallback(
    async (at: number | null, way: string): Promise<Refusal | null> => {
      if (shown === null) return null;
      const { goOnFrom } = await import('./document.ts');
      const refused = await goOnFrom(app, shown.document, at, way);
      show((now) => ({ shown: null, back: refused === null ? null : now.back }));
      return refused;
    },
    [app, show, shown],
  );
  return <ReplayDoor value={open}>{children(shown === null ? null : { ...shown, leave, goOn })}</ReplayDoor>;
}

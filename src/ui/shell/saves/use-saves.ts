import { useCallback, useEffect, useState } from 'react';
import { type SaveEntry, useApp } from '../app.ts';

/** undefined: still being read; null: cannot be read. */
export type SaveList = readonly SaveEntry[] | null | undefined;

export function useSaves(): { readonly saves: SaveList; readonly reload: () => void } {
  const { saves: door } = useApp();
  const [saves, setSaves] = useState<SaveList>(undefined);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let stale = false;
    door.list().then(
      (found) => {
        if (!stale && turn >= 0) setSaves(found);
      },
      () => {
        if (!stale) setSaves(null);
      },
    );
    return () => {
      stale = true;
    };
  }, [door, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { saves, reload };
}

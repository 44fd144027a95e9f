import { useEffect, useMemo, useState } from 'react';
import { type Chance, NO_CHANCE, withPlayout } from '../../../lab/chances.ts';
import { useApp, useSessionState } from '../use-game.ts';
import type { Asked, Told } from './asking.ts';
import { type TurnEnd, turnEnds } from './moments.ts';

export interface TurnChance extends TurnEnd {
  /** Of the first side. */
  readonly chance: Chance;
}

/** Chances after every Turn of the Encounter on the table, sharper and sharper as long as they are `wanted`. */
export function useChances(wanted: boolean): {
  readonly turns: readonly TurnChance[];
  /** The browser cannot work them out. */
  readonly failed: boolean;
} {
  const { session } = useApp();
  const journal = useSessionState((state) => state.journal);
  const ends = useMemo(() => (journal === null ? [] : turnEnds(journal)), [journal]);
  const [chances, setChances] = useState<ReadonlyMap<number, Chance>>(new Map());
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const { journal: played, game } = session.store.getState();
    if (!wanted || played === null || game === null) return undefined;
    let worker: Worker;
    try {
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    } catch {
      queueMicrotask(() => setFailed(true));
      return undefined;
    }
    const heard = new Map<number, Chance>();
    worker.addEventListener('message', ({ data }: MessageEvent<Told | { readonly say: 'ready' }>) => {
      if (data.say !== 'played' || data.score === null) return;
      const { at, score } = data;
      heard.set(at, withPlayout(heard.get(at) ?? NO_CHANCE, score));
      setChances(new Map(heard));
    });
    worker.addEventListener('error', () => setFailed(true));
    const asked: Asked = { ask: 'chances', journal: played, game };
    worker.postMessage(asked);
    return () => worker.terminate();
  }, [session, wanted]);
  const turns = useMemo(
    () => ends.map((end, at): TurnChance => ({ ...end, chance: chances.get(at) ?? NO_CHANCE })),
    [ends, chances],
  );
  return { turns, failed };
}

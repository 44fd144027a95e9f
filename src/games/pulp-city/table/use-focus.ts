import { useMemo, useState } from 'react';
import { samePlain } from '../../../kernel/plain.ts';
import { liveModels } from '../../../systems/pulp-city/board/cards.ts';
import { useWatching } from '../../../ui/shell/replay/watching.ts';
import type { Focus } from '../../../ui/table/camera.ts';
import type { SceneModel } from '../../../ui/table/types.ts';
import type { Decor } from '../scene/decor.ts';
import { useSessionState, useWorld } from '../use-game.ts';

/**
 * Who acts, or may, and whom it may be about, for a small screen; null: nobody in particular, so the whole table. The
 * same object until one of them stands elsewhere: whatever else is drawn anew moves no camera.
 */
export function useFocus(
  { markers, tokens }: SceneModel,
  { acting = [], overlays = [], targets = [] }: Decor,
): Focus | null {
  const told = useTold();
  const ids = acting.length === 0 ? told : [...acting, ...targets];
  const standing = [...tokens, ...markers].filter(({ id }) => ids.includes(id)).map(({ at }) => at);
  // Of a Target that is out of reach there is the line of sight, which says why.
  const seen = overlays.flatMap((overlay) => (overlay.kind === 'sight' ? [overlay.to.at] : []));
  const points = standing.length === 0 ? [] : [...standing, ...seen];
  const [kept, keep] = useState<Focus>({ points });
  if (!samePlain(kept.points, points)) keep({ points });
  return kept.points.length === 0 ? null : kept;
}

const NOBODY: readonly string[] = [];

/** In a replay, whose Activation it is and who has a part in what is shown. */
function useTold(): readonly string[] {
  const w = useWorld();
  const watching = useWatching();
  const journal = useSessionState((state) => state.journal);
  return useMemo(() => {
    if (!watching) return NOBODY;
    const { activation } = w.state;
    const told = journal?.entries[journal.head - 1]?.events ?? [];
    const named = told.flatMap((event) => Object.values(event).flat()).map(String);
    return [...(activation === null ? [] : liveModels(w, activation.card)), ...named];
  }, [watching, w, journal]);
}

import { useMemo, useState } from 'react';
import { samePlain } from '../../../kernel/plain.ts';
import { liveModels } from '../../../systems/pulp-city/board/cards.ts';
import { useWatching } from '../../../ui/shell/replay/watching.ts';
import type { trayEdge } from '../../../ui/shell/table/tray-edge.ts';
import type { Focus } from '../../../ui/table/camera.ts';
import { middleOf } from '../../../ui/table/shapes.ts';
import { type Point } from '../../../ui/table/types.ts';
import type { SceneModel } from '../../../ui/table/scene-model.ts';
import { isBarrier, type Piece } from '../../../ui/table/pieces.ts';
import type { Decor } from '../scene/decor.ts';
import { useSessionState, useWorld } from '../use-game.ts';

/**
 * Who acts, or may, and whom it may be about, for a small screen; null: nobody in particular, so the whole table. The
 * same object until one of them stands elsewhere: whatever else is drawn anew moves no camera.
 */
export function useFocus(
  { markers, pieces, size, tokens }: SceneModel,
  { acting = [], overlays = [], roam = 0, targets = [] }: Decor,
): Focus | null {
  const told = useTold();
  const asked = [...acting, ...targets];
  const ids = asked.length === 0 ? told : asked;
  const people = [...tokens, ...markers].filter(({ id }) => ids.includes(id)).map(({ at }) => at);
  // Objects that might be aimed at as well send no screen far away; one that alone is asked about is come close to.
  const standing =
    people.length > 0 ? people : pieces.filter(({ id }) => ids.includes(id)).map(middleOfPiece);
  // Of a Target that is out of reach there is the line of sight, which says why.
  const seen = overlays.flatMap((overlay) => (overlay.kind === 'sight' ? [overlay.to.at] : []));
  const around = roam <= SPARED ? [] : standing.flatMap((at) => within(size, at, roam - SPARED));
  const points = standing.length === 0 ? [] : [...standing, ...around, ...seen];
  const [kept, keep] = useState<Focus>({ points });
  if (!samePlain(kept.points, points)) keep({ points });
  return kept.points.length === 0 ? null : kept;
}

function middleOfPiece(piece: Piece): Point {
  if (piece.kind === 'object') return piece.at;
  return middleOf(isBarrier(piece) ? piece.points : piece.outline);
}

/** Inches of a way that are in the room which a focus has around its points anyway. */
const SPARED = 1.5;

/** The corners of the square around a point, as far as there is table. */
function within({ width, height }: SceneModel['size'], { x, y }: Point, far: number): readonly Point[] {
  const [west, east] = [Math.max(0, x - far), Math.min(width, x + far)];
  const [north, south] = [Math.max(0, y - far), Math.min(height, y + far)];
  return [
    { x: west, y: north },
    { x: east, y: south },
  ];
}

/** What is to be seen from north to south: where a small screen has come close, half of it goes under the dice. */
export function seenIn(focus: Focus | null, size: number): Parameters<typeof trayEdge>[2] {
  if (focus === null) return { from: 0, to: size, share: 1 / 3 };
  const ys = focus.points.map(({ y }) => y);
  return { from: Math.min(...ys), to: Math.max(...ys), share: 1 / 2 };
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

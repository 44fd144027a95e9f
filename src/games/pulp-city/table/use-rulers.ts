import { useState } from 'react';
import { formatInches } from '../../../i18n/units.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Overlay, Point } from '../../../ui/table/types.ts';
import { useSelected } from '../../../ui/shell/app.ts';
import { useWorld } from '../use-game.ts';
import { inches } from '../../../geometry/units.ts';
import { shown, toInches } from '../../../ui/table/units.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { bodyOf } from '../../../systems/pulp-city/board/bodies.ts';
import { gapBetween } from '../../../systems/pulp-city/board/distance.ts';

type Ruler = Extract<Overlay, { kind: 'ruler' }>;

interface Pinned {
  readonly state: World['state'];
  readonly rulers: readonly Ruler[];
}

/** Where a ruler ends: on the ground, or at the base of a model. */
export type RulerEnd = { readonly at: Point } | { readonly model: string };

export interface Rulers {
  readonly overlays: readonly Ruler[];
  readonly pin: (end: RulerEnd) => void;
  readonly close: (id: string) => void;
  readonly clear: () => void;
}

const MOST = 3;

/**
 * Rulers from the model chosen, or else the one that acts, edge to edge or edge to point. They belong to the table as it
 * stands: with the next thing that happens they are gone, so that none lies over what comes then.
 */
export function useRulers(acting: string | null): Rulers {
  const w = useWorld();
  const t = useT();
  const selected = useSelected();
  const [pinned, setPinned] = useState<Pinned>({ state: w.state, rulers: [] });
  const rulers = pinned.state === w.state ? pinned.rulers : [];
  const setRulers = (next: readonly Ruler[]) => setPinned({ state: w.state, rulers: next });
  return {
    overlays: rulers,
    pin(end) {
      const from = selected !== null && standing(w, selected) ? selected : acting;
      if (from === null || !standing(w, from) || ('model' in end && !standing(w, end.model))) return;
      if ('model' in end && end.model === from) return;
      const ruler = rulerTo(w, from, end);
      const text = formatInches(ruler.away, t.lang);
      const id = `${from} ${ruler.to.x} ${ruler.to.y}`;
      const others = rulers.filter((one) => one.id !== id).slice(1 - MOST);
      setRulers([...others, { kind: 'ruler', id, from: ruler.from, to: ruler.to, text }]);
    },
    close: (id) => setRulers(rulers.filter((ruler) => ruler.id !== id)),
    clear: () => setRulers([]),
  };
}

const standing = (w: World, id: string): boolean => w.state.models[id]?.status === 'table';

function rulerTo(w: World, from: string, end: RulerEnd): { from: Point; to: Point; away: number } {
  const { size } = w.setup.table;
  const body = bodyOf(w, from);
  const start = shown(size, body);
  if ('at' in end) {
    const away = Math.hypot(end.at.x - start.x, end.at.y - start.y) - toInches(body.r);
    return { from: start, to: end.at, away: inches(Math.max(0, away)) };
  }
  return {
    from: start,
    to: shown(size, bodyOf(w, end.model)),
    away: gapBetween(w, from, end.model).horizontal,
  };
}

import { useState } from 'react';
import { formatInches } from '../../../i18n/units.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Overlay, Point } from '../../table/types.ts';
import { useViewState, useWorld } from '../../play/app.ts';
import { shown, toInches, toUm } from '../../play/scene/units.ts';
import type { World } from '../../../systems/pulp-city/model/world.ts';
import { bodyOf } from '../../../systems/pulp-city/rules/bodies.ts';

type Ruler = Extract<Overlay, { kind: 'ruler' }>;

interface Pinned {
  readonly turn: string;
  readonly rulers: readonly Ruler[];
}

/** Rulers are taken away when somebody else's Activation begins. */
const turnOf = ({ state }: World): string =>
  `${state.round.number} ${state.round.phase} ${state.activation?.card ?? ''}`;

/** Rulers pinned by a double tap: from the model chosen, or else the one that acts, to the point, edge to point. */
export function useRulers(acting: string | null): {
  readonly overlays: readonly Ruler[];
  readonly pin: (to: Point) => void;
  readonly close: (id: string) => void;
} {
  const w = useWorld();
  const t = useT();
  const selected = useViewState((state) => state.selected);
  const turn = turnOf(w);
  const [pinned, setPinned] = useState<Pinned>({ turn, rulers: [] });
  const rulers = pinned.turn === turn ? pinned.rulers : [];
  const setRulers = (next: readonly Ruler[]) => setPinned({ turn, rulers: next });
  return {
    overlays: rulers,
    pin(to) {
      const from = selected !== null && w.state.models[selected] !== undefined ? selected : acting;
      const model = from === null ? undefined : w.state.models[from];
      if (from === null || model === undefined || model.status !== 'table') return;
      const at = shown(w.setup.table.size, model);
      const away = Math.max(0, Math.hypot(to.x - at.x, to.y - at.y) - toInches(bodyOf(w, from).r));
      const id = `${rulers.length} ${to.x} ${to.y}`;
      setRulers([
        ...rulers.slice(-2),
        { kind: 'ruler', id, from: at, to, text: formatInches(toUm(away), t.lang) },
      ]);
    },
    close: (id) => setRulers(rulers.filter((ruler) => ruler.id !== id)),
  };
}

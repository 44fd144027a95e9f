import { useDeferredValue, useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import type { PlotId } from '../../../systems/pulp-city/model/setup.ts';
import { placesForCitizens } from '../../../systems/pulp-city/view/setup/citizens.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { type SightMap, sightMap } from '../../../systems/pulp-city/view/table/sight-map.ts';
import type { Marker, Zone } from '../../../ui/table/types.ts';
import type { Piece } from '../../../ui/table/pieces.ts';
import { type RulePoint, shown } from '../../../ui/table/units.ts';
import { plotScene } from '../scene/plot-scene.ts';
import { usePlotWorlds } from '../setup/use-plot-world.ts';

/** What can be shown over a table that is being built. */
export const OVERLAYS = ['sight', 'plot', 'citizens'] as const;
export type OverlayId = (typeof OVERLAYS)[number];

/** A Plot of an edition. */
export interface PlotChoice {
  readonly edition: string;
  readonly plot: PlotId;
}

export interface Overlays {
  readonly on: ReadonlySet<OverlayId>;
  toggle(id: OverlayId): void;
  readonly plot: PlotChoice;
  setPlot(plot: PlotChoice): void;
  /** Where the eye is; null: in the middle of the table. */
  setEye(at: RulePoint | null): void;
  readonly sight: SightMap | null;
  readonly markers: readonly Marker[];
  readonly zones: readonly Zone[];
  readonly pieces: readonly Piece[];
  /** Markers, pieces and zones that the Plot puts down. */
  readonly plotItems: number;
  readonly citizens: number;
  /** What is on cannot be shown: the table has faults, or no room for the Plot. */
  readonly missing: ReadonlySet<OverlayId>;
}

/** As many Citizens as any Encounter has use for. */
const MOST_CITIZENS = 24;
/** Where Citizens keep apart. */
const APART = EDITION_IDS[0];
const CITIZEN_MM = 30;
const NONE: readonly never[] = [];

/** What the rules say of a table that is being built, as soon as the hands on it rest. */
export function useOverlays(now: TableLayout): Overlays {
  const t = useT();
  const [on, setOn] = useState<ReadonlySet<OverlayId>>(new Set());
  const [plot, setPlot] = useState<PlotChoice>({ edition: APART, plot: 'quest' });
  const [eye, setEye] = useState<RulePoint | null>(null);
  const table = useDeferredValue(now);
  const worldFor = usePlotWorlds();
  const plain = on.has('sight') || on.has('citizens');
  const empty = useMemo(
    () => (plain ? worldFor({ edition: APART, plot: 'smackdown', count: 2, table }) : null),
    [plain, worldFor, table],
  );
  const wantsPlot = on.has('plot');
  const items = useMemo(() => {
    const w = wantsPlot ? worldFor({ ...plot, count: 2, table }) : null;
    if (w === null) return null;
    const { markers, zones, pieces } = plotScene(w, t);
    const were = new Set(table.pieces.map(({ id }) => id));
    return {
      markers,
      zones: zones.filter(({ look }) => look === 'objective'),
      pieces: pieces.filter(({ id }) => !were.has(id)),
    };
  }, [wantsPlot, worldFor, plot, table, t]);
  const wantsSight = on.has('sight');
  const sight = useMemo(() => {
    const half = Math.round(table.size / 2);
    return wantsSight && empty !== null ? sightMap(empty, eye ?? { x: half, y: half }) : null;
  }, [wantsSight, empty, eye, table]);
  const wantsCitizens = on.has('citizens');
  const citizens = useMemo(
    (): readonly Marker[] =>
      !wantsCitizens || empty === null
        ? []
        : placesForCitizens(empty, MOST_CITIZENS).map((at, index) => ({
            kind: 'citizen',
            id: `citizen-${index}`,
            at: shown(table.size, at),
            baseMm: CITIZEN_MM,
            look: index,
          })),
    [wantsCitizens, empty, table],
  );
  const markers = useMemo(() => [...(items?.markers ?? []), ...citizens], [items, citizens]);
  return {
    on,
    toggle: (id) => setOn(new Set(on.has(id) ? [...on].filter((one) => one !== id) : [...on, id])),
    plot,
    setPlot,
    setEye,
    sight,
    markers,
    zones: items?.zones ?? NONE,
    pieces: items?.pieces ?? NONE,
    plotItems: (items?.markers.length ?? 0) + (items?.zones.length ?? 0) + (items?.pieces.length ?? 0),
    citizens: citizens.length,
    missing: new Set([...on].filter((id) => (id === 'plot' ? items === null : empty === null))),
  };
}

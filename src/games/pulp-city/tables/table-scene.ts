import type { Translator } from '../../../i18n/translate.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { strip, zoneDepth } from '../../../systems/pulp-city/board/zones.ts';
import type { Zone } from '../../../ui/table/types.ts';
import type { SceneModel } from '../../../ui/table/scene-model.ts';
import { outlineOf, toInches } from '../../../ui/table/units.ts';
import { shownGround } from '../scene/ground.ts';
import { shownPiece } from '../scene/pieces.ts';

/** A table as it looks before anybody stands on it. @rule PC-DEPLOY-01 */
export function layoutScene(table: TableLayout, t: Translator, zones = true): SceneModel {
  const { size } = table;
  const side = toInches(size);
  return {
    size: { width: side, height: side },
    ...shownGround(table),
    zones: zones ? zonesOf(size) : [],
    pieces: table.pieces
      .filter(({ footprint }) => footprint.kind === 'disc' || footprint.points.length > 2)
      .toSorted((one, other) => one.top - other.top)
      .map((piece) => shownPiece(piece, size, t, false)),
    markers: [],
    tokens: [],
    overlays: [],
  };
}

function zonesOf(size: number): readonly Zone[] {
  const depth = zoneDepth(size);
  if (depth === 0) return [];
  return [
    { id: 'zone-a', look: 'teamA', outline: outlineOf(size, strip(size, 'south', depth)) },
    { id: 'zone-b', look: 'teamB', outline: outlineOf(size, strip(size, 'north', depth)) },
  ];
}

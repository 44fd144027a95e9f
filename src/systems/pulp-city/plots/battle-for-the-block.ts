import { markersOn } from '../board/burdens.ts';
import { inTheQuarters, isIn, quartersOf } from '../board/field.ts';
import { enemyTeams, teamsOf } from '../board/sides.ts';
import { centre } from '../../../geometry/shape.ts';
import { outlineOf } from '../../../geometry/outline.ts';
import type { PieceNeed, Plot, World } from '../model/encounter.ts';
import type { Score, Tally } from '../model/objectives.ts';
import type { Point } from '../model/place.ts';
import { piecesServing } from '../rules/objectives/room.ts';
import {
  ANY_NUMBER,
  eachHeldAtEnd,
  forEach,
  holdersAtEnd,
  intruders,
  inZone,
  nothingMore,
  perLevels,
  TWO_SIDES,
} from './parts.ts';
import { house, isBuilding } from './pieces.ts';

/** A point for every 4 Levels or part of them. @rule PC-PLOT-13 */
const ofFour = (w: World): number => perLevels(w, 4);

const quarters = (w: World) => quartersOf(w.setup.table.size);

/** Quarters, controlled at the end. @rule PC-PLOT-12 @rule PC-PLOT-13 */
export const battleForTheBlock: Plot = {
  id: 'battleForTheBlock',
  rule: 'PC-PLOT-12',
  teams: ANY_NUMBER,
  control: { objectives: quarters, weighs: 'supremes' },
  atEnd: eachHeldAtEnd(ofFour),
};

/** A clean zone of one's own, and models in the Enemy's, Round by Round. @rule PC-PLOT-14 */
export const endZones: Plot = {
  id: 'endZones',
  rule: 'PC-PLOT-14',
  variantOf: 'battleForTheBlock',
  teams: TWO_SIDES,
  atRoundEnd: (w) => [
    ...forEach(w, 'zoneClean', (team) => {
      const clean = intruders(w, team) === 0;
      return { n: clean ? 1 : 0, points: clean ? Math.floor(w.setup.level / 4) : 0 };
    }),
    ...forEach(w, 'acrossZone', (team) => {
      const across = enemyTeams(w, team).reduce((sum, enemy) => sum + inZone(w, enemy, [team]), 0);
      return { n: across, points: across > 0 ? w.setup.level / 2 : 0 };
    }),
  ],
  atEnd: nothingMore,
};

/** Quarters by the place they have in the list of all. */
const inQuarter = (at: number): PieceNeed => {
  const middle = (size: number): Point => {
    const { x0, y0, x1, y1 } = outlineOf(
      quartersOf(size)[at]?.zone ?? { kind: 'disc', x: 0, y: 0, r: 0 },
    ).box;
    return { x: Math.round((x0 + x1) / 2), y: Math.round((y0 + y1) / 2) };
  };
  return {
    id: `building-${at + 1}`,
    at: middle,
    fits: (piece, size) => {
      const zone = quartersOf(size)[at]?.zone;
      return zone !== undefined && isBuilding(piece) && isIn(zone, centre(piece.footprint));
    },
    make: house,
  };
};

/** A building in each quarter instead of the quarter itself. @rule PC-PLOT-15 */
export const urbanWarfare: Plot = {
  id: 'urbanWarfare',
  rule: 'PC-PLOT-15',
  variantOf: 'battleForTheBlock',
  teams: ANY_NUMBER,
  needs: [0, 1, 2, 3].map(inQuarter),
  control: { objectives: piecesServing, weighs: 'supremes' },
  atEnd: eachHeldAtEnd(ofFour),
};

/**
 * Every Resource Marker in a quarter that the Team controls, lying or carried: on a border, that in which its bearer
 * counts. By house rule, every quarter with one.
 * @rule PC-PLOT-16 @rule PC-BURDEN-08
 */
function resourceScores(w: World, tally: Tally): readonly Score[] {
  const holders = holdersAtEnd(tally);
  const found = markersOn(w).filter(({ piece }) => piece.objective?.kind === 'resource');
  const counted = tally.notes.at(-1)?.counted ?? {};
  const all = found.flatMap(
    ({ at, bearer }) => counted[bearer ?? ''] ?? quarters(w).find(({ zone }) => isIn(zone, at))?.id ?? [],
  );
  const paid = w.setup.switches.resourceWar === 'quarters' ? [...new Set(all)] : all;
  const owners = paid.map((quarter) => holders[quarter] ?? null);
  return teamsOf(w).map((team) => {
    const n = owners.filter((owner) => owner === team).length;
    return { team, points: n * ofFour(w), why: { code: 'resources', n } };
  });
}

/** Markers in the quarters, which may be carried from one to another. @rule PC-PLOT-16 */
export const resourceWar: Plot = {
  ...battleForTheBlock,
  id: 'resourceWar',
  rule: 'PC-PLOT-16',
  variantOf: 'battleForTheBlock',
  markers: [{ kind: 'resource', at: inTheQuarters, carriedFrom: 1 }],
  atEnd: resourceScores,
};

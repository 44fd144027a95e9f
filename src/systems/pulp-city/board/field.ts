import { near } from '../../../geometry/distance.ts';
import { outlineOf } from '../../../geometry/outline.ts';
import { type Footprint, rectangle } from '../../../geometry/shape.ts';
import { SLACK, TOUCH, inches } from '../../../geometry/units.ts';
import type { Body } from '../../../tabletop/table.ts';
import type { World } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';
import type { MarkerSpot } from '../model/encounter.ts';
import type { Objective } from '../model/objectives.ts';
import type { Point } from '../model/place.ts';
import { teamsOf } from './sides.ts';
import { zoneOf } from './zones.ts';

/** Places of the table that Plots name. */
export const middleOf = (size: number): Point => ({ x: Math.round(size / 2), y: Math.round(size / 2) });

export const inTheCentre = (w: World): readonly MarkerSpot[] => [middleOf(w.setup.table.size)];

/** Does the line that divides the table between the sides run from west to east? @rule PC-PLOT-04 */
const dividedAcross = ({ state }: World): boolean => {
  const { a } = state.deployment.edges;
  return a === 'south' || a === 'north';
};

const onLine = (w: World, along: number): Point => {
  const { size } = w.setup.table;
  const middle = Math.round(size / 2);
  return dividedAcross(w) ? { x: along, y: middle } : { x: middle, y: along };
};

/** The centre, and so many inches to its left and right on the line between the sides, from west to east or south to north. @rule PC-PLOT-04 @rule PC-PLOT-19 */
export const besideTheCentre =
  (distance: number) =>
  (w: World): readonly MarkerSpot[] => {
    const { size } = w.setup.table;
    const middle = Math.round(size / 2);
    return [-1, 0, 1].map((side) => onLine(w, middle + side * inches(distance)));
  };

/** One third and two thirds of the way along the line between the sides. @rule PC-PLOT-07 */
export const atTheThirds = (w: World): readonly MarkerSpot[] => {
  const { size } = w.setup.table;
  return [1, 2].map((third) => onLine(w, Math.round((size * third) / 3)));
};

const centreOf = (zone: Footprint): Point => {
  const { x0, y0, x1, y1 } = outlineOf(zone).box;
  return { x: Math.round((x0 + x1) / 2), y: Math.round((y0 + y1) / 2) };
};

/** The centre of every Deployment Zone. @rule PC-PLOT-21 @rule PC-PLOT-22 */
export const inTheZones = (w: World): readonly MarkerSpot[] =>
  teamsOf(w).map((team) => ({ ...centreOf(zoneOf(w, team)), team }));

/** The Deployment Zone of a Team as something to be Controlled. */
export const zoneObjective = (w: World, team: TeamId): Objective => ({
  id: `zone-${team}`,
  of: 'zone',
  zone: zoneOf(w, team),
});

const QUARTERS = [
  { id: 'southWest', x: 0, y: 0 },
  { id: 'southEast', x: 1, y: 0 },
  { id: 'northWest', x: 0, y: 1 },
  { id: 'northEast', x: 1, y: 1 },
] as const;

type Quarter = Objective & { readonly of: 'zone' };

const quarters = new Map<number, readonly Quarter[]>();

/** The four quarters of a table, parted by the two midlines. @rule PC-PLOT-12 */
export function quartersOf(size: number): readonly Quarter[] {
  const known = quarters.get(size);
  if (known !== undefined) return known;
  const half = Math.round(size / 2);
  const made = QUARTERS.map(({ id, x, y }) => ({
    id,
    of: 'zone' as const,
    zone: rectangle(x * half, y * half, x === 0 ? half : size, y === 0 ? half : size),
  }));
  quarters.set(size, made);
  return made;
}

export const quarterCentres = (size: number): readonly Point[] =>
  quartersOf(size).map(({ zone }) => centreOf(zone));

export const inTheQuarters = (w: World): readonly MarkerSpot[] => quarterCentres(w.setup.table.size);

/** A square zone in the centre, so many inches along each edge. @rule PC-PLOT-24 */
export const centreSquare = (w: World, edge: number): Footprint => {
  const { size } = w.setup.table;
  const [middle, half] = [Math.round(size / 2), inches(edge / 2)];
  return rectangle(middle - half, middle - half, middle + half, middle + half);
};

/** Is the middle of a base or Marker in the zone? Height does not matter. @rule PC-TABLE-05 */
export const isIn = (zone: Footprint, at: Point): boolean => near(at.x, at.y, outlineOf(zone), SLACK);

/** Is any of the base in the zone, or at its edge? Height does not matter. @rule PC-TABLE-16 */
export const touches = (zone: Footprint, { x, y, r }: Body): boolean =>
  near(x, y, outlineOf(zone), r + TOUCH);

/** Micrometres above anything that stands on a table. */
export const MOST_HIGH = inches(100);

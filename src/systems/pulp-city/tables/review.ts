import { gap, overlaps } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/vec.ts';
import { SLACK, TOUCH, UM_PER_MM, inches } from '../../../geometry/units.ts';
import { checkTable, type TableFault } from '../../../tabletop/check-table.ts';
import { placeAt } from '../../../tabletop/levels.ts';
import { placeOk } from '../../../tabletop/standing.ts';
import { type Body, prismsOf, type Scene } from '../../../tabletop/table.ts';
import { strip, zoneDepth } from '../board/zones.ts';
import type { Edge } from '../model/ids.ts';
import type { TableLayout, TerrainPiece } from '../model/terrain.ts';
import { um } from './build.ts';
import { boxMiddle } from './frame.ts';
import { EDGE_PAIRS } from './fairness.ts';
import { type Mirror, mirrored, mirroredShape } from './edit.ts';
import { baseRadius, heightOnBase } from '../board/bodies.ts';

/** Bases that cards have, in mm. @rule PC-TABLE-06 */
export const BASES = [30, 40, 50, 80] as const;

/** What keeps a table from being played on. */
export type TableObstacle =
  | { readonly kind: 'fault'; readonly fault: TableFault; readonly at: Point | null }
  /** A base of so many mm finds no place in the zone along an edge. */
  | { readonly kind: 'noDeployment'; readonly base: number; readonly edge: Edge; readonly at: Point }
  /** So few bases of 30 mm find a place there. */
  | { readonly kind: 'crowded'; readonly edge: Edge; readonly room: number; readonly at: Point };

/** What is worth a look. */
export type TableDoubt =
  /** A gap that no base passes. Micrometres. */
  | {
      readonly kind: 'narrow';
      readonly pieces: readonly [string, string];
      readonly gap: number;
      readonly at: Point;
    }
  | { readonly kind: 'noTwin'; readonly piece: string; readonly at: Point }
  /** A Dangerous or Impassable Area in which models would begin. */
  | { readonly kind: 'dangerInZone'; readonly piece: string; readonly edge: Edge; readonly at: Point }
  | { readonly kind: 'bare' };

export interface TableReview {
  readonly obstacles: readonly TableObstacle[];
  readonly doubts: readonly TableDoubt[];
  /** Places for bases of 30 mm in the zone along each edge, counted up to `ENOUGH_ROOM`. */
  readonly room: Readonly<Record<Edge, number>>;
}

/** Bases of 30 mm that a zone has to hold, and up to which they are counted. */
export const LEAST_ROOM = 8;
export const ENOUGH_ROOM = 20;
const STEP = um(0.5);
const EDGES: readonly Edge[] = EDGE_PAIRS.flat();

type Layout = Pick<TableLayout, 'size' | 'pieces'>;

/** Everything that is to be said about a table before it is played on. @rule PC-TABLE-15 @rule PC-DEPLOY-01 @rule PC-DEPLOY-04 */
export function reviewTable(layout: Layout, mirror: Mirror = 'none'): TableReview {
  const faults = checkTable(layout).map(
    (fault): TableObstacle => ({
      kind: 'fault',
      fault,
      at: fault.at ?? placeOf(layout, fault.piece),
    }),
  );
  const sound = faults.length === 0;
  const room = Object.fromEntries(
    EDGES.map((edge) => [edge, sound ? roomFor(layout, edge, 30, ENOUGH_ROOM) : 0]),
  ) as Record<Edge, number>;
  return {
    obstacles: sound ? EDGES.flatMap((edge) => deployment(layout, edge, room[edge])) : faults,
    doubts: [...narrow(layout), ...twinless(layout, mirror), ...dangers(layout), ...bare(layout)],
    room,
  };
}

const placeOf = ({ pieces }: Layout, id: string): Point | null => {
  const found = pieces.find((piece) => piece.id === id);
  if (found === undefined) return null;
  const { footprint } = found;
  return footprint.kind === 'polygon' && footprint.points.length === 0 ? null : boxMiddle(footprint);
};

function deployment(layout: Layout, edge: Edge, room: number): readonly TableObstacle[] {
  const at = boxMiddle(strip(layout.size, edge, zoneDepth(layout.size)));
  const shut = BASES.find((base) => roomFor(layout, edge, base, 1) === 0);
  if (shut !== undefined) return [{ kind: 'noDeployment', base: shut, edge, at }];
  return room < LEAST_ROOM ? [{ kind: 'crowded', edge, room, at }] : [];
}

/** How many bases of a size stand side by side in a zone, whatever the height, up to so many. @rule PC-DEPLOY-04 */
export function roomFor({ size, pieces }: Layout, edge: Edge, baseMm: number, most: number): number {
  const r = baseRadius(baseMm);
  const depth = Math.max(zoneDepth(size), 2 * r + TOUCH);
  const within = strip(size, edge, depth);
  const bodies: Body[] = [];
  const h = inches(heightOnBase(baseMm));
  const isUpright = edge === 'west' || edge === 'east';
  for (let deep = r; deep <= depth - r + SLACK && bodies.length < most; deep += STEP) {
    for (let wide = r; wide <= size - r && bodies.length < most; wide += STEP) {
      const far = edge === 'north' || edge === 'east' ? size - deep : deep;
      const [x, y] = isUpright ? [far, wide] : [wide, far];
      const scene: Scene = { size, pieces, bodies };
      const body: Body = { id: `base-${bodies.length}`, x, y, z: 0, r, h, inside: null, wall: null };
      const place = placeAt(scene, body, { x, y });
      if (place === null || !placeOk(scene, body, place, { within, avoidTerrain: true }).ok) continue;
      bodies.push({ ...body, ...place });
    }
  }
  return bodies.length;
}

/** Gaps between Structures; an Object in the way is lifted or stepped over. */
function narrow({ pieces }: Layout): readonly TableDoubt[] {
  const smallest = BASES[0] * UM_PER_MM;
  const standing = pieces.filter(
    (piece) => piece.kind === 'structure' && piece.bottom === 0 && piece.parts === undefined,
  );
  return standing.flatMap((piece, index) =>
    standing.slice(index + 1).flatMap((other): readonly TableDoubt[] => {
      const apart = gap(piece.footprint, other.footprint);
      if (apart <= TOUCH || apart >= smallest) return [];
      const [a, b] = [boxMiddle(piece.footprint), boxMiddle(other.footprint)];
      const at = { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
      return [{ kind: 'narrow', pieces: [piece.id, other.id], gap: apart, at }];
    }),
  );
}

function twinless({ size, pieces }: Layout, mirror: Mirror): readonly TableDoubt[] {
  if (mirror === 'none') return [];
  return pieces.flatMap((piece): readonly TableDoubt[] =>
    pieces.some((other) => isTwin(piece, other, size, mirror))
      ? []
      : [{ kind: 'noTwin', piece: piece.id, at: boxMiddle(piece.footprint) }],
  );
}

/** Whether one piece lies on the other half as the other one does. */
function isTwin(piece: TerrainPiece, other: TerrainPiece, size: number, mirror: Mirror): boolean {
  const alike =
    piece.kind === other.kind &&
    piece.rank === other.rank &&
    piece.top === other.top &&
    piece.solid === other.solid;
  if (!alike) return false;
  const there = boxMiddle(mirroredShape(piece.footprint, size, mirror));
  const here = boxMiddle(other.footprint);
  if (Math.abs(there.x - here.x) > TOUCH || Math.abs(there.y - here.y) > TOUCH) return false;
  const count = prismsOf(piece).length === prismsOf(mirrored(other, size, mirror)).length;
  return count && piece.enterable === other.enterable;
}

function dangers({ size, pieces }: Layout): readonly TableDoubt[] {
  return pieces
    .filter((piece) => piece.danger !== undefined || piece.impassable !== undefined)
    .flatMap((piece) =>
      EDGES.filter((edge) => overlaps(piece.footprint, strip(size, edge, zoneDepth(size)))).map(
        (edge): TableDoubt => ({
          kind: 'dangerInZone',
          piece: piece.id,
          edge,
          at: boxMiddle(piece.footprint),
        }),
      ),
    );
}

/** A table without a roof or without an Object is no city. */
const bare = ({ pieces }: Layout): readonly TableDoubt[] =>
  pieces.some((piece) => piece.kind === 'structure' && piece.standable) &&
  pieces.some((piece) => piece.kind === 'object')
    ? []
    : [{ kind: 'bare' }];

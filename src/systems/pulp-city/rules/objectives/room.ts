import { aabb, centre } from '../../../../geometry/shape.ts';
import { dist2 } from '../../../../geometry/vec.ts';
import { blockOk } from '../../../../tabletop/standing.ts';
import { idBeside } from '../../board/piece-ids.ts';
import type { Plot, World } from '../../model/encounter.ts';
import type { Objective } from '../../model/objectives.ts';
import { plotOf } from './plot.ts';
import type { PieceId } from '../../model/ids.ts';
import type { TableLayout, TerrainPiece } from '../../model/terrain.ts';

/** What a Plot asks of a table: pieces that serve, pieces put there, and what there is no room for. */
export interface PlotPieces {
  /** By the id that the Plot knows them under, the piece that serves. */
  readonly serve: Readonly<Record<PieceId, PieceId>>;
  readonly put: readonly TerrainPiece[];
  readonly noRoom: readonly PieceId[];
}

/**
 * Pieces that the table has already serve; others are put in their place if nothing stands there. @rule PC-PLOT-09 @rule PC-PLOT-15
 */
export function piecesToPut({ needs = [] }: Pick<Plot, 'needs'>, { size, pieces }: TableLayout): PlotPieces {
  const serve: Record<PieceId, PieceId> = {};
  const put: TerrainPiece[] = [];
  const noRoom: PieceId[] = [];
  for (const { id, at, fits, make } of needs) {
    const wish = at(size);
    const known = nearest(
      pieces.filter((piece) => fits(piece, size)),
      wish,
    );
    if (known !== null) {
      serve[id] = known.id;
      continue;
    }
    const made = make(idBeside({ pieces }, id), wish);
    const scene = { size, pieces: [...pieces, ...put], bodies: [] };
    const free = blockOk(scene, made.id, made.footprint, made.bottom, made.top - made.bottom).ok;
    if (free) {
      put.push(made);
      serve[id] = made.id;
    } else noRoom.push(id);
  }
  return { serve, put, noRoom };
}

/** What serves on the table of an Encounter: asked at every look at who Controls what. */
const known = new WeakMap<TableLayout, Map<string, PlotPieces>>();

function servingOn(plot: Plot, table: TableLayout): PlotPieces {
  const byPlot = known.get(table) ?? new Map<string, PlotPieces>();
  known.set(table, byPlot);
  const found = byPlot.get(plot.id) ?? piecesToPut(plot, table);
  byPlot.set(plot.id, found);
  return found;
}

/** The piece that serves as one that the Plot asks for; null: there is none. */
export const servingAs = (w: World, need: PieceId): PieceId | null =>
  servingOn(plotOf(w), w.setup.table).serve[need] ?? null;

/** The pieces of the Plot as long as they stand, to be Controlled: a destroyed one is worth nothing. @rule PC-PLOT-09 @rule PC-PLOT-15 */
export const piecesServing = (w: World): readonly Objective[] =>
  Object.values(servingOn(plotOf(w), w.setup.table).serve).flatMap((piece): Objective[] =>
    w.state.pieces[piece] === undefined ? [] : [{ id: piece, of: 'piece', piece }],
  );

function nearest(pieces: readonly TerrainPiece[], { x, y }: { readonly x: number; readonly y: number }) {
  const away = ({ footprint }: TerrainPiece): number => {
    const middle = centre(footprint);
    return dist2(middle, { x, y });
  };
  return pieces.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}

/** Pieces that stand where a Plot puts its own: without them there is room. */
export function inTheWay(
  { needs = [] }: Pick<Plot, 'needs'>,
  { size, pieces }: TableLayout,
): readonly PieceId[] {
  const { noRoom } = piecesToPut({ needs }, { id: '', size, pieces });
  const made = needs.filter(({ id }) => noRoom.includes(id)).map(({ id, at, make }) => make(id, at(size)));
  return pieces.filter((piece) => made.some((one) => boxesMeet(one, piece))).map(({ id }) => id);
}

/** The table with the places cleared where the Plot puts its own pieces; the same table where there is room. */
export function clearedFor(plot: Pick<Plot, 'needs'>, table: TableLayout): TableLayout {
  const away = inTheWay(plot, table);
  return away.length === 0
    ? table
    : { ...table, id: `${table.id}-cleared`, pieces: table.pieces.filter(({ id }) => !away.includes(id)) };
}

function boxesMeet(one: TerrainPiece, other: TerrainPiece): boolean {
  const [a, b] = [aabb(one.footprint), aabb(other.footprint)];
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

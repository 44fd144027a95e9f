import { stream } from '../../../kernel/dice/generator.ts';
import { gap, overlaps } from '../../../geometry/distance.ts';
import { aabb, area, type Footprint, rectangle } from '../../../geometry/shape.ts';
import { checkTable } from '../../../tabletop/check-table.ts';
import { strip, zoneDepth } from '../board/zones.ts';
import type { Setting } from '../model/ground.ts';
import { SETTINGS } from '../model/ground.ts';
import { pieceWith, type TableLayout, type TerrainPiece } from '../model/terrain.ts';
import { dangerous, outline, um } from './build.ts';
import { shareWithin } from './clip.ts';
import { mirrored, movedBy, raised, sized, turnedBy, twinId } from './edit.ts';
import { EDGE_PAIRS, fairnessOf } from './fairness.ts';
import { type PieceKind, pieceOf } from './kinds.ts';
import { inMicrometres, type Plan, planOf } from './plans.ts';
import { reviewTable } from './review.ts';
import { type Theme, THEMES } from './themes.ts';
import { inDrawnOrder, drawn, type Draw } from '../../../kernel/draw.ts';

export const TABLE_SIDES = [24, 36, 48] as const;
export type TableSide = (typeof TABLE_SIDES)[number];
export const DENSITIES = ['open', 'usual', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];
export const HEIGHTS = ['low', 'mixed', 'high'] as const;
export type Heights = (typeof HEIGHTS)[number];
/** Both halves are the same after half a turn, or hold the same pieces in other places. */
export const BALANCES = ['halfTurn', 'matched'] as const;
export type Balance = (typeof BALANCES)[number];

/** What a table is to be like; the same order makes the same table. */
export interface TableOrder {
  readonly setting: Setting;
  /** Inches. */
  readonly side: TableSide;
  readonly density: Density;
  readonly heights: Heights;
  readonly balance: Balance;
  /** A whole number from 0 up. */
  readonly seed: number;
}

/** Pieces of a half on a table of 24 inches; larger ones have as many on the same ground. */
const BUDGET: Readonly<
  Record<
    Density,
    {
      readonly structures: number;
      readonly barriers: number;
      readonly objects: readonly [number, number, number];
    }
  >
> = {
  open: { structures: 3, barriers: 1, objects: [2, 2, 1] },
  usual: { structures: 4, barriers: 2, objects: [4, 2, 1] },
  dense: { structures: 5, barriers: 3, objects: [5, 3, 1] },
};

/** Tenths of an inch, lowest and highest. */
const HEIGHT_OF: Readonly<Record<Heights, readonly [number, number]>> = {
  low: [15, 30],
  mixed: [20, 60],
  high: [40, 60],
};

/** So much room that a base of 50 mm passes between Structures, and one of 30 mm past everything. */
const ALLEY = um(2.05);
const PASSAGE = um(1.3);
/** Strips along the edges where two Teams can deploy whatever stands further in, and how much of one may be built on. */
const EDGE_STRIP = um(3);
const MOST_BUILT = 0.2;
const BARE_EDGE = um(3.6);
const RIM = um(0.4);
const TRIES = 140;
/** Kinds that are tried before a house is left out. */
const OTHERS = 4;
const ATTEMPTS = 12;

/** A fair, legal and playable table, made by its order alone. @rule PC-TABLE-15 @rule PC-TABLE-01 */
export function generateTable(order: TableOrder): TableLayout {
  const draw = stream(order.seed);
  // Where the pieces will not fall out evenly by themselves, half a turn makes them.
  const ways: readonly Balance[] = order.balance === 'matched' ? ['matched', 'halfTurn'] : ['halfTurn'];
  for (const balance of ways) {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const made = attemptAt({ ...order, balance }, draw);
      const isEven = balance === 'halfTurn' || fairnessOf(made, EDGE_PAIRS[0]).fair;
      if (isEven && isComplete(made)) return { ...made, id: orderId(order) };
    }
  }
  // Bare edges leave room for everybody.
  const made = attemptAt({ ...order, balance: 'halfTurn' }, draw);
  const strips = EDGE_PAIRS.flat().map((edge) => strip(made.size, edge, BARE_EDGE));
  const pieces = made.pieces.filter(
    (piece) => !piece.solid || strips.every((one) => !overlaps(piece.footprint, one)),
  );
  return { ...made, id: orderId(order), pieces };
}

/** Playable, with something to go into, to climb and to throw. */
function isComplete(made: TableLayout): boolean {
  const { obstacles, doubts } = reviewTable(made);
  const isBare = doubts.some(({ kind }) => kind === 'bare');
  const ranks = new Set(made.pieces.flatMap(({ rank }) => rank ?? []));
  return (
    obstacles.length === 0 && !isBare && ranks.size > 1 && made.pieces.some(({ enterable }) => enterable)
  );
}

function attemptAt(order: TableOrder, draw: Draw): TableLayout {
  const { setting, side } = order;
  const theme = THEMES[setting];
  const plan = planOf(setting, side, draw);
  const maker = makerFor(order, plan, theme, draw);
  const budget = BUDGET[order.density];
  const share = ((side * side) / (24 * 24)) * (side > 24 ? 0.85 : 1);
  const many = (count: number): number => Math.max(1, Math.round(count * share));
  danger(maker, theme, draw);
  for (let n = 0; n < many(budget.structures); n += 1) {
    // One that is Enclosed and one that is Open come first, whatever follows.
    const kinds =
      n === 0
        ? theme.structures.filter((kind) => !OPEN.includes(kind) && !BLOCKS.includes(kind))
        : n === 1
          ? theme.structures.filter((kind) => OPEN.includes(kind))
          : theme.structures;
    const among = kinds.length > 0 ? kinds : theme.structures;
    for (let other = 0; other < OTHERS; other += 1) if (maker.add(drawn(draw, among), ALLEY)) break;
  }
  for (const rank of [3, 2, 1] as const) {
    for (let n = 0; n < many(budget.objects[rank - 1] ?? 1); n += 1)
      maker.add(drawn(draw, theme.objects[rank]), PASSAGE, rank);
  }
  for (let n = 0; n < many(budget.barriers); n += 1) maker.add(drawn(draw, theme.barriers), PASSAGE);
  return { id: orderId(order), size: um(side), setting, ground: plan.ground, pieces: maker.pieces };
}

const OPEN: readonly PieceKind[] = ['deck', 'ruin'];
const BLOCKS: readonly PieceKind[] = ['silo', 'platform'];

interface Maker {
  readonly pieces: readonly TerrainPiece[];
  /** One piece and its counterpart, where there is room for both. */
  add(kind: PieceKind, clear: number, rank?: 1 | 2 | 3): boolean;
  put(pieces: readonly TerrainPiece[], clear: number): boolean;
  readonly size: number;
}

function makerFor(order: TableOrder, plan: Plan, theme: Theme, draw: Draw): Maker {
  const size = um(order.side);
  const pieces: TerrainPiece[] = [];
  const names = inDrawnOrder(draw, theme.names);
  const boxes = (list: Plan['streets']): readonly Footprint[] =>
    list.map((box) => rectangle(...inMicrometres(box)));
  const [streets, free] = [boxes(plan.streets), boxes(plan.free)];
  let count = 0;

  const allowed = (piece: TerrainPiece): boolean => {
    const { x0, y0, x1, y1 } = aabb(piece.footprint);
    if (x0 < RIM || y0 < RIM || x1 > size - RIM || y1 > size - RIM) return false;
    if (free.some((one) => overlaps(piece.footprint, one))) return false;
    if (piece.kind === 'object') return true;
    if (streets.some((one) => overlaps(piece.footprint, one))) return piece.kind === 'area';
    return true;
  };

  const leavesEdges = (all: readonly TerrainPiece[]): boolean =>
    EDGE_PAIRS.flat().every((edge) => {
      const built = all.reduce(
        (sum, piece) =>
          piece.solid
            ? sum + area(piece.footprint) * shareWithin(piece.footprint, size, edge, EDGE_STRIP)
            : sum,
        0,
      );
      return built <= MOST_BUILT * size * EDGE_STRIP;
    });

  const put = (wanted: readonly TerrainPiece[], clear: number): boolean => {
    for (const [at, piece] of wanted.entries()) {
      if (!allowed(piece)) return false;
      for (const other of [...pieces, ...wanted.slice(0, at)]) {
        const both =
          piece.kind === 'structure' && other.kind === 'structure' ? clear : Math.min(clear, PASSAGE);
        if (gap(piece.footprint, other.footprint) < both) return false;
      }
    }
    const all = [...pieces, ...wanted];
    if (!leavesEdges(all) || checkTable({ size, pieces: all }).length > 0) return false;
    pieces.push(...wanted);
    return true;
  };

  const somewhere = (piece: TerrainPiece, half: 'south' | 'north'): TerrainPiece => {
    const steps = theme.crooked && draw() % 3 === 0 ? draw() % 24 : 6 * (draw() % 4);
    const placed = turnedBy(piece, steps);
    const box = aabb(placed.footprint);
    const grid = um(0.2);
    const x = grid * (draw() % Math.floor(size / grid));
    const y = grid * (draw() % Math.floor(size / 2 / grid)) + (half === 'north' ? size / 2 : 0);
    const dx = x - (box.x0 + box.x1) / 2;
    return movedBy(placed, Math.round(dx), Math.round(y - (box.y0 + box.y1) / 2));
  };

  return {
    pieces,
    size,
    put,
    add(kind, clear, rank) {
      const id = `${kind}-${count}`;
      count += 1;
      const made = variant(pieceOf(kind, id), order, draw, rank);
      const own = theme.names.length > 0 && isHouse(made) ? names : [];
      const [first, second] = [own[(2 * count) % own.length], own[(2 * count + 1) % own.length]];
      const label = (piece: TerrainPiece, name: string | undefined): TerrainPiece =>
        name === undefined ? piece : { ...piece, name };
      for (let tries = 0; tries < TRIES; tries += 1) {
        const here = somewhere(made, 'south');
        const there =
          order.balance === 'halfTurn' ? mirrored(here, size, 'halfTurn') : somewhere(made, 'north');
        const pair = [label(here, first), label({ ...there, id: twinId(id) }, second)];
        if (put(pair, clear)) return true;
      }
      return false;
    },
  };
}

const isHouse = (piece: TerrainPiece): boolean => piece.enterable;

/** The piece in another size, and as high as the order wants it. */
function variant(piece: TerrainPiece, { heights }: TableOrder, draw: Draw, rank?: 1 | 2 | 3): TerrainPiece {
  if (piece.kind === 'object') return rank === undefined ? piece : ofRank(piece, rank);
  if (piece.kind !== 'structure') return piece;
  const tenths = (low: number, high: number): number => um((low + (draw() % (high - low + 1))) / 10);
  const box = aabb(piece.footprint);
  const share = (): number => (85 + 5 * (draw() % 8)) / 100;
  const half = um(0.1);
  const fit = (length: number): number => Math.round((length * share()) / half) * half;
  if (!piece.standable && piece.parts === undefined)
    return sized(piece, fit(box.x1 - box.x0), box.y1 - box.y0);
  const other = sized(piece, fit(box.x1 - box.x0), fit(box.y1 - box.y0));
  const [low, high] = HEIGHT_OF[heights];
  if (piece.look === 'platform') return other;
  return piece.look === 'train' || piece.look === 'shed' || piece.look === 'ruin'
    ? raised(other, tenths(20, 25))
    : raised(other, tenths(low, high));
}

/** An Object as large as its Rank has it. @rule PC-OBJ-10 */
function ofRank(piece: TerrainPiece, rank: 1 | 2 | 3): TerrainPiece {
  if (piece.rank === rank) return piece;
  const like = pieceOf(rank === 3 ? 'truck' : rank === 2 ? 'car' : 'crate', piece.id);
  return pieceWith(like, { look: piece.look });
}

/** One in the very middle, or one on either half. */
function danger(maker: Maker, theme: Theme, draw: Draw): void {
  const { name, ...harm } = drawn(draw, theme.dangers);
  const wide = 0.9 + (draw() % 5) / 10;
  const shape = outline([
    [-wide, -0.5],
    [-0.5, -wide],
    [0.6, -wide + 0.1],
    [wide, 0.5],
    [0.5, wide],
    [-0.6, wide - 0.1],
  ]);
  const piece = { ...dangerous('danger', 'hazard', shape, harm), name };
  if (draw() % 2 === 0) {
    maker.put([movedBy(piece, maker.size / 2, maker.size / 2)], PASSAGE);
    return;
  }
  // In nobody's Deployment Zone, along whichever edges they lie.
  const low = zoneDepth(maker.size) + um(2.2);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const x = low + (draw() % Math.max(1, maker.size - 2 * low));
    const y = low + (draw() % Math.max(1, Math.round(maker.size / 2) - low - um(1.5)));
    const here = movedBy(piece, x, y);
    const there = { ...mirrored(here, maker.size, 'halfTurn'), id: twinId('danger') };
    if (maker.put([here, there], PASSAGE)) return;
  }
}

const PREFIX = 'made';

/** An order as the id of its table, so that whoever remembers the id has the table. */
export const orderId = ({ setting, side, density, heights, balance, seed }: TableOrder): string =>
  [PREFIX, setting, side, density, heights, balance, seed].join('-');

/** The order that an id stands for; null: it is the id of another table. */
export function orderOf(id: string): TableOrder | null {
  const [prefix, setting, side, density, heights, balance, seed, more] = id.split('-');
  if (prefix !== PREFIX || more !== undefined || seed === undefined || !/^\d{1,15}$/.test(seed)) return null;
  const found = {
    setting: SETTINGS.find((one) => one === setting),
    side: TABLE_SIDES.find((one) => String(one) === side),
    density: DENSITIES.find((one) => one === density),
    heights: HEIGHTS.find((one) => one === heights),
    balance: BALANCES.find((one) => one === balance),
  };
  const { setting: where, side: long, density: much, heights: high, balance: how } = found;
  if (where === undefined || long === undefined || much === undefined) return null;
  if (high === undefined || how === undefined) return null;
  return { setting: where, side: long, density: much, heights: high, balance: how, seed: Number(seed) };
}

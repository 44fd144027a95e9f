import type { TableSize } from '../camera.ts';
import { type Box, boundsOf, boxesOverlap, middleOf } from '../shapes.ts';
import { type Chip, type Point } from '../types.ts';
import {
  type AreaPiece,
  type BarrierPiece,
  type DangerPiece,
  healthShown,
  isBarrier,
  type ObjectPiece,
  type Piece,
  type StructurePiece,
} from '../pieces.ts';
import { heightChipSize, pillSize } from './chips.ts';
import { HEALTH_SIGN_HEIGHT_U, healthSignWidth } from './health.ts';
import type { View, WidthOf } from './pen.ts';
import { CORNERS, onTable, signRow } from './sign-row.ts';

/** What a piece says of itself: its height, its rank, its Health. */
export interface PieceSign<P extends Piece = Piece> {
  readonly piece: P;
  /** For whoever reads from the far side. */
  readonly turned: boolean;
  /** Of a Structure the top left corner as its reader sees it, of a barrier and an Object the middle of what it says first. */
  readonly at: Point;
  /** What it covers, in table pixels. */
  readonly box: Box;
}

/** Between two signs of a piece. */
export const SIGN_GAP_U = 3;
/** Height and Health of a barrier are said in smaller words than those of a house. */
const BARRIER_SHARE = 0.85;
const AREA_SHARE = 0.92;
/** The skulls lie above the words. */
const DANGER_WORDS_IN = 0.4;
const BADGE_HEIGHT_U = 14;
/** From the middle of a badge to the Health below it, and how large that is. */
export const BADGE_HEALTH_U = 8;
export const BADGE_HEALTH_SHARE = 0.85;
/** Signs that merely touch are still read. */
const MAY_TOUCH_U = 1;

/** What is printed on the ground is no larger than words are on this screen. */
export const signUnit = ({ g, l }: Pick<View, 'g' | 'l'>): number => Math.min(g, l);
export const barrierUnit = (view: Pick<View, 'g' | 'l'>): number => signUnit(view) * BARRIER_SHARE;
export const areaUnit = (view: Pick<View, 'g' | 'l'>): number => signUnit(view) * AREA_SHARE;
export const badgeWidth = (rank: number, unit: number): number => (8 + rank * 5) * unit;

type Sizes = Pick<View, 's' | 'g' | 'l'>;
type Place = Pick<PieceSign, 'at' | 'box'>;

/** The signs of one piece for one reader: the places it may have, the best first. */
interface Wanted {
  readonly piece: Piece;
  readonly turned: boolean;
  readonly places: readonly Place[];
}

/**
 * Where the signs of all pieces lie: each on the table and none on another. Where two would meet, that of a Structure
 * goes to another corner, or above or below the other; what finds no place then is left out until one comes closer.
 */
export function pieceSigns(
  pieces: readonly Piece[],
  size: TableSize,
  view: Sizes,
  widthOf: WidthOf,
  sides: readonly boolean[],
): readonly PieceSign[] {
  const placed: PieceSign[] = [];
  const touch = MAY_TOUCH_U * signUnit(view);
  for (const { piece, turned, places } of wantedSigns(pieces, size, view, widthOf, sides)) {
    const free = places.find(({ box }) =>
      placed.every((other) => !boxesOverlap(less(box, touch), other.box)),
    );
    if (free !== undefined) placed.push({ piece, turned, ...free });
  }
  return placed;
}

const less = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left + by,
  top: top + by,
  right: right - by,
  bottom: bottom - by,
});

/** The most important first: dangers, heights, the higher before the lower, then Objects, the heavier before the lighter. */
function wantedSigns(
  pieces: readonly Piece[],
  size: TableSize,
  view: Sizes,
  widthOf: WidthOf,
  sides: readonly boolean[],
): readonly Wanted[] {
  const [near = false] = sides;
  const structures = pieces
    .filter((piece) => piece.kind === 'structure')
    .toSorted((a, b) => b.heightIn - a.heightIn)
    .flatMap((piece) =>
      sides.map((turned) => ({ piece, turned, places: onRoof(piece, size, view, widthOf, turned) })),
    );
  const barriers = pieces
    .filter(isBarrier)
    .map((piece) => ({ piece, turned: near, places: onBarrier(piece, size, view, widthOf, near) }));
  const objects = pieces
    .filter((piece) => piece.kind === 'object')
    .toSorted((a, b) => (b.rank ?? 0) - (a.rank ?? 0))
    .map((piece) => ({ piece, turned: false, places: onObject(piece, size, view, widthOf) }));
  const areas = pieces
    .filter((piece) => piece.kind === 'danger' || piece.kind === 'area')
    .map((piece) => ({ piece, turned: near, places: onArea(piece, size, view, widthOf) }));
  return [...areas, ...structures, ...barriers, ...objects];
}

/** Its words lie in the middle of it, where nothing else is. */
function onArea(
  piece: AreaPiece | DangerPiece,
  size: TableSize,
  view: Sizes,
  widthOf: WidthOf,
): readonly Place[] {
  const chip = areaChip(piece);
  if (chip === null) return [];
  const { s } = view;
  const unit = areaUnit(view);
  const middle = middleOf(piece.outline);
  const { width, height } = pillSize(chip, unit, (text, font) => widthOf(text, font, 800));
  const lower = piece.kind === 'danger' ? DANGER_WORDS_IN : 0;
  const left = onTable(middle.x * s - width / 2, width, 0, size.width * s, unit);
  const top = onTable((middle.y + lower) * s - height / 2, height, 0, size.height * s, unit);
  return [
    {
      at: { x: left + width / 2, y: top + height / 2 },
      box: { left, top, right: left + width, bottom: top + height },
    },
  ];
}

/** Its own corner, the other three, then the rows above and below its own. */
function onRoof(
  piece: StructurePiece,
  size: TableSize,
  view: Sizes,
  widthOf: WidthOf,
  turned: boolean,
): readonly Place[] {
  if (piece.chip === undefined || piece.destroyed === true) return [];
  const unit = signUnit(view);
  const chip = heightChipSize(piece.chip, unit, widthOf);
  const sign = healthShown(piece);
  const health = sign === null ? 0 : healthSignWidth(sign, unit, widthOf) + SIGN_GAP_U * unit;
  const row = { width: chip.width + health, height: chip.height };
  const { s } = view;
  const { left, top, right, bottom } = boundsOf(piece.outline);
  const place = (at: Point): Place => {
    const x = turned ? (left + right) * s - at.x - row.width : at.x;
    const y = turned ? (top + bottom) * s - at.y - row.height : at.y;
    return { at, box: { left: x, top: y, right: x + row.width, bottom: y + row.height } };
  };
  const inCorner = (chipCorner: StructurePiece['chipCorner']): Point =>
    signRow({ outline: piece.outline, ...(chipCorner && { chipCorner }) }, row, { s, g: unit }, size, turned);
  const own = inCorner(piece.chipCorner);
  const rows = [1, -1].map((by) => ({ x: own.x, y: own.y + by * (row.height + SIGN_GAP_U * unit) }));
  const table = { left: 0, top: 0, right: size.width * s, bottom: size.height * s };
  return [own, ...CORNERS.map(inCorner), ...rows]
    .map(place)
    .filter(({ box }) => box.top >= table.top && box.bottom <= table.bottom);
}

export const areaChip = ({ kind, words }: AreaPiece | DangerPiece): Chip | null =>
  words === undefined ? null : { text: words, tone: kind === 'danger' ? 'danger' : 'ink' };
export const barrierChip = (words: string): Chip => ({ text: words, tone: 'plain' });

function onBarrier(
  piece: BarrierPiece,
  size: TableSize,
  view: Sizes,
  widthOf: WidthOf,
  turned: boolean,
): readonly Place[] {
  if (!piece.chip || piece.destroyed) return [];
  const unit = barrierUnit(view);
  const { width, height } = pillSize(barrierChip(piece.chip), unit, (text, font) => widthOf(text, font, 800));
  const sign = healthShown(piece);
  const health = sign === null ? 0 : healthSignWidth(sign, unit, widthOf) + SIGN_GAP_U * unit;
  const middle = middleOf(piece.points);
  const before = width / 2 + (turned ? health : 0);
  const [room, depth] = [size.width * view.s, size.height * view.s];
  const left = onTable(middle.x * view.s - before, width + health, 0, room, unit);
  const top = onTable(middle.y * view.s - height / 2, height, 0, depth, unit);
  return [
    {
      at: { x: left + before, y: top + height / 2 },
      box: { left, top, right: left + width + health, bottom: top + height },
    },
  ];
}

/** Low on the Object, its Health below it. */
function onObject(piece: ObjectPiece, size: TableSize, view: Sizes, widthOf: WidthOf): readonly Place[] {
  const { rank } = piece;
  if (rank === undefined || piece.state === 'destroyed') return [];
  const { s } = view;
  const unit = signUnit(view);
  const sideways = piece.turnDeg % 180 > 45 && piece.turnDeg % 180 < 135;
  const long = piece.length > 1.2;
  const x = (piece.at.x + (long && sideways ? 0.5 : 0)) * s;
  const y = (piece.at.y + (long ? (sideways ? 0 : piece.length * 0.3) : piece.length / 2 + 0.2)) * s;
  const sign = healthShown(piece);
  const small = unit * BADGE_HEALTH_SHARE;
  const badge = (BADGE_HEIGHT_U / 2) * unit;
  const below = sign === null ? badge : BADGE_HEALTH_U * unit + HEALTH_SIGN_HEIGHT_U * small;
  const width = Math.max(badgeWidth(rank, unit), sign === null ? 0 : healthSignWidth(sign, small, widthOf));
  const left = onTable(x - width / 2, width, 0, size.width * s, unit);
  const top = onTable(y - badge, badge + below, 0, size.height * s, unit);
  return [
    {
      at: { x: left + width / 2, y: top + badge },
      box: { left, top, right: left + width, bottom: top + badge + below },
    },
  ];
}

import { formatInches } from '../../../i18n/units.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { TerrainPiece } from '../../../systems/pulp-city/model/terrain.ts';
import { type Point } from '../../../ui/table/types.ts';
import {
  type HealthSign,
  type Piece,
  type RoofDetail,
  type RoofStyle,
  type RoofTint,
  type Silhouette,
  SILHOUETTES,
  type StructurePiece,
} from '../../../ui/table/pieces.ts';

import { pieceName } from '../words/names.ts';
import { type Box, boxOf, outlineOf, toInches } from '../../../ui/table/units.ts';
import { fullHeight } from '../../../systems/pulp-city/model/size-class.ts';

const TINTS: readonly RoofTint[] = ['cream', 'peach', 'straw'];

/** Looks of the rules that the drawing knows under another name. */
const SILHOUETTE_OF: Readonly<Record<string, Silhouette>> = {
  skip: 'dumpster',
  kiosk: 'crate',
};
/** Looks whose roofs are covered in a way of their own. */
const STYLE_OF: Readonly<Record<string, RoofStyle>> = {
  tent: 'tent',
  carousel: 'lights',
  silo: 'tank',
  mausoleum: 'stone',
  temple: 'temple',
  train: 'train',
  platform: 'stage',
};
const BARRIERS = { hedge: 'hedge', wall: 'wall', bulwark: 'wall', fence: 'fence' } as const;
type Barrier = (typeof BARRIERS)[keyof typeof BARRIERS];

/** A thing of a name always gets the same of several looks. */
function pick(text: string, count: number): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 9973;
  return sum % count;
}

/** How one piece of terrain is drawn. @rule PC-AREA-01 */
export function shownPiece(piece: TerrainPiece, size: number, t: Translator, canLift: boolean): Piece {
  if (piece.danger !== undefined) return danger(piece, size, t);
  if (piece.impassable !== undefined && !piece.solid) {
    const outline = outlineOf(size, piece.footprint);
    return { kind: 'impassable', id: piece.id, outline, water: piece.look === 'water' };
  }
  const barrier = Object.entries(BARRIERS).find(([look]) => piece.look.startsWith(look));
  if (barrier !== undefined) return wall(barrier[1], piece, boxOf(size, piece.footprint), t);
  if (piece.kind === 'area') {
    const outline = outlineOf(size, piece.footprint);
    return { kind: 'area', id: piece.id, outline, words: pieceName(t, piece) };
  }
  if (piece.kind === 'structure') return structure(piece, size, t, canLift);
  return thing(piece, boxOf(size, piece.footprint), canLift);
}

/** The same piece, telling its Health even while it is whole. */
export const withHealth = (piece: Piece): Piece =>
  piece.kind === 'area' || piece.kind === 'danger' || piece.kind === 'impassable'
    ? piece
    : { ...piece, tellsHealth: true };

/** The same piece after its fall. */
export function asRubble(piece: Piece): Piece {
  switch (piece.kind) {
    case 'structure':
      return { ...piece, destroyed: true, name: '', roof: [] };
    case 'wall':
    case 'hedge':
    case 'fence':
      return { ...piece, destroyed: true };
    case 'object':
      return { ...piece, state: 'destroyed' };
    default:
      return piece;
  }
}

const healthOf = ({ health, maxHealth }: TerrainPiece): { readonly health?: HealthSign } =>
  health === undefined || maxHealth === undefined ? {} : { health: { now: health, max: maxHealth } };

/** What stands on a roof: decoration, the same for the same house every time. */
function roofOf(piece: TerrainPiece, box: Box): readonly RoofDetail[] {
  if (!piece.standable) return [];
  const upright = Math.abs(Math.cos((box.turnDeg * Math.PI) / 180)) > 0.7;
  const [wide, deep] = upright ? [box.width, box.length] : [box.length, box.width];
  const at = (across: number, down: number): Point => ({
    x: box.at.x + (across * wide) / 2,
    y: box.at.y + (down * deep) / 2,
  });
  if (piece.parts !== undefined) {
    return [{ kind: 'bays', at: at(0, 0.55), width: wide * 0.8, height: Math.min(1.2, deep * 0.25) }];
  }
  const small = Math.min(wide, deep) < 4;
  const first: RoofDetail = {
    kind: small ? 'hatch' : 'skylight',
    at: at(0.5, -0.5),
    width: small ? 0.9 : 1.4,
    height: small ? 0.7 : 1,
  };
  const second: RoofDetail = {
    kind: small ? 'vent' : 'fan',
    at: at(-0.5, 0.45),
    width: small ? 0.7 : 1,
    height: small ? 0.7 : 1,
  };
  const third: RoofDetail = { kind: 'dome', at: at(0, 0), width: wide * 0.42, height: wide * 0.42 };
  if (pick(piece.id, 3) === 1 && !small) return [third, { ...first, kind: 'hatch', at: at(0.7, -0.7) }];
  return [first, second];
}

function structure(piece: TerrainPiece, size: number, t: Translator, canLift: boolean): StructurePiece {
  const outline = outlineOf(size, piece.footprint);
  const box = boxOf(size, piece.footprint);
  const open = piece.parts !== undefined;
  const height = formatInches(fullHeight(piece), t.lang);
  const tint = TINTS[pick(piece.id, TINTS.length)];
  const style = open ? undefined : STYLE_OF[piece.look];
  return {
    kind: 'structure',
    id: piece.id,
    outline,
    heightIn: toInches(fullHeight(piece)),
    construction: open ? 'open' : 'enclosed',
    name: pieceName(t, piece),
    nameAt: { x: box.at.x, y: box.at.y + 0.25 },
    chip: open ? t('play.chip.open', { height }) : height,
    roof: style === undefined ? roofOf(piece, box) : [],
    ...(style === undefined ? {} : { style }),
    ...(tint === undefined ? {} : { tint }),
    ...healthOf(piece),
    canLift,
  };
}

function wall(look: Barrier, piece: TerrainPiece, box: Box, t: Translator): Piece {
  const angle = (box.turnDeg * Math.PI) / 180;
  const half = { x: (Math.sin(angle) * box.length) / 2, y: (-Math.cos(angle) * box.length) / 2 };
  return {
    kind: look,
    id: piece.id,
    points: [
      { x: box.at.x - half.x, y: box.at.y - half.y },
      { x: box.at.x + half.x, y: box.at.y + half.y },
    ],
    thickness: box.width,
    heightIn: toInches(fullHeight(piece)),
    chip: formatInches(fullHeight(piece), t.lang),
    ...healthOf(piece),
  };
}

function thing(piece: TerrainPiece, box: Box, canLift: boolean): Piece {
  const found = SILHOUETTES.find((silhouette) => piece.look.startsWith(silhouette));
  const worn = piece.health !== undefined && piece.maxHealth !== undefined && piece.health < piece.maxHealth;
  return {
    kind: 'object',
    id: piece.id,
    silhouette: found ?? SILHOUETTE_OF[piece.look] ?? 'crate',
    at: box.at,
    width: box.width,
    length: box.length,
    turnDeg: box.turnDeg,
    ...(piece.rank === undefined ? {} : { rank: piece.rank }),
    tint: pick(piece.id, 5),
    state: worn ? 'worn' : 'whole',
    ...healthOf(piece),
    canLift,
  };
}

function danger(piece: TerrainPiece, size: number, t: Translator): Piece {
  const very = piece.danger?.grade === 'Very Dangerous';
  return {
    kind: 'danger',
    id: piece.id,
    outline: outlineOf(size, piece.footprint),
    grade: very ? 'veryDangerous' : 'dangerous',
    words: pieceName(t, piece),
  };
}

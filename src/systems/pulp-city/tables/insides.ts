import type { Footprint } from '../../../geometry/shape.ts';
import type { Prism } from '../../../tabletop/table.ts';
import { pieceWith, type TerrainPiece } from '../model/terrain.ts';
import { um } from './build.ts';
import { boxInFrame, type Frame, frameOf } from './frame.ts';

/**
 * What a Structure is within: one room (Enclosed), slabs on pillars or walls without a roof (Open), or nothing but
 * stone that carries whoever climbs it.
 * @rule PC-STRUCT-01 @rule PC-STRUCT-02
 */
export const INSIDES = ['enclosed', 'deck', 'ruin', 'block'] as const;
export type Inside = (typeof INSIDES)[number];

export const MOST_LEVELS = 3;

const PILLAR = um(0.4);
const SLAB = um(0.2);
const WALL = um(0.4);

/** Whether a part of a piece covers all of it from above, as a slab does. */
const isWhole = (part: Prism, whole: Frame): boolean => {
  const { length, width } = frameOf(part.footprint);
  return Math.abs(length - whole.length) < PILLAR / 4 && Math.abs(width - whole.width) < PILLAR / 4;
};

/** Floors to stand on that an Open Structure has one above the other; 0: it has none. */
export function levelsOf({ footprint, parts = [] }: TerrainPiece): number {
  const whole = frameOf(footprint);
  return parts.filter((part) => isWhole(part, whole)).length;
}

export function insideOf(piece: TerrainPiece): Inside {
  if (piece.enterable) return 'enclosed';
  if (piece.parts === undefined) return 'block';
  return levelsOf(piece) > 0 ? 'deck' : 'ruin';
}

/** Slabs one above the other on four pillars, on one in the middle where the outline has no four corners. */
export function deckParts(footprint: Footprint, height: number, levels: number): readonly Prism[] {
  const slabs = Array.from({ length: levels }, (_, index): Prism => {
    const top = Math.round((height * (levels - index)) / levels);
    return { footprint, bottom: top - SLAB, top };
  });
  const pillar = (at: Footprint): Prism => ({ footprint: at, bottom: 0, top: height - SLAB });
  return [...slabs, ...pillarsOf(footprint).map(pillar)];
}

function pillarsOf(footprint: Footprint): readonly Footprint[] {
  const frame = frameOf(footprint);
  const [u, v] = [frame.length / 2, frame.width / 2];
  if (footprint.kind === 'disc' || footprint.points.length !== 4)
    return [boxInFrame(frame, -PILLAR / 2, -PILLAR / 2, PILLAR / 2, PILLAR / 2)];
  return [
    boxInFrame(frame, -u, -v, -u + PILLAR, -v + PILLAR),
    boxInFrame(frame, u - PILLAR, -v, u, -v + PILLAR),
    boxInFrame(frame, -u, v - PILLAR, -u + PILLAR, v),
    boxInFrame(frame, u - PILLAR, v - PILLAR, u, v),
  ];
}

/** Three walls, of which one has half fallen. */
export function ruinParts(footprint: Footprint, height: number): readonly Prism[] {
  const frame = frameOf(footprint);
  const [u, v] = [frame.length / 2, frame.width / 2];
  const wall = (at: Footprint): Prism => ({ footprint: at, bottom: 0, top: height });
  return [
    wall(boxInFrame(frame, -u, -v, -u + WALL, v)),
    wall(boxInFrame(frame, -u + WALL, v - WALL, u, v)),
    wall(boxInFrame(frame, -u + WALL, -v, 0, -v + WALL)),
  ];
}

/** The same Structure, built otherwise within. */
export function withInside(piece: TerrainPiece, inside: Inside, levels = 1): TerrainPiece {
  const { parts: _, ...rest } = piece;
  const height = piece.top - piece.bottom;
  switch (inside) {
    case 'enclosed':
      return pieceWith(rest, { enterable: true, standable: true });
    case 'block':
      return pieceWith(rest, { enterable: false, standable: true });
    case 'deck':
      return pieceWith(rest, {
        enterable: false,
        standable: true,
        parts: deckParts(piece.footprint, height, levels),
      });
    case 'ruin':
      return pieceWith(rest, {
        enterable: false,
        standable: false,
        parts: ruinParts(piece.footprint, height),
      });
  }
}

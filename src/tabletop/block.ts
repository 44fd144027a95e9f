import { aabb, centre, disc, type Footprint, translate } from '../geometry/shape.ts';
import { footprintStop } from '../geometry/sweep.ts';
import { inches, SLACK, type Um } from '../geometry/units.ts';
import { along, type Point, unit } from '../geometry/vec.ts';
import { blockCurves, nearestBy } from './nearest.ts';
import { blockOk, type StandingOptions } from './standing.ts';
import { bars, surfaceBelow, surfaceLength } from './surfaces.ts';
import { type Piece, prismsOf, type Scene } from './table.ts';
import { TABLE_EDGE } from './slide.ts';

/** A thing that is moved about: not yet, or no longer, in its place among the pieces. */
export interface Block {
  readonly id: string;
  readonly footprint: Footprint;
  readonly height: Um;
}

export interface BlockPlace {
  readonly footprint: Footprint;
  readonly bottom: Um;
}

export interface BlockSlide extends BlockPlace {
  readonly travelled: Um;
  readonly stoppedBy: string | null;
  /** Heights of the Falls on the way. */
  readonly falls: readonly Um[];
}

export const blockOf = (piece: Piece): Block => ({
  id: piece.id,
  footprint: piece.footprint,
  height: piece.top - piece.bottom,
});

/** The nearest place, at or below a level, where a block may lie. */
export function nearestBlock(
  scene: Scene,
  block: Block,
  level: Um,
  opts: StandingOptions = {},
): BlockPlace | null {
  const middle = centre(block.footprint);
  const legal = (x: Um, y: Um): BlockPlace | null => {
    const footprint = translate(block.footprint, x - middle.x, y - middle.y);
    const bottom = surfaceBelow(scene, x, y, level, block.id);
    return blockOk(scene, block.id, footprint, bottom, block.height, opts).ok ? { footprint, bottom } : null;
  };
  const curves = () => blockCurves(scene, block.id, block.footprint, middle);
  return nearestBy(middle, legal, curves, inches(80))[0] ?? null;
}

/** An Object moved straight and level. @rule PC-OBJ-09 */
export function slideBlock(scene: Scene, piece: Piece, direction: Point, distance: Um): BlockSlide {
  const way = unit(direction);
  const block = blockOf(piece);
  const falls: Um[] = [];
  let { footprint, bottom } = piece;
  let travelled = 0;
  let stoppedBy: string | null = null;
  while (way !== null && travelled < distance && stoppedBy === null) {
    const left = distance - travelled;
    const halt = firstHalt(scene, { ...block, footprint }, bottom, way, left);
    const length = halt?.after ?? left;
    const from = centre(footprint);
    const support =
      bottom <= SLACK ? length : surfaceLength(scene, { ...from, z: bottom }, way, length, piece.id);
    const goes = Math.min(length, support);
    const step = along({ x: 0, y: 0 }, way, goes);
    footprint = translate(footprint, step.x, step.y);
    travelled += goes;
    if (support >= length) {
      stoppedBy = halt?.by ?? null;
      break;
    }
    const down = nearestBlock(scene, { ...block, footprint }, bottom - SLACK - 1);
    if (down === null || down.bottom >= bottom) break;
    falls.push(bottom - down.bottom);
    ({ footprint, bottom } = down);
  }
  return { footprint, bottom, travelled, stoppedBy, falls };
}

interface Halt {
  readonly after: Um;
  readonly by: string;
}

function firstHalt(scene: Scene, block: Block, bottom: Um, way: Point, length: Um): Halt | null {
  const top = bottom + block.height;
  const box = aabb(block.footprint);
  const room = (ahead: Um, behind: Um, d: number): number =>
    d > 0 ? (scene.size - ahead) / d : d < 0 ? -behind / d : Infinity;
  const edge = Math.max(0, Math.floor(Math.min(room(box.x1, box.x0, way.x), room(box.y1, box.y0, way.y))));
  let best: Halt | null = edge < length ? { after: edge, by: TABLE_EDGE } : null;
  const take = (fixed: Footprint, by: string): void => {
    const after = footprintStop(block.footprint, way, length, fixed);
    if (after !== null && (best === null || after < best.after)) best = { after, by };
  };
  for (const body of scene.bodies) {
    if (body.inside !== null || body.z >= top - SLACK || body.z + body.h <= bottom + SLACK) continue;
    take(disc(body.x, body.y, body.r), body.id);
  }
  for (const piece of scene.pieces) {
    if (piece.id === block.id) continue;
    if (bars(piece, bottom)) take(piece.footprint, piece.id);
    if (!piece.solid) continue;
    for (const prism of prismsOf(piece)) {
      if (prism.bottom < top - SLACK && prism.top > bottom + SLACK) take(prism.footprint, piece.id);
    }
  }
  return best;
}

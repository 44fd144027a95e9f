import { clip } from '../geometry/clip.ts';
import { near, signedDistance } from '../geometry/distance.ts';
import { outlineOf } from '../geometry/outline.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import type { Point } from '../geometry/vec.ts';
import { indexOf, outOfReach } from './spatial-index.ts';
import type { Piece, Place, Scene } from './table.ts';

/** Something a base can stand on, under a point. */
export interface Surface {
  readonly z: Um;
  /** Null for the ground. */
  readonly piece: string | null;
  readonly room: boolean;
}

const below = (a: Surface, b: Surface): number => b.z - a.z;

/** @rule PC-TABLE-10 All surfaces under a point, the highest first. */
export function surfacesAt(scene: Scene, x: Um, y: Um): readonly Surface[] {
  const found: Surface[] = [{ z: 0, piece: null, room: false }];
  for (const entry of indexOf(scene)) {
    if (outOfReach(entry, x, y, SLACK)) continue;
    const { piece, outline, prisms } = entry;
    if (piece.enterable && near(x, y, outline, SLACK))
      found.push({ z: piece.bottom, piece: piece.id, room: true });
    if (!piece.standable) continue;
    for (const prism of prisms) {
      if (near(x, y, prism.outline, SLACK)) found.push({ z: prism.top, piece: piece.id, room: false });
    }
  }
  return found.sort(below);
}

/** The highest surface under a point that is not above `limit`; rooms do not count. */
export function surfaceBelow(scene: Scene, x: Um, y: Um, limit: Um, but?: string): Um {
  let best = 0;
  for (const entry of indexOf(scene)) {
    if (outOfReach(entry, x, y, SLACK) || !entry.piece.standable || entry.piece.id === but) continue;
    for (const { outline, top } of entry.prisms) {
      if (top > best && top <= limit + SLACK && near(x, y, outline, SLACK)) best = top;
    }
  }
  return best;
}

/** How far a point goes straight on before the surfaces at its level end. */
export function surfaceLength(
  scene: Scene,
  at: { readonly x: Um; readonly y: Um; readonly z: Um },
  way: Point,
  length: Um,
  but?: string,
): Um {
  const [bx, by] = [at.x + way.x * length, at.y + way.y * length];
  const spans = indexOf(scene)
    .filter(({ piece }) => piece.standable && piece.id !== but)
    .flatMap(({ prisms }) => prisms.filter(({ top }) => Math.abs(top - at.z) <= SLACK))
    .flatMap(({ outline }) => clip(outline, at.x, at.y, bx, by, SLACK));
  let end = 0;
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (from * length > end * length + SLACK) break;
    end = Math.max(end, to);
  }
  return end >= 1 ? length : Math.max(0, Math.floor(end * length) - SLACK);
}

/** Whether a surface lies under the point at that very level. */
export function supported(scene: Scene, at: Place): boolean {
  if (at.inside !== null) {
    const room = scene.pieces.find((piece) => piece.id === at.inside);
    if (room !== undefined && Math.abs(at.z - room.bottom) <= SLACK) return true;
  }
  return at.z - surfaceBelow(scene, at.x, at.y, at.z) <= SLACK;
}

/** Whether a base of radius r lies wholly in the room of a piece. */
export const fitsRoom = (room: Piece, x: Um, y: Um, r: Um): boolean =>
  signedDistance(x, y, outlineOf(room.footprint)) <= SLACK - r;

/** @rule PC-AREA-03 Impassable Terrain that nothing may be on at some level; impassable walls only keep out of a room. */
export const bars = ({ impassable, enterable, bottom }: Piece, z: Um): boolean =>
  impassable !== undefined &&
  !enterable &&
  (impassable.fixedHeight === null || z < bottom + impassable.fixedHeight - SLACK);

import { inches } from '../../../../geometry/units.ts';
import { sight } from '../../../../tabletop/sight.ts';
import { surfaceBelow } from '../../../../tabletop/surfaces.ts';
import type { Body } from '../../../../tabletop/table.ts';
import { heightOnBase, baseRadius } from '../../board/bodies.ts';
import { MOST_HIGH } from '../../board/field.ts';
import { sceneOf } from '../../board/scene.ts';
import type { World } from '../../model/encounter.ts';
import type { Point } from '../../model/place.ts';

/** Millimetres of the base that both ends of a line stand on. */
export const SEEN_BASE = 30;

/** Squares along each side of the table. */
const SQUARES = 24;

export type SeenAs = 'covered' | 'hidden';

/** How the table looks to a model that stands at a point, square by square; squares in plain view are left out. */
export interface SightMap {
  readonly eye: Point;
  /** Micrometres along a square. */
  readonly side: number;
  /** The middle of each square. */
  readonly squares: readonly { readonly at: Point; readonly seen: SeenAs }[];
}

/** What a model of the usual size sees of others like it from a point, all of them out of doors, on the ground or on roofs. @rule PC-LOS-01 @rule PC-LOS-03 */
export function sightMap(w: World, eye: Point): SightMap {
  const scene = sceneOf(w);
  const standing = (id: string, { x, y }: Point): Body => ({
    id,
    x,
    y,
    z: surfaceBelow(scene, x, y, MOST_HIGH),
    r: baseRadius(SEEN_BASE),
    h: inches(heightOnBase(SEEN_BASE)),
    inside: null,
    wall: null,
  });
  const from = standing('eye', eye);
  const side = Math.round(w.setup.table.size / SQUARES);
  const middles = Array.from({ length: SQUARES }, (_, at) => Math.round((at + 0.5) * side));
  const squares = middles.flatMap((x) =>
    middles.flatMap((y) => {
      const { visible, cover } = sight(scene, from, standing('seen', { x, y }));
      if (visible && cover === 'none') return [];
      return [{ at: { x, y }, seen: visible ? ('covered' as const) : ('hidden' as const) }];
    }),
  );
  return { eye, side, squares };
}

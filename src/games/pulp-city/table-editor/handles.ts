import type { TerrainPiece } from '../../../systems/pulp-city/model/terrain.ts';
import { frameOf, inFrame } from '../../../systems/pulp-city/tables/frame.ts';
import { type Camera, type ScreenPoint, toScreen } from '../../../ui/table/camera.ts';
import { inches } from '../../../geometry/units.ts';
import { outlineOf, type RulePoint, shown } from '../../../ui/table/units.ts';

/** What a pointer takes hold of: a corner of the piece, or the knob that turns it. */
export type HandleName = 'turn' | readonly [u: -1 | 1, v: -1 | 1];

export interface HandleSpot {
  readonly name: HandleName;
  readonly key: string;
  readonly at: ScreenPoint;
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
/** Pixels between a piece and the knob that turns it. */
const KNOB = 34;

/** Objects are as large as their Rank has them. @rule PC-OBJ-10 */
export const canBeSized = (piece: TerrainPiece): boolean => piece.kind !== 'object';

/** The grips of the chosen piece on the stage. */
export function handlesOf(piece: TerrainPiece, size: number, camera: Camera): readonly HandleSpot[] {
  const frame = frameOf(piece.footprint);
  const at = (point: RulePoint): ScreenPoint => toScreen(camera, shown(size, point));
  const corners = canBeSized(piece)
    ? CORNERS.map(
        ([u, v]): HandleSpot => ({
          name: [u, v],
          key: `${u} ${v}`,
          at: at(inFrame(frame, (u * frame.length) / 2, (v * frame.width) / 2)),
        }),
      )
    : [];
  const reach = inches(KNOB / camera.scale);
  const knob = at(inFrame(frame, 0, frame.width / 2 + reach));
  return piece.footprint.kind === 'disc' ? corners : [...corners, { name: 'turn', key: 'turn', at: knob }];
}

/** An outline on the stage, as the points of a polygon. */
export const screenOutline = (piece: TerrainPiece, size: number, camera: Camera): string =>
  outlineOf(size, piece.footprint)
    .map((point) => toScreen(camera, point))
    .map(({ px, py }) => `${px.toFixed(1)},${py.toFixed(1)}`)
    .join(' ');

/** Steps of 15 degrees from one direction to another, about a middle; both as seen from above. */
export function stepsBetween(middle: RulePoint, from: RulePoint, to: RulePoint): number {
  const a = Math.atan2(from.y - middle.y, from.x - middle.x);
  const b = Math.atan2(to.y - middle.y, to.x - middle.x);
  return Math.round(((b - a) * 12) / Math.PI);
}

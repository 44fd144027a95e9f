import { type Footprint, rectangle } from '../../../geometry/shape.ts';
import type { World } from '../model/encounter.ts';
import type { TeamId, ZonePlace } from '../model/ids.ts';
import { inches } from '../../../geometry/units.ts';

/** Inches that always lie between two zones. */
const BETWEEN_ZONES = 18;

/** @rule PC-DEPLOY-01 */
export function zoneDepth(size: number): number {
  return Math.max(0, Math.floor((size - inches(BETWEEN_ZONES)) / 2));
}

const strips = new Map<string, Footprint>();

/** A strip along a whole edge of the table, or a square in a corner of it. @rule PC-DEPLOY-01 @rule PC-DEPLOY-07 */
export function strip(size: number, edge: ZonePlace, depth: number): Footprint {
  const key = `${size} ${edge} ${depth}`;
  const known = strips.get(key);
  if (known !== undefined) return known;
  const made = stripOf(size, edge, depth);
  strips.set(key, made);
  return made;
}

function stripOf(size: number, edge: ZonePlace, depth: number): Footprint {
  switch (edge) {
    case 'south':
      return rectangle(0, 0, size, depth);
    case 'north':
      return rectangle(0, size - depth, size, size);
    case 'west':
      return rectangle(0, 0, depth, size);
    case 'east':
      return rectangle(size - depth, 0, size, size);
    case 'southwest':
      return rectangle(0, 0, depth, depth);
    case 'northeast':
      return rectangle(size - depth, size - depth, size, size);
    case 'northwest':
      return rectangle(0, size - depth, depth, size);
    case 'southeast':
      return rectangle(size - depth, 0, size, depth);
  }
}

/** @rule PC-DEPLOY-01 */
export function zoneOf(w: World, team: TeamId): Footprint {
  const { size } = w.setup.table;
  return strip(size, w.state.deployment.edges[team], zoneDepth(size));
}

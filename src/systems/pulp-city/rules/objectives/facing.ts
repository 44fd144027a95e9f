import type { World } from '../../model/encounter.ts';
import type { TeamId, ZonePlace } from '../../model/ids.ts';
import type { Point } from '../../model/place.ts';

interface Facing {
  /** Away from the player, over the table. */
  readonly ahead: Point;
  readonly right: Point;
}

const FROM_SOUTH: Facing = { ahead: { x: 0, y: 1 }, right: { x: 1, y: 0 } };
const FROM_NORTH: Facing = { ahead: { x: 0, y: -1 }, right: { x: -1, y: 0 } };

const FACING: Readonly<Record<ZonePlace, Facing>> = {
  south: FROM_SOUTH,
  southwest: FROM_SOUTH,
  southeast: FROM_SOUTH,
  north: FROM_NORTH,
  northwest: FROM_NORTH,
  northeast: FROM_NORTH,
  west: { ahead: { x: 1, y: 0 }, right: { x: 0, y: -1 } },
  east: { ahead: { x: -1, y: 0 }, right: { x: 0, y: 1 } },
};

/** How a player sees the table from his edge. @rule PC-PLOT-04 @rule PC-PLOT-05 */
export const facingOf = ({ state }: World, team: TeamId): Facing => FACING[state.deployment.edges[team]];

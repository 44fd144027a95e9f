import type { Gait, Waypoint } from '../../src/tabletop/gait.ts';
import { reach } from '../../src/tabletop/reach.ts';
import type { Body, Scene } from '../../src/tabletop/table.ts';
import { checkTravel } from '../../src/tabletop/travel.ts';
import { judgeMove, type Verdict } from './move-oracle.ts';

/**
 * What is shown may be this much short of what is legal, in micrometres (0.05 in): ways lead round corners by three
 * straight legs, where a string pulled tight would bend.
 */
export const SHORT = 1270;

export interface ReachJudge {
  /** A place that is shown has a way there, and that way is legal by the walk in small steps as well. */
  readonly shown: (x: number, y: number) => Verdict | null;
  /** Where a legal way ends is shown, if not at the very limit of the distance. Null for a way that is not legal. */
  readonly walked: (legs: readonly Waypoint[]) => Verdict | null;
}

const AGREED: Verdict = { agreed: true, near: false };
const NEAR: Verdict = { agreed: true, near: true };

/** Holds the area in which a move is shown to end against the moves that are legal. */
export function reachJudge(scene: Scene, body: Body, gait: Gait): ReachJudge {
  const found = reach(scene, body, gait);
  const wider = reach(scene, body, { ...gait, distance: gait.distance + SHORT });
  return {
    shown: (x, y) => {
      if (!found.canEnd(x, y)) return null;
      if (x === body.x && y === body.y) return AGREED;
      const legs = found.pathTo({ x, y });
      if (legs === null) return { agreed: false, why: `no way to ${x}, ${y}` };
      const travel = checkTravel(scene, body, legs, gait);
      if (!travel.ok) return { agreed: false, why: `${JSON.stringify(legs)}: ${travel.why}` };
      return judgeMove(scene, body, legs, gait, travel);
    },
    walked: (legs) => {
      const travel = checkTravel(scene, body, legs, gait);
      if (!travel.ok || travel.fall !== null) return null;
      const { x, y } = travel.end;
      if (found.canEnd(x, y)) return AGREED;
      if (wider.canEnd(x, y)) return NEAR;
      return { agreed: false, why: `not shown, though ${JSON.stringify(legs)} leads there` };
    },
  };
}

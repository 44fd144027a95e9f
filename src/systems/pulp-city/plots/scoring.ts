import type { TeamId } from '../model/ids.ts';

type ByTeam = Readonly<Record<TeamId, number>>;

/** One Agenda Point a Level. @rule PC-PLOT-01 */
export function pointPerLevel(levels: ByTeam): ByTeam {
  return { a: levels.a, b: levels.b };
}

const MOST_LEVELS = 3;

/** Three Agenda Points to the Team that KO'ed the most Levels. @rule PC-PLOT-18 */
export function threeForMost(levels: ByTeam): ByTeam {
  return { a: levels.a > levels.b ? MOST_LEVELS : 0, b: levels.b > levels.a ? MOST_LEVELS : 0 };
}

import { PLAYERS } from '../../../kernel/ids.ts';
import { teamsOf } from '../board/sides.ts';
import type { AgendaState } from '../model/agendas.ts';
import type { AgendaScore, World } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';
import { most } from '../rules/objectives/control.ts';

const POINT = 1;

/** The Team that has done it most often; of several as often, nobody. @rule PC-AGENDA-16 */
export function forMost(w: World, countOf: (team: TeamId) => number): readonly AgendaScore[] {
  const team = most(w, countOf);
  return team === null ? [] : [{ team, points: POINT }];
}

/** As counted while the Encounter went on. */
export const mostCounted = (w: World, { counts }: AgendaState): readonly AgendaScore[] =>
  forMost(w, (team) => counts[team] ?? 0);

/** The Team that has done it first. @rule PC-AGENDA-16 */
export const forFirst = (w: World, { counts }: AgendaState): readonly AgendaScore[] =>
  teamsOf(w).flatMap((team) => ((counts[team] ?? 0) > 0 ? [{ team, points: POINT }] : []));

/** Settled as soon as somebody has done it. */
export const isDone = ({ counts }: Pick<AgendaState, 'counts'>): boolean =>
  PLAYERS.some((team) => (counts[team] ?? 0) > 0);

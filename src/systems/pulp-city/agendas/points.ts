import type { AgendaScore } from '../model/encounter.ts';
import type { AgendaState } from '../model/agendas.ts';

/** Points gained by an Agenda of one Team, or lost by it. @rule PC-AGENDA-08 */
const POINTS = 2;

/** The Team that has the Agenda gains its points, or loses as many. */
export const gained = ({ team }: AgendaState, won: boolean): readonly AgendaScore[] =>
  team === null ? [] : [{ team, points: won ? POINTS : -POINTS }];

import { COLOUR } from '../../styles/tokens.ts';
import type { TeamSide } from './team-side.ts';

/** Colours of a Team: its own, what is written on it, and the width of the line around its shape. */
export interface TeamLook {
  readonly fill: string;
  readonly on: string;
  readonly line: number;
}

export const TEAM_LOOK: Readonly<Record<TeamSide, TeamLook>> = {
  a: { fill: COLOUR.teamA, on: COLOUR.white, line: 1 },
  b: { fill: COLOUR.teamB, on: COLOUR.ink, line: 2 },
  c: { fill: COLOUR.teamC, on: COLOUR.white, line: 1 },
  d: { fill: COLOUR.teamD, on: COLOUR.ink, line: 2 },
};

export const TEAM_SIDES = ['a', 'b'] as const;

export type TeamSide = (typeof TEAM_SIDES)[number];

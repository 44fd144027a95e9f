export const TEAM_SIDES = ['a', 'b', 'c', 'd'] as const;

export type TeamSide = (typeof TEAM_SIDES)[number];

/** What a zone or a pill in the colours of a Team is called. */
export const TONE_OF_TEAM = { a: 'teamA', b: 'teamB', c: 'teamC', d: 'teamD' } as const;

export const TEAM_TONES = ['teamA', 'teamB', 'teamC', 'teamD'] as const;

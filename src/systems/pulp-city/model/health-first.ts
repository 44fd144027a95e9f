import type { CardProfile } from './profile.ts';

/** Read from the card alone: the Health that a model begins with besides its own, lost before that and not got back. */
export const healthFirst = Object.assign(
  ({ powers }: Pick<CardProfile, 'powers'>): number =>
    powers
      .flatMap(({ clauses }) => clauses)
      .reduce(
        (sum, clause) => ('grant' in clause && clause.grant === 'healthFirst' ? sum + clause.of : sum),
        0,
      ),
  { reads: ['grant', 'healthFirst'] as const },
);
